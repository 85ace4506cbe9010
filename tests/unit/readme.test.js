// What the README lists by name is what there is.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inWords } from '../../www/shared/engine/told.js';
import { ownKeys } from '../../www/shared/state/own.js';
import { catalogue, read_link } from './engine.js';

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

test('the README’s table of links has the keys of the engine and those of the page alone, as a note lists them', () => {
  const [, table = ''] = README.split('\n| key |');
  const [rows = ''] = table.split('\n\n');
  const keys = [...rows.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  const [note] = read_link('none=1').misread;
  expect(keys).toEqual([...inWords(note?.allowed ?? '').split(', '), ...ownKeys]);
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
