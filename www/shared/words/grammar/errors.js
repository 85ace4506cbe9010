/** @import { ErrorReport } from '../../../pkg/rolling_cubes.js' */
/** @typedef {Omit<ErrorReport, 'given' | 'allowed'> & {given: string, allowed: string}} Report */

/** Texts with values that are computed. */
export const said = {
  'errors.format': (/** @type {any} */ report) => text({ field: report.field, line: report.line, column: report.column, given: report.given, allowed: report.allowed }),
  'errors.value': (/** @type {any} */ report) => text({ field: report.field, given: report.given, allowed: report.allowed }),
  'errors.move': (/** @type {any} */ report) => text({ column: report.column, given: report.given, allowed: report.allowed }),
  errors: /** @type {Readonly<Record<Report['code'], (report: Report) => string>>} */ (texts('errors')),
};
