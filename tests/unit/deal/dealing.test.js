import { expect, test } from 'vitest';
import { Dealing } from '../../../www/features/deal/worker/dealing.js';
import { Dealer } from '../../../www/pkg/rolling_cubes.js';
import '../engine.js';

const EIGHT = /** @type {const} */ (['tiles', '867254301', '123456780']);

/** @param {readonly [string, string, string]} problem @param {readonly (readonly [number, number])[]} orders */
function dealt(problem, orders) {
  const dealing = new Dealing(new Dealer(...problem));
  return orders.map(([depth, seed]) => {
    /** @type {number[]} */
    const reports = [];
    return { deal: dealing.deal(depth, seed, (moves) => reports.push(moves)), reports };
  });
}

test('a start is dealt as by the engine alone, however much is known by then', () => {
  /** @type {[number, number][]} */
  const orders = [
    [12, 1],
    [5, 2],
    [20, 3],
    [20, 4],
  ];
  const bare = orders.map(([depth, seed]) => new Dealer(...EIGHT).deal(depth, seed));
  expect(dealt(EIGHT, orders).map(({ deal }) => deal)).toEqual(bare);
});

test('the known distance is told after each slice, and never again once it suffices', () => {
  const [first, nearer, all, again] = dealt(EIGHT, [
    [20, 1],
    [3, 1],
    [100, 1],
    [100, 2],
  ]);
  const reports = [first, all].flatMap((one) => one?.reports ?? []);
  expect(reports.length).toBeGreaterThan(1);
  expect(reports).toEqual(reports.toSorted((one, other) => one - other));
  expect([nearer?.reports, again?.reports]).toEqual([[], []]);
  expect([all?.deal.depth, all?.deal.exact]).toEqual([31, true]);
});

test('past the known positions the engine refuses to deal, and the page walks', () => {
  const goal = '111110111100*110000100000';
  const dealer = new Dealer('knights', goal, goal);
  let slices = 0;
  while (dealer.look(200, 50_000)) slices += 1;
  expect(slices).toBeGreaterThan(10);
  const depth = dealer.known + 1;
  expect(() => dealer.deal(depth, 1)).toThrow(
    `depth: ${depth} given; allowed: a whole number from 0 to ${dealer.known}`,
  );
  expect(dealer.deal(dealer.known, 1)).toMatchObject({ depth: dealer.known, exact: true });
  expect(new Dealing(dealer).deal(depth, 1)).toMatchObject({ depth, exact: false });
});
