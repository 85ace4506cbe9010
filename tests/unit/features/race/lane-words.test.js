// Words of a lane's card: consistent terms and the right numbers.

import { describe, expect, test } from 'vitest';
import { stateInWords } from '../../../../www/features/race/views/in-words.js';
import { levelOf } from '../../../../www/features/race/views/level.js';
import { freshLane } from '../../../../www/shared/state/state.js';
import { Search } from '../../engine.js';

/** @import { Phase, Search as Settings } from '../../../../www/shared/state/state.js' */

const PROBLEM = { puzzle: 'cubes', start: 'WWWWWWWWE', goal: 'BWRBWRBER' };

/** A lane after a number of nodes. @param {Settings} search @param {number} nodes @param {typeof PROBLEM} problem */
function laneAt(search, nodes, problem = PROBLEM) {
  const engine = new Search({ ...problem, ...search });
  while (engine.prepare(1e6));
  const more = nodes > 0 && engine.step(nodes);
  const snapshot = engine.snapshot();
  /** @type {Phase} */
  const phase = more ? 'paused' : 'ended';
  return { ...freshLane({ id: 0, search }), phase, snapshot };
}

/** @param {Settings} search */
const ended = (search, problem = PROBLEM) => laneAt(search, Number.MAX_SAFE_INTEGER, problem);

const BRANCH = { algorithm: 'branch-and-bound', heuristic: 'misplaced' };

describe('branch and bound', () => {
  test('has the upper bound that it was given until it has found a solution, and then that as its incumbent', () => {
    const search = { ...BRANCH, incumbent: 31 };
    expect(levelOf(freshLane({ id: 0, search }))).toMatchObject({
      name: 'upper bound',
      value: '31',
    });
    const engine = new Search({ ...PROBLEM, ...search });
    while (engine.last_step()?.fate !== 'solution') engine.step(1);
    const node = engine.generated;
    expect(node).toBeGreaterThan(1000);
    expect(levelOf(laneAt(search, node - 1))).toMatchObject({ name: 'upper bound', value: '31' });
    const found = laneAt(search, node);
    expect(levelOf(found).name).toBe('incumbent');
    // It may be as long as the given bound, and is an incumbent nevertheless.
    expect(levelOf(found).value).toBe(String(found.snapshot.incumbent?.length));
    expect(levelOf(ended(search))).toMatchObject({ name: 'incumbent', value: '23' });
  });

  test('never calls what it was given a solution, though none is found', () => {
    const lane = ended({ ...BRANCH, incumbent: 20 });
    expect(levelOf(lane)).toMatchObject({ name: 'upper bound', value: '20' });
    expect(levelOf(lane).meaning).toContain('As it was given');
    expect(stateInWords('cubes', lane)).toBe('No solution of 20 rolls or fewer');
  });
});

test('a limit on depth says what is shown, in the puzzle’s own word for moves', () => {
  const searches = ['bfs', 'bidirectional-bfs', 'iddfs', 'ida-star', 'a-star'];
  for (const algorithm of searches) {
    const lane = ended({ algorithm, max_depth: 5 });
    expect(stateInWords('cubes', lane), algorithm).toBe('No solution of 5 rolls or fewer');
  }
  const toys = { puzzle: 'toys', start: '1111000011100010', goal: '1010010110100101' };
  expect(stateInWords('toys', ended({ algorithm: 'bfs', max_depth: 1 }, toys))).toBe(
    'No solution of 1 swap or fewer',
  );
});
