import { afterEach, expect, test } from 'vitest';
import { stageInWords } from '../../../../www/features/stepping/stage-words.js';
import { standInWords } from '../../../../www/features/stepping/step-words.js';
import { keyOf } from '../../../../www/shared/puzzles/puzzles.js';
import { freshLane } from '../../../../www/shared/state/state.js';
import * as english from '../../../../www/shared/words/en/index.js';
import { speak } from '../../../../www/shared/words/words.js';
import { Search } from '../../engine.js';

/** @import { Snapshot, Step } from '../../../../www/pkg/rolling_cubes.js' */
/** @import { LaneState } from '../../../../www/shared/state/state.js' */
/** @import { Request } from '../../engine.js' */

const CUBES = { puzzle: 'cubes', start: 'WWWWWWWWE', goal: 'WBWBRERBR' };

afterEach(() => speak('en', english));

/** @type {(request: Request, search: Search) => LaneState} */
const laneAt = ({ puzzle: _, start: __, goal: ___, ...search }, at) => ({
  ...freshLane({ id: 0, search }),
  phase: at.snapshot().outcome === 'running' ? 'paused' : 'ended',
  snapshot: at.snapshot(),
  step: at.last_step(),
});

const plain = (/** @type {string} */ text) => text.replaceAll('\u00a0', ' ');

/**
 * The words at each stage's end, with all steps since the previous one and the first step after it.
 * @param {Request} request
 * @param {boolean} [kept] whether nodes are stored, so that their numbers are known
 */
function stagesOf(request, kept = true) {
  const search = new Search(request);
  const key = keyOf({ name: request.puzzle, side: 3 });
  while (search.prepare(1e6));
  /** @type {Step[]} */
  const steps = [];
  /** @type {{text: string, steps: Step[], snapshot: Snapshot, next: Step | null}[]} */
  const stages = [];
  let from = 0;
  const recall = (/** @type {number} */ node) => {
    const step = steps[node - 1];
    return kept && step ? { g: step.depth, h: step.estimate } : null;
  };
  while (search.step(1)) {
    const step = search.last_step();
    if (!step) throw new Error('a unit of work makes a step');
    steps.push(step);
    const last = stages.at(-1);
    if (last && !last.next) last.next = step;
    const lane = laneAt(request, search);
    const text = plain(stageInWords(key, lane, recall));
    expect(text !== '', `${request.algorithm} ${step.node}`).toBe(search.stage_end);
    if (text) {
      stages.push({ text, steps: steps.slice(from), snapshot: search.snapshot(), next: null });
      from = steps.length;
      // It follows the step's words where both are read.
      expect(plain(standInWords(key, lane, 3, recall)).endsWith(text)).toBe(true);
    }
  }
  // After the search's end, the result is described instead.
  expect(stageInWords(key, laneAt(request, search), recall)).toBe('');
  return stages;
}

const f = (/** @type {Step} */ { depth, estimate }) => depth + (estimate ?? 0);

test('IDA* says what the iteration has come to, and which cut sets the next bound', () => {
  const stages = stagesOf({ ...CUBES, algorithm: 'ida-star', heuristic: 'misplaced' });
  expect(stages.length).toBeGreaterThan(4);
  for (const { text, steps, next } of stages) {
    const cut = steps.filter(({ fate }) => fate === 'pruned');
    const least = Math.min(...cut.map(f));
    const first = cut.find((step) => f(step) === least);
    const bound = steps[0]?.bound;
    expect(text).toBe(
      `The iteration with bound ${bound} has ended: ${steps.length} node${steps.length > 1 ? 's' : ''}, no goal within the bound. ` +
        `The next bound is ${least}, the least f that was cut, first at node ${first?.node} (g ${first?.depth}, h ${first?.estimate}).`,
    );
    if (next) expect(next.raised).toBe(least);
  }
});

test('breadth-first search counts the new positions of each layer', () => {
  const stages = stagesOf({ ...CUBES, algorithm: 'bfs', max_depth: 8 });
  stages.forEach(({ text, steps }, depth) => {
    expect(steps.every((step) => step.depth === depth)).toBe(true);
    const fresh = new Set(steps.filter(({ fate }) => fate === 'open').map(({ state }) => state));
    if (depth === 0)
      expect(text).toBe('Layer 0 is complete: the start alone. It is expanded next.');
    else expect(text).toContain(`Layer ${depth} is complete: ${fresh.size} new position`);
    expect(text.endsWith('The limit of 8 rolls allows no other.')).toBe(depth === 8);
  });
});

test('two sides say which has grown, and why which grows next', () => {
  const stages = stagesOf({ ...CUBES, algorithm: 'bidirectional-bfs' });
  const frontiers = { forward: 1, backward: 0 };
  const kinds = new Set();
  for (const { text, steps, next } of stages) {
    const { side = 'forward', depth = 0 } = steps.at(-1) ?? {};
    const own = steps.filter((step) => step.side === side && step.fate === 'open');
    frontiers[side] = own.length;
    const owner = side === 'forward' ? 'start' : 'goal';
    const begin =
      depth === 0
        ? `Both sides have their roots: the start, and ${own.length} goal positions.`
        : `Layer ${depth} from the ${owner} is complete: ${own.length} new position`;
    expect(text.startsWith(begin), text).toBe(true);
    const { forward, backward } = frontiers;
    const smaller = forward <= backward ? 'start' : 'goal';
    const [a, b] = [Math.min(forward, backward), Math.max(forward, backward)];
    expect(text).toContain(
      a === b
        ? `Both frontiers have ${a} position`
        : `The ${smaller}’s side grows next: its frontier is the smaller, ${a} against ${b.toLocaleString('en')}.`,
    );
    if (next) expect(next.side).toBe(smaller === 'start' ? 'forward' : 'backward');
    kinds.add(smaller);
  }
  expect(kinds.size).toBe(2);
});

test('branch and bound says from where on it cuts more, and when no open node is left', () => {
  for (const ties of [undefined, 'cut']) {
    const base = { ...CUBES, algorithm: 'branch-and-bound', heuristic: 'colours', incumbent: 20 };
    const stages = stagesOf(ties ? { ...base, ties } : base);
    expect(stages.length).toBeGreaterThan(1);
    for (const { text, steps, snapshot } of stages.slice(0, -1)) {
      const last = steps.at(-1);
      expect(last?.fate).toBe('solution');
      expect(snapshot.incumbent).toEqual({ length: last?.depth, node: last?.node });
      expect(text).toContain(`From here on f ${ties ? '≥' : '>'} ${last?.depth} is cut`);
    }
    expect(stages.at(-1)?.text).toBe(
      'No open node is left: no solution is better than the incumbent, 13 rolls.',
    );
  }
  const none = stagesOf({
    ...CUBES,
    algorithm: 'branch-and-bound',
    heuristic: 'colours',
    incumbent: 9,
  });
  expect(none.map(({ text }) => text)).toEqual([
    'No open node is left, and no solution was found.',
  ]);
});
