// Instances that are not as far from the goal as was asked for: what was asked for, and what was drawn.

import { distanceOf } from '../../shared/state/plan.js';

/** @import { Instance } from '../../shared/state/plan.js' */

/**
 * Some instances of one kind: how many, the distances they were asked for at, and those they are at.
 * @typedef {{instances: number, asked: [from: number, to: number], drawn: [from: number, to: number]}} Miss
 */

/** @type {(instances: readonly Instance[]) => Miss | null} */
function summedUp(instances) {
  const asked = instances.map(({ wanted }) => wanted);
  const drawn = instances.flatMap((instance) => distanceOf(instance) ?? []);
  if (instances.length === 0) return null;
  return {
    instances: instances.length,
    asked: [Math.min(...asked), Math.max(...asked)],
    drawn: [Math.min(...drawn), Math.max(...drawn)],
  };
}

/**
 * Where all distances are known, `beyond` are those asked for where nothing is so far: they are the farthest there are. Where only some
 * are, `nearer` are those that a walk from the goal was to lead so far from, and that there is a shorter way from.
 * @type {(instances: readonly Instance[]) => {beyond: Miss | null, nearer: Miss | null}}
 */
export function missesOf(instances) {
  const missed = instances.filter((instance) => {
    const distance = distanceOf(instance);
    return distance !== null && distance !== instance.wanted;
  });
  return {
    beyond: summedUp(missed.filter(({ exact }) => exact)),
    nearer: summedUp(missed.filter(({ exact }) => !exact)),
  };
}
