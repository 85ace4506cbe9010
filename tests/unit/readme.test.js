// What the README lists by name is what there is.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROWS, wordsOf } from '../../www/shared/state/page-keys.js';
import { FOLDERS } from '../../www/shared/words/folders.js';
import { catalogue } from './engine.js';

const README = readFileSync('README.md', 'utf8');
const { algorithms, puzzles, settings } = catalogue();

/** The first cells of a table, by its first heading, as the names in them. @param {string} heading */
function namesUnder(heading) {
  const [, table = ''] = README.split(`\n| ${heading} |`);
  const [rows = ''] = table.split('\n\n');
  return [...rows.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name);
}

test('the README’s table of searches has those that are listed, in their order', () => {
  expect(namesUnder('search')).toEqual(algorithms.map(({ name }) => name));
});

test('the README names the settings that links have, in the order in which they are written', () => {
  const [, named = ''] = /^Settings are `([^`]+)`/m.exec(README) ?? [];
  expect(named.split(' ')).toEqual([
    ...new Set(settings.map(({ name }) => name.replaceAll('_', '-'))),
  ]);
});

test('the README’s table of links has the keys in the order of the table in the page, and every word of those that have words', () => {
  const [, table = ''] = README.split('\n| key |');
  const [rows = ''] = table.split('\n\n');
  const named = (/** @type {string} */ text) => [...text.matchAll(/`([^`]+)`/g)].map((m) => m[1]);
  const cells = [...rows.matchAll(/^\| (`[^|]+`) \|(.*)/gm)];
  expect(cells.flatMap(([, keys = '']) => named(keys))).toEqual(ROWS.map(({ key }) => key));
  const valuesOf = (/** @type {string} */ key) =>
    named(cells.find(([, keys]) => keys === `\`${key}\``)?.[2] ?? '');
  for (const key of ['mode', 'view', 'theme'])
    expect(valuesOf(key), key).toEqual(expect.arrayContaining([...wordsOf(key)]));
  for (const view of ['tree', 'statistics', 'floor'])
    expect(valuesOf('show').join(' ').split(' '), view).toEqual(
      expect.arrayContaining(wordsOf(`show-${view}`).filter((word) => !/-[2-6]$|-1$/.test(word))),
    );
  const languages = Object.keys(FOLDERS).filter((tag) => !tag.includes('-'));
  expect(valuesOf('lang')).toEqual(expect.arrayContaining(languages));
});

test('the README’s table of heuristics names those of each puzzle, weakest first', () => {
  expect(namesUnder('puzzle')).toEqual([...new Set(puzzles.map(({ name }) => name))]);
  for (const { name, heuristics } of puzzles) {
    const [, row = ''] =
      new RegExp(`^\\| \`${name}\` \\|(.*)`, 'm').exec(
        README.split('\n| puzzle | heuristics')[1] ?? '',
      ) ?? [];
    const places = heuristics.map((heuristic) => row.indexOf(`\`${heuristic.name}\``));
    expect(Math.min(...places), name).toBeGreaterThanOrEqual(0);
    // Of tiles the last stand apart for each of its boards.
    expect(places, name).toEqual([...places].sort((a, b) => a - b));
  }
});
