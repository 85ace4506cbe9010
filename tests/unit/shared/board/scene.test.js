import { describe, expect, test } from 'vitest';
import { backToFront } from '../../../../www/shared/board/order.js';
import { pick } from '../../../../www/shared/board/pick.js';
import { HALF, rolling, standing } from '../../../../www/shared/board/pieces/cubes/cube.js';
import { contains } from '../../../../www/shared/board/polygon.js';
import { dot, moved, subtract } from '../../../../www/shared/board/projection.js';
import { themeOf } from '../../../../www/shared/board/theme.js';
import {
  boardWithout,
  bodiesOf,
  CAMERAS,
  FAMILIES,
  randomFrom,
  sceneOf,
  viewOf,
} from './samples.js';

/** @import { Body } from '../../../../www/shared/board/pieces.js' */
/** @import { Pose } from '../../../../www/shared/board/pieces/cubes/cube.js' */
/** @import { Point, Vec, View } from '../../../../www/shared/board/projection.js' */

/** @typedef {ReturnType<typeof sceneOf>} Scene */

const THEME = themeOf('light');

/**
 * Distance along the line of sight to a cube, Infinity if it is missed: the line is clipped by the three pairs of face
 * planes.
 * @param {Vec} eye @param {Vec} target @param {Pose} pose
 */
function distanceTo(eye, target, { rotation, centre }) {
  let [enter, leave] = [-Infinity, Infinity];
  for (const axis of /** @type {const} */ ([0, 1, 2])) {
    /** @type {Vec} the cube's axis in world coordinates: a column of its rotation */
    const along = [rotation[0][axis], rotation[1][axis], rotation[2][axis]];
    const start = dot(along, subtract(eye, centre));
    const slope = dot(along, subtract(target, eye));
    const cuts = [(-HALF - start) / slope, (HALF - start) / slope];
    enter = Math.max(enter, Math.min(...cuts));
    leave = Math.min(leave, Math.max(...cuts));
  }
  return enter < leave ? enter : Infinity;
}

/** @type {(view: View, body: Body) => Point[]} */
const outline = (view, body) => body.outline(moved(view, body.centre));

const [CUBES] = FAMILIES;

describe('painting order', () => {
  test('at any camera and moment, what is painted last at a point is the cube a ray meets first', () => {
    const random = randomFrom(1);
    let overlaps = 0;
    for (const camera of CAMERAS) {
      const view = viewOf(CUBES, camera);
      for (const move of CUBES.moves) {
        for (const t of [0.02, 0.35, 0.5, 0.8]) {
          const cubes = backToFront(bodiesOf(CUBES, move, t), view.eye).map((body) => ({
            pose: body.to === undefined ? standing(body.square) : rolling(move.roll, t),
            rim: outline(view, body),
          }));
          for (let i = 0; i < 10; i++) {
            /** @type {Vec} */
            const target = [random() * 3 - 1.5, random() * 1.3, random() * 3 - 1.5];
            const at = view.project(target);
            // A ray may pass where rounding removed a corner, so use only cubes painted there.
            const painted = cubes
              .filter(({ rim }) => contains(rim, at))
              .map(({ pose }) => distanceTo(view.eye, target, pose))
              .filter((distance) => distance < Infinity);
            if (painted.length < 2) continue;
            overlaps++;
            expect(painted.at(-1)).toBe(Math.min(...painted));
          }
        }
      }
    }
    // The test is meaningful only if cubes often overlap.
    expect(overlaps).toBeGreaterThan(1000);
  });
});

describe('the picture', () => {
  test('is the same standing as at the start of a move', () => {
    for (const { puzzle, moves } of FAMILIES) {
      for (const { position, roll } of moves.filter((_, i) => i % 15 === 0)) {
        const still = sceneOf({ puzzle, position });
        const about = sceneOf({ puzzle, position, roll, t: 0 });
        expect(sums(about)).toEqual(sums(still));
      }
    }
  });

  test('of a position without pieces has none', () => {
    for (const { puzzle, size } of FAMILIES) {
      expect(sceneOf({ puzzle, position: Array(size ** 2).fill(null) }).bodies).toEqual([]);
    }
  });

  test('has dots on red and stripes on blue where patterns are asked for, and white is plain', () => {
    // Shapes per painted item; a field of dots has 25.
    const shapes = (/** @type {Scene} */ { layers }) =>
      layers.flatMap(({ items }) => items().map(({ loops = [] }) => loops.length));
    const position = ['WRB', ...Array(8).fill(null)];
    const [plain, patterned] = [sceneOf({ position }), sceneOf({ position, patterns: true })];
    expect(shapes(plain)).not.toContain(25);
    expect(shapes(patterned).filter((n) => n === 25)).toHaveLength(1);
    // Red in front and blue at one side: two of the three visible faces.
    expect(shapes(patterned).length - shapes(plain).length).toBe(2);
  });

  test('has a ring where one is asked for, on a piece or on an empty square', () => {
    for (const square of [4, 5]) {
      const plain = sceneOf({});
      const ringed = sceneOf({ rings: [{ square, colour: 'ring' }] });
      const painted = (/** @type {Scene} */ { layers }) =>
        layers.slice(0, -1).map(({ items }) => items());
      expect(painted(ringed)).toEqual(painted(plain));
      const [, line] = ringed.layers.at(-1)?.items() ?? [];
      const outline = ringed.targets.findLast((target) => target.square === square)?.outline();
      expect(line?.loops).toEqual([outline]);
    }
  });
});

