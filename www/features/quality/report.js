import { words } from '../../shared/words/words.js';

/** @import { QualityReport } from '../../pkg/rolling_cubes.js' */

/**
 * The result of a comparison in words; means include all positions, or are absent.
 * @type {(report: QualityReport | null) => string}
 */
export function reportInWords(report) {
  const say = words.quality;
  if (!report) return say.waiting;
  const { complete, states, mean_error, mean_estimate, mean_distance } = report;
  return complete ? say.summary(mean_error, mean_estimate, mean_distance) : say.comparing(states);
}
