// The stops of the slider h times: a search as A* with another weight.

import { isInformed } from './asked.js';

/** @import { LaneState, Search } from '../../shared/state/state.js' */

export const STOPS = ['0', '1/2', '3/4', '1', '2', '5'];

/** The lane whose weight is slid: the focused one, else the first, of those that go by g + w h. @type {(lanes: readonly LaneState[], focused: LaneState | undefined) => LaneState | undefined} */
export const slid = (lanes, focused) =>
  [focused, ...lanes].find(
    (lane) =>
      lane &&
      ['a-star', 'weighted-a-star'].includes(lane.spec.search.algorithm) &&
      isInformed({ ...lane.spec.search, weight: '1' }),
  );

/** The weight of such a search; 2 is the engine's default. @type {(search: Search) => string} */
export const weightOf = ({ algorithm, weight = '2' }) => (algorithm === 'a-star' ? '1' : weight);

/** Settings of A* alone are lost. @type {(search: Search, weight: string) => Search} */
export function weighedAs({ ties, perimeter, weight: _, ...search }, weight) {
  if (weight === '1' && !search.reopen) return { ...search, algorithm: 'a-star' };
  return { ...search, algorithm: 'weighted-a-star', ...(weight === '2' ? {} : { weight }) };
}
