// What can be copied from the page, beside its link: a contest's input, Markdown.

import { writeContest } from '../engine.js';
import { puzzleOf } from '../state/lines.js';
import { problemOf } from '../state/state.js';

/** @typedef {import('../state/state.js').State} State */

/** The page's address without its link. @param {{href: string}} location */
export const baseOf = ({ href }) => href.split('#')[0] ?? '';

/**
 * The problem as its contest's own input has it, or why that has no room for it.
 * @param {State} state
 * @returns {{text: string, error: string}}
 */
export function contestOf(state) {
  const { start, goal } = problemOf(state);
  try {
    return { text: writeContest(puzzleOf(state.key), start, goal), error: '' };
  } catch (error) {
    return { text: '', error: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * The link in Markdown, and below it what the lanes have counted so far.
 * @param {State} state
 * @param {string} url
 * @param {typeof import('../messages.js').words} words
 */
export function markdownOf(state, url, words) {
  const { start, goal } = problemOf(state);
  const say = words.share.markdown;
  const head = `[${say.title(words.puzzle(state.key).full)}](${url}): ${say.problem(`\`${start}\``, `\`${goal}\``)}`;
  const begun = state.lanes.flatMap(({ spec, snapshot }) =>
    snapshot && snapshot.generated > 0 ? [{ name: words.lane(spec.search), snapshot }] : [],
  );
  if (begun.length === 0) return `${head}\n`;
  const { generated, expanded, stored } = words.counters;
  const { count } = words.format;
  const columns = [say.search, say.length, generated.name, expanded.name, stored.name];
  const rows = begun.map(({ name, snapshot }) => [
    // A star would make the rest of the table lean.
    name.replaceAll('*', '\\*'),
    snapshot.length === null ? '–' : count(snapshot.length),
    count(snapshot.generated),
    count(snapshot.expanded),
    count(snapshot.stored_peak),
  ]);
  const table = [columns, ['---', '--:', '--:', '--:', '--:'], ...rows];
  return `${head}\n\n${table.map((row) => `| ${row.join(' | ')} |\n`).join('')}`;
}
