/**
 * The letters W, R and B as filled outlines, a capital 1 high about the origin, y up. Overlapping loops leave holes
 * (even-odd rule). A font would differ between machines and cannot be put into perspective.
 */

/** @typedef {readonly (readonly [number, number])[]} Loop */

/**
 * Points along a circle, clockwise from one angle to another (degrees).
 * @param {number} x @param {number} y @param {number} radius @param {number} from @param {number} to
 * @returns {[number, number][]}
 */
function arc(x, y, radius, from, to) {
  const pieces = 9;
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / pieces) * Math.PI) / 180;
    return /** @type {[number, number]} */ ([
      x + radius * Math.cos(angle),
      y + radius * Math.sin(angle),
    ]);
  });
}

/** @type {Readonly<Record<'W' | 'R' | 'B', readonly Loop[]>>} */
export const GLYPHS = {
  W: [
    [
      [-0.68, 0.5],
      [-0.45, 0.5],
      [-0.29, -0.08],
      [-0.12, 0.5],
      [0.12, 0.5],
      [0.29, -0.08],
      [0.45, 0.5],
      [0.68, 0.5],
      [0.41, -0.5],
      [0.17, -0.5],
      [0, 0.07],
      [-0.17, -0.5],
      [-0.41, -0.5],
    ],
  ],
  R: [
    [
      [-0.4, -0.5],
      [-0.4, 0.5],
      ...arc(0.07, 0.2, 0.3, 90, -60),
      [0.45, -0.5],
      [0.19, -0.5],
      [-0.01, -0.1],
      [-0.19, -0.1],
      [-0.19, -0.5],
    ],
    [[-0.19, 0.33], ...arc(0.05, 0.2, 0.13, 90, -90), [-0.19, 0.07]],
  ],
  B: [
    [
      [-0.4, -0.5],
      [-0.4, 0.5],
      // The circles of the two bowls cross here.
      ...arc(0.06, 0.26, 0.24, 90, -69),
      ...arc(0.1, -0.23, 0.27, 80, -90),
    ],
    [[-0.19, 0.335], ...arc(0.02, 0.235, 0.1, 90, -90), [-0.19, 0.135]],
    [[-0.19, -0.045], ...arc(0.05, -0.19, 0.145, 90, -90), [-0.19, -0.335]],
  ],
};
