import { capital, inMoves, moves, puzzle } from './names.js';
import { within } from './taught.js';

/** The last only when all are counted. @type {(kind: 'positions' | 'patterns', depth: number, n: number, total: number | null) => string[]} */
const barLines = (kind, depth, n, total) => [text('barDepth'), text('atlas.total'), ...(total === null ? [] : [text('barPart', { part: n / total })])];

/** Texts with values that are computed. */
export const said = {
  'atlas.bar': barLines,
  /** On one line. @type {(kind: 'positions' | 'patterns', depth: number, n: number, total: number | null) => string} */
  'atlas.barLabel': (kind, depth, n, total) => barLines(kind, depth, n, total).join(text('barJoint')),
  /** @type {(key: string, positions: number, size: number) => string} */
  'atlas.offer': (key, positions, size) => text({ within: within(key) }),
  /** @type {(positions: number, total: number) => string} */
  'atlas.progress': (positions, total) => text({ isKnown: total > 0 }),
  'atlas.deepest': (/** @type {string} */ key, /** @type {number} */ depth, /** @type {number} */ n) => text({ moves: moves(key, depth) }),
  /** @type {(key: string, depth: number, above: number) => string} */
  'atlas.here': (key, depth, above) => text({ moves: moves(key, depth) }),
  /** @type {(key: string, depth: number | null) => string} */
  'atlas.goal': (key, depth) => text({ moves: moves(key, depth) }),
  /** @type {(key: string, kind: 'positions' | 'patterns', depth: number, n: number, deepest: boolean) => string} */
  'atlas.gallery.title': (key, kind, depth, n, deepest) => text({ capital: capital(moves(key, depth)), moves: moves(key, depth), inMoves: inMoves(key, depth) }),
  /** @type {(shown: number, of: number) => string} */
  'atlas.gallery.shown': (shown, of) => text({ isPart: shown < of }),
  /** @type {(key: string, goal: boolean) => string} */
  'atlas.gallery.how': (key, goal) => text({ one: puzzle(key).one, verb: puzzle(key).verb }),
};
