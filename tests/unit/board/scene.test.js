import { describe, expect, test } from 'vitest';
import { outline } from '../../../www/board/cube-items.js';
import { pick } from '../../../www/board/pick.js';
import { contains } from '../../../www/board/polygon.js';
import { dot, subtract } from '../../../www/board/projection.js';
import { HALF } from '../../../www/board/solid.js';
import { boardWithout, CAMERAS, ROLLS, randomFrom, sceneOf } from './samples.js';

/** @typedef {import('../../../www/board/projection.js').Vec} Vec */
/** @typedef {import('../../../www/board/cube.js').Pose} Pose */

/**
 * How far along the line of sight toward `target` a cube begins, or Infinity where it is missed:
 * the line is cut by the three pairs of planes of the cube's faces, one pair after the other.
 * @param {Vec} eye
 * @param {Vec} target
 * @param {Pose} pose
 */
function distanceTo(eye, target, { rotation, centre }) {
  let [enter, leave] = [-Infinity, Infinity];
  for (const axis of /** @type {const} */ ([0, 1, 2])) {
    /** @type {Vec} where the cube's own axis points in the world: a column of its rotation */
    const along = [rotation[0][axis], rotation[1][axis], rotation[2][axis]];
    const start = dot(along, subtract(eye, centre));
    const slope = dot(along, subtract(target, eye));
    const cuts = [(-HALF - start) / slope, (HALF - start) / slope];
    enter = Math.max(enter, Math.min(...cuts));
    leave = Math.min(leave, Math.max(...cuts));
  }
  return enter < leave ? enter : Infinity;
}

/** Every moment of every roll worth looking at, each from every camera. */
const SCENES = CAMERAS.flatMap((camera) =>
  ROLLS.flatMap((roll) =>
    [0.02, 0.35, 0.5, 0.8].map((t) => ({ camera, roll, t, position: boardWithout(roll.to) })),
  ),
);

describe('painting order', () => {
  test('at any camera and moment, what is painted last at a point is what a ray meets first', () => {
    const random = randomFrom(1);
    let overlaps = 0;
    for (const given of SCENES) {
      const { view, cubes } = sceneOf(given);
      const bodies = cubes.map(({ pose }) => ({ pose, rim: outline(pose, view) }));
      for (let i = 0; i < 25; i++) {
        /** @type {Vec} */
        const target = [random() * 3 - 1.5, random() * 1.3, random() * 3 - 1.5];
        const at = view.project(target);
        // Rounded edges: a ray may pass a sharp corner's place; ask only cubes really painted there.
        const painted = bodies
          .filter(({ rim }) => contains(rim, at))
          .map(({ pose }) => distanceTo(view.eye, target, pose))
          .filter((distance) => distance < Infinity);
        if (painted.length > 1) overlaps++;
        expect(painted.at(-1) ?? 0).toBe(Math.min(...painted, painted.length ? Infinity : 0));
      }
    }
    // The test is worth something only if cubes often overlap.
    expect(overlaps).toBeGreaterThan(1000);
  });
});

describe('the picture', () => {
  test('keeps every cube inside, whatever rolls', () => {
    for (const given of SCENES) {
      const { view, cubes } = sceneOf(given);
      const points = cubes.flatMap(({ pose }) => outline(pose, view)).flat();
      expect(Math.min(...points)).toBeGreaterThan(1);
      expect(Math.max(...points)).toBeLessThan(559);
    }
  });

  test('is the same standing as at the start of a roll', () => {
    for (const roll of ROLLS) {
      const position = boardWithout(roll.to);
      const still = sceneOf({ position });
      const about = sceneOf({ position, roll, t: 0 });
      expect(about.cubes.map(sumBySquare).sort()).toEqual(still.cubes.map(sumBySquare).sort());
    }
  });

  test('of a position without cubes has none', () => {
    expect(sceneOf({ position: Array(9).fill(null) }).cubes).toEqual([]);
  });
});

/** @type {(cube: {square: number, items: import('../../../www/board/scene.js').Item[]}) => string} */
const sumBySquare = ({ square, items }) =>
  `${square}: ${items
    .filter(({ alpha }) => alpha !== 0)
    .map(({ fill, stroke }) => fill ?? stroke)
    .join()} ${items
    .flatMap(({ loops = [] }) => loops.flat())
    .reduce((sum, [x, y]) => sum + x + y, 0)
    .toFixed(3)}`;

describe('pointing', () => {
  test('at the place where a ray meets a cube first finds that cube', () => {
    const random = randomFrom(2);
    for (const camera of CAMERAS) {
      for (let empty = 0; empty < 9; empty++) {
        const { view, cubes, targets } = sceneOf({ camera, position: boardWithout(empty) });
        for (let i = 0; i < 60; i++) {
          /** @type {Vec} */
          const target = [random() * 3 - 1.5, random(), random() * 3 - 1.5];
          const found = cubes
            .map(({ square, pose }) => ({ square, far: distanceTo(view.eye, target, pose) }))
            .sort((a, b) => a.far - b.far)[0];
          const at = view.project(target);
          const inside = cubes.find(({ square }) => square === found?.square);
          if (!found || !inside || found.far === Infinity) continue;
          if (!contains(outline(inside.pose, view), at)) continue;
          expect(pick(targets, at)).toBe(found.square);
        }
      }
    }
  });

  test('at the middle of every top finds its square, and at the floor of the hole the hole', () => {
    for (let empty = 0; empty < 9; empty++) {
      const { view, targets } = sceneOf({
        camera: { yaw: 0, pitch: 1.3 },
        position: boardWithout(empty),
      });
      for (let square = 0; square < 9; square++) {
        const height = square === empty ? 0.04 : 0.96;
        const at = view.project([(square % 3) - 1, height, Math.floor(square / 3) - 1]);
        expect(pick(targets, at)).toBe(square);
      }
    }
  });

  test('beside the board finds nothing', () => {
    expect(pick(sceneOf({}).targets, [1, 1])).toBeNull();
  });

  test('at a cube past its crest finds the square it falls to', () => {
    const roll = { from: 3, to: 4 };
    for (const [t, square] of /** @type {const} */ ([
      [0.2, 3],
      [0.9, 4],
    ])) {
      const { view, cubes, targets } = sceneOf({ roll, t });
      const pose = cubes.find((cube) => cube.square === 3)?.pose;
      expect(pick(targets, view.project(pose?.centre ?? [9, 9, 9]))).toBe(square);
    }
  });
});
