// Words of a lane's card: consistent terms and the right numbers.

import { describe, expect, test } from 'vitest';
import { stateInWords } from '../../../www/features/race/views/in-words.js';
import { levelOf } from '../../../www/features/race/views/level.js';
import { freshLane } from '../../../www/shared/state/state.js';
import { words } from '../../../www/shared/words/words.js';
import { Search } from '../engine.js';

/** @import { Phase, Search as Settings } from '../../../www/shared/state/state.js' */

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

  test('says by its ties what it cuts, and does so', () => {
    for (const [ties, words] of [
      ['search-on', 'What has f above it is cut; what has f equal to it is searched on'],
      ['cut', 'What has f equal to it or above is cut'],
    ]) {
      const search = { ...BRANCH, incumbent: 23, ties: ties ?? '' };
      expect(levelOf(freshLane({ id: 0, search })).meaning).toContain(words);
      // Expansions and cuts by the engine's events.
      const engine = new Search({ ...PROBLEM, ...search });
      const [expanded, cut] = [new Set(), new Set()];
      for (let more = true; more; ) {
        more = engine.step(1);
        const step = engine.last_step();
        if (step?.fate === 'pruned') cut.add(step.depth + (step.estimate ?? 0));
        if (step?.fate === 'expanded') expanded.add(step.depth + (step.estimate ?? 0));
        if (engine.generated > 20_000) break;
      }
      expect(cut.has(23)).toBe(ties === 'cut');
      expect(Math.max(...expanded)).toBe(ties === 'cut' ? 22 : 23);
      expect(Math.min(...cut)).toBe(ties === 'cut' ? 23 : 24);
    }
    // With ties cut, solutions of equal length are not searched.
    const { snapshot } = ended({ ...BRANCH, incumbent: 23, ties: 'cut' });
    expect(stateInWords('cubes', { ...freshLane({ id: 0, search: BRANCH }), snapshot })).toBe(
      'No solution of 22 rolls or fewer',
    );
  });

  test('with nothing to look for says so', () => {
    const lane = ended({ ...BRANCH, incumbent: 0, ties: 'cut' });
    expect(lane.snapshot).toMatchObject({ outcome: 'limit', none_within: null });
    expect(stateInWords('cubes', lane)).toBe('Nothing was searched: its bound allows no solution');
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

test('a limit is said in a line that a card has room for', () => {
  const limits = [{ max_bytes: 2 ** 20 }, { max_nodes: 1000 }, { max_depth: 9 }];
  for (const limit of limits) {
    const text = stateInWords('cubes', ended({ algorithm: 'bfs', ...limit }));
    expect(text.length).toBeLessThan(48);
  }
  const { snapshot } = ended({ algorithm: 'bfs', max_bytes: 2 ** 20 });
  // A lane without a limit has the device's, and says so.
  const lane = { ...freshLane({ id: 0, search: { algorithm: 'bfs' } }), snapshot };
  expect(stateInWords('cubes', lane)).toMatch(/^This device’s limit of 512 MiB, at depth \d+$/);
  expect(words.states.deviceLimit(1023 * 2 ** 20, 100, 'moves').length).toBeLessThan(48);
});

test('the number of A* is the greatest f expanded, and no solution is shorter', () => {
  const search = { algorithm: 'a-star', heuristic: 'misplaced' };
  const engine = new Search({ ...PROBLEM, ...search });
  let greatest = 0;
  for (let more = true; more; ) {
    more = engine.step(1);
    const { bound } = engine.snapshot();
    greatest = Math.max(greatest, bound ?? 0);
    expect(bound ?? greatest).toBe(greatest);
    expect(greatest).toBeLessThanOrEqual(23);
    if (engine.generated > 3000) break;
  }
  expect(levelOf(laneAt(search, 3000))).toMatchObject({ name: 'f', value: String(greatest) });
});

test('h is called an estimate wherever a search is explained, and never what is still needed', () => {
  const texts = JSON.stringify([
    words.levels('moves'),
    words.counters,
    words.statistics.columns,
    ...['bfs', 'bidirectional-bfs', 'iddfs', 'ida-star', 'a-star', 'branch-and-bound'].map((name) =>
      words.algorithmMeaning(name),
    ),
  ]);
  expect(texts).not.toMatch(/still needed|needed/);
  for (const name of ['ida-star', 'a-star', 'branch-and-bound']) {
    expect(words.algorithmMeaning(name)).toContain('an estimate of the moves still to go');
  }
});

test('one node a second is one in a card, too', () => {
  expect([null, 0.4, 1, 1.4, 2].map(words.rateName)).toEqual([
    'nodes/s',
    'nodes/s',
    'node/s',
    'node/s',
    'nodes/s',
  ]);
});
