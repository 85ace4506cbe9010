// Tables as they are written into files: comma-separated values and JSON.
//
// Each record carries the link that remakes it, in its last column. So a file parses as it is, with no lines to skip, and what
// is cut out of it or put together with others still says where it comes from.

/** @typedef {string | number | boolean | null} Cell */

/**
 * @typedef {object} Sheet
 * @property {readonly string[]} columns
 * @property {readonly (readonly Cell[])[]} rows
 */

/** Comma-separated values (RFC 4180): lines end in CR LF; null is nothing. @type {(sheet: Sheet) => string} */
export const csvOf = ({ columns, rows }) =>
  [columns, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');

/** In quotation marks, which are doubled inside, where a reader would else take it apart. @type {(cell: Cell) => string} */
function field(cell) {
  const text = cell === null ? '' : String(cell);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The records as objects, one a line. @type {(sheet: Sheet) => string} */
export function jsonOf({ columns, rows }) {
  const records = rows.map((row) =>
    JSON.stringify(Object.fromEntries(columns.map((column, n) => [column, row[n] ?? null]))),
  );
  return `[\n${records.join(',\n')}\n]\n`;
}
