import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { moveInWords } from '../../../../www/features/race/views/in-words.js';
import { labelled, stepInWords } from '../../../../www/features/stepping/step-words.js';
import { parse_contest, play, Search, solve } from '../../engine.js';
import { everySetSearch } from '../../searches.js';

/** @import { Request } from '../../engine.js' */

const CUBES = { puzzle: 'cubes', start: 'WWWWWWWWE', goal: 'WBWBRERBR' };
/** @type {Request[]} */
const SEARCHES = everySetSearch(CUBES, {
  iddfs: { max_depth: 9 },
  bfs: { max_depth: 9 },
  'branch-and-bound': { incumbent: 15 },
  'weighted-ida-star': { max_depth: 8 },
});

/** The first search by an algorithm. @param {string} algorithm */
function wanted(algorithm) {
  const request = SEARCHES.find((search) => search.algorithm === algorithm);
  if (!request) throw new Error(`${algorithm} is no search`);
  return request;
}

function* stepsOf(/** @type {Request} */ request, key = request.puzzle, side = 3) {
  const search = new Search(request);
  while (search.prepare(1e6));
  for (let more = true, node = 0; more; ) {
    more = search.step(1);
    const step = search.last_step();
    if (!step) throw new Error('a unit of work makes a step');
    // The last unit may generate nothing; only A* then has something to report.
    if (step.node === node && step.fate !== 'solution') continue;
    node = step.node;
    const { length, incumbent } = search.snapshot();
    const words = stepInWords(key, request, step, length ?? 0, side, incumbent);
    yield { step, words: words.replaceAll('\u00a0', ' ') };
  }
}

/** The words of every step of each search. */
const SAID = SEARCHES.map((request) => ({
  request,
  all: Array.from(stepsOf(request), ({ words }) => words),
}));

test('as many steps are said to be pruned, duplicates and expanded as the search has counted', () => {
  for (const { request, all } of SAID) {
    const { duplicates, pruned, expanded, generated } = solve(request);
    const count = (/** @type {RegExp} */ what) => all.filter((words) => what.test(words)).length;
    const name = `${request.algorithm} ${request.ties ?? ''}`;
    expect(count(/pruned\.$/), name).toBe(pruned);
    expect(count(/: a duplicate\.$|already stored, but/), name).toBe(duplicates);
    // The last unit of a search may have expanded positions without generating any.
    const said = count(/: expanded\.$/) + count(/(^|\. )Expanded the next/);
    expect(expanded - said, name).toBeLessThanOrEqual(1);
    expect(said).toBeLessThanOrEqual(expanded);
    expect(new Set(all).size).toBeGreaterThan(20);
    expect(all.length).toBeLessThanOrEqual(generated + 1);
  }
});

test('a duplicate by a shorter way is said to be stored, but farther', () => {
  const tiles = { puzzle: 'tiles', start: '867254301', goal: '123456780', max_nodes: 3000 };
  const search = { ...tiles, algorithm: 'a-star', heuristic: 'manhattan' };
  const again = [...stepsOf(search, 'tiles-3')].filter(({ step }) => step.fate === 'duplicate');
  const shorter = again.map(({ step }) => step.depth < (step.known ?? 0));
  expect(again.map(({ words }) => words.includes('already stored, but'))).toEqual(shorter);
  expect(new Set(shorter).size).toBe(2);
});

test('the reason in the words is true of the numbers in them', () => {
  const compare = {
    '>': (/** @type {number} */ a, /** @type {number} */ b) => a > b,
    '≥': (/** @type {number} */ a, /** @type {number} */ b) => a >= b,
    '≤': (/** @type {number} */ a, /** @type {number} */ b) => a <= b,
    '<': (/** @type {number} */ a, /** @type {number} */ b) => a < b,
    '=': (/** @type {number} */ a, /** @type {number} */ b) => a === b,
  };
  for (const { request, all } of SAID) {
    let compared = 0;
    const untrue = [];
    for (const words of all) {
      const reason = /(?:f|depth|\d?g \+ \d?h =) (\d+) ([><≤≥=]) [a-z ]+ (\d+): (\w+)/.exec(words);
      if (!reason) continue;
      const [, left, sign = '', right, fate] = reason;
      compared += 1;
      const holds = compare[/** @type {keyof typeof compare} */ (sign)];
      // In a search by depth the bound itself turns back.
      const cuts = ['>', '≥', '='].includes(sign);
      if (!holds(Number(left), Number(right)) || cuts !== (fate === 'pruned')) untrue.push(words);
    }
    expect(untrue, request.algorithm).toEqual([]);
    // A search that cuts states the comparison, also for uncut positions.
    if (solve(request).pruned > 0) expect(compared, request.algorithm).toBeGreaterThan(100);
  }
});

