// Words of searches that follow h, learn, forget or prove from both sides, compared with every step.

import { expect, test } from 'vitest';
import { levelOf } from '../../../www/features/race/views/level.js';
import { verdictInWords } from '../../../www/features/race/views/verdict.js';
import { stageInWords } from '../../../www/features/stepping/stage-words.js';
import { stepInWords } from '../../../www/features/stepping/step-words.js';
import { weighedBy } from '../../../www/shared/state/rank.js';
import { freshGame, freshLane, initialState } from '../../../www/shared/state/state.js';
import { words } from '../../../www/shared/words/words.js';
import { catalogue, Search } from '../engine.js';

/** @import { Phase } from '../../../www/shared/state/state.js' */
/** @import { Request } from '../engine.js' */

const CUBES = { puzzle: 'cubes', start: 'WWWWWWWWE', goal: 'WBWBRERBR' };
const FAR = { ...CUBES, goal: 'BWRBWRBER' };
const plain = (/** @type {string} */ text) => text.replaceAll('\u00a0', ' ');

/** A lane after each step, with its words. @param {Request} request */
function* stepsOf(request) {
  const { puzzle: _, start: __, goal: ___, ...settings } = request;
  const search = new Search(request);
  while (search.prepare(1e6));
  for (let more = true; more; ) {
    more = search.step(1);
    const [snapshot, step] = [search.snapshot(), search.last_step()];
    if (!step) throw new Error('a unit of work makes a step');
    const phase = /** @type {Phase} */ (more ? 'paused' : 'ended');
    const lane = { ...freshLane({ id: 0, search: settings }), phase, snapshot, step };
    const { length, incumbent } = snapshot;
    const text = plain(stepInWords('cubes', settings, step, length ?? 0, 3, incumbent, true));
    const stage = plain(stageInWords('cubes', lane, () => null));
    expect(stage !== '', `${settings.algorithm} at ${step.node}`).toBe(snapshot.stage_end && more);
    yield { lane, snapshot, step, text, stage, search };
  }
}

test('a search that follows h tells the least that it has expanded, and where that falls', () => {
  for (const algorithm of ['greedy', 'weighted-a-star']) {
    let least = Number.POSITIVE_INFINITY;
    let falls = 0;
    let foretold = '';
    for (const { lane, step, stage, search } of stepsOf({
      ...CUBES,
      algorithm,
      heuristic: 'misplaced',
    })) {
      const next = search.waiting(1)[0]?.first[0]?.estimate ?? null;
      const { value } = levelOf(lane);
      const now = value === words.unknown ? Number.POSITIVE_INFINITY : Number(value);
      expect(now).toBeLessThanOrEqual(least);
      if (foretold) {
        expect(String(now)).toBe(foretold);
        foretold = '';
      }
      if (stage) {
        falls += 1;
        expect(stage).toBe(
          step.node === 1
            ? `Nothing is expanded yet: the start is open, with h ${next}.`
            : `The least h expanded so far is ${now}; what is expanded next has h ${next}.`,
        );
        foretold = String(next);
      }
      least = now;
    }
    expect(least).toBe(0);
    expect(falls).toBeGreaterThan(3);
  }
});

test('a weighted bound is compared with the same multiples of g and h, and the least that was cut is the next', () => {
  for (const weight of [undefined, '3/2', '4/2', '1']) {
    const set = weight === undefined ? {} : { weight };
    const request = { ...CUBES, algorithm: 'weighted-ida-star', heuristic: 'misplaced', ...set };
    const weights = weighedBy(request) ?? { g: 0, h: 0 };
    expect(weights.h / weights.g).toBe(weight === '3/2' ? 1.5 : weight === '1' ? 1 : 2);
    let cut = Number.POSITIVE_INFINITY;
    let ends = 0;
    for (const { lane, step, text, stage } of stepsOf(request)) {
      const value = weights.g * step.depth + weights.h * (step.estimate ?? 0);
      if (step.raised !== null) cut = Number.POSITIVE_INFINITY;
      const above = value > (step.bound ?? 0);
      expect(text).toContain(`= ${value} ${above ? '>' : '≤'} bound ${step.bound}: `);
      expect(step.fate === 'pruned').toBe(above);
      if (above) cut = Math.min(cut, value);
      expect(levelOf(lane)).toMatchObject({ name: 'bound', value: String(step.bound) });
      if (!stage) continue;
      ends += 1;
      expect(stage).toMatch(
        new RegExp(`The next bound is ${cut}, the least \\d*g \\+ \\d*h that was cut`),
      );
    }
    expect(ends, weight).toBeGreaterThan(1);
  }
});

