import { expect, test } from 'vitest';
import { FINEST, scaleFor } from '../../../../www/features/stage/memory.js';
import { LanePicture } from '../../../../www/features/stage/pictures.js';
import { slotsOf } from '../../../../www/features/stage/rounds.js';
import { strengthOf } from '../../../../www/features/stage/trees.js';

/** @import { Report } from '../../../../www/shared/state/lane-news.js' */

const FRAME = { width: 308, height: 92 };

test('a node more never makes a cell weaker, and memory is always stronger than what is forgotten', () => {
  const counts = Array.from({ length: 100 }, (_, n) => n + 1);
  for (const kind of /** @type {const} */ (['pale', 'full'])) {
    const strengths = counts.map((count) => strengthOf(kind, count));
    expect(strengths).toEqual([...strengths].sort((a, b) => a - b));
  }
  expect(strengthOf('full', 1)).toBeGreaterThan(strengthOf('pale', 1e6));
});

test('the memory of the largest lane always has room, and its scale only gets coarser', () => {
  let scale = FINEST;
  for (let most = 1; most < 1e9; most = Math.ceil(most * 1.3)) {
    const next = scaleFor(most, FRAME, scale);
    const { pitch, unit } = next;
    const room = Math.floor(FRAME.width / pitch) * Math.floor(FRAME.height / pitch) * unit;
    expect(room).toBeGreaterThanOrEqual(most);
    expect(unit > scale.unit || (unit === scale.unit && pitch <= scale.pitch)).toBe(true);
    expect(scaleFor(1, FRAME, next)).toEqual(next);
    scale = next;
  }
  expect(scaleFor(26_654, FRAME, FINEST)).toEqual({ pitch: 1, unit: 1 });
  expect(scaleFor(3_720_448, FRAME, FINEST).unit).toBeGreaterThanOrEqual(1000);
});

test('the newest rounds have slots, and all slots are in the row', () => {
  for (const rounds of [1, 18, 19, 26, 40]) {
    const { first, slots, wide } = slotsOf(rounds, 308);
    expect(rounds - first).toBe(Math.min(rounds, slots));
    expect(slots * wide).toBeCloseTo(308);
  }
});

/** @param {readonly [node: number, stage: number][]} samples @param {[number, number]} [stored] */
const report = (samples, stored) => {
  const paths = samples.flatMap(([node, stage]) => [8, node, stage, 0, 0, 0, 0, 1, node % 2, 2]);
  const sides = stored ? stored.map((count) => ({ stored: count })) : null;
  return /** @type {Report} */ (
    /** @type {unknown} */ ({ paths: Float64Array.from(paths), snapshot: { sides } })
  );
};

/** @param {LanePicture} picture */
const nodesOf = ({ rounds }) =>
  rounds.map(({ stage, places }) => [stage, places.map(({ node }) => node)]);

test('samples are kept by rounds, and a lane that goes back takes those with it that come after', () => {
  const picture = new LanePicture();
  picture.add(
    report([
      [1, 1],
      [2, 1],
      [5, 2],
      [9, 2],
    ]),
  );
  expect(nodesOf(picture)).toEqual([
    [1, [1, 2]],
    [2, [5, 9]],
  ]);
  const before = picture.version;
  // The newest again, as at a pause.
  picture.add(report([[9, 2]]));
  expect(picture.version).toBe(before);
  picture.add(
    report([
      [2, 1],
      [4, 1],
    ]),
  );
  expect(nodesOf(picture)).toEqual([[1, [1, 2, 4]]]);
  expect(picture.version).toBeGreaterThan(before);
});

test('a long round is thinned, and none has more samples than are drawn', () => {
  const picture = new LanePicture();
  for (let n = 1; n < 30_000; n++) picture.add(report([[n, 1]]));
  const [round] = picture.rounds;
  expect(round?.places.length).toBeLessThan(8000);
  expect(round?.places[0]?.node).toBe(1);
});

test('positions of two sides alternate in strata', () => {
  const picture = new LanePicture();
  for (const stored of /** @type {[number, number][]} */ ([
    [1, 0],
    [1, 70],
    [5, 70],
    [9, 70],
    [9, 200],
  ]))
    picture.add(report([], stored));
  expect(picture.strata).toEqual([
    { side: 0, to: 1 },
    { side: 1, to: 71 },
    { side: 0, to: 79 },
    { side: 1, to: 209 },
  ]);
});
