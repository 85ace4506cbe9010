/** What is under a point. Pure. */
import { contains } from './polygon.js';

/**
 * What is under a point: a piece where there is one, topmost first; else the board's square.
 * @param {readonly import('./scene.js').Target[]} targets farthest first, as a scene lists them
 * @param {import('./projection.js').Point} point
 * @returns {import('./scene.js').Target | null}
 */
export const pick = (targets, point) =>
  targets.findLast(({ outline }) => contains(outline(), point)) ?? null;
