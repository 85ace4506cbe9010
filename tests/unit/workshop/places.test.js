// Places of the page where a heuristic's name stands, and a bound that was made may stand as well.

import { expect, test } from 'vitest';
import { sidesOf } from '../../../www/floor/sides.js';
import { heuristicField, settingField } from '../../../www/race/views/setting-field.js';
import { choiceOf, newGame } from '../../../www/state/games.js';
import { linkOf } from '../../../www/state/link.js';
import { everySetting } from '../../../www/state/offered.js';
import { freshGame, initialState } from '../../../www/state/state.js';
import { words } from '../../../www/words/words.js';
import { catalogue, read_link } from '../engine.js';

const TEXT = 'max(manhattan, paint(tiles=1234))';
const choices = catalogue();
const puzzle = choiceOf(choices, 'tiles-3');

/** All texts that a template is filled with. @type {(value: unknown) => string[]} */
const saidIn = (value) => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(saidIn);
  const values = /** @type {{values?: unknown[]} | null} */ (value)?.values;
  return Array.isArray(values) ? values.flatMap(saidIn) : [];
};

test('the dialog of a lane offers a text of one’s own, and shows the one that there is', () => {
  const listed = saidIn(heuristicField(puzzle, 'manhattan', () => {}));
  expect(listed).toContain(words.workshop.lane.text);
  // The text that it begins with says what was chosen.
  expect(listed).toContain('(manhattan)');
  expect(listed).not.toContain(words.workshop.lane.textLong);
  const own = saidIn(heuristicField(puzzle, TEXT, () => {}));
  expect(own).toContain(words.workshop.lane.textLong);
  expect(own.filter((text) => text === TEXT).length).toBeGreaterThan(1);
});

test('the heuristic from the goal shows a text that a link has set', () => {
  const backward = everySetting().find(({ kind }) => kind === 'heuristic');
  if (!backward) throw new Error('there is such a setting');
  expect(saidIn(settingField(backward, puzzle, TEXT, () => {}))).toContain(TEXT);
  expect(saidIn(settingField(backward, puzzle, 'manhattan', () => {}))).not.toContain(TEXT);
});

test('a lane’s bound stands in the page’s link, and comes back as it was', () => {
  const { problems, chosen } = newGame(choices, 'tiles-3');
  const search = { algorithm: 'a-star', heuristic: TEXT };
  const state = initialState(freshGame('tiles-3', problems, chosen, [search]));
  const { link, misread } = read_link(linkOf(state));
  expect([link.race, misread]).toEqual([[search], []]);
});

test('the floor is measured with listed heuristics, whatever a lane has', () => {
  const { problems, chosen } = newGame(choices, 'tiles-3');
  const search = { algorithm: 'a-star', heuristic: TEXT };
  const state = initialState(freshGame('tiles-3', problems, chosen, [search]));
  const names = puzzle.heuristics.map(({ name }) => name);
  expect(names).toContain(sidesOf(state, puzzle).forward);
});
