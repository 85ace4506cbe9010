// Claims that lessons make only in words, checked by independent simple programs.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { map } from '../../../../www/shared/puzzles/map.js';
import { readLink } from '../../../../www/shared/state/link.js';
import { Job, map as readMap, solve } from '../../engine.js';

const GOAL = '123456780';

/** @typedef {(place: string) => readonly string[]} Next the places one move from a place */

/** @type {readonly (readonly number[])[]} */
const BESIDE = Array.from({ length: 9 }, (_, at) =>
  [at % 3 > 0 ? at - 1 : -1, at % 3 < 2 ? at + 1 : -1, at - 3, at + 3].filter(
    (square) => square >= 0 && square < 9,
  ),
);

/** @type {Next} */
const slides = (board) => {
  const hole = board.indexOf('0');
  return (BESIDE[hole] ?? []).map((from) => {
    const pieces = [...board];
    [pieces[hole], pieces[from]] = [pieces[from] ?? '', '0'];
    return pieces.join('');
  });
};

/** @param {string} from @param {Next} next @param {number} [most] */
function distances(from, next, most = Number.POSITIVE_INFINITY) {
  const found = new Map([[from, 0]]);
  for (const [place, depth] of found) {
    if (depth === most) continue;
    for (const other of next(place)) if (!found.has(other)) found.set(other, depth + 1);
  }
  return found;
}

/** The length at the first meeting of two breadth-first searches that alternate by position. @param {string} start @param {string} goal @param {Next} next */
function firstMeeting(start, goal, next) {
  const sides = [start, goal].map((root) => ({ depth: new Map([[root, 0]]), queue: [root] }));
  for (let turn = 0; ; turn += 1) {
    const [mine, other] = [sides[turn % 2], sides[(turn + 1) % 2]];
    const place = mine?.queue.shift();
    if (!mine || !other || (place === undefined && other.queue.length === 0)) return null;
    if (place === undefined) continue;
    const depth = (mine.depth.get(place) ?? 0) + 1;
    for (const one of next(place)) {
      if (mine.depth.has(one)) continue;
      mine.depth.set(one, depth);
      mine.queue.push(one);
      const there = other.depth.get(one);
      if (there !== undefined) return depth + there;
    }
  }
}

/** @param {number} seed @returns {(limit: number) => number} */
const numbers = (seed) => {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
};

test('a first meeting position by position is never too long on the 8-puzzle, and now and then on a map of roads', () => {
  const random = numbers(7);
  const near = distances(GOAL, slides, 16);
  const starts = [...near.keys()];
  for (let n = 0; n < 150; n += 1) {
    const start = starts[1 + random(starts.length - 1)] ?? '';
    expect(firstMeeting(start, GOAL, slides), start).toBe(near.get(start));
  }
  let [tooLong, met] = [0, 0];
  for (let n = 0; n < 400; n += 1) {
    /** @type {Map<string, Set<string>>} */
    const roads = new Map(Array.from({ length: 24 }, (_, place) => [`${place}`, new Set()]));
    for (let road = 0; road < 36; road += 1) {
      const [from, to] = [`${random(24)}`, `${random(24)}`];
      roads.get(from)?.add(to);
      roads.get(to)?.add(from);
    }
    const next = (/** @type {string} */ place) => [...(roads.get(place) ?? [])];
    const shortest = distances('0', next).get('1');
    const found = firstMeeting('0', '1', next);
    if (shortest === undefined) {
      expect(found).toBeNull();
      continue;
    }
    met += 1;
    expect((found ?? 0) - shortest).toBeGreaterThanOrEqual(0);
    // At most one move longer.
    expect((found ?? 0) - shortest).toBeLessThanOrEqual(1);
    tooLong += Number(found !== shortest);
  }
  expect(tooLong).toBeGreaterThan(0);
  expect(tooLong).toBeLessThan(met / 2);
});

