import { allOf } from '../format.js';
import { inMoves, moves } from './names.js';

/** Texts with values that are computed. */
export const said = {
  'share.recording.progress': (/** @type {number} */ share) => text({ percent: Math.floor(100 * share) }),
  'challenge.solveOrGuess': (/** @type {number} */ lanes) => text({ isMany: lanes > 2 }),
  /** @type {(best: readonly string[], generated: number, isAll: boolean) => string} */
  'challenge.right': (best, generated, isAll) => text({ bestList: allOf(best), length: best.length }),
  /** @type {(guess: string, best: readonly string[], generated: number, isAll: boolean) => string} */
  'challenge.wrong': (guess, best, generated, isAll) => text({ bestList: allOf(best), length: best.length }),
  /** @type {(key: string, n: number) => string} */
  'challenge.solved': (key, n) => text({ moves: moves(key, n), inMoves: inMoves(key, n) }),
};
