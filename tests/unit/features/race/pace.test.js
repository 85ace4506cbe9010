import { expect, test } from 'vitest';
import { Pace } from '../../../../www/features/race/worker/pace.js';

/** Runs a pace for some milliseconds at regular checks. */
function nodesIn(/** @type {number} */ rate, /** @type {number} */ ms, /** @type {number} */ look) {
  const pace = new Pace(rate, 0);
  let nodes = 0;
  for (let now = 0; now <= ms; now += look) {
    const due = pace.due(now);
    pace.did(due);
    nodes += due;
  }
  return nodes;
}

test('the rate is kept however often one looks', () => {
  for (const look of [1, 7, 16, 100]) {
    expect(nodesIn(1000, 7000, look)).toBeGreaterThan(7000 - look);
    expect(nodesIn(1000, 7000, look)).toBeLessThanOrEqual(7001);
  }
});

test('at one node a second the first comes at once and the next after a second', () => {
  const pace = new Pace(1, 5000);
  expect(pace.due(5000)).toBe(1);
  pace.did(1);
  expect(pace.due(5999)).toBe(0);
  expect(pace.wait(5400)).toBe(600);
  expect(pace.due(6000)).toBe(1);
});

test('after a long sleep the pace goes on instead of making up for it', () => {
  const pace = new Pace(1000, 0);
  pace.did(pace.due(1));
  expect(pace.due(3_600_000)).toBe(250);
  pace.did(250);
  expect(pace.due(3_600_010)).toBe(10);
});

test('at full speed there is always more to do', () => {
  expect(new Pace(null, 0).due(0)).toBe(Number.POSITIVE_INFINITY);
});
