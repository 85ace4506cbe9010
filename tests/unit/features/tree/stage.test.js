import { expect, test } from 'vitest';
import { iterationsOf } from '../../../../www/features/trace/windows.js';
import { hit } from '../../../../www/features/tree/hit.js';
import { Stage } from '../../../../www/features/tree/stage.js';
import { walked } from '../../../../www/features/tree/walk.js';
import { solve } from '../../engine.js';
import { REQUESTS, traced } from '../trace/samples.js';
import { chance, grown, picture } from './samples.js';

/** @import { Picture } from '../../../../www/features/tree/picture.js' */
/** @import { Request } from '../../../../www/pkg/rolling_cubes.js' */

const BOX = { width: 640, height: 400, em: 15 };

/** @param {Picture} drawn */
function stageWith(drawn) {
  const stage = new Stage();
  stage.resize(BOX);
  stage.show(drawn, { focus: -1, bounded: false, now: 0 });
  stage.move(1e6);
  return stage;
}

/** @param {Stage} stage @param {number} place */
const at = ({ xs, transform: { k, x, y }, picture, gap }, place) => ({
  x: (xs[place] ?? 0) * k + x,
  y: (picture?.rows[place] ?? 0) * gap + y,
});

const forest = grown(chance(20_000, 5));

test('nodes in sight stay in place when a wedge beside them opens', () => {
  const before = picture(forest, { budget: 500 });
  const stage = stageWith(before);
  stage.zoom(40, 320, 200);
  const focus = before.nodes[300] ?? -1;
  const here = at(stage, 300);
  const wedge = before.nodes[before.folded.indexOf(Math.max(...before.folded))] ?? 0;
  const after = picture(forest, { budget: 500, opened: [wedge], seen: [focus] });
  stage.show(after, { focus, bounded: false, now: 2e6 });
  stage.move(3e6);
  const there = at(stage, after.placeOf(focus));
  expect(there.x).toBeCloseTo(here.x, 1);
  expect(there.y).toBeCloseTo(here.y, 1);
});

test('a picture that fits goes on fitting as it grows', () => {
  const stage = stageWith(picture(forest, { budget: 100 }));
  stage.show(picture(forest, { budget: 5000 }), { focus: -1, bounded: false, now: 2e6 });
  stage.move(3e6);
  const { extent, transform } = stage;
  expect(extent.left * transform.k + transform.x).toBeGreaterThanOrEqual(0);
  expect(extent.right * transform.k + transform.x).toBeLessThanOrEqual(BOX.width);
});

test('nodes move from where they were, new ones out of what they were folded into', () => {
  const before = picture(forest, { budget: 100 });
  const stage = stageWith(before);
  const root = stage.xs[0];
  const after = picture(forest, { budget: 5000 });
  stage.show(after, { focus: -1, bounded: false, now: 2e6 });
  stage.move(2e6);
  expect(stage.xs[0]).toBeCloseTo(root ?? 0);
  const fresh = after.nodes.findIndex((node) => before.placeOf(node) < 0);
  const old = before.nearestPlace(after.nodes[fresh] ?? -1);
  expect(stage.xs[fresh]).toBeCloseTo(before.xs[old] ?? 0, 2);
  expect(stage.move(2e6 + 100)).toBe(true);
  expect(stage.move(3e6)).toBe(false);
  expect(stage.xs).toEqual(after.xs);
});

test('everything is in its final place at once if motion is unwelcome', () => {
  const stage = stageWith(picture(forest, { budget: 100 }));
  stage.still = true;
  const after = picture(forest, { budget: 5000 });
  stage.show(after, { focus: -1, bounded: false, now: 2e6 });
  expect(stage.move(2e6)).toBe(false);
  expect(stage.xs).toEqual(after.xs);
});

test('another tree is shown whole', () => {
  const stage = stageWith(picture(forest, { budget: 500 }));
  stage.zoom(50, 10, 10);
  expect(stage.fits).toBe(false);
  stage.show(picture(grown(chance(300, 2))), { focus: -1, bounded: false, now: 2e6 });
  expect(stage.fits).toBe(true);
});

test('a point at a node finds it, one at a wedge finds the wedge, one in a void nothing', () => {
  const drawn = picture(forest, { budget: 300 });
  const stage = stageWith(drawn);
  stage.zoom(200, 320, 100);
  const found = (/** @type {number} */ x, /** @type {number} */ y) =>
    hit({ ...stage, picture: drawn, extent: stage.extent }, x, y);
  for (const place of [0, 1, 50, drawn.size - 1]) {
    const { x, y } = at(stage, place);
    expect(found(x + 1, y - 1)).toEqual({ place, wedge: false });
  }
  const wedge = drawn.folded.findIndex((n) => n > 0);
  const { x, y } = at(stage, wedge);
  expect(found(x, y + stage.gap * 0.6)).toEqual({ place: wedge, wedge: true });
  expect(found(x, at(stage, 0).y - 300)).toBeNull();
});

