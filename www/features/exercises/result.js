// Results that students submit as links or files. They are marked again from their answers, whatever score they claim.

import { escaped } from '../../shared/state/escaped.js';
import { keysAbout, readPage } from '../../shared/state/page-keys.js';
import { visible } from '../../shared/state/visible.js';
import { Malformed } from './marks.js';
import { isRefusal, mark, readSet, writeSet } from './set.js';

/** @import { Sheet } from '../../shared/export/table.js' */
/** @import { Own } from '../../shared/state/page-keys.js' */
/** @import { Marked } from './set.js' */

/**
 * @typedef {object} Result
 * @property {string} by
 * @property {string} exercise
 * @property {string} answers
 * @property {string} claimed the score that it claims, as `9-12`; '' for none
 * @property {Marked | null} marked
 * @property {{what: 'set' | 'answers' | 'by' | 'cut', given: string, allowed: string} | null} refusal
 * @property {'yes' | 'perhaps' | 'no'} cut whether the end of its link is missing
 */

/** Characters that are read of all results together, and results. */
export const MOST_TEXT = 2_000_000;
const MOST_RESULTS = 500;
/** Limit on exercises in all results together: each takes a moment to mark. */
const MOST_MARKED = 3000;
const MOST_NAME = 60;

/** A name as it was typed; null for one that is none. @type {(text: string) => string | null} */
export function nameOf(text) {
  let name = text;
  try {
    name = decodeURIComponent(text);
  } catch {
    return null;
  }
  // Rejects invisible, control and bidirectional characters, line ends and halves of surrogate pairs.
  return name.length <= MOST_NAME && !/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/u.test(name)
    ? name.trim()
    : null;
}

/** Undoes escapes by mailers and course pages. @type {(text: string) => string} */
const plain = (text) => text.replaceAll(/%(?:3a|2c|2e)/gi, decodeURIComponent);

/** Reads what a link or a file says of a result, and marks it. @type {(own: Own) => Result} */
export function resultOf({ by = '', score = '', end, ...own }) {
  const [exercise, answers] = [plain(own.exercise ?? ''), plain(own.answers ?? '')];
  const isCut = end === 'cut';
  const name = nameOf(by) ?? (isCut ? '' : null);
  const claimed = !isCut && /^\d{1,4}-\d{1,4}$/.test(score) ? score : '';
  /** @type {(what: 'set' | 'answers' | 'by', given: string, allowed?: string) => Result} */
  const refused = (what, given, allowed = '') => ({
    by: name ?? '',
    exercise: '',
    answers: '',
    claimed,
    marked: null,
    refusal: { what: isCut ? 'cut' : what, given: visible(given, 59), allowed },
    cut: isCut ? 'yes' : 'no',
  });
  if (name === null) return refused('by', '');
  const set = readSet(exercise);
  if (isRefusal(set)) return refused('set', set.given, set.allowed);
  try {
    const marked = mark(set, answers);
    // A link without its length ends with its score.
    const isOpen =
      end === undefined && scoreOf(marked).startsWith(score) && scoreOf(marked) !== score;
    return {
      by: name,
      exercise: writeSet(set),
      answers,
      claimed: isOpen ? '' : claimed,
      marked,
      refusal: null,
      cut: isCut ? 'yes' : isOpen ? 'perhaps' : 'no',
    };
  } catch (error) {
    if (error instanceof Malformed) return refused('answers', error.given);
    throw error;
  }
}

/** @type {(marked: Marked) => string} */
const scoreOf = ({ points, total }) => `${points}-${total}`;

/** The score is for human readers. @type {(result: {exercise: string, answers: string, by: string, marked: Marked}) => Required<Omit<Own, 'end'>>} */
export const ownOf = ({ exercise, answers, by, marked }) => ({
  exercise,
  answers,
  by: escaped(by),
  score: scoreOf(marked),
});

/** The file of a result. @type {(own: Own) => string} */
export const fileOf = (own) =>
  `${JSON.stringify({ result: 'rolling-cubes', ...own, by: decodeURIComponent(own.by ?? '') })}\n`;

