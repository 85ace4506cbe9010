// What a comparison of a heuristic with the true distance comes to, in words.

import { words } from '../../shared/words/words.js';

/** @import { QualityReport } from '../../pkg/rolling_cubes.js' */

/**
 * What a heuristic comes to; means are of all positions or of none.
 * @type {(report: QualityReport | null) => string}
 */
export function reportInWords(report) {
  const say = words.quality;
  if (!report) return say.waiting;
  const { complete, states, mean_error, mean_estimate, mean_distance } = report;
  return complete ? say.summary(mean_error, mean_estimate, mean_distance) : say.comparing(states);
}