test('two searches by cost first meet on the gallery’s map on a way that is not the cheapest', () => {
  const given = map.problems.small.find(({ name }) => name === 'map meeting')?.goal ?? '';
  const edges = [...given.matchAll(/^(\w) - (\w) (\d+)$/gm)].flatMap(([, a = '', b = '', cost]) => [
    { from: a, to: b, cost: Number(cost) },
    { from: b, to: a, cost: Number(cost) },
  ]);
  const sides = ['S', 'T'].map((root) => ({
    open: new Map([[root, 0]]),
    found: new Map([[root, 0]]),
  }));
  let meeting = 0;
  for (let turn = 0; meeting === 0; turn += 1) {
    const [mine, other] = turn % 2 === 0 ? sides : sides.toReversed();
    const [place, g] = [...(mine?.open ?? [])].reduce((a, b) => (b[1] < a[1] ? b : a));
    mine?.open.delete(place);
    for (const { to, cost } of edges.filter(({ from }) => from === place)) {
      if (g + cost >= (mine?.found.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      mine?.found.set(to, g + cost);
      mine?.open.set(to, g + cost);
      const there = other?.found.get(to);
      if (there !== undefined) meeting ||= g + cost + there;
    }
  }
  const { cost } = solve({
    puzzle: 'map',
    start: '',
    goal: given,
    algorithm: 'mm',
    heuristic: 'blind',
  });
  expect([meeting, cost]).toEqual([12, 10]);
});

/** A map on which A* expands most: n nodes on the way to T, of which each later one is reached more cheaply. @param {number} n */
function worst(n) {
  const name = (/** @type {number} */ at) => (at === n ? 'S' : String.fromCharCode(64 + at));
  const lines = [`A -> T ${2 ** (n - 2) + 2 * n}`, 'start S', 'goal T'];
  for (let from = n; from > 0; from -= 1) {
    lines.unshift(`node ${name(from)} 0 0 ${from === n ? 0 : 2 ** (from - 1) + 2 * from}`);
    for (let to = from - 1; to > 0; to -= 1)
      lines.unshift(`${name(from)} -> ${name(to)} ${2 ** (from - 2) - 2 ** (to - 1) + from - to}`);
  }
  return [
    'node T 0 0 0',
    ...lines.toSorted((a, b) => Number(b.startsWith('node')) - Number(a.startsWith('node'))),
  ].join('\n');
}

test('on the map where A* takes nodes again most, one more node doubles its work and adds one to that of uniform-cost search', () => {
  const expanded = (/** @type {number} */ n, /** @type {string} */ algorithm) =>
    solve({ puzzle: 'map', start: '', goal: worst(n), algorithm }).expanded;
  for (const n of [5, 6, 7, 8]) {
    expect(expanded(n, 'a-star')).toBe(2 ** (n - 1));
    expect(expanded(n, 'uniform-cost')).toBe(n);
  }
  const [, link = ''] =
    /^\[worst\]: (.*)$/m.exec(readFileSync('www/features/lessons/en/11-taken-again.md', 'utf8')) ??
    [];
  const { puzzle, start, goal, race } = readLink(link).link;
  const counts = race.map((lane) => solve({ puzzle, start, goal, ...lane }).expanded);
  expect(counts).toEqual([expanded(6, 'uniform-cost'), expanded(6, 'a-star')]);
});

/** The link of a step. @param {string} lesson @param {string} name */
function linkIn(lesson, name) {
  const text = readFileSync(`www/features/lessons/en/${lesson}.md`, 'utf8');
  const [, link = ''] = new RegExp(`^\\[${name}\\]: (.*)$`, 'm').exec(text) ?? [];
  return readLink(link).link;
}

test('h on the map of towns is the straight line in kilometres, and no road is shorter than its line', () => {
  const { start, goal, race } = linkIn('10-costs', 'both');
  const { nodes, edges, goals } = readMap(start, goal);
  const end = nodes.find(({ name }) => name === goals[0]);
  const line = (/** @type {typeof end} */ a, /** @type {typeof end} */ b) =>
    Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0));
  for (const node of nodes) expect(node.h, node.name).toBe(Math.floor(line(node, end)));
  for (const { from, to, cost } of edges)
    expect(cost).toBeGreaterThan(line(nodes[from], nodes[to]));
  expect(race.map(({ heuristic }) => heuristic)).toEqual([undefined, 'by-hand']);
});

test('A* takes E once, D twice, and each further node of the last map twice as often, each time with a smaller g', () => {
  const { nodes, edges, start } = readMap('', linkIn('11-taken-again', 'worst').goal);
  const h = new Map(nodes.map(({ name, h: own }) => [name, own ?? 0]));
  const name = (/** @type {number} */ at) => nodes[at]?.name ?? '';
  const [open, found] = [new Map([[start, 0]]), new Map([[start, 0]])];
  /** @type {Map<string, number[]>} */
  const taken = new Map();
  /** @type {Map<string, number>} */
  const reached = new Map();
  for (;;) {
    const [place, g] = [...open].reduce((a, b) =>
      b[1] + (h.get(b[0]) ?? 0) < a[1] + (h.get(a[0]) ?? 0) ? b : a,
    );
    open.delete(place);
    if (place === 'T') break;
    taken.set(place, [...(taken.get(place) ?? []), g]);
    for (const { from, to, cost } of edges) {
      if (name(from) !== place) continue;
      const after = name(to);
      reached.set(after, (reached.get(after) ?? 0) + 1);
      if (g + cost >= (found.get(after) ?? Infinity)) continue;
      found.set(after, g + cost);
      open.set(after, g + cost);
    }
  }
  const often = ['E', 'D', 'C', 'B', 'A'].map((one) => taken.get(one)?.length);
  expect(often).toEqual([1, 2, 4, 8, 16]);
  for (const gs of taken.values()) expect(gs).toEqual([...new Set(gs)].sort((a, b) => b - a));
  const again = [...reached.values()].filter((n) => n > 1).length;
  expect(again).toBeGreaterThan(nodes.length / 2);
});