/** Reads the page's keys from a line that ends in a link, such as a CSV row. @type {(line: string) => Own | null} */
function ownOfLine(line) {
  if (!line.includes('exercise=')) return null;
  return readPage(line.slice(line.lastIndexOf('#') + 1).replace(/["\s;,]+$/, '')).own;
}

/** Values that are not text are ignored. @type {(value: unknown) => Own | null} */
function ownOfValue(value) {
  if (typeof value !== 'object' || value === null) return null;
  /** @type {Record<string, string>} */
  const own = {};
  for (const key of keysAbout('exercises')) {
    const field = Object.hasOwn(value, key)
      ? /** @type {Record<string, unknown>} */ (value)[key]
      : undefined;
    if (typeof field === 'string') own[key] = key === 'by' ? escaped(field.slice(0, 500)) : field;
    else if (field !== undefined) return { exercise: `${key}: ${typeof field}` };
  }
  return own.exercise === undefined ? null : own;
}

/** @type {(own: Own) => number} */
function sizeOf({ exercise = '' }) {
  const set = readSet(plain(exercise));
  return isRefusal(set) ? 0 : set.parts.reduce((sum, { count }) => sum + count, 0);
}

/**
 * Finds all results of texts: files of results, one or a list, or lines with links. `others` are lines and entries of
 * lists that are no results.
 * @param {readonly string[]} texts
 * @returns {{owns: Own[], others: string[], refusal: 'large' | 'none' | null}}
 */
export function findResults(...texts) {
  /** @type {{owns: Own[], others: string[]}} */
  const none = { owns: [], others: [] };
  if (texts.join('').length > MOST_TEXT) return { ...none, refusal: 'large' };
  const all = texts.flatMap(found);
  const owns = all.flatMap(({ own }) => (own ? [own] : []));
  const others = all.flatMap(({ own, text }) => (own ? [] : text));
  const size = owns.reduce((sum, own) => sum + sizeOf(own), 0);
  if (owns.length > MOST_RESULTS || size > MOST_MARKED) return { ...none, refusal: 'large' };
  return { owns, others, refusal: owns.length > 0 ? null : 'none' };
}

/** The same, each marked. @type {(text: string) => {results: Result[], refusal: 'large' | 'none' | null}} */
export function readResults(text) {
  const { owns, refusal } = findResults(text);
  return { results: owns.map(resultOf), refusal };
}

/** @typedef {{own: Own | null, text: string}} Found */

/** A JSON value may span several lines. @type {(text: string) => Found[]} */
const found = (text) =>
  ofJson(text) ??
  text.split('\n').flatMap((part) => {
    const line = part.trim();
    return line ? (ofJson(line) ?? [{ own: ownOfLine(line), text: line }]) : [];
  });

/** Null for what is no object or list. @type {(text: string) => Found[] | null} */
function ofJson(text) {
  if (!/^\s*[[{]/.test(text)) return null;
  try {
    /** @type {unknown} */
    const value = JSON.parse(text);
    const all = Array.isArray(value) ? value : [value];
    return all.map((one) => ({ own: ownOfValue(one), text: JSON.stringify(one) }));
  } catch {
    return null;
  }
}

/** Results as a table for a file. @type {(results: readonly Result[], linkOf: (own: Own) => string) => Sheet} */
export const sheetOf = (results, linkOf) => ({
  columns: [
    'name',
    'exercise',
    'steps',
    'right',
    'finished',
    'passed',
    'claimed_steps',
    'claimed_right',
    'refused',
    'link',
  ],
  rows: results.map(({ by, exercise, answers, claimed, marked, refusal, cut }) => [
    by,
    exercise,
    marked?.total ?? null,
    marked?.points ?? null,
    marked?.isFinished ?? null,
    marked?.isPassed ?? null,
    ...(claimed ? claimed.split('-').map(Number).reverse() : [null, null]),
    refusal ? `${refusal.what}: ${refusal.given}` : cut === 'no' ? null : 'cut',
    marked ? linkOf(ownOf({ exercise, answers, by, marked })) : null,
  ]),
});
