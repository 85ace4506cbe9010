import { expect, test } from 'vitest';
import { itemsOf } from '../../../www/features/finder/items.js';
import { fitting } from '../../../www/features/finder/match.js';
import { searchWith } from '../../../www/features/race/search-with.js';
import { keyOf } from '../../../www/shared/puzzles/puzzles.js';
import { newGame } from '../../../www/shared/state/games.js';
import { freshLane, initialState } from '../../../www/shared/state/state.js';
import * as english from '../../../www/shared/words/en/index.js';
import { speak, words } from '../../../www/shared/words/words.js';
import { catalogue, Search } from '../engine.js';

/** @import { State } from '../../../www/shared/state/state.js' */

speak('en', english);
const choices = catalogue();
const fresh = initialState(newGame(choices, 'cubes'));
const LESSONS = [{ id: 'ida-star', title: 'IDA*: the same tree with most of it cut' }];

const items = (/** @type {Partial<State>} */ more = {}, presents = true) =>
  itemsOf({ ...fresh, ...more }, choices, LESSONS, () => {}, presents);

/** @type {(text: string, more?: Partial<State>) => string[]} */
const find = (text, more) => fitting(items(more), text).map(({ kind, name }) => `${kind}: ${name}`);

test('every word that is typed is the beginning of a word, and the best fit comes first', () => {
  expect(find('ida').slice(0, 2)).toEqual([
    'Add a search: IDA*',
    'Lesson: 1. IDA*: the same tree with most of it cut',
  ]);
  expect(find('a*')[0]).toBe('Add a search: A*');
  expect(find('TRE')[0]).toBe('Lab: Tree');
  expect(find('lesson tree')).toEqual(['Lesson: 1. IDA*: the same tree with most of it cut']);
  expect(find('sample 4')).toEqual(['Problem: Contest sample 4']);
  expect(find('ree')).toEqual([]);
  expect(find('xyz')).toEqual([]);
  expect(fitting([{ kind: 'Sprache', name: 'Français' }], 'franc')).toHaveLength(1);
});

test('all doors, views, searches, puzzles and problems are found, and what is chosen for the page', () => {
  const names = find('');
  for (const wanted of [
    ...Object.values(words.doors.names).map((name) => `Go to: ${name}`),
    ...['Race', 'Tree', 'Charts', 'State space', 'Lower limit', 'Heuristic workshop'].map(
      (name) => `Lab: ${name}`,
    ),
    ...choices.algorithms.map(({ name }) => `Add a search: ${words.algorithm(name)}`),
    ...choices.puzzles.map((one) => `Puzzle: ${words.puzzle(keyOf(one)).name}`),
    'Page: Share',
    'Page: Help',
    'Page: Light or dark',
    'Page: Patterns',
    'Page: Present to a room',
    'Language: Deutsch',
    'Language: English',
  ])
    expect(names).toContain(wanted);
  expect(names.filter((name) => name.startsWith('Problem:'))).toHaveLength(fresh.problems.length);
});

test('nothing is found that cannot be had', () => {
  const six = Array.from({ length: 6 }, (_, id) => freshLane({ id, search: { algorithm: 'bfs' } }));
  expect(find('add', { lanes: six })).toEqual([]);
  const challenged = find('', { challenge: { phase: 'open', guess: null } });
  expect(challenged.filter((name) => /^(Lab|Add a search):/.test(name))).toEqual([]);
  const names = items({}, false).map(({ name }) => name);
  expect(names).not.toContain('Present to a room');
});

test.each(choices.puzzles.map((puzzle) => [keyOf(puzzle), puzzle]))(
  'each search that is added to a race of %s by its name can be run',
  (key, puzzle) => {
    const { start, goal } = newGame(choices, key).problems[0] ?? { start: '', goal: '' };
    for (const { name } of choices.algorithms) {
      const search = searchWith(name, puzzle);
      const made = new Search({ ...search, puzzle: puzzle.name, start, goal, unsolvable: true });
      made.free();
    }
  },
);
