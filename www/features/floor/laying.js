// The page's end of what is laid over the floor: has what a lane expands sorted as it runs, and writes that into the state.

import { Job } from '../../shared/engine/job.js';
import { choiceOf, informedLane } from '../../shared/state/games.js';
import { problemOf } from '../../shared/state/state.js';
import { asksMeasured } from './standing.js';

/** @import { Catalogue, PuzzleChoice } from '../../pkg/rolling_cubes.js' */
/** @import { LaneState, Search, State } from '../../shared/state/state.js' */
/** @import { Store } from '../../shared/state/store.js' */
/** @import { Laid } from './state.js' */
/** @import { lay } from './jobs.js' */

/** None if it uses other heuristics. @type {(state: State, puzzle: PuzzleChoice) => LaneState | null} */
export function laneLaid({ lanes, floor: { lane, report } }, puzzle) {
  const counts = report?.floor;
  const isLaid = (/** @type {LaneState} */ { spec }) =>
    spec.id === lane && counts && asksMeasured(spec.search, puzzle, counts);
  return lanes.find(isLaid) ?? null;
}

export class Laying {
  #store;
  #catalogue;
  /** @type {Job<typeof lay>} */
  #job = new Job('floor/lay');
  #of = '';
  #until = 0;
  #isBusy = false;

  /** @param {Store<State>} store @param {Catalogue} catalogue */
  constructor(store, catalogue) {
    this.#store = store;
    this.#catalogue = catalogue;
  }

  follow() {
    const { state } = this.#store;
    const puzzle = choiceOf(this.#catalogue, state.key);
    const lane = laneLaid(state, puzzle);
    const length = state.floor.report?.floor?.length;
    if (!lane || length === undefined) return this.#drop();
    if (state.view !== 'floor') return;
    const { search } = lane.spec;
    const of = JSON.stringify([state.floor.of, search]);
    // An ended search has done a unit of work without a node.
    const units =
      lane.phase === 'ended' ? Number.POSITIVE_INFINITY : (lane.snapshot?.generated ?? 0);
    if (of !== this.#of || units < this.#until) {
      this.#drop();
      this.#begin(of, search, length, puzzle);
    }
    if (this.#isBusy || units === this.#until) return;
    [this.#until, this.#isBusy] = [units, true];
    this.#job.ask(units);
  }

  /** @param {string} of @param {Search} search @param {number} length @param {PuzzleChoice} puzzle */
  #begin(of, search, length, puzzle) {
    const { start, goal } = problemOf(this.#store.state);
    const problem = { puzzle: puzzle.name, start, goal };
    const exact = puzzle.heuristics.find((heuristic) => heuristic.exact);
    const { algorithm } = informedLane(puzzle);
    this.#of = of;
    const request = { ...search, ...problem };
    const oracle = exact ? { ...problem, algorithm, heuristic: exact.name } : null;
    this.#job.begin(
      { request, length, oracle },
      {
        hear: (laid) => {
          this.#isBusy = false;
          this.#tell(laid);
        },
        // Optional: it is tried again with the next lane.
        fail: () => this.#end(),
      },
    );
    this.#tell(null);
  }

  #end() {
    this.#job.end();
    [this.#until, this.#isBusy] = [0, false];
  }

  #drop() {
    if (this.#of === '') return;
    this.#end();
    this.#of = '';
    this.#tell(null);
  }

  /** @param {Laid | null} laid */
  #tell(laid) {
    if (laid === this.#store.state.floor.laid) return;
    this.#store.update((state) => ({ ...state, floor: { ...state.floor, laid } }));
  }
}
