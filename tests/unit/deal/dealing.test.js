import { expect, test } from 'vitest';
import { Dealing } from '../../../www/features/deal/worker/dealing.js';
import { Dealer } from '../../../www/pkg/rolling_cubes.js';
import '../engine.js';

const TOYS = /** @type {const} */ (['toys', '1111000011100010', '1010010110100101']);
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

test('what is dealt is what is dealt without anything told', () => {
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

test('each layer around the goal is told once, when it is known', () => {
  const [first, nearer, deeper] = dealt(EIGHT, [
    [6, 1],
    [3, 1],
    [8, 1],
  ]);
  expect([first?.reports, nearer?.reports, deeper?.reports]).toEqual([
    [0, 1, 2, 3, 4, 5],
    [],
    [6, 7],
  ]);
});

test('where nothing is farther, or too much is known, nothing more is told', () => {
  const [all, again] = dealt(TOYS, [
    [100, 1],
    [100, 2],
  ]);
  expect(all?.reports.at(-1)).toBe(all?.deal.depth);
  expect(again?.reports).toEqual([]);
  /** @type {number[]} */
  const asked = [];
  const dealing = new Dealing({
    deal: (depth) => {
      asked.push(depth);
      return { start: '', depth, exact: depth <= 4 };
    },
  });
  dealing.deal(50, 1);
  expect(asked).toEqual([0, 1, 2, 3, 4, 5, 50]);
});
