import { allOf, times } from '../format.js';
import { lane } from './names.js';

/** @type {(cause: Cause) => string} */
const because = ({ spec, sides, stores, duplicates, pruned, iterations }) => {
  const parts = [
    sides ? text('causes.sides') : '',
    iterations > 1 ? text('causes.again', { times: iterations - 1 }) : '',
    stores && duplicates > 0 ? text('causes.duplicates') : '',
    stores ? '' : text('causes.forgot'),
    pruned > 0 ? text('causes.pruned') : '',
  ].filter(Boolean);
  return parts.length > 0 ? text('because', { lane: lane(spec), parts: allOf(parts), joined: parts.join(text('becauseJoint')) }) : '';
};

/** @import { Cause } from '../../state/slices/guess.js' */

/** Texts with values that are computed. */
export const said = {
  /** @type {(cause: readonly Cause[]) => string} */
  'guess.because': (causes) => causes.map(because).filter(Boolean).join(text('becauseSpace')),
  'guess.iteration': (/** @type {number} */ n) => text({ number: n + 1 }),
  'guess.result': times,
  /** @type {(names: readonly string[], generated: number) => string} */
  'guess.fewest': (names, generated) => text({ namesList: allOf(names) }),
  /** @type {(value: number, few: Cause, many: Cause) => string} */
  'guess.factor': (value, few, many) => text({ laneMany: lane(many.spec), manyGenerated: many.generated, laneFew: lane(few.spec), fewGenerated: few.generated }),
  /** @type {(value: number, bound: number, before: {bound: number, generated: number} | null, isLast: boolean) => string} */
  'guess.next': (value, bound, before, isLast) => text({ isAfter: before && before.generated > 0, factor: value / before.generated, beforeBound: before.bound }),
  /** @type {(value: number, hands: number, off: number) => string} */
  'guess.nearest': (value, hands, off) => text({ isExact: off < 1.005 }),
};
