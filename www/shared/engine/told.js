// What is wrong, in the page's words: the engine tells it as data.

import { words } from '../words/words.js';
import { Forbidden, Missing } from './missing.js';
import { phrased } from './said.js';

/** @import { ErrorReport as Report, Said } from '../../pkg/rolling_cubes.js' */

/** What the engine has against what was asked of it, as data; null for any other error. @type {(error: unknown) => Report | null} */
export const reportOf = (error) =>
  error instanceof Error && 'report' in error ? /** @type {Report} */ (error.report) : null;

/** Whatever the engine tells, in words. @type {(said: Said) => string} */
export const inWords = (said) =>
  phrased(said, {
    ...words.phrases,
    ...words.reasons,
    ...words.worker,
    ...words.ownKeys,
    refused,
  });

/** A report that has become a phrase, see `failed.js`: its parts by their places, those that it has not empty. @type {(...parts: string[]) => string} */
const refused = (code, field, given = '', allowed = '', line, column) =>
  words.errors[/** @type {Report['code']} */ (code)]({
    code: /** @type {Report['code']} */ (code),
    field: field || null,
    given,
    allowed,
    line: Number(line) || null,
    column: Number(column) || null,
  });

/** What the engine reports, in words. @type {(report: Report) => string} */
export const reported = ({ given, allowed, ...report }) =>
  words.errors[report.code]({ ...report, given: inWords(given), allowed: inWords(allowed ?? '') });

/** An error in words. Of one that is neither the engine's answer nor a file that is not there it is what the browser says. @type {(error: unknown) => string} */
export function told(error) {
  const report = reportOf(error);
  if (report) return reported(report);
  if (error instanceof Missing || error instanceof Forbidden) return inWords(error.said);
  return error instanceof Error ? error.message : String(error);
}
