import { expect, test } from 'vitest';
import { EXAMPLES, titleOf } from '../../../../www/features/own/examples.js';
import { errorInWords, reportOf } from '../../../../www/shared/engine/error-words.js';
import { isWritten } from '../../../../www/shared/puzzles/map.js';
import * as actions from '../../../../www/shared/state/actions.js';
import { newGame } from '../../../../www/shared/state/games.js';
import { linkOf, opened, readLink } from '../../../../www/shared/state/link.js';
import { initialState, problemOf } from '../../../../www/shared/state/state.js';
import { catalogue, puzzle_facts as factsOf, map as readMap } from '../../engine.js';
import '../../../../www/shared/words/whole.js';

const choices = catalogue();
const first = initialState(newGame(choices, 'map'));

test('every example has a title and is read as a written puzzle', () => {
  expect(EXAMPLES).toHaveLength(18);
  for (const text of EXAMPLES.slice(0, 16)) {
    expect([isWritten(text), titleOf(text) !== '', factsOf(text).warnings]).toEqual([
      true,
      true,
      [],
    ]);
  }
  expect(factsOf(EXAMPLES[0] ?? '')).toMatchObject({ positions: 16, moves: 34, undone: true });
});

test('a link carries a written puzzle with its comments and its searches', () => {
  const goal = EXAMPLES[6] ?? '';
  const race = [{ algorithm: 'a-star', heuristic: 'landmarks' }, { algorithm: 'uniform-cost' }];
  const drawn = actions.problemsTaken(first, [{ start: '', goal, race }], 'own');
  const again = opened(first, choices, readLink(linkOf(drawn)));
  expect([problemOf(again).goal, again.source]).toEqual([goal, 'own']);
  expect(again.lanes.map(({ spec }) => spec.search.heuristic)).toEqual(['landmarks', undefined]);
});

test('a mistake is reported at its line and column, and a large puzzle is a map without a picture', () => {
  const text = EXAMPLES[0]?.replace('goal m = 0', 'goal m = zero') ?? '';
  let thrown;
  try {
    factsOf(text);
  } catch (error) {
    thrown = error;
  }
  expect(reportOf(thrown)).toMatchObject({ line: 6, column: 10 });
  expect(errorInWords(thrown)).toContain('zero');
  const { size, nodes, reachable } = readMap('', EXAMPLES[14] ?? '');
  expect([size, nodes.length, reachable]).toEqual([14_580, 0, true]);
});
