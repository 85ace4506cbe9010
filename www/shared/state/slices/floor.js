// The floor's part of the state: how few positions any search could expand, and where the visitor draws the line between both sides.

/** @import { Laid } from '../../../features/floor/laid.js' */
/** @import { FloorCounts, FloorReport, Said } from '../../../pkg/rolling_cubes.js' */

/** @typedef {'forward' | 'backward'} SideName */

/**
 * The heuristic of either side, by its place among those that the puzzle has for that side; null is the one that follows from the
 * lanes, see `sides.js`.
 * @typedef {Readonly<Record<SideName, number | null>>} Chosen
 */

/**
 * What was measured: `of` is the game, the problem and the heuristics that it is about. `threshold` is where the line was drawn: forward
 * all of a depth below it; null is where that costs least.
 * @typedef {object} Floor
 * @property {string} of
 * @property {'none' | 'running' | 'complete' | 'failed' | 'unsolvable'} phase
 * @property {FloorReport | null} report
 * @property {Said} failure what went wrong, or why the goal cannot be reached
 * @property {Chosen} chosen
 * @property {number | null} threshold
 * @property {number | null} lane the lane whose expansions are laid over, by its id
 * @property {Laid | null} laid what it has expanded, as far as that is sorted
 */

/** @type {Chosen} */
const UNCHOSEN = { forward: null, backward: null };

/** Nothing measured. @type {(of: string, chosen?: Chosen) => Floor} */
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
 * Another problem, or other heuristics. What was chosen is a place in a puzzle's list: another puzzle has others. One that a link chose
 * before there was any problem stays.
 * @type {(floor: Floor, of: string) => Floor}
 */
export const askedAbout = ({ of: before, chosen, lane }, of) => {
  const isOther = before !== '' && gameOf(before) !== gameOf(of);
  return { ...freshFloor(of, isOther ? UNCHOSEN : chosen), lane };
};

/** The game that something is about. @type {(of: string) => string | undefined} */
const gameOf = (of) => of.split(' ')[0];

/** @type {(floor: Floor, side: SideName, place: number | null) => Floor} */
export const heuristicChosen = (floor, side, place) => ({
  ...floor,
  chosen: { ...floor.chosen, [side]: place },
});

/** Where the line is, of a floor that is known. @type {(floor: Floor, counts: FloorCounts) => number} */
export const thresholdOf = ({ threshold }, counts) =>
  threshold === null ? counts.threshold : Math.min(threshold, counts.costs.length - 1);
