/** @import { ErrorReport } from '../../../pkg/rolling_cubes.js' */
/** @import { Report } from '../en/errors.js' */

/** @type {(report: Report) => string} */
const givenAndAllowed = ({ given, allowed }) => `指定：${given}／使えるもの：${allowed}`;

/** Fields that a reader of the page has seen under another name. @type {Readonly<Record<string, string>>} */
const FIELDS = { start: 'スタート', goal: 'ゴール' };

const fieldOf = (/** @type {string | null} */ field) => FIELDS[field ?? ''] ?? field;

/** @type {(report: Report) => string} */
const place = ({ line, column }) => (line === null ? `${column}文字目` : `${line}行目${column}文字目`);

/** @type {Readonly<Record<ErrorReport['code'], (report: Report) => string>>} */
export const errors = {
  format: (report) => `${report.field === null ? '' : `${fieldOf(report.field)}、`}${place(report)}：${givenAndAllowed(report)}`,
  value: (report) => `${fieldOf(report.field)}：${givenAndAllowed(report)}`,
  setting: givenAndAllowed,
  move: (report) => `${report.column}手目：${givenAndAllowed(report)}`,
  unsolvable: ({ given }) => `ゴールに到達できません：${given}`,
  unread: ({ given }) => `入力を読めませんでした：${given}`,
};
