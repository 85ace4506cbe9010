// Words for what the engine cannot do that was asked for, by the code of the error.

/** @import { ErrorReport } from '../../../pkg/rolling_cubes.js' */

/** @typedef {Omit<ErrorReport, 'given' | 'allowed'> & {given: string, allowed: string}} Report */

/** @type {(report: Report) => string} */
const givenAndAllowed = ({ given, allowed }) => `${given} given; allowed: ${allowed}`;

/** @type {(report: Report) => string} */
const place = ({ line, column }) => (line === null ? `column ${column}` : `line ${line}, column ${column}`);

/** @type {Readonly<Record<Report['code'], (report: Report) => string>>} */
export const errors = {
  format: (report) => `${report.field === null ? '' : `${report.field}, `}${place(report)}: ${givenAndAllowed(report)}`,
  value: (report) => `${report.field}: ${givenAndAllowed(report)}`,
  setting: givenAndAllowed,
  move: (report) => `move ${report.column}: ${givenAndAllowed(report)}`,
  unsolvable: ({ given }) => `the goal cannot be reached: ${given}`,
  unread: ({ given }) => `the input could not be read: ${given}`,
};
