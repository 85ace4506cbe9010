import { expect, test } from 'vitest';
import { otherWay } from '../../../../www/features/floor/other-way.js';
import { offeredOf, sidesOf } from '../../../../www/features/floor/sides.js';
import { heuristicChosen } from '../../../../www/features/floor/state.js';
import { heuristicField, settingField } from '../../../../www/features/race/views/setting-field.js';
import { csvOf } from '../../../../www/shared/export/table.js';
import { linkFrom } from '../../../../www/shared/state/attributes.js';
import { withShown } from '../../../../www/shared/state/features.js';
import { choiceOf, newGame } from '../../../../www/shared/state/games.js';
import { linkOf, readLink } from '../../../../www/shared/state/link.js';
import { everySetting } from '../../../../www/shared/state/offered.js';
import { drawsOf } from '../../../../www/shared/state/plan.js';
import { freshGame, initialState, problemOf } from '../../../../www/shared/state/state.js';
import { words } from '../../../../www/shared/words/words.js';
import { catalogue, Job, Search, solve } from '../../engine.js';
import { trialOf } from '../experiments/runs.js';

/** @import { State } from '../../../../www/shared/state/state.js' */

const TEXT = 'max(manhattan, paint(tiles=1234))';
const choices = catalogue();
const puzzle = choiceOf(choices, 'tiles-3');

/** @type {(value: unknown) => string[]} */
const saidIn = (value) => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(saidIn);
  const values = /** @type {{values?: unknown[]} | null} */ (value)?.values;
  return Array.isArray(values) ? values.flatMap(saidIn) : [];
};

test('the dialog of a lane offers a text of one’s own, and shows the one that there is', () => {
  const listed = saidIn(heuristicField(puzzle, 'manhattan', () => {}));
  expect(listed).toContain(words.workshop.lane.text);
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
  const { link, misread } = readLink(linkOf(state));
  expect([link.race, misread]).toEqual([[search], []]);
});

/** @param {string} key @param {readonly string[]} texts */
function pageWith(key, texts) {
  const { problems, chosen } = newGame(choices, key);
  const lanes = texts.map((heuristic) => ({ algorithm: 'a-star', heuristic }));
  return initialState(freshGame(key, problems, chosen, lanes));
}

test('the floor is measured with a lane’s own bound where that is proved to be consistent, and with no other one', () => {
  const state = pageWith('tiles-3', [TEXT, 'manhattan']);
  expect(sidesOf(state, puzzle)).toEqual({ forward: TEXT, backward: TEXT });
  // An unproved one is shown but cannot be chosen.
  const open = pageWith('tiles-3', ['2 * manhattan', 'manhattan']);
  expect(sidesOf(open, puzzle)).toEqual({ forward: 'manhattan', backward: 'manhattan' });
  const { forward } = offeredOf(open, puzzle);
  const last = { name: '2 * manhattan', consistent: false };
  expect(forward.slice(puzzle.heuristics.length)).toEqual([last]);
  const floor = heuristicChosen(open.floor, 'forward', forward.length - 1);
  expect(sidesOf({ ...open, floor }, puzzle).forward).toBe('manhattan');
});

test('a bound of one’s own is chosen for the floor by its place after the listed ones, and so a link has it', () => {
  const state = pageWith('tiles-3', ['manhattan', TEXT]);
  expect(sidesOf(state, puzzle).forward).toBe('manhattan');
  const place = puzzle.heuristics.length;
  const floor = heuristicChosen(state.floor, 'forward', place);
  /** @type {State} */
  const shown = { ...state, floor, view: 'floor' };
  expect(sidesOf(shown, puzzle)).toEqual({ forward: TEXT, backward: TEXT });
  const { link, misread } = readLink(linkOf(shown));
  expect(misread).toEqual([]);
  expect(withShown({ ...state, view: 'floor' }, link.show).floor.chosen.forward).toBe(place);
});

test('a written bound knows nothing of the way from the start if the goal is a pattern', () => {
  const cubes = choiceOf(choices, 'cubes');
  const text = 'max(misplaced, paint(colours=W))';
  const state = pageWith('cubes', [text]);
  expect(sidesOf(state, cubes)).toEqual({ forward: text, backward: 'blind' });
  expect(offeredOf(state, cubes).backward.map(({ name }) => name)).not.toContain(text);
  // The engine accepts the same ones.
  for (const { key, of, wanted } of [
    { key: 'cubes', of: text, wanted: 'blind' },
    { key: 'toys', of: 'max(matching, half-mismatch)', wanted: 'max(matching, half-mismatch)' },
  ]) {
    const choice = choiceOf(choices, key);
    expect(otherWay(of, choice)).toBe(wanted);
    const { start, goal } = problemOf(pageWith(key, []));
    const floor = Job.floor(choice.name, start, goal, of, undefined);
    while (floor.run_for(1000));
    expect(floor.report().floor?.backward_heuristic).toBe(wanted);
    floor.free();
  }
}, 120_000);

test('an element’s attribute takes a bound of one’s own, whose commas part nothing', () => {
  const race = `ida-star/${TEXT},a-star/manhattan`;
  const link = linkFrom((key) => ({ puzzle: 'tiles', race })[String(key)] ?? null);
  const { link: said, misread } = readLink(link);
  expect(misread).toEqual([]);
  expect(said.race.map(({ algorithm, heuristic }) => [algorithm, heuristic])).toEqual([
    ['ida-star', TEXT],
    ['a-star', 'manhattan'],
  ]);
});

test('an experiment counts with a bound of one’s own what a search by itself counts, and a file has its text whole', () => {
  const plan = {
    ...{ puzzle: 'tiles', start: '867254301', goal: '123456780' },
    ...{ instances: 3, from: 10, to: 12, seed: 42, max_nodes: 1_000_000 },
    lanes: [{ id: 0, search: { algorithm: 'ida-star', heuristic: TEXT } }],
  };
  const trial = trialOf(plan);
  for (const draw of drawsOf(plan)) {
    const { start, runs } = trial(draw);
    const { puzzle, goal } = plan;
    const alone = solve({ puzzle, start, goal, algorithm: 'ida-star', heuristic: TEXT });
    const { generated, length } = alone;
    expect(runs[0]).toMatchObject({ generated, length, outcome: 'solved' });
  }
  expect(csvOf({ columns: ['lane'], rows: [[`ida-star/${TEXT}`]] })).toBe(
    `\ufefflane\r\n"ida-star/${TEXT}"\r\n`,
  );
});

test('a bound of one’s own is explained at a node by what each of its parts says there', () => {
  const { start, goal } = problemOf(pageWith('tiles-3', []));
  const search = new Search({ puzzle: 'tiles', start, goal, algorithm: 'a-star', heuristic: TEXT });
  while (search.prepare(100_000));
  const parts = search.parts(start);
  expect([parts?.rule, parts?.parts.map(([about]) => about)]).toEqual([
    'max',
    [{ made: 'manhattan' }, { made: 'paint(tiles=1234)' }],
  ]);
  const bounds = parts?.parts.map(([, bound]) => bound) ?? [];
  expect(Math.max(...bounds)).toBe(search.estimate(start));
  search.free();
});
