// Public thresholds: a proved bound wins a medal if its score and its tables are small enough.
//
// Each is slightly below the score of a named listed heuristic, and attainable, see `tests/unit/features/workshop/medals.test.js`. A table of all
// positions is never small enough. `medals.json` also describes the expected kind of bound.

import medals from './medals.json';

/** @import { ScoreReport } from '../../pkg/rolling_cubes.js' */

/** @typedef {'bronze' | 'silver' | 'gold' | 'hard'} Medal */
/** @typedef {{medal: Medal, score: number, bytes: number, beats: string}} Threshold */

/** @type {(key: string) => readonly Threshold[]} */
export function thresholdsOf(key) {
  const found =
    /** @type {Readonly<Record<string, { thresholds: readonly unknown[] } | undefined>>} */ (
      medals
    )[key];
  if (!found) throw new Error(`there are no medals for '${key}'`);
  return /** @type {readonly Threshold[]} */ (found.thresholds);
}

/** Whether a threshold is reached. @type {(threshold: Threshold, score: Pick<ScoreReport, 'score' | 'bytes'>) => boolean} */
export const isWon = ({ score: most, bytes: room }, { score, bytes }) =>
  score !== null && score <= most && bytes <= room;
