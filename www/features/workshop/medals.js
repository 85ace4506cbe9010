// Public thresholds: a bound that is proved wins a medal when its score and what its tables take are small enough.
//
// Each is a fixed number below the score of a listed heuristic, which it names, and there are bounds that reach it:
// `tests/unit/workshop/medals.test.js` holds both. No table of everything is small enough. `medals.json` also says what kind of bound
// each puzzle's ask for.

import medals from './medals.json';

/** @import { ScoreReport } from '../../pkg/rolling_cubes.js' */

/** @typedef {'bronze' | 'silver' | 'gold' | 'hard'} Medal */
/** At most this score, with tables of at most so many bytes: better than the listed heuristic that is named. @typedef {{medal: Medal, score: number, bytes: number, beats: string}} Threshold */

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
