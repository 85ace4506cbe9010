/** @import { Vec } from './projection.js' */

/**
 * Painter's order, farthest first, for upright boxes that do not overlap. A box holds one piece; a rolling cube's box
 * covers both its squares.
 */

/** @typedef {readonly [low: number, high: number]} Span */
/** @typedef {{readonly x: Span, readonly y: Span, readonly z: Span}} Box */

/**
 * Whether `near` can hide part of `far`. Not possible if a plane separates them with the eye on the side of `far` or in
 * the plane: a line of sight crosses a plane once.
 * @param {Box} near @param {Box} far @param {Vec} eye
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
 * Sorts boxes back to front. Boxes on one grid never hide each other in a cycle, so one that hides no other always
 * remains. One box in the air closes no cycle either: boxes nearer than it stand in nearer rows than the boxes below
 * it.
 * @template {{box: Box}} T @param {readonly T[]} bodies @param {Vec} eye @returns {T[]}
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