test('with a limit on moves a search with a weight says what it was that cut, and that nothing is left within it', () => {
  const request = {
    ...CUBES,
    algorithm: 'weighted-ida-star',
    heuristic: 'misplaced',
    max_depth: 8,
  };
  let limited = 0;
  let last = '';
  for (const { step, text, stage } of stepsOf(request)) {
    const f = step.depth + (step.estimate ?? 0);
    if (text.includes('> limit 8')) {
      limited += 1;
      expect(f, text).toBeGreaterThan(8);
      expect(text).toContain(`f ${f} > limit 8: pruned.`);
    }
    last = stage || last;
  }
  expect(limited).toBeGreaterThan(0);
  expect(last).toContain('Nothing was cut that lies within the limit of 8 rolls: the search ends.');
});

test('RBFS tells the greatest value expanded, and no solution is shorter', () => {
  let ends = 0;
  let foretold = 0;
  for (const { lane, step, snapshot, stage } of stepsOf({
    ...CUBES,
    algorithm: 'rbfs',
    heuristic: 'misplaced',
  })) {
    const bound = Number(levelOf(lane).value);
    expect(bound).toBeLessThanOrEqual(13);
    if (foretold && step.raised !== null) expect(step.raised).toBe(foretold);
    if (!stage) continue;
    ends += 1;
    foretold = snapshot.next_bound?.bound ?? 0;
    const since = snapshot.iterations.at(-1)?.generated;
    expect(stage).toContain(`No open node has a value of ${bound} or less: ${since} node`);
    expect(stage).toContain(`The least open value is ${foretold}: the next bound.`);
  }
  expect(ends).toBeGreaterThan(2);
});

test('RBFS tells what it forgets, and with which stored value it comes back to it', () => {
  /** Stored values by path, and expanded paths. @type {Map<string, number>} */
  const values = new Map();
  const expanded = new Set();
  let [left, again, more] = [0, 0, 0];
  /** The least value below a position, recursive through expanded successors. @type {(way: string) => number} */
  const leastBelow = (way) =>
    Math.min(
      ...[...values.keys()]
        .filter((other) => other.startsWith(way) && other.length === way.length + 1)
        .map((other) =>
          Math.min(leastBelow(other), below(other) ? Infinity : (values.get(other) ?? 0)),
        ),
    );
  const below = (/** @type {string} */ way) =>
    [...values.keys()].some((other) => other.startsWith(way) && other !== way);
  /** @type {readonly string[]} */
  let before = [];
  const rule = words.code.rule({ algorithm: 'rbfs' }).map(({ text }) => text);
  expect(rule).toContain('s waits, value ← max(f, n’s if learned)');
  let ofParent = 0;
  for (const { step, text } of stepsOf({ ...CUBES, algorithm: 'rbfs', heuristic: 'misplaced' })) {
    const { moves, depth, estimate, value, forgot, learned, fate } = step;
    if (fate === 'solution') break;
    if (forgot) {
      // Earlier positions lie below the rest of the path.
      const way = before.slice(0, forgot.depth).join('');
      expect(forgot.value).toBeGreaterThan(values.get(way) ?? 0);
      expect(leastBelow(way)).toBe(forgot.value);
      for (const other of [...values.keys()])
        if (other.startsWith(way) && other !== way) values.delete(other);
      values.set(way, forgot.value);
      expect(text).toContain(
        `Left the position of depth ${forgot.depth}: what lies below it is forgotten, but for the least value there, which is now its own, F ${forgot.value}.`,
      );
      left += 1;
    } else expect(text).not.toContain('forgotten');
    const parent = moves.slice(0, -1).join('');
    if (step.expanded) {
      expect(learned !== null).toBe(expanded.has(parent));
      expanded.add(parent);
      ofParent = learned ?? 0;
    }
    if (learned === null) expect(text).not.toContain('once more');
    else {
      expect(values.get(parent)).toBe(learned);
      expect(text).toContain(
        `Expanded the next position of depth ${depth - 1} once more: all that was kept of what lies below it is its stored value, F ${learned}.`,
      );
      again += 1;
    }
    const f = depth + (estimate ?? 0);
    expect(value).toBe(Math.max(f, ofParent));
    if (value !== f) more += 1;
    expect(text).toContain(`f ${f}, F ${value}:`);
    values.set(moves.join(''), value ?? 0);
    before = moves;
  }
  expect(Math.min(left, again, more)).toBeGreaterThan(20);
});

