import { allOf } from '../format.js';
import { capital } from './names.js';

/** Texts with values that are computed. */
export const said = {
  /** Of bounds, the least first. @type {(bounds: readonly {name: string, says: number}[]) => string} */
  'exercises.whys.order': (all) => {
    const bounds = all.map(({ name, says }) => text('orderEach')).join(text('orderJoint'));
    return text('order', { capitalBounds: capital(bounds) });
  },
  /** @type {(given: string, least: number, ties: number) => string} */
  'exercises.whys.leastF': (given, least, ties) => text({ isTie: ties > 1 }),
  /** @type {(given: string, least: number) => string} */
  'exercises.whys.leastDepth': (given, least) => text({ capital: capital(given) }),
  'exercises.whys.layer': (/** @type {readonly string[]} */ left) => text({ leftList: left.join(text('exercises.whys.layerJoint')) }),
  /** @type {(last: string, right: readonly string[], bound: number) => string} */
  'exercises.whys.deeper': (last, right, bound) => text({ rightList: right.join(text('exercises.whys.deeperJoint')) }),
  /** @type {(forward: number, backward: number) => string} */
  'exercises.whys.side': (forward, backward) => text({ isSame: forward === backward }),
  /** @type {(u: string, g: number, f: number, right: readonly string[], length: number) => string} */
  'exercises.whys.pairs': (u, g, f, right, length) => text({ isRight: right.length > 0, rightList: allOf(right), fFromLength: f >= length }),
  /** @type {(before: number, after: number) => string} */
  'exercises.whys.inconsistent': (before, after) => text({ isTooMuch: Math.abs(before - after) > 1 }),
  /** @type {(says: number, distance: number) => string} */
  'exercises.whys.wrong': (says, distance) => text({ isTooHigh: says > distance }),
  /** @type {(made: number, distance: number, wanted: number) => string} */
  'exercises.whys.farthest': (made, distance, wanted) => text({ madeIsWanted: made === wanted }),
  /** @type {(n: number, of: number, name: string) => string} */
  'exercises.desk.title': (n, of, name) => text({ isMany: of > 1 }),
};
