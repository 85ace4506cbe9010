/**
 * Painter's order: farthest first. What is painted are upright boxes on the board, one a cube: a
 * standing cube's is its square, a rolling cube's is both its squares, which it never leaves.
 */

/** @typedef {import('./projection.js').Vec} Vec */
/** @typedef {{readonly x: readonly [number, number], readonly z: readonly [number, number]}} Box */

/**
 * Whether some line of sight meets `near` first and `far` later. It does not when a plane parts the
 * two with the eye on the side of `far`: a line of sight crosses a plane once.
 * @param {Box} near
 * @param {Box} far
 * @param {Vec} eye
 */
function mayHide(near, far, eye) {
  /** @type {(n: readonly [number, number], f: readonly [number, number], e: number) => boolean} */
  const open = (n, f, e) => {
    if (n[1] <= f[0]) return e < f[0];
    if (f[1] <= n[0]) return e > f[1];
    return true;
  };
  return open(near.x, far.x, eye[0]) && open(near.z, far.z, eye[2]);
}

/**
 * The same boxes, back to front. Boxes in the squares of one grid, seen from one eye, never hide
 * one another in a ring, so there is always one left that hides no other.
 * @template {Box} T
 * @param {readonly T[]} boxes
 * @param {Vec} eye
 * @returns {T[]}
 */
export function backToFront(boxes, eye) {
  const rest = [...boxes];
  /** @type {T[]} */
  const sorted = [];
  while (rest.length > 0) {
    const i = rest.findIndex((near) =>
      rest.every((far) => near === far || !mayHide(near, far, eye)),
    );
    sorted.push(...rest.splice(Math.max(i, 0), 1));
  }
  return sorted;
}
