// Limits on a lesson's file, so that parsing cannot freeze the page.

/** @import { Problem } from './inline.js' */

/** The longest file that is read, in characters. */
export const MOST_CHARACTERS = 60_000;
/** Limit on Markdown's signs between two empty lines: pairing them takes quadratic time. */
export const MOST_SIGNS = 300;
/** Limit on a word's characters: Markdown looks for an address at each. */
export const MOST_LETTERS = 4_000;
/** Limit on the lines of a list: the rest of it is scanned again at each. */
export const MOST_LINES = 1_000;
/** Limit on paragraphs, headings, quotations and items of lists: a short link may unpack to thousands, and each is drawn. */
export const MOST_BLOCKS = 2_000;
/** How deep lists and quotations may nest. */
export const DEEPEST = 6;

const SIGN = /[*_~`<>[\]()!\\-]/g;

/** Limit on cells of all tables: short rows are filled up to the width of the head, so a small text could have millions. */
export const MOST_CELLS = 10_000;

/** @param {string} part */
function cellsOf(part) {
  const lines = part.split('\n');
  return lines.length * Math.max(...lines.map((line) => line.split('|').length - 1));
}

/** 0 if tables never exceed the limit. @param {string} source */
function cellsLine(source) {
  let [line, cells] = [1, 0];
  for (const part of source.split(/\n[ \t]*(?=\n)/)) {
    cells += cellsOf(part);
    if (cells > MOST_CELLS) return line;
    line += part.split('\n').length;
  }
  return 0;
}

/** A word that is too long, as far as it need be seen for that. */
const WORD = new RegExp(`\\S{${MOST_LETTERS + 1}}`);

/** Lists and quotations that begin in each other on one line, one more than there may be. */
const NESTED = new RegExp(`^[ \\t]*(?:(?:[-+*]|\\d{1,9}[.)])[ \\t]+|>[ \\t]?){${DEEPEST + 2}}`);

/** A line across the page looks like that. */
const RULE = /^[ \t]*([-*])(?:[ \t]*\1)+[ \t]*$/;

/** What begins an item of a list, and what goes on with one after an empty line. */
const ITEM = /^[ \t]*(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/;
const INDENTED = /^[ \t]/;
/** Beginnings of another block without an empty line before it. Cells of tables have their own limit. */
const BLOCK = /^[ \t]*(?:[-+*#>=_~`<]|\d{1,9}[.)])/;

/** The first violation and its line, or null. O(length). @param {string} source @returns {Problem | null} */
export function tooMuch(source) {
  const full = cellsLine(source);
  if (full > 0) return { code: 'cells', line: full, given: '' };
  let [signs, part, list, blocks] = [0, 1, 0, 0];
  let isAfterEmpty = true;
  for (const [n, text] of source.split('\n').entries()) {
    const line = n + 1;
    const isEmpty = text.trim() === '';
    if (isEmpty) signs = 0;
    else if (signs === 0) part = line;
    if (!isEmpty && (isAfterEmpty || BLOCK.test(text))) blocks += 1;
    if (blocks > MOST_BLOCKS) return { code: 'blocks', line, given: '' };
    signs += text.match(SIGN)?.length ?? 0;
    if (signs > MOST_SIGNS) return { code: 'busy', line: part, given: '' };
    const word = WORD.exec(text)?.[0];
    if (word) return { code: 'word', line, given: word };
    if (NESTED.test(text) && !RULE.test(text)) return { code: 'deep', line, given: text };
    // After an empty line a list continues by another item or an indent; otherwise by any line.
    if (ITEM.test(text)) list += 1;
    else if (list > 0) list = isAfterEmpty && !isEmpty && !INDENTED.test(text) ? 0 : list + 1;
    if (list > MOST_LINES) return { code: 'lines', line, given: '' };
    isAfterEmpty = isEmpty;
  }
  return null;
}
