// A class's links, one per line. Invalid lines are reported and harmless.

import { readHeuristic, readLink } from '../../shared/engine/engine.js';
import { inWords, reported } from '../../shared/engine/error-words.js';
import { recordsOf } from '../../shared/export/table.js';
import { keyOf } from '../../shared/puzzles/puzzles.js';
import { endOf } from '../../shared/state/own.js';
import { readPage } from '../../shared/state/page-keys.js';
import { words } from '../../shared/words/words.js';
import { scoreOf, standingOf } from './verdict.js';

/** @import { Catalogue } from '../../pkg/rolling_cubes.js' */
/** @import { Entry, Fault } from '../../shared/state/slices/workshop.js' */

/** The most lines that are read. */
export const MOST_LINES = 200;

/** Longer than any link with a bound. */
const MOST_CHARACTERS = 16_000;

/** A ranking saved as CSV is valid, too. @param {string} pasted */
function linesOf(pasted) {
  const records = recordsOf(pasted);
  return records.some(({ link }) => link)
    ? records.map(({ name = '', link = '' }) => `${name.replaceAll(/\s/g, ' ')} ${link}`)
    : pasted.split(/\r?\n/);
}

/** @type {(pasted: string, key: string, catalogue: Catalogue) => Entry[]} */
export const entriesOf = (pasted, key, catalogue) =>
  linesOf(pasted)
    .map((text, n) => ({ text: text.trim(), line: n + 1 }))
    .filter(({ text }) => text !== '')
    .slice(0, MOST_LINES)
    .map(({ text, line }) => entryOf(text.slice(0, MOST_CHARACTERS), line, key, catalogue));

/** How many lines there are that say something. @type {(pasted: string) => number} */
export const linesIn = (pasted) => linesOf(pasted).filter((text) => text.trim() !== '').length;

/** @param {string} pasted @param {number} line @param {string} key @param {Catalogue} catalogue @returns {Entry} */
function entryOf(pasted, line, key, catalogue) {
  // Spreadsheet cells may be quoted.
  const given = pasted.replace(/["\s;,]+$/, '');
  // The name precedes the address.
  const at = given.search(/(?:\b[a-z]+:\/\/|\bfile:|#?v=\d)\S*$/i);
  const before = (at > 0 ? given.slice(0, at) : '').replace(/[\s:;,|–-]+"?$/, '');
  const name = before.replace(/^"(.*)"$/, '$1').slice(0, 80);
  // Some programs lose a link's `#`, or escape it.
  const link = given.slice(Math.max(at, 0)).replace(/^[^#]*?(?:\?|%23)(?=v=\d)/, '#');
  const { rest, bounds, misread } = readPage(link);
  const text = bounds?.text ?? '';
  const bad = (/** @type {Fault} */ error) => ({
    ...{ line, name, start: '', goal: '', text, error, audit: null, score: null },
  });
  if (endOf(given) === 'cut') return bad({ what: 'cut' });
  if (text === '') return bad({ what: 'none' });
  const { link: read, misread: others } = readLink(rest);
  const puzzle = catalogue.puzzles.find(
    (one) => one.name === read.puzzle && one.side ** 2 === read.start.length,
  );
  if (!puzzle || keyOf(puzzle) !== key) return bad({ what: 'puzzle' });
  // Claimed scores are rejected, as they mean nothing here. The claim is reported before its author.
  const claim = misread.filter(({ key: about }) => about === 'score');
  const [wrong] = [...others, ...claim, ...misread];
  if (wrong) return bad({ what: 'part', key: wrong.key, given: wrong.given });
  const { start, goal } = read;
  const { error } = readHeuristic(puzzle.name, start, goal, text);
  if (error) return bad({ what: 'refused', report: error });
  return { line, name, start, goal, text, error: null, audit: null, score: null };
}

/** What is wrong with a line, in words. @param {Fault} fault @param {string} key the puzzle's name on the page */
export function faultInWords(fault, key) {
  const { errors } = words.workshop.class;
  switch (fault.what) {
    case 'none':
      return errors.none;
    case 'cut':
      return words.linkNote.cut;
    case 'puzzle':
      return errors.puzzle(key);
    case 'part':
      return words.linkNote.part(fault.key, inWords(fault.given));
    case 'refused':
      return reported(fault.report);
    case 'stopped':
      return inWords(fault.why);
  }
}

/**
 * Proved lower bounds first, then by score and table size.
 * @type {(entries: readonly Entry[]) => {entry: Entry, rank: number | null}[]}
 */
export function ranked(entries) {
  const inOrder = entries
    .filter(({ error }) => error === null)
    .toSorted(
      (a, b) =>
        weightOf(a) - weightOf(b) ||
        numberOf(a) - numberOf(b) ||
        bytesOf(a) - bytesOf(b) ||
        a.line - b.line,
    );
  return inOrder.map((entry) => {
    if (!isRanked(entry)) return { entry, rank: null };
    const better = inOrder.filter(
      (other) =>
        isRanked(other) &&
        (numberOf(other) < numberOf(entry) ||
          (numberOf(other) === numberOf(entry) && bytesOf(other) < bytesOf(entry))),
    );
    return { entry, rank: better.length + 1 };
  });
}

/** @param {Entry} entry */
const isRanked = ({ audit, score }) => standingOf(audit, score) === 'counts';

/** @param {Entry} entry */
function weightOf({ audit, score }) {
  const standing = standingOf(audit, score);
  if (standing === 'refuted' || standing === 'elsewhere') return 2;
  return standing === 'counts' ? 0 : 1;
}

/** @param {Entry} entry */
const numberOf = ({ audit, score }) => scoreOf(audit, score) ?? Number.MAX_SAFE_INTEGER;

/** @param {Entry} entry */
const bytesOf = ({ score }) => score?.bytes ?? 0;
