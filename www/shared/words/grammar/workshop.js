import { entry } from '../entry.js';
import { shortened } from '../made.js';
import { heuristic, inMoves, moves } from './names.js';
import { TAUGHT, within } from './taught.js';

/** @type {Readonly<Record<string, string>>} */
const EXAMPLES = Object.assign(texts('examples'), ...Object.values(TAUGHT).map(({ examples }) => examples));

/** Words of each language for those of expressions. @type {Readonly<Record<string, string>>} */
const ALSO = texts('also');

/** @import { AstrayRun, AuditEdit } from '../../../pkg/rolling_cubes.js' */

/** Texts with values that are computed. */
export const said = {
  'workshop.write.also': (/** @type {string} */ word) => /** @type {string | undefined} */ (ALSO[word]),
  'workshop.write.example': (/** @type {string} */ name) => entry(EXAMPLES, name),
  'workshop.about': (/** @type {string} */ key) => text({ within: within(key) }),
  /** @type {(word: string) => string} */
  'workshop.write.means': (word) => /** @type {Readonly<Record<string, string>>} */ (texts('workshop.write.means'))[word] ?? heuristic(word),
  /** @type {(word: string, text: string) => string} */
  'workshop.write.block': (word, text) => text({ wordIsText: word === text }),
  /** @type {(steps: number, bytes: number) => string} */
  'workshop.facts.price': (steps, size) => text({ isTable: size > 0 }),
  'workshop.paint.key': (/** @type {string} */ key) => entry(texts('workshop.paint.key'), key),
  'workshop.paint.how': (/** @type {string} */ key) => entry(texts('workshop.paint.how'), key),
  'workshop.paint.member': (/** @type {string} */ member) => /** @type {Readonly<Record<string, string>>} */ (texts('workshop.paint.member'))[member] ?? member,
  /** @type {(member: string, group: number) => string} */
  'workshop.paint.kept': (member, group) => text({ isIgnored: group < 0, number: group + 1 }),
  'workshop.paint.group': (/** @type {number} */ group) => text({ number: group + 1 }),
  'workshop.paint.table': (/** @type {number} */ n) => text({ number: n + 1 }),
  /** @type {(key: string, bound: number, distance: number) => string} */
  'workshop.audit.counterexample': (key, bound, distance) => text({ moves: moves(key, distance) }),
  /** @type {(key: string, bound: number, distance: number) => string} */
  'workshop.audit.sampledCounterexample': (key, bound, distance) => text({ moves: moves(key, distance) }),
  /** @type {(key: string, distance: number, move: string, bound: number, after: number) => string} */
  'workshop.audit.fall': (key, distance, move, bound, after) => text({ moves: moves(key, distance) }),
  /** @type {(key: string, edit: AuditEdit) => string} */
  'workshop.audit.edit': (key, { own, bound, distance, move, bound_from }) => text({ moves: moves(key, distance) }),
  /** @type {(positions: number) => string} */
  'workshop.audit.large': (n) => text({ n2TimesN: 2 * n }),
  /** @type {(key: string, run: AstrayRun) => string} */
  'workshop.astray.here': (key, { length, found, at, waiting }) =>
    text({
      atG: at.g,
      atGPlusAtH: at.g + at.h,
      movesLength: moves(key, length),
      waitingG: waiting.g,
      h: waiting.h,
      movesLeft: moves(key, length - waiting.g),
      movesFound: moves(key, found),
      inMoves: inMoves(key, length),
    }),
  /** @type {(key: string, goal: string, position: string, bound: number, distance: number) => string} */
  'workshop.score.elsewhere': (key, goal, position, bound, distance) => text({ moves: moves(key, distance) }),
  /** @type {(score: number, most: number, beats: string) => string} */
  'workshop.score.medalLong': (score, most, beats) => text({ heuristic: heuristic(beats) }),
  'workshop.shelf.use': (/** @type {string} */ text) => text({ shortened: shortened(text) }),
  'workshop.shelf.maxLong': (/** @type {string} */ text) => text({ shortened: shortened(text) }),
  'workshop.shelf.sumLong': (/** @type {string} */ text) => text({ shortened: shortened(text) }),
  'workshop.shelf.drop': (/** @type {string} */ text) => text({ shortened: shortened(text) }),
};
