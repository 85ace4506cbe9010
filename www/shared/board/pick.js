import { contains } from './polygon.js';

/** @import { Point } from './projection.js' */
/** @import { Target } from './scene.js' */

/**
 * The target under a point: the topmost piece, else a square.
 * @param {readonly Target[]} targets farthest first, as in a scene
 * @param {Point} point @returns {Target | null}
 */
export const pick = (targets, point) =>
  targets.findLast(({ outline }) => contains(outline(), point)) ?? null;
