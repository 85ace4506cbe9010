import { FRAMES } from './faces.js';
import { add, IDENTITY, times, turn } from './projection.js';

/** @import { Face } from './faces.js' */
/** @import { Point, Rotation, View } from './projection.js' */

/**
 * Returns a function that projects a flat drawing onto a face.
 * @param {Face} face
 * @param {number} far from the origin to the face's plane
 * @param {View} view from about the origin
 * @param {Rotation} [rotation] of the solid whose face it is
 * @param {number} [angle] radians anticlockwise
 * @returns {(loop: readonly Point[]) => Point[]}
 */
export function decal(face, far, { project }, rotation = IDENTITY, angle = 0) {
  const { right, up, normal } = FRAMES[face];
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const across = turn(rotation, add(times(right, c), times(up, s)));
  const along = turn(rotation, add(times(up, c), times(right, -s)));
  const middle = turn(rotation, times(normal, far));
  return (loop) =>
    loop.map(([x, y]) =>
      project([
        middle[0] + across[0] * x + along[0] * y,
        middle[1] + across[1] * x + along[1] * y,
        middle[2] + across[2] * x + along[2] * y,
      ]),
    );
}

/** @type {(loops: readonly (readonly Point[])[], k: number) => Point[][]} */
export const sized = (loops, k) =>
  loops.map((loop) => loop.map(([x, y]) => /** @type {Point} */ ([x * k, y * k])));
