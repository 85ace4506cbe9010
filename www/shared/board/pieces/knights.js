import { bandOutlines, turnedItems } from '../lathe.js';
import { lit } from '../light.js';
import { hull } from '../polygon.js';
import { prismItems } from '../prism.js';
import { GAP } from '../rounded-box.js';
import { BASE, CASTS, HEAD, HEIGHT, MARKS, RADIUS, SILHOUETTE } from './knights/horse.js';

/** @import { Body, Pieces } from '../pieces.js' */
/** @import { Vec } from '../projection.js' */

/** Height of a jump. */
const JUMP = 1.25;

/** Progress and height of a jump: up first, to clear neighbours. @param {number} t */
const arc = (t) => ({
  way: t ** 3 * (10 - 15 * t + 6 * t * t),
  lift: JUMP * (4 * t * (1 - t)) ** 0.75,
});

/** @type {Pieces} */
export const knights = {
  size: 5,
  lights: 14,
  chequered: true,
  coordinates: { across: ['a', 'b', 'c', 'd', 'e'], along: ['5', '4', '3', '2', '1'] },

  way: (t) => arc(t).way,

  // Every jump leads inward by at least one square, so a higher knight is farther from the edge.
  crest: ({ size }) =>
    [0, 0.1, 0.2, 0.3, 0.4, 0.5].flatMap((t) => {
      const { way, lift } = arc(t);
      const edge = size / 2 - 0.5 + RADIUS;
      const [a, b] = [edge - way, edge - 2 * way];
      const y = GAP + HEIGHT + lift;
      return [-1, 1].flatMap((i) =>
        [-1, 1].flatMap(
          (j) =>
            /** @type {Vec[]} */ ([
              [i * a, y, j * b],
              [i * b, y, j * a],
            ]),
        ),
      );
    }),

  bodies: ({ grid, position, roll, t }) =>
    position.flatMap((label, square) => {
      if (label === null) return [];
      const moves = roll !== null && roll.from === square;
      const { way, lift } = arc(moves ? t : 0);
      const a = grid.middleOf(square);
      const b = moves ? grid.middleOf(roll.to) : a;
      /** @type {Vec} */
      const centre = [a[0] + (b[0] - a[0]) * way, GAP + lift, a[2] + (b[2] - a[2]) * way];
      /** @type {Body} */
      const body = {
        square,
        centre,
        box: {
          x: [centre[0] - RADIUS, centre[0] + RADIUS],
          y: [centre[1], centre[1] + HEIGHT],
          z: [centre[2] - RADIUS, centre[2] + RADIUS],
        },
        casts: CASTS,
        outline: (view) =>
          hull([
            ...bandOutlines(BASE, view).flat(),
            ...[...HEAD.back, ...HEAD.edge].map(view.project),
          ]),
        items: (view, theme) => {
          const white = label === '1';
          const colour = white ? theme.light : theme.dark;
          const line = white ? theme.outline : theme.darkLine;
          return [
            ...turnedItems(BASE, view, colour, line),
            ...prismItems(HEAD, view, colour, white ? theme.light : theme.darkFront, line),
            {
              loops: MARKS.map((loop) => loop.map(view.project)),
              fill: lit(white ? theme.dark : theme.light, 0.9),
            },
          ];
        },
      };
      return moves ? { ...body, to: roll.to } : { ...body, still: label };
    }),

  flat: (label) =>
    label !== '0' && label !== '1'
      ? { shape: 'none', tone: 'empty', glyph: [] }
      : { shape: 'glyph', tone: label === '1' ? 'light' : 'dark', glyph: SILHOUETTE, height: 0.86 },
};
