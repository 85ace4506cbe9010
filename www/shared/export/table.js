// Tables as CSV and JSON.
//
// The last column of each record is the link that reproduces it. So a file parses without lines to skip, and excerpts
// and merged files still name their source.

import { decimalSign } from '../words/format.js';

/** @typedef {string | number | boolean | null} Cell */

/** @typedef {{columns: readonly string[], rows: readonly (readonly Cell[])[]}} Sheet */

/**
 * Text that a spreadsheet would convert to a formula, number or date: the position `012743865` would lose its zero, one
 * of 16 digits its last. Text that begins with `'` before such text counts as well, so that escaping is reversible.
 */
const TAKEN = /^'*(?:[=+\-@\t\r\n]|(?=\D*\d)[\d\s.,:/eE+-]+$)/;

/**
 * CSV (RFC 4180) in UTF-8 for spreadsheets in the current language: with its separator and decimal sign, a byte-order
 * mark and CR LF. Null is empty. `'` precedes text that a spreadsheet would convert.
 * @type {(sheet: Sheet) => string}
 */
export function csvOf({ columns, rows }) {
  const point = decimalSign();
  const separator = point === ',' ? ';' : ',';
  const lines = [columns, ...rows].map((row) =>
    row.map((cell) => field(cell, point)).join(separator),
  );
  return `\ufeff${lines.map((line) => `${line}\r\n`).join('')}`;
}

/** @type {(cell: Cell, point: string) => string} */
function field(cell, point) {
  if (typeof cell === 'number') return String(cell).replace('.', point);
  const text = String(cell ?? '').replace(TAKEN, "'$&");
  return /[",;\r\n]|^\s|\s$|\t/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One object per line. @type {(sheet: Sheet) => string} */
export function jsonOf({ columns, rows }) {
  const records = rows.map((row) =>
    JSON.stringify(Object.fromEntries(columns.map((column, n) => [column, row[n] ?? null]))),
  );
  return `[\n${records.join(',\n')}\n]\n`;
}
