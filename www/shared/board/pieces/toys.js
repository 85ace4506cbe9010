/**
 * Sixteen squares: a turned piece marked 1 is a toy, a flat counter marked 0 is none. When neighbours swap, the taller
 * hops and the other slides beneath it.
 */
import { decal, sized } from '../decal.js';
import { numberGlyph } from '../digits.js';
import { bandOutlines, castOf, turnedItems, turned as turnedOf } from '../lathe.js';
import { lit } from '../light.js';
import { hull } from '../polygon.js';
import { GAP } from '../rounded-box.js';

/** @import { Ring, Turned } from '../lathe.js' */
/** @import { Casts } from '../light.js' */
/** @import { Body, Pieces } from '../pieces.js' */
/** @import { Vec } from '../projection.js' */

/** @type {readonly Ring[]} */
const TOY = [
  [0.34, 0],
  [0.36, 0.03],
  [0.36, 0.07],
  [0.3, 0.12],
  [0.25, 0.24],
  [0.25, 0.34],
  [0.32, 0.44],
  [0.34, 0.47],
  [0.34, 0.53],
  [0.31, 0.565],
];
/** @type {readonly Ring[]} */
const COUNTER = [
  [0.34, 0],
  [0.35, 0.02],
  [0.35, 0.05],
  [0.325, 0.075],
];
const RADIUS = 0.36;

/** @type {(profile: readonly Ring[], cast: readonly Ring[]) => {height: number, turned: Turned, casts: Casts}} */
const kindOf = (profile, cast) => ({
  height: profile.at(-1)?.[1] ?? 0,
  turned: turnedOf(profile),
  casts: [castOf(cast)],
});
const KINDS = {
  toy: kindOf(TOY, [
    [0.35, 0],
    [0.33, 0.54],
  ]),
  none: kindOf(COUNTER, [[0.34, 0.05]]),
};

/** High enough to clear another toy. */
const HOP = 0.78;

/** Height of the hopping piece, t into the move. It rises before it is above the other. @param {number} t */
const lift = (t) => HOP * (4 * t * (1 - t)) ** 0.75;

/** @type {Pieces} */
export const toys = {
  size: 4,
  lights: 22,
  coordinates: {
    across: ['1', '2', '3', '4'],
    along: ['1', '2', '3', '4'],
    names: ['c', 'r'],
  },

  crest: ({ size }) =>
    [0, 0.1, 0.2, 0.3, 0.5].flatMap((t) => {
      const far = size / 2 - 0.5 + RADIUS;
      const way = far - t;
      const y = GAP + KINDS.toy.height + lift(t);
      return [-1, 1].flatMap((a) =>
        [-1, 1].flatMap(
          (b) =>
            /** @type {Vec[]} */ ([
              [a * far, y, b * way],
              [a * way, y, b * far],
            ]),
        ),
      );
    }),

  bodies: ({ grid, position, roll, t }) => {
    // Of two equal pieces, the one the player moved hops.
    const hops = roll && position[roll.from] !== '1' && position[roll.to] === '1' ? 'to' : 'from';
    return position.flatMap((label, square) => {
      if (label === null) return [];
      const to = roll?.from === square ? roll.to : roll?.to === square ? roll.from : square;
      const moves = to !== square;
      const { height, turned, casts } = KINDS[label === '1' ? 'toy' : 'none'];
      const [a, b] = [grid.middleOf(square), grid.middleOf(to)];
      const y = GAP + (moves && roll?.[hops] === square ? lift(t) : 0);
      /** @type {Vec} */
      const centre = [a[0] + (b[0] - a[0]) * t, y, a[2] + (b[2] - a[2]) * t];
      /** @type {Body} */
      const body = {
        square,
        centre,
        box: {
          x: [centre[0] - RADIUS, centre[0] + RADIUS],
          y: [y, y + height],
          z: [centre[2] - RADIUS, centre[2] + RADIUS],
        },
        casts,
        outline: (view) => hull(bandOutlines(turned, view).flat()),
        items: (view, theme) => {
          const toy = label === '1';
          return [
            ...turnedItems(turned, view, toy ? theme.toy : theme.counter, theme.outline),
            {
              loops: sized(numberGlyph(label), toy ? 0.4 : 0.36).map(decal('top', height, view)),
              fill: lit(toy ? theme.paper : theme.faint, 1),
            },
          ];
        },
      };
      return moves ? { ...body, to } : { ...body, still: label };
    });
  },

  flat: (label) =>
    label === null
      ? { shape: 'none', tone: 'empty', glyph: [] }
      : { shape: 'disc', tone: label === '1' ? 'toy' : 'counter', glyph: numberGlyph(label) },
};
