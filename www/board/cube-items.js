/** A cube as things to paint: its facets in the light, a pattern if asked for, a letter a face. Pure. */
import { colourOf, FACES, FRAMES, place } from './cube.js';
import { GLYPHS } from './glyphs.js';
import { brightness, lit } from './light.js';
import { cutToSquare, hull } from './polygon.js';
import { add, dot, subtract, times, turn } from './projection.js';
import { FACETS, HALF, PANEL, RIM } from './solid.js';

/** @typedef {import('./projection.js').Vec} Vec */
/** @typedef {import('./projection.js').Point} Point */
/** @typedef {import('./projection.js').View} View */
/** @typedef {import('./cube.js').Pose} Pose */
/** @typedef {import('./cube.js').Face} Face */
/** @typedef {import('./cube.js').Colour} Colour */
/** @typedef {import('./scene.js').Item} Item */
/** @typedef {import('./lettering.js').Lettering} Lettering */

/** The height of a capital. */
const CAPITAL = 0.54;

/** Diagonal bands across a panel. @type {readonly (readonly Point[])[]} */
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

/** A five by five field of round dots. @type {readonly (readonly Point[])[]} */
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

/** White is plain. @type {Readonly<Record<Colour, readonly (readonly Point[])[]>>} */
const PATTERNS = { W: [], R: DOTS, B: STRIPES };

/** The cube's outline on the screen. @type {(pose: Pose, view: View) => Point[]} */
export const outline = (pose, { project }) => hull(RIM.map((p) => project(place(pose, p))));

/**
 * @param {string} cube its three axis colours
 * @param {Pose} pose
 * @param {(face: Face) => Lettering} lettering
 * @param {View} view
 * @param {import('./theme.js').Theme} theme
 * @param {boolean} patterns
 * @returns {Item[]}
 */
export function cubeItems(cube, pose, lettering, view, theme, patterns) {
  const { project, eye } = view;
  const rim = outline(pose, view);
  /** @type {Item[]} */
  const facets = [];
  /** What shows of each face, as one patch of colour. @type {Partial<Record<Face, {fill: string, points: Point[]}>>} */
  const patches = {};
  for (const { face, normal, points } of FACETS) {
    const looks = turn(pose.rotation, normal);
    const corners = points.map((p) => place(pose, p));
    if (dot(looks, subtract(eye, corners[0] ?? eye)) <= 0) continue;
    const loop = corners.map(project);
    const fill = lit(theme[colourOf(cube, face)], brightness(looks));
    facets.push({ loops: [loop], fill });
    patches[face] ??= { fill, points: [] };
    patches[face].points.push(...loop);
  }
  // The patches lie under the facets, so that the hairlines which antialiasing leaves between two
  // facets show the face's own colour: the larger patches on top, as edges are seen past them.
  const under = Object.values(patches).sort((a, b) => a.points.length - b.points.length);
  /** @type {Item[]} */
  const items = [
    { loops: [rim], fill: theme.outline },
    ...under.map(({ fill, points }) => ({ loops: [hull(points)], fill })),
    ...facets,
  ];
  for (const face of FACES) {
    const looks = turn(pose.rotation, FRAMES[face].normal);
    const middle = place(pose, times(FRAMES[face].normal, HALF));
    if (dot(looks, subtract(eye, middle)) <= 0) continue;
    const colour = colourOf(cube, face);
    const k = Math.min(1, brightness(looks));
    const { angle, clear } = lettering(face);
    const draw = decal(face, angle, pose, view);
    if (patterns && PATTERNS[colour].length > 0) {
      items.push({ loops: PATTERNS[colour].map(draw), fill: lit(theme[colour], k * 0.72) });
    }
    if (clear <= 0) continue;
    items.push({
      loops: GLYPHS[colour].map((loop) =>
        draw(loop.map(([x, y]) => /** @type {Point} */ ([x * CAPITAL, y * CAPITAL]))),
      ),
      fill: lit(colour === 'W' ? theme.ink : theme.paper, k),
      rule: 'evenodd',
      alpha: clear,
    });
  }
  items.push({ loops: [rim], stroke: theme.outline, width: Math.max(0.75, view.scale / 110) });
  return items;
}

/**
 * How to put flat drawings on a face, turned within the face.
 * @param {Face} face
 * @param {number} angle
 * @param {Pose} pose
 * @param {View} view
 * @returns {(loop: readonly Point[]) => Point[]}
 */
function decal(face, angle, pose, { project }) {
  const { right, up, normal } = FRAMES[face];
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const across = turn(pose.rotation, add(times(right, c), times(up, s)));
  const along = turn(pose.rotation, add(times(up, c), times(right, -s)));
  const middle = place(pose, times(normal, HALF));
  return (loop) =>
    loop.map(([x, y]) => project(add(middle, add(times(across, x), times(along, y)))));
}
