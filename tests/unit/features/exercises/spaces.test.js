import { expect, test } from 'vitest';
import { RoadSpace, TEN } from '../../../../www/features/exercises/spaces.js';
import { Random } from '../../../../www/shared/kit/random.js';

/** @typedef {readonly [number, number]} Point */

/** Twice the area to the left of a line. @type {(a: Point, b: Point, c: Point) => number} */
const turn = ([ax, ay], [bx, by], [cx, cy]) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** @type {(a: Point, b: Point, c: Point, d: Point) => boolean} */
const cross = (a, b, c, d) =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;

test('no two roads of an exercise cross, and none is there twice', () => {
  for (const plan of [undefined, TEN]) {
    /** @type {Map<string, {a: Point, b: Point}>} */
    const lines = new Map();
    for (let seed = 0; seed < 60; seed += 1) {
      const { places, roads } = new RoadSpace(new Random(seed), plan).roads;
      expect(new Set(roads.map(({ from, to }) => `${from} ${to}`)).size).toBe(roads.length);
      const pointOf = (/** @type {string} */ name) => {
        const { x = 0, y = 0 } = places.find((place) => place.name === name) ?? {};
        return /** @type {Point} */ ([x, y]);
      };
      for (const { from, to } of roads)
        lines.set(`${pointOf(from)} ${pointOf(to)}`, { a: pointOf(from), b: pointOf(to) });
    }
    expect(lines.size).toBeGreaterThan(8);
    for (const [one, { a, b }] of lines)
      for (const [other, { a: c, b: d }] of lines)
        expect(cross(a, b, c, d), `${one}, ${other}`).toBe(false);
  }
});
