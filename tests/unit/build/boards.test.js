import { expect, test } from 'vitest';
import { KEYS, linkTo } from '../../../www/build/boards.js';
import { keyOf } from '../../../www/shared/puzzles/puzzles.js';
import { catalogue, read_link } from '../engine.js';

test('measurements and tests open each board as the page opens with it', () => {
  const { puzzles, map } = catalogue();
  const opened = KEYS.map((key) => {
    const { link, misread } = read_link(`#v=1&${linkTo(key)}`);
    expect(misread, key).toEqual([]);
    const board = [...puzzles, map].find(
      ({ name, side }) => name === link.puzzle && (side === 0 || side ** 2 === link.start.length),
    );
    expect(link, key).toMatchObject(board?.opening ?? {});
    return board && keyOf(board);
  });
  expect(opened).toEqual(KEYS);
});