test('g, h and f in the words are those of the position', () => {
  for (const { step, words } of stepsOf(wanted('ida-star'))) {
    const way = play('cubes', step.root, CUBES.goal, step.moves);
    const tops = (way.states.at(-1) ?? '').toUpperCase();
    // Misplaced cubes, by the goal's tops.
    const misplaced = [...CUBES.goal].filter((top, i) => top !== 'E' && tops[i] !== top).length;
    const [, g, h, f] = (/g (\d+), h (\d+), f (\d+)/.exec(words) ?? []).map(Number);
    expect([g, f], words).toEqual([step.moves.length, step.moves.length + (h ?? 0)]);
    expect(h, `${tops}: ${words}`).toBe(misplaced);
  }
});

test('a move of a step is said as its board names squares and pieces, from either side', () => {
  /** @type {Readonly<Record<string, [string, number, RegExp]>>} */
  const puzzles = {
    cubes: ['cubes', 3, /^Rolled the cube at column [1-3], row [1-3] (up|down|left|right)$/],
    tiles: ['tiles-3', 3, /^Slid [1-9] (up|down|left|right)$/],
    knights: ['knights', 5, /^The knight on [a-e][1-5] jumped to [a-e][1-5]$/],
    toys: ['toys', 4, /^Swapped row [1-4], column [1-4] with row [1-4], column [1-4]$/],
  };
  for (const [puzzle, [key, side, pattern]] of Object.entries(puzzles)) {
    const file = new URL(`../../../instances/${puzzle}-sample.in`, import.meta.url);
    const problem = parse_contest(puzzle, readFileSync(file, 'utf8')).at(-1);
    if (!problem) throw new Error(`no problem in ${file}`);
    const request = { puzzle, ...problem, algorithm: 'bidirectional-bfs', max_nodes: 300 };
    const sides = new Set();
    for (const { step, words } of stepsOf(request, key, side)) {
      if (!step.roll) continue;
      sides.add(step.side);
      const said = words.replace(/^Expanded.*?\. /, '').split(':')[0] ?? '';
      expect(said).toMatch(pattern);
      // The words of a move when it is played.
      const line = play(puzzle, step.root, problem.goal, step.moves);
      const at = step.moves.length;
      const state = { key, at, moves: step.moves };
      expect(`${said}. `).toBe(
        moveInWords(line, /** @type {any} */ (state), side).replace(/\w+ \d+\.$/, ''),
      );
    }
    expect([...sides], puzzle).toEqual(['forward', 'backward']);
  }
});

test('a tile of two digits is called by its number, not by its letter', () => {
  const problem = { start: '0fedcba987654321', goal: '0123456789abcdef' };
  const request = {
    puzzle: 'tiles',
    ...problem,
    algorithm: 'bfs',
    max_nodes: 60,
    unsolvable: true,
  };
  const said = [...stepsOf(request, 'tiles-4', 4)].map(({ words }) => words).join(' ');
  expect(said).toMatch(/Slid 1[0-5] /);
  expect(said).not.toMatch(/Slid [a-f]/);
});

test('branch and bound calls a given bound an upper bound, and a found one the incumbent', () => {
  for (const request of SEARCHES.filter(({ algorithm }) => algorithm === 'branch-and-bound')) {
    let found = 0;
    const names = new Set();
    for (const { step, words } of stepsOf(request)) {
      const [, sign = '', name, bound] =
        /f \d+ ([^ ]+) (upper bound|incumbent) (\d+):/.exec(words) ?? [];
      if (name) {
        expect(name, words).toBe(found > 0 ? 'incumbent' : 'upper bound');
        expect(Number(bound)).toBe(found || request.incumbent);
        expect(request.ties === 'cut' ? ['≥', '<'] : ['>', '≤']).toContain(sign);
        names.add(name);
      }
      if (step.fate === 'solution') found = step.depth;
    }
    expect(names.size).toBe(2);
  }
});

test('a step forward in a written puzzle has the label of its move', () => {
  const goal = 'x: 0..5; start x = 0; goal x = 5; move add {n in 1..2}: x += n';
  const request = { puzzle: 'map', start: '', goal, algorithm: 'bidirectional-bfs' };
  const told = [...stepsOf(request, 'map')].map(({ step }) => {
    const words = stepInWords('map', request, labelled({ start: '', goal }, step), 3, 0);
    const [, n, x] = /add (.) → (.)/.exec(words) ?? [];
    return [step.side, n ? Number(x) - Number(n) : 'root'];
  });
  expect(told.slice(0, 4)).toEqual([
    ['forward', 'root'],
    ['backward', 'root'],
    ['forward', 0],
    ['forward', 0],
  ]);
  expect(told.slice(4).every(([side, from]) => (side === 'forward') === (from !== 'root'))).toBe(
    true,
  );
});
