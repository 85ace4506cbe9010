import { describe, expect, test } from 'vitest';
import { coloursOf, looksOf, PRESENCE, SIGNS } from '../../../../www/features/tree/looks.js';
import { solve } from '../../engine.js';
import { REQUESTS, traced } from '../trace/samples.js';
import { grown, iterated, picture } from './samples.js';

/** @import { Forest } from '../../../../www/features/tree/forest.js' */
/** @import { Picture } from '../../../../www/features/tree/picture.js' */
/** @import { Request } from '../../../../www/pkg/rolling_cubes.js' */
/** @import { Colouring } from '../../../../www/shared/state/slices/tree.js' */

const request = (/** @type {string} */ name) => /** @type {Request} */ (REQUESTS[name]);
const END = { now: Number.POSITIVE_INFINITY, ended: true };

/** @type {(colouring: Colouring, drawn: Picture, bounds?: number[]) => ReturnType<typeof looksOf>} */
const looks = (colouring, drawn, bounds = []) => looksOf(drawn, { colouring, moment: END, bounds });

describe.each(['bfs', 'a-star', 'branch-and-bound', 'bidirectional-bfs'])('nodes of %s', (name) => {
  const drawn = picture(grown(traced(request(name))));

  test('have the sign of their fate', () => {
    const { signs } = looks('fate', drawn);
    drawn.nodes.forEach((node, place) => {
      const { forest } = drawn;
      expect(SIGNS[signs[place] ?? -1]).toBe(forest.trace.fate(forest.record(node)));
    });
  });

  test('are counted by their colours, whatever colours tell', () => {
    for (const colouring of coloursOf(drawn.forest)) {
      const { entries } = looks(colouring, drawn);
      expect(entries.reduce((all, { count }) => all + count, 0)).toBe(drawn.size);
      expect(entries.length).toBeLessThanOrEqual(SIGNS.length);
    }
  });

  test('have the colour of the numbers that its entry says', () => {
    const { forest } = drawn;
    /** @type {[Colouring, (record: number) => number][]} */
    const numbers = [
      ['depth', (record) => forest.trace.depth(record)],
      ['f', (record) => forest.trace.f(record)],
    ];
    for (const [colouring, number] of numbers) {
      const { colours, entries } = looks(colouring, drawn);
      drawn.nodes.forEach((node, place) => {
        const { from = 0, to = 0 } = entries[colours[place] ?? -1] ?? {};
        const value = number(forest.record(node));
        expect(value).toBeGreaterThanOrEqual(from);
        expect(value).toBeLessThanOrEqual(to);
      });
    }
  });
});

test('colours tell of a search what it has', () => {
  const coloursFor = (/** @type {string} */ name) => coloursOf(grown(traced(request(name))));
  expect(coloursFor('bfs')).toEqual(['fate', 'depth']);
  expect(coloursFor('a-star')).toEqual(['fate', 'depth', 'f']);
  expect(coloursFor('bidirectional-bfs')).toEqual(['fate', 'depth', 'side']);
  expect(coloursOf(iterated(request('ida-star'), 1))).toEqual(['fate', 'depth', 'f', 'iteration']);
});

test('a node’s first iteration is the first whose own trace has it', () => {
  const { iterations } = solve(request('ida-star'));
  const bounds = iterations.map(({ bound }) => bound);
  const index = 5;
  const forests = bounds.slice(0, index + 1).map((_, i) => iterated(request('ida-star'), i));
  /** Nodes by the moves to them. */
  const ways = forests.map((forest) => new Set(recordsOf(forest).map((node) => way(forest, node))));
  const drawn = picture(/** @type {Forest} */ (forests[index]));
  const { colours, entries } = looks('iteration', drawn, bounds.slice(0, index + 1));
  drawn.nodes.forEach((node, place) => {
    const first = ways.findIndex((set) => set.has(way(drawn.forest, node)));
    const { from = 0, to = 0 } = entries[colours[place] ?? -1] ?? {};
    expect(bounds[first]).toBeGreaterThanOrEqual(from);
    expect(bounds[first]).toBeLessThanOrEqual(to);
  });
});

/** @param {Forest} forest */
const recordsOf = (forest) =>
  [...Array(forest.size).keys()].filter((node) => forest.record(node) >= 0);

/** @param {Forest} forest @param {number} node */
const way = (forest, node) =>
  forest
    .path(node)
    .map((above) => forest.trace.move(forest.record(above)))
    .join();

test('nodes still to come and nodes of the iteration before look different', () => {
  const forest = iterated(request('ida-star'), 5);
  const { from } = forest.trace;
  const { presence } = looksOf(picture(forest), {
    colouring: 'fate',
    moment: { now: from + 9, ended: false },
  });
  expect(presence.filter((one) => one === PRESENCE.now).length).toBe(10);
  expect(presence.filter((one) => one === PRESENCE.later).length).toBe(forest.records - 10);
  const { iterations } = solve(request('ida-star'));
  const begin = iterations.slice(0, 5).reduce((all, row) => all + row.generated, 1);
  const growing = iterated(request('ida-star'), 5, { units: begin + 9 });
  const others = looks('fate', picture(growing)).presence;
  expect(others.filter((one) => one === PRESENCE.before).length).toBe(
    growing.ghosts - growing.repeated,
  );
});
