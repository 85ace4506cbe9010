import { expect, test, vi } from 'vitest';
import { Inspection } from '../../../../www/features/tree/inspection.js';
import { Search } from '../../engine.js';
import { REQUESTS } from '../trace/samples.js';

/** @import { Request, Step } from '../../../../www/pkg/rolling_cubes.js' */

const steps = (() => {
  const search = new Search(/** @type {Request} */ (REQUESTS['a-star']));
  return Array.from({ length: 20 }, () => {
    search.step(1);
    return /** @type {Step} */ (search.last_step());
  });
})();
const stepOf = (/** @type {number} */ node) => /** @type {Step} */ (steps[node - 1]);

/** Answers on command, like a busy worker. */
function answerer() {
  /** @type {{node: number, answer: (step: Step | null) => void}[]} */
  const asked = [];
  return {
    asked,
    ask: (/** @type {number} */ node) =>
      new Promise((/** @type {(step: Step | null) => void} */ resolve) =>
        asked.push({ node, answer: resolve }),
      ),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the current node of a running lane is there at once, without a question', () => {
  const { asked, ask } = answerer();
  const inspection = new Inspection(() => {});
  for (const step of steps) {
    inspection.look('0', step.node, step, ask);
    expect(inspection.step).toBe(step);
  }
  expect(asked).toEqual([]);
});

test('the data of a node stay until those of the next one are there', async () => {
  const { asked, ask } = answerer();
  const changed = vi.fn();
  const inspection = new Inspection(changed);
  inspection.look('0', 5, stepOf(5), ask);
  inspection.look('0', 7, null, ask);
  expect(inspection).toMatchObject({ step: stepOf(5), node: 7 });
  // Rendering again sends no second request.
  inspection.look('0', 7, null, ask);
  expect(asked.map(({ node }) => node)).toEqual([7]);
  inspection.look('0', 9, null, ask);
  asked[0]?.answer(stepOf(7));
  await settled();
  // The pointer has moved on: that answer is outdated.
  expect(inspection.step).toBe(stepOf(5));
  expect(changed).not.toHaveBeenCalled();
  asked[1]?.answer(stepOf(9));
  await settled();
  expect(inspection.step).toBe(stepOf(9));
  expect(changed).toHaveBeenCalledTimes(1);
});

test('an unknown answer changes nothing', async () => {
  const { asked, ask } = answerer();
  const inspection = new Inspection(() => {});
  inspection.look('0', 5, stepOf(5), ask);
  inspection.look('0', 6, null, ask);
  asked[0]?.answer(null);
  await settled();
  expect(inspection.step).toBe(stepOf(5));
});

test('nothing of one search is taken for another’s', async () => {
  const { asked, ask } = answerer();
  const inspection = new Inspection(() => {});
  inspection.look('0', 5, null, ask);
  inspection.look('1', 5, null, ask);
  expect(inspection.step).toBeNull();
  asked[0]?.answer(stepOf(5));
  await settled();
  expect(inspection.step).toBeNull();
  asked[1]?.answer(stepOf(5));
  await settled();
  expect(inspection.step).toBe(stepOf(5));
});
