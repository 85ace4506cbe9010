// Texts to copy: an element for another page, contest input, Markdown.

import { writeContest } from '../../shared/engine/engine.js';
import { errorInWords } from '../../shared/engine/error-words.js';
import { escaped } from '../../shared/export/markup.js';
import { KEYS, LESSON_KEYS } from '../../shared/state/attributes.js';
import { linkOf } from '../../shared/state/link.js';
import { readPage, writePage } from '../../shared/state/page-keys.js';
import { puzzleOf } from '../../shared/state/puzzles.js';
import { problemOf } from '../../shared/state/state.js';

/** @import { State } from '../../shared/state/state.js' */

/** @param {{href: string}} location */
export const baseOf = ({ href }) => href.split('#')[0] ?? '';

/** The kinds of element. Lesson and exercise use the same one. @typedef {'exercise' | 'lesson' | 'race' | 'board'} Embedded */

/** The elements available, the likeliest first: for someone who played and ran nothing, the board. @type {(state: State) => Embedded[]} */
export function elementsOf({ view, own, lesson, ownMoves, lanes }) {
  const isPlayed = ownMoves && lanes.every(({ phase }) => phase === 'ready');
  return [
    ...(view === 'exercises' && own.exercise ? [/** @type {const} */ ('exercise')] : []),
    ...(lesson ? [/** @type {const} */ ('lesson')] : []),
    ...(isPlayed
      ? /** @type {const} */ (['board', 'race'])
      : /** @type {const} */ (['race', 'board'])),
  ];
}

/** The embedded link: the whole state, or an exercise at its beginning. @type {(state: State, element: Embedded) => string} */
const linkFor = (state, element) =>
  element === 'exercise'
    ? writePage('v=1', { ...readPage(''), own: { exercise: state.own.exercise ?? '' } })
    : linkOf(state.view === 'teach' ? { ...state, view: 'race' } : state);

/**
 * Addresses of the module and this page for another page; relative files if this page is not public.
 * @param {{href: string}} location @param {boolean} isHosted
 */
export function placesOf(location, isHosted) {
  const base = baseOf(location);
  if (isHosted) return { module: new URL('embed.js', base).href, page: base };
  return { module: 'embed.js', page: base.slice(base.lastIndexOf('/') + 1) };
}

/** The script that works from disk and inside a document. */
export const ALL = 'embed-all.js';

/**
 * Markup of an element in the page's state, with a link inside for when scripts are off.
 * @param {State} state @param {Embedded} element @param {{module: string, page: string}} places
 * @param {typeof import('../../shared/words/words.js').words} words
 */
export function embedOf(state, element, { module, page }, words) {
  const link = linkFor(state, element);
  const isLesson = element === 'lesson' || element === 'exercise';
  /** @type {readonly string[]} */
  const known = isLesson ? LESSON_KEYS : KEYS;
  const attributes = link.split('&').flatMap((part) => {
    const [key = '', ...value] = part.split('=');
    return known.includes(key) ? [` ${key}="${escaped(decodeURIComponent(value.join('=')))}"`] : [];
  });
  const name = `rolling-cubes-${isLesson ? 'lesson' : element}`;
  const title = words.share.markdown.title(words.puzzle(state.key).full);
  return [
    module === ALL
      ? `<script src="${ALL}" defer></script>`
      : `<script type="module" src="${escaped(module)}"></script>`,
    `<${name}${attributes.join('')}>`,
    `  <a href="${escaped(`${page}#${link}`)}">${escaped(title)}</a>`,
    `</${name}>`,
    '',
  ].join('\n');
}

/**
 * The problem as contest input, or why that format cannot express it.
 * @param {State} state @returns {{text: string, error: string}}
 */
export function contestOf(state) {
  const { start, goal } = problemOf(state);
  try {
    return { text: writeContest(puzzleOf(state.key), start, goal), error: '' };
  } catch (error) {
    return { text: '', error: errorInWords(error) };
  }
}

/**
 * The link in Markdown with a table of the lanes' counts.
 * @param {State} state @param {string} url @param {typeof import('../../shared/words/words.js').words} words
 */
export function markdownOf(state, url, words) {
  const { start, goal } = problemOf(state);
  const say = words.share.markdown;
  const head = `[${say.title(words.puzzle(state.key).full)}](${url}): ${say.problem(`\`${start}\``, `\`${goal}\``)}`;
  const begun = state.lanes.flatMap(({ spec, snapshot }) =>
    snapshot && snapshot.generated > 0 ? [{ name: words.lane(spec), snapshot }] : [],
  );
  if (begun.length === 0) return `${head}\n`;
  const { generated, expanded, stored } = words.counters;
  const { count } = words.format;
  const columns = [say.search, say.length, generated.name, expanded.name, stored.name];
  const rows = begun.map(({ name, snapshot }) => [
    // An unescaped star would make the rest of the table italic.
    name.replaceAll('*', '\\*'),
    snapshot.length === null ? '–' : count(snapshot.length),
    count(snapshot.generated),
    count(snapshot.expanded),
    count(snapshot.stored_peak),
  ]);
  const table = [columns, ['---', '--:', '--:', '--:', '--:'], ...rows];
  return `${head}\n\n${table.map((row) => `| ${row.join(' | ')} |\n`).join('')}`;
}
