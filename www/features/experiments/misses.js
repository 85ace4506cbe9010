// Instances whose distance differs from the requested one.

import { distanceOf } from '../../shared/state/plan.js';

/** @import { Instance, Miss } from '../../shared/state/plan.js' */

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
 * If all distances are known, `beyond` are requests beyond the greatest distance. Otherwise, `nearer` are random walks
 * to which a shorter path exists.
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
