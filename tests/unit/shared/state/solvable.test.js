import { expect, test } from 'vitest';
import { Guide } from '../../../../www/features/guide/guide.js';
import { stateInWords } from '../../../../www/features/race/views/in-words.js';
import { reasonInWords } from '../../../../www/shared/engine/phrases.js';
import { foreseen, KEYS } from '../../../../www/shared/puzzles/puzzles.js';
import { problemsTaken } from '../../../../www/shared/state/actions.js';
import { newGame } from '../../../../www/shared/state/games.js';
import { linkOf, opened, readLink } from '../../../../www/shared/state/link.js';
import { drawsOf } from '../../../../www/shared/state/plan.js';
import { searchesByEnding, whyUnsolvable } from '../../../../www/shared/state/solvable.js';
import { freshLane, initialState, problemOf } from '../../../../www/shared/state/state.js';
import { Store } from '../../../../www/shared/state/store.js';
import { words } from '../../../../www/shared/words/words.js';
import { catalogue, Search, solve } from '../../engine.js';
import { trialOf } from '../../features/experiments/runs.js';

/** @import { State } from '../../../../www/shared/state/state.js' */

const choices = catalogue();
/** @type {(key: string, start: string, goal: string) => State} */
const posed = (key, start, goal) =>
  problemsTaken(initialState(newGame(choices, key)), [{ start, goal }], 'own');

const EIGHT = posed('tiles-3', '213456780', '123456780');
const TOYS = posed('toys', '1111000011110000', '1010010110100100');

test('why a goal cannot be reached is said in a sentence, and nothing where it can', () => {
  expect(words.problem.unsolvable(reasonInWords(whyUnsolvable(EIGHT)))).toBe(
    'This goal cannot be reached: it takes an odd number of exchanges to arrange the start as the goal, but the empty square is an even number of steps from its place, and every slide adds one to both.',
  );
  expect(reasonInWords(whyUnsolvable(TOYS))).toMatch(/^the start has 8 ones and the goal 7, /);
  for (const goal of [
    'B/A:3,start:A,goal:B',
    'grid:4,S*G',
    'type octile\nheight 1\nwidth 3\nmap\n.@.\nstart 0.0\ngoal 2.0',
  ]) {
    const why = whyUnsolvable(posed('map', '', goal));
    expect(words.problem.unsolvable(reasonInWords(why))).toBe(
      'This goal cannot be reached: no way leads there.',
    );
  }
  for (const key of KEYS) {
    expect(whyUnsolvable(initialState(newGame(choices, key)))).toBe('');
  }
});

test('a problem that cannot be solved has a link, which opens it', () => {
  const text = linkOf(EIGHT);
  const { link, misread } = readLink(text);
  expect(misread).toEqual([]);
  const state = opened(initialState(newGame(choices, 'cubes')), choices, { link, misread });
  expect(problemOf(state)).toMatchObject(problemOf(EIGHT));
});

test('a search that stores what it has seen ends, and its lane says what that means', () => {
  const { start, goal } = problemOf(EIGHT);
  for (const search of [{ algorithm: 'bfs' }, { algorithm: 'a-star', heuristic: 'manhattan' }]) {
    const snapshot = solve({ puzzle: 'tiles', start, goal, ...search, unsolvable: true });
    // Half of all 9! arrangements.
    expect(snapshot).toMatchObject({ outcome: 'exhausted', expanded: 181_440, length: null });
    const lane = {
      ...freshLane({ id: 0, search }),
      phase: /** @type {const} */ ('ended'),
      snapshot,
    };
    expect(stateInWords('tiles-3', lane)).toBe('No solution: everything reachable was searched');
  }
});

test('IDA* and IDDFS go on for ever, as the page says of them', () => {
  const { start, goal } = problemOf(TOYS);
  for (const algorithm of ['ida-star', 'iddfs']) {
    const search = new Search({ puzzle: 'toys', start, goal, algorithm, unsolvable: true });
    // It has generated the 12,870 arrangements hundreds of times.
    while (search.step(1_000_000) && search.generated < 5_000_000);
    expect(search.snapshot().outcome).toBe('running');
  }
  expect(searchesByEnding().path).toEqual(expect.arrayContaining(['ida-star', 'iddfs']));
  expect(words.problem.unsolvableRun(foreseen('toys'), searchesByEnding())).toMatch(
    /IDDFS, IDA\*, .* keep only what is along the path they are on, and go on until/,
  );
});

test('the guide has no distance for a goal that cannot be reached', () => {
  const store = new Store(EIGHT);
  new Guide(store, choices).want([problemOf(EIGHT).start]);
  expect(store.state.guide).toBeNull();
});

test('an experiment on it cannot be had, and says why', () => {
  const { start, goal } = problemOf(EIGHT);
  const design = { instances: 1, from: 1, to: 1, seed: 1, max_nodes: 9 };
  const lanes = [{ id: 0, search: { algorithm: 'bfs' } }];
  const [draw = { index: 0, seed: 1, wanted: 1 }] = drawsOf(design);
  expect(() => trialOf({ ...design, puzzle: 'tiles', start, goal, lanes })(draw)).toThrow(
    `the goal cannot be reached: ${reasonInWords(whyUnsolvable(EIGHT))}`,
  );
});