test('BFHS counts what is new and cut in a layer, and says that it has found the goal before it rebuilds the path', () => {
  for (const algorithm of ['bfhs', 'bfida-star']) {
    const needs = algorithm === 'bfhs' ? { incumbent: 15 } : {};
    let found = 0;
    let roots = 0;
    let parts = 0;
    const seen = { fresh: 0, cut: 0 };
    for (const { lane, search, step, snapshot, text, stage } of stepsOf({
      ...CUBES,
      algorithm,
      heuristic: 'misplaced',
      ...needs,
    })) {
      if (!snapshot.incumbent) {
        seen.fresh += step.fate === 'open' && step.depth > 0 ? 1 : 0;
        seen.cut += step.fate === 'pruned' ? 1 : 0;
      } else if (found === 0) {
        found = step.node;
        expect(text).toMatch(
          /: the goal: a shortest solution has 13 rolls\. Its path is rebuilt next\.$/,
        );
      } else if (step.moves.length === 0) {
        roots += 1;
        expect(text).toMatch(/^To rebuild the path, a position on it: .* put into its layer\.$/);
      } else if (lane.phase !== 'ended' && step.fate === 'open') {
        // Layers do not contain the position at the end of a partial path.
        const waits = search
          .waiting(5000)
          .some(({ first }) => first.some(({ state }) => state === step.state));
        const end = waits ? 'put into its layer.' : ': the position that was looked for.';
        expect(text.endsWith(end), `${text} (waits: ${waits})`).toBe(true);
        parts += waits ? 0 : 1;
      }
      if (snapshot.incumbent && algorithm === 'bfhs') expect(levelOf(lane).value).toBe('12');
      if (!stage) continue;
      if (algorithm === 'bfhs' && step.node > 1) {
        const count = seen.fresh === 1 ? '1 new position' : `${seen.fresh} new positions`;
        expect(stage).toContain(`is complete: ${count}.`);
        if (seen.cut > 0)
          expect(stage).toMatch(new RegExp(`${seen.cut} (was|were) cut by the upper bound`));
      }
      seen.fresh = 0;
      seen.cut = 0;
    }
    expect(found, algorithm).toBeGreaterThan(0);
    expect(roots, algorithm).toBeGreaterThan(1);
    expect(parts, algorithm).toBeGreaterThan(1);
  }
  const swept = [...stepsOf({ ...CUBES, algorithm: 'bfhs', heuristic: 'misplaced', incumbent: 9 })];
  expect(swept.some(({ stage }) => stage.endsWith('nothing is left within the upper bound.'))).toBe(
    true,
  );
});

test('a search from both sides never says that more is proved than is true, and proves its solution at the end', () => {
  for (const { name: algorithm } of catalogue().algorithms.filter(
    ({ level }) => level === 'proved',
  )) {
    const rule = words.code.rule({ algorithm });
    // The rule for an empty side, with and without a solution.
    expect(rule.at(-1)?.text).toBe('done: U’s path; U = ∞: no solution');
    let proved = 0;
    let stages = 0;
    let known = Number.POSITIVE_INFINITY;
    for (const { lane, step, snapshot, text, stage } of stepsOf({
      ...CUBES,
      algorithm,
      heuristic: 'misplaced',
    })) {
      const { name, meaning, value } = levelOf(lane);
      expect(name).toBe('bound');
      expect(meaning.endsWith(words.noneBetter)).toBe(value !== words.unknown);
      const now = value === words.unknown ? 0 : Number(value);
      expect(now).toBeGreaterThanOrEqual(proved);
      expect(now).toBeLessThanOrEqual(13);
      proved = now;
      if (step.fate === 'met') {
        const length = snapshot.incumbent?.length ?? 0;
        expect(length).toBeLessThan(known);
        known = length;
        expect(text).toContain(
          `the other side has it: a solution of ${length} rolls, better than any before.`,
        );
      }
      stages += stage ? 1 : 0;
      if (stage)
        expect(stage).toMatch(/give the bound|raise the bound to \d+\. No solution is better than/);
      if (lane.phase === 'ended') {
        expect(text).toContain('now it is proved that no solution is better. Solved: 13 rolls.');
      }
    }
    expect(proved).toBe(13);
    expect(stages).toBeGreaterThan(1);
  }
});

