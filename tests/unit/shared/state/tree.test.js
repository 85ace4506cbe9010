import { expect, test } from 'vitest';
import { layersOf } from '../../../../www/shared/state/layers.js';
import {
  besideLane,
  freshTree,
  offersBeginning,
  travelled,
} from '../../../../www/shared/state/slices/tree.js';
import { freshGame, freshLane, initialState } from '../../../../www/shared/state/state.js';
import { Search } from '../../engine.js';

/** @import { Phase } from '../../../../www/shared/state/state.js' */
/** @import { Request } from '../../engine.js' */

const PROBLEM = { start: 'WWWWWWWWE', goal: 'BWRBWRBER' };
const CUBES = { puzzle: 'cubes', ...PROBLEM };

/** @param {Request} request @param {number} node */
function laneAt({ puzzle: _, start: __, goal: ___, ...search }, node) {
  const run = new Search({ ...CUBES, ...search });
  while (run.prepare(1e6));
  run.step(node);
  const snapshot = run.snapshot();
  /** @type {Phase} */
  const phase = snapshot.outcome === 'running' ? 'paused' : 'ended';
  return { ...freshLane({ id: 0, search }), phase, snapshot };
}

const IDA_STAR = { ...CUBES, algorithm: 'ida-star', heuristic: 'misplaced' };

test('a lane at rest far on, or at its end, can begin at the beginning', () => {
  const offered = (/** @type {number} */ node) =>
    offersBeginning(laneAt(IDA_STAR, node), freshTree);
  expect(offered(1e9)).toBe(true);
  expect(offered(50_000)).toBe(true);
  expect(offered(200)).toBe(false);
  expect(offersBeginning(freshLane({ id: 0, search: IDA_STAR }), freshTree)).toBe(false);
});

test('nobody is offered that while a lane runs, or once they have gone anywhere by hand', () => {
  const lane = laneAt(IDA_STAR, 1e9);
  for (const phase of /** @type {const} */ (['running', 'waiting', 'away', 'failed'])) {
    expect(offersBeginning({ ...lane, phase }, freshTree)).toBe(false);
  }
  expect(offersBeginning(lane, travelled({ tree: freshTree }).tree)).toBe(false);
});

test('a tree stands beside that of another lane alone, as long as that is there', () => {
  const searches = [
    { algorithm: 'bfs' },
    { algorithm: 'iddfs' },
    { algorithm: 'bidirectional-bfs' },
  ];
  const state = initialState(freshGame('cubes', [PROBLEM], 0, searches));
  const beside = (/** @type {number | null} */ id, focus = 0) =>
    besideLane({ ...state, focus, tree: { ...freshTree, beside: id } })?.spec.id;
  expect(beside(null)).toBeUndefined();
  expect(beside(2)).toBe(2);
  expect(beside(1, 1)).toBeUndefined();
  expect(beside(5)).toBeUndefined();
});

test('a layer is complete with its last position, and the number of layers says so', () => {
  for (const algorithm of ['bfs', 'bidirectional-bfs']) {
    const search = new Search({ ...CUBES, algorithm });
    for (let layer = 0; layer < 9; layer += 1) {
      search.step_to_stage_end(1e9);
      expect(layersOf(search.snapshot()), algorithm).toBe(layer);
      search.step(1);
      expect(layersOf(search.snapshot()), algorithm).toBe(layer);
    }
  }
});
