import { entry } from '../entry.js';
import { inMoves, moves, puzzle } from './names.js';
import { contest, judge } from './problem.js';
import * as squares from './squares.js';
import { TAUGHT, within } from './taught.js';

/** Texts with values that are computed. */
export const said = {
  /** @type {(key: string) => string} */
  'paste.how': (key) => entry(TAUGHT, key).paste,
  'paste.example': (/** @type {string} */ names) => text({ names: contest(names) }),
  'paste.draw': (/** @type {string} */ names) => text({ name: judge(names) }),
  /** @type {(key: string, length: number | null, right: number) => string} */
  'check.truth': (key, length, right) => text({ solved: length !== null, moves: moves(key, length ?? 0), cut: right !== length }),
  'paste.other': (/** @type {string} */ key) => text({ within: within(key), name: puzzle(key).name }),
  'setUp.howToTurn': (/** @type {string} */ key) => entry(TAUGHT, key).turn ?? '',
  /** @type {(key: string, index: number, side: number, piece: string) => string} */
  'setUp.square': (key, index, side, piece) => text({ square: squares.square(key, index, side) }),
  /** @type {(key: string, moves: number) => string} */
  'setUp.looking': (key, looked) => text({ moves: moves(key, looked), inMoves: inMoves(key, looked) }),
  /** @type {(key: string, depth: number, exact: boolean) => string} */
  'setUp.dealt': (key, depth, exact) => text({ moves: moves(key, depth) }),
};
