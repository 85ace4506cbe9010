import { expect, test } from 'vitest';
import { layTree } from '../../../../www/features/exercises/tree-layout.js';
import { whole } from '../../../../www/shared/kit/whole.js';

/** @import { TreeNode } from '../../../../www/features/exercises/kind.js' */

/** @type {(id: string, parent: string | null) => TreeNode} */
const node = (id, parent) => ({
  id,
  parent,
  pieces: [],
  name: id,
  numbers: [],
  fate: 'waiting',
});

test('a small tree has its leaves side by side and each node above the middle of its successors', () => {
  const nodes = [node('r', null), node('a', 'r'), node('b', 'r'), node('c', 'a'), node('d', 'a')];
  const { places, across, down } = layTree(nodes);
  expect([across, down]).toEqual([3, 3]);
  // In outline order, as on a phone.
  expect(places.map((place) => [place.node.id, place.across, place.down])).toEqual([
    ['r', 1.25, 0],
    ['a', 0.5, 1],
    ['c', 0, 2],
    ['d', 1, 2],
    ['b', 2, 1],
  ]);
  expect(layTree([node('x', null), node('y', null)]).across).toBe(2);
});

test('a number is read as people group it, and nothing else for one', () => {
  expect(
    ['1,000', '1.000', "1'000", '1 000', '１２', '１，０００', '１　０００'].map((text) =>
      whole(text, 1, 5000),
    ),
  ).toEqual([1000, 1000, 1000, 1000, 12, 1000, 1000]);
  for (const text of ['', '-1', '1e3', '0x10', '9999', '٣', '<b>']) {
    expect(whole(text, 1, 5000), text).toBeNull();
  }
});
