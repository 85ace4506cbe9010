/** Which square is under a point. Pure. */
import { contains } from './polygon.js';

/**
 * The square under a point: a cube's where there is a cube, topmost first; else the board's.
 * @param {readonly import('./scene.js').Target[]} targets farthest first, as a scene lists them
 * @param {import('./projection.js').Point} point
 * @returns {number | null}
 */
export const pick = (targets, point) =>
  targets.findLast(({ outline }) => contains(outline, point))?.square ?? null;