test('keys lead up to the parent, down to the first child, and along the row', () => {
  const drawn = picture(grown(chance(500, 4)));
  const { parents, rows, nodes } = drawn;
  for (let place = 0; place < drawn.size; place += 7) {
    const parent = parents[place] ?? -1;
    expect(walked(drawn, place, 'up')).toBe(parent < 0 ? place : parent);
    const down = walked(drawn, place, 'down');
    const [first] = drawn.forest.children(nodes[place] ?? -1);
    expect(nodes[down]).toBe(first ?? nodes[place]);
    for (const way of /** @type {const} */ (['left', 'right'])) {
      expect(rows[walked(drawn, place, way)]).toBe(rows[place]);
    }
    const right = walked(drawn, place, 'right');
    if (right !== place) expect(walked(drawn, right, 'left')).toBe(place);
  }
});

test('in the trees of the goals, which stand on their heads, keys go as the picture does', () => {
  const request = /** @type {Request} */ (REQUESTS['bidirectional-bfs']);
  const drawn = picture(grown(traced(request)));
  const place = drawn.backward.findIndex(
    (side, place) => side === 1 && (drawn.parents[place] ?? -1) >= 0,
  );
  const parent = drawn.parents[place] ?? -1;
  expect(walked(drawn, place, 'down')).toBe(parent);
  expect(walked(drawn, parent, 'up')).toBe(drawn.parents.indexOf(parent));
});

test('an iteration goes on where the one before it was, and back again', () => {
  const request = /** @type {Request} */ (REQUESTS['ida-star']);
  const iterations = iterationsOf(solve(request).iterations);
  const index = 4;
  const { from = 1 } = iterations[index + 1] ?? {};
  /** Each iteration has one trace, shared by its pictures. */
  const [first, second] = [index, index + 1].map((n) => {
    const { from, generated } = iterations[n] ?? { from: 1, generated: 1 };
    return traced(request, { from, most: generated });
  });
  if (!first || !second) throw new Error('an iteration is not there');
  const before = picture(grown(first, { iteration: iterations[index] ?? null }));
  const begun = traced(request, { from, most: 100_000, units: from });
  const after = picture(grown(begun, { iteration: iterations[index + 1] ?? null, before: first }));
  const stage = stageWith(before);
  stage.zoom(6, 320, 100);
  const there = Array.from(before.nodes, (_, place) => at(stage, place).x);
  stage.show(after, { focus: -1, bounded: false, now: 2e6 });
  stage.move(2e6);
  expect(stage.fits).toBe(false);
  // Every node of the previous iteration is at its old place, as it will be repeated.
  for (let record = 0; record < before.size; record += 1) {
    const place = after.placeOf(record);
    expect(at(stage, place).x).toBeCloseTo(there[before.placeOf(record)] ?? -1, 0);
  }
  stage.move(3e6);
  stage.show(before, { focus: -1, bounded: false, now: 4e6 });
  stage.move(5e6);
  expect(stage.fits).toBe(false);
  before.nodes.forEach((_, place) => {
    expect(at(stage, place).x).toBeCloseTo(there[place] ?? -1, 0);
  });
});

test('keys zoom about the current node: it stays in sight, or comes there', () => {
  const drawn = picture(forest, { budget: 3000 });
  const stage = stageWith(drawn);
  const inSight = (/** @type {number} */ place) => {
    const { x, y } = at(stage, place);
    return x > 0 && x < BOX.width && y > 0 && y < BOX.height;
  };
  let now = 2e6;
  for (const place of [0, 17, 1500, drawn.size - 1]) {
    for (const factor of [1.6, 1.6, 1.6, 50, 1 / 1.6]) {
      stage.zoomAbout(factor, place, now);
      stage.move(now + 1000);
      now += 2000;
      expect(inSight(place)).toBe(true);
    }
  }
  // At the smallest size everything is visible, and stays so.
  stage.zoomAbout(1e-9, 0, now);
  expect(stage.fits).toBe(true);
  expect(stage.lies).toBeNull();
});

test('a picture lies as it was asked to, on each that follows, until a hand has hold of it', () => {
  const zoom = { size: 800, across: 3000, down: 40 };
  const stage = new Stage();
  stage.resize(BOX);
  stage.lie(zoom, 0);
  let now = 0;
  for (const budget of [50, 500, 3000]) {
    now += 1e6;
    stage.show(picture(forest, { budget }), { focus: -1, bounded: false, now });
    stage.move(now + 1000);
    expect(stage.lies).toMatchObject({ size: 800, across: 3000 });
  }
  const larger = { width: 1000, height: 700, em: 20 };
  stage.resize(larger);
  expect(stage.lies).toMatchObject({ size: 800, across: 3000 });
  stage.pan(-100, 0);
  const held = stage.lies;
  expect(held?.across).toBeGreaterThan(3000);
  stage.resize(BOX);
  expect(stage.lies?.size).toBe(800);
  expect(Math.abs((stage.lies?.across ?? 0) - (held?.across ?? 0))).toBeLessThan(3);
  stage.fit(now + 2e6);
  stage.move(now + 3e6);
  expect(stage.lies).toBeNull();
});