/** IDA* as in a textbook; returns the length. @param {string} start @param {(place: string) => number} h */
function idaStar(start, h) {
  let bound = h(start);
  for (;;) {
    let least = Number.POSITIVE_INFINITY;
    /** @param {string} place @param {string} before @param {number} g @returns {number | null} */
    const visit = (place, before, g) => {
      const f = g + h(place);
      if (f > bound) {
        least = Math.min(least, f);
        return null;
      }
      if (place === GOAL) return g;
      for (const next of slides(place)) {
        const found = next === before ? null : visit(next, place, g + 1);
        if (found !== null) return found;
      }
      return null;
    };
    const found = visit(start, '', 0);
    if (found !== null) return found;
    bound = least;
  }
}

test('a heuristic two too large at one position makes IDA* return a longer solution, and one too large does not', () => {
  const far = distances(GOAL, slides, 14);
  const truth = (/** @type {string} */ place) => far.get(place) ?? 15;
  const random = numbers(3);
  const starts = [...far].flatMap(([place, depth]) => (depth === 11 ? [place] : []));
  let longer = 0;
  for (let n = 0; n < 60; n += 1) {
    const start = starts[random(starts.length)] ?? '';
    // The first position of a shortest solution; for most starts all of them pass it.
    const wrong = slides(start).find((place) => truth(place) === 10) ?? '';
    /** @param {number} too */
    const length = (too) =>
      idaStar(start, (place) => Math.max(0, truth(place) - 4) + (place === wrong ? 4 + too : 0));
    expect([length(0), length(1)]).toEqual([11, 11]);
    longer += Number(length(2) > 11);
  }
  expect(longer).toBeGreaterThan(0);
});

/** @param {string} start @param {string} heuristic */
function floorOf(start, heuristic) {
  const floor = Job.floor('tiles', start, GOAL, heuristic, null);
  while (floor.step(100_000));
  const { floor: counts } = floor.report();
  floor.free();
  if (!counts) throw new Error('no floor');
  return counts;
}

test('MM with a weak heuristic is worse than without, and A* meets before the middle, with any ties', () => {
  const start = '801567342';
  /** @type {(algorithm: string, order: string, heuristic?: string) => number} */
  const expanded = (algorithm, order, heuristic) =>
    solve({ puzzle: 'tiles', start, goal: GOAL, algorithm, order, ...(heuristic && { heuristic }) })
      .expanded;
  // For any order of moves; A*'s required expansions with the weak heuristic do not depend on it.
  for (const order of ['seed=1', 'seed=2', 'seed=3', 'seed=4', 'seed=5']) {
    const none = expanded('mm', order, 'blind');
    const both = expanded('bidirectional-bfs', order);
    expect(Math.abs(none - both) / none, order).toBeLessThan(0.1);
    const weak = expanded('mm', order, 'misplaced');
    expect(weak, order).toBeGreaterThan(Math.max(none, both));
    expect(floorOf(start, 'misplaced').forward).toBeGreaterThan(weak);
  }
  const good = floorOf(start, 'manhattan');
  const before = good.forward_by_depth
    .slice(0, good.length / 2 + 1)
    .reduce((sum, positions) => sum + positions, 0);
  expect(before).toBeGreaterThan(good.forward / 2);
});

test('most duplicates of the second layer of the toys come of two exchanges without a common square', () => {
  const toys = { puzzle: 'toys', start: '1111000011100010', goal: '1010010110100101' };
  /** @type {(board: string) => {squares: number[], board: string}[]} */
  const exchanges = (board) =>
    Array.from({ length: 16 }, (_, at) => [...(at % 4 < 3 ? [at + 1] : []), at + 4])
      .flatMap((ends, at) => ends.filter((end) => end < 16).map((end) => [at, end]))
      .filter(([at = 0, end = 0]) => board[at] !== board[end])
      .map((squares) => {
        const pieces = [...board];
        const [at = 0, end = 0] = squares;
        [pieces[at], pieces[end]] = [pieces[end] ?? '', pieces[at] ?? ''];
        return { squares, board: pieces.join('') };
      });
  const found = new Set();
  let [all, apart] = [0, 0];
  for (const first of exchanges(toys.start)) {
    for (const second of exchanges(first.board)) {
      if (`${second.squares}` === `${first.squares}`) continue;
      all += 1;
      found.add(second.board);
      apart += Number(!second.squares.some((square) => first.squares.includes(square)));
    }
  }
  const [, , layer] = solve({ ...toys, algorithm: 'bfs' }).depths;
  expect(layer).toMatchObject({ generated: all, duplicates: all - found.size });
  // Each pair occurs in both orders, and the later is a duplicate.
  expect(apart / 2).toBeGreaterThan((all - found.size) / 2);
  expect(apart / 2).toBeLessThan(all - found.size);
});