describe('layers', () => {
  test('with one key hold the same things to paint, whatever moves elsewhere', () => {
    for (const { puzzle, moves } of FAMILIES.slice(1)) {
      for (const { position, roll } of moves.filter((_, i) => i % 15 === 0)) {
        /** @type {Map<string, string>} */
        const known = new Map();
        let hits = 0;
        for (const t of [0, 0.1, 0.2, 0.5, 0.6, 0.9]) {
          for (const { key, items } of sceneOf({ puzzle, position, roll, t }).layers) {
            if (key === null) continue;
            const painted = JSON.stringify(items());
            if (known.has(key)) hits++;
            expect(known.get(key) ?? painted).toBe(painted);
            known.set(key, painted);
          }
        }
        expect(hits).toBeGreaterThan(0);
      }
    }
  });

  test('of another camera, size or puzzle have other keys', () => {
    const position = Array(16).fill('1').with(3, null);
    const keys = [
      { puzzle: 'toys' },
      { puzzle: 'tiles' },
      { puzzle: 'tiles', width: 500 },
      { puzzle: 'tiles', camera: { yaw: 0.1, pitch: 0.9 } },
      { puzzle: 'tiles', goal: position },
    ].map((given) => sceneOf({ position, ...given }).layers.at(-2)?.key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

/** @param {Scene} drawn */
function sums(drawn) {
  const items = drawn.bodies.map((body) => ({
    square: body.square,
    items: body.items(moved(drawn.view, body.centre), THEME),
  }));
  return items
    .map(
      ({ square, items }) =>
        `${square}: ${items
          .filter(({ alpha }) => alpha !== 0)
          .map(({ fill, stroke }) => (typeof fill === 'string' ? fill : stroke))
          .join()} ${items
          .flatMap(({ loops = [] }) => loops.flat())
          .reduce((sum, [x, y]) => sum + x + y, 0)
          .toFixed(3)}`,
    )
    .sort();
}

describe('pointing', () => {
  test('at the place where a ray meets a cube first finds that cube', () => {
    const random = randomFrom(2);
    for (const camera of CAMERAS) {
      for (let empty = 0; empty < 9; empty++) {
        const drawn = sceneOf({ camera, position: boardWithout(empty) });
        for (let i = 0; i < 60; i++) {
          /** @type {Vec} */
          const target = [random() * 3 - 1.5, random(), random() * 3 - 1.5];
          const found = drawn.bodies
            .map((body) => ({
              body,
              far: distanceTo(drawn.view.eye, target, standing(body.square)),
            }))
            .sort((a, b) => a.far - b.far)[0];
          const at = drawn.view.project(target);
          if (!found || found.far === Infinity) continue;
          if (!contains(outline(drawn.view, found.body), at)) continue;
          expect(pick(drawn.targets, at)?.square).toBe(found.body.square);
        }
      }
    }
  });

  test('at the middle of every top finds its square, and at the floor of the hole the hole', () => {
    for (const { puzzle, size, moves } of FAMILIES) {
      for (const { position } of moves.filter((_, i) => i % 7 === 0)) {
        const { view, bodies, targets, grid } = sceneOf({
          puzzle,
          position,
          camera: { yaw: 0, pitch: 1.3 },
        });
        for (let square = 0; square < size ** 2; square++) {
          const top = bodies.find((body) => body.square === square)?.box.y[1] ?? 0.04;
          // A knight's head leans back from its middle.
          const height = puzzle === 'knights' ? Math.min(top, 0.4) : Math.min(top, 0.96);
          const [x, , z] = grid.middleOf(square);
          expect(pick(targets, view.project([x, height, z]))?.square).toBe(square);
        }
      }
    }
  });

  test('beside the board finds nothing', () => {
    expect(pick(sceneOf({}).targets, [1, 1])).toBeNull();
  });

  test('at a piece past the middle of its way finds the square where it goes, and that it moves', () => {
    for (const { puzzle, moves } of FAMILIES) {
      for (const { position, roll } of moves.filter((_, i) => i % 7 === 0)) {
        for (const [t, square] of /** @type {const} */ ([
          [0.2, roll.from],
          [0.9, roll.to],
        ])) {
          const drawn = sceneOf({ puzzle, position, roll, t, camera: { yaw: 0.1, pitch: 1.3 } });
          const body = drawn.bodies.find((body) => body.square === roll.from);
          if (!body) throw new Error('the piece that moves is not there');
          const { x, y, z } = body.box;
          /** @type {Vec} */
          const middle = [(x[0] + x[1]) / 2, (y[0] + y[1]) / 2, (z[0] + z[1]) / 2];
          const found = pick(drawn.targets, drawn.view.project(middle));
          // A toy may fly over the place.
          if (puzzle === 'toys') expect([roll.from, roll.to]).toContain(found?.square);
          else expect(found?.square).toBe(square);
          expect(found?.moving).toBe(true);
        }
      }
    }
  });
});
