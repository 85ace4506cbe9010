/** One roll in three moments side by side. */

import { gridOf } from './grid.js';
import { cubes } from './pieces/cubes.js';
import { add, moved, view as viewOf } from './projection.js';
import { shadowItems } from './slab.js';

/** @import { Point, Vec } from './projection.js' */
/** @import { Item } from './scene.js' */
/** @import { Theme } from './theme.js' */

/** From the middle of the left column to the middle of the board. */
export const ROLL = Object.freeze({ from: 3, to: 4 });
/** A cube of the contest's start: white above, red in front, blue at the sides. */
export const CUBE = 'WRB';

const POSITION = Array.from({ length: 9 }, (_, square) => (square === ROLL.from ? CUBE : null));

/** Lower and farther left than a board's camera, to show beforehand the side that comes up. */
const CAMERA = { yaw: (-36 * Math.PI) / 180, pitch: (34 * Math.PI) / 180 };
/** Right on the screen, in ground coordinates. @type {Vec} */
const RIGHT = [Math.cos(CAMERA.yaw), 0, -Math.sin(CAMERA.yaw)];

const MOMENTS = [0, 0.5, 1];
const APART = 2.1;

/** An arrow to the right about its middle, in squares. @type {readonly Point[]} */
const ARROW = [
  [-0.22, -0.04],
  [0.04, -0.04],
  [0.04, -0.14],
  [0.24, 0],
  [0.04, 0.14],
  [0.04, 0.04],
  [-0.22, 0.04],
];

/** Shadows are cut here. */
const REACH = 4;

/** @param {boolean} patterns */
function bodiesOf(patterns) {
  const grid = gridOf(3);
  return MOMENTS.flatMap((t, n) =>
    cubes.bodies({ grid, position: POSITION, roll: ROLL, t, goal: null, patterns }).map((body) => {
      const away = (n - 1) * APART;
      /** @type {Vec} */
      const centre = [RIGHT[0] * away, body.centre[1], RIGHT[2] * away];
      return { ...body, centre };
    }),
  );
}

/**
 * @param {number} width @param {number} height @param {Theme} theme @param {boolean} patterns
 * @returns {Item[]} back to front
 */
export function rollItems(width, height, theme, patterns) {
  const bodies = bodiesOf(patterns);
  const corners = bodies.flatMap(({ casts, centre }) =>
    casts.flatMap((points) => points.map((point) => add(point, centre))),
  );
  const view = viewOf(CAMERA, 3, corners, width, height, Math.max(2, height / 20));
  const middles = bodies.map(({ centre }) => view.project(centre));
  const arrows = middles.slice(1).map(([x, y], n) => {
    const [before] = middles[n] ?? [0];
    return ARROW.map(
      ([a, b]) => /** @type {Point} */ ([(before + x) / 2 + a * view.scale, y + b * view.scale]),
    );
  });
  return [
    ...shadowItems(bodies, cubes.lights, REACH, view, theme),
    { loops: arrows, fill: theme.muted },
    ...bodies.flatMap((body) => body.items(moved(view, body.centre), theme)),
  ];
}
