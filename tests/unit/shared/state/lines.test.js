import { expect, test } from 'vitest';
import { KEYS } from '../../../../www/shared/puzzles/puzzles.js';
import { newGame } from '../../../../www/shared/state/games.js';
import { Lines } from '../../../../www/shared/state/lines.js';
import { initialState } from '../../../../www/shared/state/state.js';
import { catalogue } from '../../engine.js';

test('a late drawing belongs to its own problem, and not to the next', () => {
  const lines = new Lines();
  const [cubes, tiles] = ['cubes', 'tiles-3'].map((key) => initialState(newGame(catalogue(), key)));
  if (!cubes || !tiles) throw new Error('two states');
  const tell = lines.positionsOf(tiles);
  expect(lines.positionsOf({ ...tiles })).toBe(tell);
  expect(lines.positionsOf(cubes)('WWWWEWWWW')[4]).toBe(null);
  expect(
    tell('867254301')
      .map((piece) => piece ?? '0')
      .join(''),
  ).toBe('867254301');
});

test.each(KEYS)(
  'unchanged parts of %s are the same objects, so that no report paints the board again',
  (key) => {
    const lines = new Lines();
    const state = initialState(newGame(catalogue(), key));
    const later = { ...state, lanes: [...state.lanes] };
    expect(lines.goal(later)).toBe(lines.goal(state));
    expect(lines.whole(later)).toBe(lines.whole(state));
    expect(lines.played(later)).toBe(lines.played(state));
    expect(lines.movable(later)).toBe(lines.movable(state));
  },
);
