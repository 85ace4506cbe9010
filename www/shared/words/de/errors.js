// Wörter für das, was die Engine von dem Verlangten nicht tun kann, nach dem Code des Fehlers.

/** @import { ErrorReport } from '../../../pkg/rolling_cubes.js' */

/** @typedef {Omit<ErrorReport, 'given' | 'allowed'> & {given: string, allowed: string}} Report */

/** @type {(report: Report) => string} */
const givenAndAllowed = ({ given, allowed }) => `${given} angegeben; erlaubt: ${allowed}`;

/** Fields that a reader of the page has seen under another name. @type {Readonly<Record<string, string>>} */
const FIELDS = { start: 'Start', goal: 'Ziel' };

const fieldOf = (/** @type {string | null} */ field) => FIELDS[field ?? ''] ?? field;

/** @type {(report: Report) => string} */
const place = ({ line, column }) => (line === null ? `Spalte ${column}` : `Zeile ${line}, Spalte ${column}`);

/** @type {Readonly<Record<Report['code'], (report: Report) => string>>} */
export const errors = {
  format: (report) => `${report.field === null ? '' : `${fieldOf(report.field)}, `}${place(report)}: ${givenAndAllowed(report)}`,
  value: (report) => `${fieldOf(report.field)}: ${givenAndAllowed(report)}`,
  setting: givenAndAllowed,
  move: (report) => `Zug ${report.column}: ${givenAndAllowed(report)}`,
  unsolvable: ({ given }) => `das Ziel ist nicht zu erreichen: ${given}`,
  unread: ({ given }) => `die Eingabe war nicht zu lesen: ${given}`,
};
