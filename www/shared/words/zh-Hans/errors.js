// Words for what the engine refuses, by the code of the error.

/** @import { ErrorReport } from '../../../pkg/rolling_cubes.js' */

/** @typedef {Omit<ErrorReport, 'given' | 'allowed'> & {given: string, allowed: string}} Report */

/** @type {(report: Report) => string} */
const givenAndAllowed = ({ given, allowed }) => `给出${given}；允许：${allowed}`;

/** Fields that a reader of the page has seen under another name. @type {Readonly<Record<string, string>>} */
const FIELDS = { start: '起点', goal: '目标' };

const fieldOf = (/** @type {string | null} */ field) => FIELDS[field ?? ''] ?? field;

/** @type {(report: Report) => string} */
const place = ({ line, column }) => (line === null ? `第${column}列` : `第${line}行第${column}列`);

/** @type {Readonly<Record<Report['code'], (report: Report) => string>>} */
export const errors = {
  format: (report) => `${report.field === null ? '' : `${fieldOf(report.field)}，`}${place(report)}：${givenAndAllowed(report)}`,
  value: (report) => `${fieldOf(report.field)}：${givenAndAllowed(report)}`,
  setting: givenAndAllowed,
  move: (report) => `第${report.column}步：${givenAndAllowed(report)}`,
  unsolvable: ({ given }) => `目标不可达：${given}`,
  unread: ({ given }) => `无法读取输入：${given}`,
};
