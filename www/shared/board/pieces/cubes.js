import { GLYPHS } from '../glyphs.js';
import { area, gridOf } from '../grid.js';
import { hull } from '../polygon.js';
import { IDENTITY, turn } from '../projection.js';
import { CUBE, rolling, standing } from './cubes/cube.js';
import { cubeItems } from './cubes/items.js';
import { lettering } from './cubes/lettering.js';

/** @import { Box } from '../order.js' */
/** @import { Body, Pieces } from '../pieces.js' */
/** @import { Vec } from '../projection.js' */

const grid = gridOf(3);
const STANDING = [CUBE.corners];

/** @type {(...squares: number[]) => Box} */
function boxOf(...squares) {
  const middles = squares.map(grid.middleOf);
  /** @type {(axis: 0 | 2) => readonly [number, number]} */
  const span = (axis) => {
    const all = middles.map((m) => m[axis]);
    return [Math.min(...all) - 0.5, Math.max(...all) + 0.5];
  };
  return { x: span(0), y: [0, Math.SQRT2], z: span(2) };
}

/** @type {Pieces} */
export const cubes = {
  size: 3,
  lights: 30,
  coordinates: { across: ['1', '2', '3'], along: ['1', '2', '3'], names: ['x', 'y'] },

  way: (t) => (1 - Math.cos((t * Math.PI) / 2) + Math.sin((t * Math.PI) / 2)) / 2,

  /** The corners that rolls reach. */
  crest: () => [
    ...[-0.5, 0.5].flatMap((hinge) =>
      [-1.46, 1.46].flatMap(
        (rim) =>
          /** @type {Vec[]} */ ([
            [hinge, 1.34, rim],
            [rim, 1.34, hinge],
          ]),
      ),
    ),
    ...area([0, 0, 0], 1.46, 0.96),
  ],

  bodies: ({ position, roll, t, patterns }) =>
    position.flatMap((cube, square) => {
      if (cube === null) return [];
      const moves = roll !== null && roll.from === square;
      const { rotation, centre } = moves ? rolling(roll, t) : standing(square);
      /** @type {Body} */
      const body = {
        square,
        centre,
        box: moves ? boxOf(square, roll.to) : boxOf(square),
        casts:
          rotation === IDENTITY ? STANDING : [CUBE.corners.map((corner) => turn(rotation, corner))],
        outline: ({ project }) => hull(CUBE.rim.map((p) => project(turn(rotation, p)))),
        items: (view, theme) =>
          cubeItems(
            cube,
            rotation,
            (face) => lettering(square, face, position, roll, t),
            view,
            theme,
            patterns,
          ),
      };
      return moves ? { ...body, to: roll.to } : body;
    }),

  flat: (top) =>
    top === 'W' || top === 'R' || top === 'B'
      ? { shape: 'square', tone: top, glyph: GLYPHS[top] }
      : { shape: 'none', tone: 'empty', glyph: [] },
};