test('a solution without a proof is never called a shortest, and how much longer it is is said', () => {
  const lanes = [
    { algorithm: 'greedy', heuristic: 'misplaced' },
    { algorithm: 'ida-star', heuristic: 'misplaced' },
  ].map((search, id) => {
    const engine = new Search({ ...FAR, ...search });
    while (engine.step(Number.MAX_SAFE_INTEGER));
    const phase = /** @type {const} */ ('ended');
    return { ...freshLane({ id, search }), phase, snapshot: engine.snapshot() };
  });
  const own = lanes[0]?.snapshot.length ?? 0;
  expect(own).toBeGreaterThan(23);
  const { start, goal } = FAR;
  const searches = lanes.map(({ spec }) => spec.search);
  const state = initialState(freshGame('cubes', [{ start, goal }], 0, searches));
  const alone = verdictInWords({ ...state, lanes: lanes.slice(0, 1) });
  expect(alone).toMatchObject({
    lesson: `Shortest solution found: ${own} rolls. That none is shorter is not proved.`,
    remarks: '',
  });
  const both = verdictInWords({ ...state, lanes });
  expect(both.lesson).toContain('Shortest solution: 23 rolls.');
  expect(both.remarks).toContain(
    `Greedy · misplaced found one of ${own} rolls, ${own - 23} more than the shortest.`,
  );
  const [greedy] = lanes;
  expect(greedy && words.states.solved('cubes', own, greedy.snapshot)).toBe(
    `${own} rolls, not proved shortest`,
  );
  expect(words.states.solved('cubes', 13, { proves: 'within', within: '3/2' })).toBe(
    '13 rolls, at most 3/2 times the shortest',
  );
  expect(words.states.solved('cubes', 13, { proves: 'within', within: '1' })).toBe(
    '13 rolls, proved shortest',
  );
});

test('what a ratio may be is what the engine takes', () => {
  const weight = catalogue().settings.find(({ kind }) => kind === 'ratio');
  const { least, most } = weight ?? {};
  expect(words.laneDialog.ratioHow(least ?? '', most ?? '')).toBe('From 1 to 16, such as 2 or 3/2');
  const run = (/** @type {string} */ given) =>
    new Search({ ...CUBES, algorithm: 'weighted-a-star', weight: given });
  for (const given of ['1', '16', '2', '3/2']) expect(() => run(given)).not.toThrow();
  for (const given of ['1/2', '17', '33/2', 'x']) expect(() => run(given)).toThrow();
});

test('a heuristic from the goal that is not chosen is the same one, or blind where there is none', () => {
  for (const { name: puzzle, opening, heuristics, backward } of catalogue().puzzles) {
    for (const { name: heuristic, table } of heuristics) {
      if (table) continue;
      const usual = backward.some(({ name }) => name === heuristic) ? heuristic : 'blind';
      const request = {
        puzzle,
        start: opening.start,
        goal: opening.goal,
        algorithm: 'mm',
        heuristic,
        max_nodes: 300,
      };
      const counts = [{}, { backward: usual }].map((chosen) => {
        const search = new Search({ ...request, ...chosen });
        search.step(300);
        const { generated, expanded, sides } = search.snapshot();
        return { generated, expanded, sides };
      });
      expect(counts[0], `${puzzle} ${heuristic}`).toEqual(counts[1]);
    }
  }
  expect(words.laneDialog.usual).toBe('the same, or blind where there is none');
});
