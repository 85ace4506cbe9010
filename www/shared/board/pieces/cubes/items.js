import { decal, sized } from '../../decal.js';
import { FACES, FRAMES } from '../../faces.js';
import { GLYPHS } from '../../glyphs.js';
import { brightness, lit } from '../../light.js';
import { cutToSquare } from '../../polygon.js';
import { dot, subtract, times, turn } from '../../projection.js';
import { boxItems } from '../../rounded-box.js';
import { CUBE, colourOf, HALF, PANEL } from './cube.js';

/** @import { Face } from '../../faces.js' */
/** @import { Point, Rotation, View } from '../../projection.js' */
/** @import { Item } from '../../scene.js' */
/** @import { Theme } from '../../theme.js' */
/** @import { Colour } from './cube.js' */
/** @import { Lettering } from './lettering.js' */

/** Height of a capital letter. */
const CAPITAL = 0.54;

/** @type {readonly (readonly Point[])[]} */
const STRIPES = [-3, -2, -1, 0, 1, 2, 3].map((i) => {
  const c = i * 0.235;
  const w = 0.058;
  return cutToSquare(
    [
      [c - w - 2, -2],
      [c + w - 2, -2],
      [c + w + 2, 2],
      [c - w + 2, 2],
    ],
    PANEL,
  );
});

/** @type {readonly (readonly Point[])[]} */
const DOTS = [-2, -1, 0, 1, 2].flatMap((row) =>
  [-2, -1, 0, 1, 2].map((column) =>
    Array.from({ length: 12 }, (_, i) => {
      const angle = (i * Math.PI) / 6;
      return /** @type {Point} */ ([
        column * 0.165 + 0.046 * Math.cos(angle),
        row * 0.165 + 0.046 * Math.sin(angle),
      ]);
    }),
  ),
);

/** @type {Readonly<Record<Colour, readonly (readonly Point[])[]>>} */
const PATTERNS = { W: [], R: DOTS, B: STRIPES, X: [] };

/**
 * @param {string} cube colours of its three axes
 * @param {Rotation} rotation @param {(face: Face) => Lettering} lettering
 * @param {View} view from about its middle
 * @param {Theme} theme @param {boolean} patterns @returns {Item[]}
 */
export function cubeItems(cube, rotation, lettering, view, theme, patterns) {
  const { items, edge } = boxItems(
    CUBE,
    rotation,
    view,
    (face) => theme[colourOf(cube, face)],
    theme.outline,
  );
  for (const face of FACES) {
    const looks = turn(rotation, FRAMES[face].normal);
    if (dot(looks, subtract(view.eye, times(looks, HALF))) <= 0) continue;
    const colour = colourOf(cube, face);
    const k = Math.min(1, brightness(looks));
    const { angle, clear } = lettering(face);
    const draw = decal(face, HALF, view, rotation, angle);
    if (patterns && PATTERNS[colour].length > 0) {
      items.push({ loops: PATTERNS[colour].map(draw), fill: lit(theme[colour], k * 0.72) });
    }
    if (clear <= 0 || colour === 'X') continue;
    items.push({
      loops: sized(GLYPHS[colour], CAPITAL).map(draw),
      fill: lit(colour === 'W' ? theme.ink : theme.paper, k),
      rule: 'evenodd',
      alpha: clear,
    });
  }
  return [...items, edge];
}
