import { describe, expect, test } from 'vitest';
import { gridOf } from '../../../../www/shared/board/grid.js';
import { piecesOf } from '../../../../www/shared/board/pieces.js';
import {
  add,
  HOME,
  LIMITS,
  subtract,
  times,
  view,
  withinLimits,
} from '../../../../www/shared/board/projection.js';
import { extentOf } from '../../../../www/shared/board/scene.js';
import { CAMERAS } from './samples.js';

const EXTENT = extentOf(piecesOf('cubes'), gridOf(3));

describe('the view', () => {
  test('fits the board into any picture at any orientation, and touches two of its margins', () => {
    for (const camera of CAMERAS) {
      for (const [width, height] of /** @type {const} */ ([
        [560, 560],
        [360, 200],
        [200, 700],
      ])) {
        const { project } = view(camera, 3, EXTENT, width, height, 10);
        const points = EXTENT.map(project);
        const xs = points.map(([x]) => x);
        const ys = points.map(([, y]) => y);
        const spare = [
          Math.min(...xs),
          width - Math.max(...xs),
          Math.min(...ys),
          height - Math.max(...ys),
        ];
        for (const room of spare) expect(room).toBeGreaterThan(10 - 1e-6);
        expect(spare.filter((room) => room < 10 + 1e-6)).toHaveLength(2);
      }
    }
  });

  test('puts everything on one line of sight on one point', () => {
    for (const camera of CAMERAS) {
      const { eye, project } = view(camera, 3, EXTENT, 560, 560, 10);
      for (const target of EXTENT) {
        const nearer = add(eye, times(subtract(target, eye), 0.7));
        const [a, b] = [project(target), project(nearer)];
        expect(a[0]).toBeCloseTo(b[0], 6);
        expect(a[1]).toBeCloseTo(b[1], 6);
      }
    }
  });

  test('has x to the right, y upward, and near rows lower in the picture', () => {
    const { project } = view(HOME, 3, EXTENT, 560, 560, 10);
    const [x0, y0] = project([0, 0, 0]);
    expect(project([1, 0, 0])[0]).toBeGreaterThan(x0);
    expect(project([0, 1, 0])[1]).toBeLessThan(y0);
    expect(project([0, 0, 1])[1]).toBeGreaterThan(y0);
  });

  test('shows a near edge longer than a far one', () => {
    const { project } = view({ yaw: 0, pitch: 0.8 }, 3, EXTENT, 560, 560, 10);
    const width = (/** @type {number} */ z) => project([1, 0, z])[0] - project([-1, 0, z])[0];
    expect(width(1.5)).toBeGreaterThan(width(-1.5));
  });
});

test('a camera pulled too far stops at the limits, and home is within them', () => {
  expect(withinLimits(HOME)).toEqual(HOME);
  expect(withinLimits({ yaw: 9, pitch: 9 })).toEqual({
    yaw: LIMITS.yaw[1],
    pitch: LIMITS.pitch[1],
  });
  expect(withinLimits({ yaw: -9, pitch: -9 })).toEqual({
    yaw: LIMITS.yaw[0],
    pitch: LIMITS.pitch[0],
  });
});
