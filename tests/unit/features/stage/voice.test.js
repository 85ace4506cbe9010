import { expect, test } from 'vitest';
import { Voice } from '../../../../www/features/stage/voice.js';
import { freshGame, initialState } from '../../../../www/shared/state/state.js';
import { Search } from '../../engine.js';

const PROBLEM = { start: 'WWWWWWWWE', goal: 'BWRBWRBER' };
const SEARCHES = [
  { algorithm: 'ida-star', heuristic: 'misplaced' },
  { algorithm: 'bidirectional-bfs' },
];

test('a race speaks of all lanes at once, at most every five seconds, and leaves the end to the closing sentence', () => {
  const engines = SEARCHES.map((search) => new Search({ puzzle: 'cubes', ...PROBLEM, ...search }));
  const fresh = initialState(freshGame('cubes', [PROBLEM], 0, SEARCHES));
  const at = (/** @type {'running' | 'ended'} */ phase) => ({
    ...fresh,
    lanes: fresh.lanes.map((lane, n) => ({
      ...lane,
      phase,
      snapshot: engines[n]?.snapshot() ?? null,
    })),
  });
  const voice = new Voice();
  expect(voice.say(fresh, 0)).toBe('');
  /** @type {string[]} */
  const said = [];
  for (let now = 1000; now <= 17_000; now += 100) {
    for (const engine of engines) engine.step(10);
    const text = voice.say(at('running'), now);
    if (text !== (said.at(-1) ?? '')) said.push(text);
  }
  expect(said).toHaveLength(3);
  for (const text of said) {
    expect(text).toContain('IDA* · misplaced: Round');
    expect(text).toContain('Bidirectional BFS: Forward layer');
  }
  for (const engine of engines) engine.step(1e7);
  expect(voice.say(at('ended'), 18_000)).toBe('');
});
