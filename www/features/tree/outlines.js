// Signs of the fates, distinguishable by shape alone: strokes and areas round a middle.

/** @import { Mark } from './draw.js' */

/** @typedef {Pick<CanvasRenderingContext2D, 'moveTo' | 'lineTo' | 'arc' | 'closePath'>} Pen */
/**
 * A part of a sign. `fill` is its own colour or the paper's; `stroke` is the line width relative to the radius.
 * @typedef {{path: (pen: Pen, x: number, y: number, r: number) => void, fill?: 'own' | 'paper', stroke?: number,
 *   dash?: readonly number[]}} Part
 */

/** @type {Part['path']} */
const disc = (pen, x, y, r) => {
  pen.moveTo(x + r, y);
  pen.arc(x, y, r, 0, Math.PI * 2);
  pen.closePath();
};

/** @type {Part['path']} */
const leftHalf = (pen, x, y, r) => {
  pen.moveTo(x, y - r);
  pen.arc(x, y, r, -Math.PI / 2, Math.PI / 2, true);
  pen.closePath();
};

/** @type {Part['path']} */
const cross = (pen, x, y, r) => {
  const a = r * 0.72;
  pen.moveTo(x - a, y - a);
  pen.lineTo(x + a, y + a);
  pen.moveTo(x + a, y - a);
  pen.lineTo(x - a, y + a);
};

/** A closed polygon of angles and distances from the middle. @param {readonly (readonly [turn: number, far: number])[]} corners @returns {Part['path']} */
const loop = (corners) => (pen, x, y, r) => {
  corners.forEach(([turn, far], i) => {
    const angle = (turn - 0.25) * Math.PI * 2;
    const [px, py] = [x + Math.cos(angle) * far * r, y + Math.sin(angle) * far * r];
    if (i === 0) pen.moveTo(px, py);
    else pen.lineTo(px, py);
  });
  pen.closePath();
};

const star = loop(
  Array.from({ length: 10 }, (_, i) => /** @type {const} */ ([i / 10, i % 2 === 0 ? 1.6 : 0.66])),
);
const diamond = loop([0, 0.25, 0.5, 0.75].map((turn) => /** @type {const} */ ([turn, 1.35])));
const square = loop(
  [0.125, 0.375, 0.625, 0.875].map((turn) => /** @type {const} */ ([turn, 1.15])),
);

/** @type {Record<Exclude<Mark, 'dot'>, readonly Part[]>} */
const OUTLINES = {
  expanded: [{ path: disc, fill: 'own' }],
  open: [{ path: disc, fill: 'paper', stroke: 0.24 }],
  pruned: [{ path: cross, stroke: 0.34 }],
  duplicate: [
    { path: disc, fill: 'paper', stroke: 0.2 },
    { path: leftHalf, fill: 'own' },
  ],
  solution: [{ path: star, fill: 'own' }],
  met: [{ path: diamond, fill: 'own' }],
  worse: [{ path: square, fill: 'paper', stroke: 0.24 }],
  stub: [{ path: disc, fill: 'paper', stroke: 0.2, dash: [0.6, 0.5] }],
  ring: [{ path: disc, stroke: 0.3 }],
};

/** @param {Exclude<Mark, 'dot'>} mark */
export const outlineOf = (mark) => OUTLINES[mark];

/** Line width in pixels; 0 without a line. @param {number} size its radius @param {number} stroke */
export const strokeOf = (size, stroke) =>
  stroke && Math.min(Math.max(2.5, size * 0.22), Math.max(1, size * stroke));
