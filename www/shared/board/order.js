/** @import { Vec } from './projection.js' */

/**
 * Painter's order: farthest first. What is painted are upright boxes that do not overlap, one a
 * piece: where it is, or, of a rolling cube, both its squares, which it never leaves.
 */

/** @typedef {readonly [low: number, high: number]} Span */
/** @typedef {{readonly x: Span, readonly y: Span, readonly z: Span}} Box */

/**
 * Whether some line of sight meets `near` first and `far` later. It does not when a plane parts the
 * two with the eye on the side of `far`, or in the air between them: a line of sight crosses a plane
 * once.
 * @param {Box} near
 * @param {Box} far
 * @param {Vec} eye
 */
function mayHide(near, far, eye) {
  /** @type {(n: Span, f: Span, e: number) => boolean} */
  const open = (n, f, e) => {
    if (n[1] <= f[0]) return e < n[1];
    if (f[1] <= n[0]) return e > n[0];
    return true;
  };
  return open(near.x, far.x, eye[0]) && open(near.y, far.y, eye[1]) && open(near.z, far.z, eye[2]);
}

/**
 * The same boxes, back to front. Boxes in the squares of one grid, seen from one eye, never hide
 * one another in a ring, so there is always one left that hides no other. Nor does one box in the
 * air above them close a ring: what stands nearer than it stands in nearer rows than what it is above.
 * @template {{box: Box}} T
 * @param {readonly T[]} bodies
 * @param {Vec} eye
 * @returns {T[]}
 */
export function backToFront(bodies, eye) {
  const rest = [...bodies];
  /** @type {T[]} */
  const sorted = [];
  while (rest.length > 0) {
    const i = rest.findIndex((near) =>
      rest.every((far) => near === far || !mayHide(near.box, far.box, eye)),
    );
    sorted.push(...rest.splice(Math.max(i, 0), 1));
  }
  return sorted;
}
