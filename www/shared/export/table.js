// Tables as they are written into files: comma-separated values and JSON.
//
// Each record carries the link that remakes it, in its last column. So a file parses as it is, with no lines to skip, and what
// is cut out of it or put together with others still says where it comes from.

import { decimalSign } from '../words/format.js';

/** @typedef {string | number | boolean | null} Cell */

/**
 * @typedef {object} Sheet
 * @property {readonly string[]} columns
 * @property {readonly (readonly Cell[])[]} rows
 */

/**
 * Text that a spreadsheet takes for a formula, a number or a date: a position `012743865` would lose its zero, one of sixteen digits
 * its last. Text that begins with `'` before one of these counts as well, so that no two texts are written alike.
 */
const TAKEN = /^'*(?:[=+\-@\t\r\n]|(?=\D*\d)[\d\s.,:/eE+-]+$)/;

/**
 * Separated values (RFC 4180) in UTF-8, as a spreadsheet of the language in force opens them: separator and decimal sign are its own,
 * and a byte-order mark names the encoding. Lines end in CR LF; null is nothing. Text that a spreadsheet would take for something else
 * begins with `'`.
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

/** In quotation marks, which are doubled inside, where any reader would else take it apart. @type {(cell: Cell, point: string) => string} */
function field(cell, point) {
  if (typeof cell === 'number') return String(cell).replace('.', point);
  const text = String(cell ?? '').replace(TAKEN, "'$&");
  return /[",;\r\n]|^\s|\s$|\t/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The records of a file of `csvOf`, of any language, also where a spreadsheet has stored it again. None of any other text.
 * @type {(file: string) => Partial<Record<string, string>>[]}
 */
export function recordsOf(file) {
  const [, separator] = /^\ufeff?"?\w+"?([,;\t])"?\w+"?(?:\1|\r?\n)/.exec(file) ?? [];
  if (!separator) return [];
  const cell = `(?:"((?:[^"]|"")*)"|([^${separator}\r\n]*))(${separator}|\r?\n|$)`;
  /** @type {string[][]} */
  const rows = [[]];
  for (const [, quoted, plain = '', end] of file
    .replace(/^\ufeff/, '')
    .matchAll(new RegExp(cell, 'g'))) {
    const text = quoted?.replaceAll('""', '"') ?? plain;
    rows.at(-1)?.push(TAKEN.test(text) ? text.replace(/^'/, '') : text);
    if (end !== separator) rows.push([]);
  }
  const [names = [], ...records] = rows.filter((row) => row.some((text) => text !== ''));
  return records.map((row) => Object.fromEntries(names.map((name, n) => [name, row[n] ?? ''])));
}

/** The records as objects, one a line. @type {(sheet: Sheet) => string} */
export function jsonOf({ columns, rows }) {
  const records = rows.map((row) =>
    JSON.stringify(Object.fromEntries(columns.map((column, n) => [column, row[n] ?? null]))),
  );
  return `[\n${records.join(',\n')}\n]\n`;
}
