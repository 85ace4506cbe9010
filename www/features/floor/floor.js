// The page's end of the floor: has it measured when that is asked for, and writes what is found into the state.

import { Job } from '../../shared/engine/job.js';
import { isCounted, pageOf } from '../../shared/puzzles/puzzles.js';
import { choiceOf } from '../../shared/state/games.js';
import { whyUnsolvable } from '../../shared/state/solvable.js';
import { problemOf } from '../../shared/state/state.js';
import { Laying } from './laying.js';
import { sidesOf } from './sides.js';
import { askedAbout, freshFloor } from './state.js';

/** @import { Catalogue } from '../../pkg/rolling_cubes.js' */
/** @import { Floor } from './state.js' */
/** @import { State } from '../../shared/state/state.js' */
/** @import { Store } from '../../shared/state/store.js' */
/** @import { measure } from './jobs.js' */

/** Limit on nodes of IDA*: takes seconds; without a heuristic it might take minutes. */
export const GIVE_UP_AFTER = 20_000_000;

export class FloorWork {
  #store;
  #catalogue;
  #laying;
  /** @type {Job<typeof measure>} */
  #job = new Job('floor/measure');
  /** The problem whose measuring was cancelled: it does not restart by itself. */
  #declined = '';

  /** @param {Store<State>} store @param {Catalogue} catalogue */
  constructor(store, catalogue) {
    this.#store = store;
    this.#catalogue = catalogue;
    this.#laying = new Laying(store, catalogue);
  }

  /** Starts by itself only if that takes a moment. */
  follow() {
    const state = this.#store.state;
    const of = this.#about(state);
    if (of !== state.floor.of) {
      this.#job.end();
      this.#store.update((now) => ({ ...now, floor: askedAbout(now.floor, of) }));
    }
    const isQuick = pageOf(state.key).space.census === 'at-once' && of !== this.#declined;
    if (state.view === 'floor' && isQuick && this.#store.state.floor.phase === 'none') this.begin();
    this.#laying.follow();
  }

  /** @param {number | null} lane */
  lay(lane) {
    this.#tell({ lane, laid: null });
  }

  begin() {
    const state = this.#store.state;
    if (state.floor.phase === 'running') return;
    this.#reset();
    const why = whyUnsolvable(state);
    if (why) return this.#tell({ phase: 'unsolvable', failure: why });
    this.#tell({ phase: 'running' });
    const puzzle = choiceOf(this.#catalogue, state.key);
    const { start, goal } = problemOf(state);
    const problem = { puzzle: puzzle.name, start, goal };
    this.#job.begin(
      { ...problem, ...sidesOf(state, puzzle), giveUpAfter: GIVE_UP_AFTER },
      {
        hear: (report) => this.#tell({ report }),
        // An unsolvable problem may be recognized late.
        done: (report) => this.#tell({ phase: report.floor ? 'complete' : 'unsolvable', report }),
        fail: (failure) => {
          this.#reset();
          this.#tell({ phase: 'failed', failure });
        },
      },
    );
  }

  cancel() {
    this.#declined = this.#about(this.#store.state);
    this.#reset();
  }

  #reset() {
    this.#job.end();
    const { chosen, lane } = this.#store.state.floor;
    this.#tell({ ...freshFloor(this.#about(this.#store.state), chosen), lane });
  }

  /** @param {State} state */
  #about(state) {
    if (!isCounted(state.key)) return state.key;
    const { start, goal } = problemOf(state);
    const { forward, backward } = sidesOf(state, choiceOf(this.#catalogue, state.key));
    return [state.key, start, goal, forward, backward].join(' ');
  }

  /** @param {Partial<Floor>} news */
  #tell(news) {
    this.#store.update((state) => ({ ...state, floor: { ...state.floor, ...news } }));
  }
}
