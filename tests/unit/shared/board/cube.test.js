import { describe, expect, test } from 'vitest';
import { FACES, FRAMES } from '../../../../www/shared/board/faces.js';
import { gridOf } from '../../../../www/shared/board/grid.js';
import {
  CUBE,
  colourOf,
  faceAfter,
  HALF,
  rolling,
  standing,
} from '../../../../www/shared/board/pieces/cubes/cube.js';
import { add, compose, IDENTITY, rotation, turn } from '../../../../www/shared/board/projection.js';
import { GAP } from '../../../../www/shared/board/rounded-box.js';
import { ORIENTATIONS, ROLLS } from './samples.js';

/** @import { Pose } from '../../../../www/shared/board/pieces/cubes/cube.js' */
/** @import { Vec } from '../../../../www/shared/board/projection.js' */

const { middleOf } = gridOf(3);
const RIM = CUBE.rim;

/** @type {(pose: Pose, local: Vec) => Vec} */
const place = (pose, local) => add(pose.centre, turn(pose.rotation, local));

/** @type {(a: readonly number[], b: readonly number[]) => void} */
const expectClose = (a, b) => {
  a.forEach((x, i) => {
    expect(x).toBeCloseTo(b[i] ?? Number.NaN, 9);
  });
};

const MOMENTS = [0, 0.1, 0.25, 0.5, 0.6, 0.9, 1];

describe('rolling', () => {
  test('four quarter turns about any axis are the identity', () => {
    /** @type {Vec[]} */
    const axes = [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, -1],
      [0.6, 0, 0.8],
    ];
    for (const axis of axes) {
      const quarter = rotation(axis, Math.PI / 2);
      const whole = compose(quarter, compose(quarter, compose(quarter, quarter)));
      whole.forEach((row, i) => {
        expectClose(row, IDENTITY[i] ?? []);
      });
    }
  });

  test('four rolls in one direction bring every face back to where it was', () => {
    for (const roll of ROLLS) {
      for (const face of FACES) {
        let now = face;
        for (let i = 0; i < 4; i++) now = faceAfter(roll, now);
        expect(now).toBe(face);
      }
    }
  });

  test('a roll and its way back leave every face where it was', () => {
    for (const { from, to } of ROLLS) {
      for (const face of FACES) {
        expect(faceAfter({ from: to, to: from }, faceAfter({ from, to }, face))).toBe(face);
      }
    }
  });

  test('the faces seen after a roll are those of the rule: axes exchanged, for all 6 orientations in all directions', () => {
    for (const cube of ORIENTATIONS) {
      const [top, front, side] = cube;
      for (const roll of ROLLS) {
        const alongRow = Math.floor(roll.from / 3) === Math.floor(roll.to / 3);
        const after = alongRow ? `${side}${front}${top}` : `${front}${top}${side}`;
        const { rotation: turned } = rolling(roll, 1);
        for (const face of FACES) {
          const now = turn(turned, FRAMES[face].normal);
          const looks = FACES.find((f) =>
            FRAMES[f].normal.every((x, i) => Math.abs(x - (now[i] ?? 9)) < 1e-9),
          );
          if (!looks) throw new Error(`${face} looks askew`);
          expect(colourOf(cube, face)).toBe(colourOf(after, looks));
        }
      }
    }
  });

  test('at the start of a roll the cube stands on its square, at the end on the next', () => {
    for (const roll of ROLLS) {
      for (const p of RIM) expectClose(place(rolling(roll, 0), p), place(standing(roll.from), p));
      const end = RIM.map((p) => place(rolling(roll, 1), p));
      // The turned cube has the standing cube's points under other names.
      for (const p of RIM.map((q) => place(standing(roll.to), q))) {
        const nearest = Math.min(
          ...end.map((q) => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])),
        );
        expect(nearest).toBeLessThan(1e-9);
      }
    }
  });

  test('the edge that both squares share stays where it is throughout', () => {
    for (const roll of ROLLS) {
      const [from, to] = [middleOf(roll.from), middleOf(roll.to)];
      const alongRow = from[2] === to[2];
      for (const end of [-0.5, 0.5]) {
        /** @type {Vec} */
        const hinge = [
          (from[0] + to[0]) / 2 + (alongRow ? 0 : end),
          0,
          (from[2] + to[2]) / 2 + (alongRow ? end : 0),
        ];
        /** @type {Vec} the point in the cube's own coordinates */
        const local = [hinge[0] - from[0], -0.5, hinge[2] - from[2]];
        for (const t of MOMENTS) expectClose(place(rolling(roll, t), local), hinge);
      }
    }
  });

  test('a rolling cube keeps above the board and within its two squares', () => {
    for (const roll of ROLLS) {
      const middles = [middleOf(roll.from), middleOf(roll.to)];
      for (const t of MOMENTS) {
        for (const p of RIM.map((q) => place(rolling(roll, t), q))) {
          expect(p[1]).toBeGreaterThan(GAP - 1e-9);
          for (const axis of /** @type {const} */ ([0, 2])) {
            const all = middles.map((m) => m[axis]);
            expect(p[axis]).toBeGreaterThan(Math.min(...all) - 0.5);
            expect(p[axis]).toBeLessThan(Math.max(...all) + 0.5);
          }
        }
      }
    }
  });

  test('a standing cube touches the board', () => {
    expect(standing(0).centre[1] - HALF).toBeCloseTo(GAP, 9);
  });
});
