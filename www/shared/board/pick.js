/** What is under a point. Pure. */
import { contains } from './polygon.js';

/** @import { Point } from './projection.js' */
/** @import { Target } from './scene.js' */

/**
 * What is under a point: a piece where there is one, topmost first; else the board's square.
 * @param {readonly Target[]} targets farthest first, as a scene lists them
 * @param {Point} point
 * @returns {Target | null}
 */
export const pick = (targets, point) =>
  targets.findLast(({ outline }) => contains(outline(), point)) ?? null;
