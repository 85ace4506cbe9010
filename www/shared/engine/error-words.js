// Puts errors into words.

import { words } from '../words/words.js';
import { Forbidden, Missing } from './missing.js';
import { phrased } from './phrases.js';

/** @import { ErrorReport as Report, Said } from '../../pkg/rolling_cubes.js' */

/** An error's engine report; null for other errors. @type {(error: unknown) => Report | null} */
export const reportOf = (error) =>
  error instanceof Error && 'report' in error ? /** @type {Report} */ (error.report) : null;

/** @type {(said: Said) => string} */
export const inWords = (said) =>
  phrased(said, {
    ...words.phrases,
    ...words.reasons,
    ...words.worker,
    ...words.ownKeys,
    refused,
  });

/** An error report as phrase arguments (see `failed.js`); absent parts are empty. @type {(...parts: string[]) => string} */
const refused = (code, field, given = '', allowed = '', line, column) =>
  words.errors[/** @type {Report['code']} */ (code)]({
    code: /** @type {Report['code']} */ (code),
    field: field || null,
    given,
    allowed,
    line: Number(line) || null,
    column: Number(column) || null,
  });

/** @type {(report: Report) => string} */
export const reported = ({ given, allowed, ...report }) =>
  words.errors[report.code]({ ...report, given: inWords(given), allowed: inWords(allowed ?? '') });

/** An error in words: the engine's report, a missing file, else the browser's message. @type {(error: unknown) => string} */
export function errorInWords(error) {
  const report = reportOf(error);
  if (report) return reported(report);
  if (error instanceof Missing || error instanceof Forbidden) return inWords(error.said);
  return error instanceof Error ? error.message : String(error);
}
