import { decal, sized } from '../decal.js';
import { numberGlyph } from '../digits.js';
import { area } from '../grid.js';
import { lit } from '../light.js';
import { hull } from '../polygon.js';
import { add, IDENTITY, subtract, times } from '../projection.js';
import { boxItems, GAP, roundedBox } from '../rounded-box.js';

/** @import { Body, Pieces } from '../pieces.js' */
/** @import { Point, Vec } from '../projection.js' */

const HALF = 0.5 - GAP;
const TALL = 0.15;
const ROUND = 0.065;
const TILE = roundedBox([HALF, TALL, HALF], ROUND);
const CASTS = [TILE.corners];
/** Middle of a standing tile. */
const UP = /** @type {Vec} */ ([0, GAP + TALL, 0]);

/** The number on a tile, which some notations write in hexadecimal; '' for the empty square. @type {(label: string | null) => string} */
const numberOf = (label) =>
  label === null || label === '0' ? '' : /^[a-f]$/i.test(label) ? `${parseInt(label, 16)}` : label;

/** Two digits must fit where one does. @type {(label: string) => number} */
const heightOf = (label) => (label.length > 1 ? 0.5 : 0.6);

/** A thin frame marks a tile on its goal square. */
const FRAME = [0.375, 0.35].map((half, i) => {
  const round = half - 0.3;
  const corner = (/** @type {number} */ x, /** @type {number} */ y) =>
    Array.from({ length: 5 }, (_, k) => {
      const angle = Math.atan2(y, x) + ((k - 2) * Math.PI) / 8;
      return /** @type {Point} */ ([
        x * 0.3 + round * Math.cos(angle),
        y * 0.3 + round * Math.sin(angle),
      ]);
    });
  const loop = [corner(1, 1), corner(-1, 1), corner(-1, -1), corner(1, -1)].flat();
  return i === 0 ? loop : loop.reverse();
});

/** @type {Pieces} */
export const tiles = {
  size: null,
  lights: 20,
  coordinates: null,

  crest: ({ size }) => area([0, 0, 0], size / 2 - GAP, GAP + 2 * TALL),

  bodies: ({ grid, position, roll, t, goal }) =>
    position.flatMap((label, square) => {
      const number = numberOf(label);
      if (!number) return [];
      const moves = roll !== null && roll.from === square;
      const from = grid.middleOf(square);
      const to = moves ? grid.middleOf(roll.to) : from;
      const centre = add(add(from, times(subtract(to, from), t)), UP);
      const belongs = (/** @type {number} */ there) =>
        Number(number === numberOf(goal?.[there] ?? null));
      const placed = moves ? belongs(square) * (1 - t) + belongs(roll.to) * t : belongs(square);
      /** @type {Body} */
      const body = {
        square,
        centre,
        box: {
          x: [centre[0] - HALF, centre[0] + HALF],
          y: [GAP, GAP + 2 * TALL],
          z: [centre[2] - HALF, centre[2] + HALF],
        },
        casts: CASTS,
        outline: ({ project }) => hull(TILE.rim.map(project)),
        items: (view, theme) => {
          const { items, edge } = boxItems(TILE, IDENTITY, view, () => theme.tile, theme.outline);
          const draw = decal('top', TALL, view);
          return [
            ...items,
            ...(placed > 0
              ? [{ loops: FRAME.map(draw), fill: lit(theme.tile, 0.72), alpha: placed }]
              : []),
            {
              loops: sized(numberGlyph(number), heightOf(number)).map(draw),
              fill: lit(theme.ink, 1),
            },
            edge,
          ];
        },
      };
      return moves ? { ...body, to: roll.to } : { ...body, still: `${number} ${placed}` };
    }),

  flat: (label) => {
    const number = numberOf(label);
    return number
      ? { shape: 'square', tone: 'tile', glyph: numberGlyph(number), height: heightOf(number) }
      : { shape: 'none', tone: 'empty', glyph: [] };
  },
};
