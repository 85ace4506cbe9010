// The floor's state: the least number of positions that any search must expand, and the visitor's threshold between
// both sides.

import { numbered, placeOf } from '../../shared/state/options.js';

/** @import { FloorCounts, FloorReport, Said } from '../../pkg/rolling_cubes.js' */
/** @import { State } from '../../shared/state/state.js' */

/**
 * Knowledge besides f and g: consistency, or equal parity of all solutions.
 * @typedef {{consistency: boolean, parity: boolean}} Known
 */

/**
 * Expansions by side (forward first) and depth: `below` and `at` are first expansions by a shortest path with f < C* and f = C*; `rest` are
 * repeated ones, ones by longer paths, and ones with f > C*. `full` if memory is exhausted.
 * @typedef {{generated: number, full: boolean, below: readonly (readonly number[])[], at: readonly (readonly number[])[],
 *   rest: readonly (readonly number[])[]}} Laid
 */

/** @typedef {'forward' | 'backward'} SideName */

/**
 * Each side's heuristic by its index in the puzzle's list for that side; null follows the lanes, see `sides.js`.
 * @typedef {Readonly<Record<SideName, number | null>>} Chosen
 */

/**
 * Results. `of` is their game, problem and heuristics. The forward side gets all depths below `threshold`; null is the
 * cheapest threshold.
 * @typedef {object} Floor
 * @property {string} of
 * @property {'none' | 'running' | 'complete' | 'failed' | 'unsolvable'} phase
 * @property {FloorReport | null} report
 * @property {Said} failure an error, or why the goal is unreachable
 * @property {Chosen} chosen
 * @property {number | null} threshold
 * @property {number | null} lane the id of the lane whose expansions are laid over
 * @property {Laid | null} laid its expansions, as far as they are sorted
 */

/** @type {Chosen} */
const UNCHOSEN = { forward: null, backward: null };

/** @type {(of: string, chosen?: Chosen) => Floor} */
export const freshFloor = (of, chosen = UNCHOSEN) => ({
  of,
  phase: 'none',
  report: null,
  failure: '',
  chosen,
  threshold: null,
  lane: null,
  laid: null,
});

/**
 * The problem or heuristics changed. Chosen heuristics are indices in a puzzle's list, so another puzzle resets them;
 * choices from a link, before any problem, stay.
 * @type {(floor: Floor, of: string) => Floor}
 */
export const askedAbout = ({ of: before, chosen, lane }, of) => {
  const isOther = before !== '' && gameOf(before) !== gameOf(of);
  return { ...freshFloor(of, isOther ? UNCHOSEN : chosen), lane };
};

/** @type {(of: string) => string | undefined} */
const gameOf = (of) => of.split(' ')[0];

/** @type {(floor: Floor, side: SideName, place: number | null) => Floor} */
export const heuristicChosen = (floor, side, place) => ({
  ...floor,
  chosen: { ...floor.chosen, [side]: place },
});

/** The threshold of a measured floor. @type {(floor: Floor, counts: FloorCounts) => number} */
export const thresholdOf = ({ threshold }, counts) =>
  threshold === null ? counts.threshold : Math.min(threshold, counts.costs.length - 1);

/** Heuristics of a side, by their place in the puzzle's list. */
export const OPTIONS = [...numbered('forward'), ...numbered('backward')];

/** @type {(state: State) => string[]} */
export const shown = ({ floor }) =>
  Object.entries(floor.chosen).flatMap(([side, place]) =>
    place === null ? [] : [`${side}-${place + 1}`],
  );

/** @type {(state: State, words: readonly string[]) => State} */
export function withShown(state, words) {
  const [forward, backward] = [placeOf(words, 'forward'), placeOf(words, 'backward')];
  const { chosen } = state.floor;
  const isSame = forward === chosen.forward && backward === chosen.backward;
  return isSame ? state : { ...state, floor: freshFloor('', { forward, backward }) };
}
