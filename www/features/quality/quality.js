// The page's end of the comparison of heuristics: starts it when its view is shown, and writes results into the state.

import { Job } from '../../shared/engine/job.js';
import { deviceRoom } from '../../shared/engine/room.js';
import { choiceOf } from '../../shared/state/games.js';
import { whyUnsolvable } from '../../shared/state/solvable.js';
import { focusedLane, isAtWork, problemOf } from '../../shared/state/state.js';
import { compared, freshQuality, incomparable } from './state.js';

/** @import { Catalogue } from '../../pkg/rolling_cubes.js' */
/** @import { State } from '../../shared/state/state.js' */
/** @import { Store } from '../../shared/state/store.js' */
/** @import { compare } from './jobs.js' */
/** @import { Quality as QualityState } from './state.js' */

export class Quality {
  #store;
  #catalogue;
  /** @type {Job<typeof compare>} */
  #job = new Job('quality/compare');

  /** @param {Store<State>} store @param {Catalogue} catalogue */
  constructor(store, catalogue) {
    this.#store = store;
    this.#catalogue = catalogue;
  }

  /** Follows the page: another problem needs another comparison; a hidden one is cancelled. */
  follow() {
    const state = this.#store.state;
    const { of, nodes } = wantedOf(state);
    const { phase } = state.quality;
    const shown = state.view === 'statistics' && state.statistics.picture === 'quality';
    if (of !== state.quality.of || (phase === 'running' && !shown)) this.#fresh(of);
    else if (phase === 'none' && shown && nodes !== 0) this.begin();
  }

  /** Compares all heuristics of the puzzle, if exact distances are known. */
  begin() {
    const state = this.#store.state;
    const { key, quality } = state;
    const { name, heuristics } = choiceOf(this.#catalogue, key);
    if (!heuristics.some(({ exact }) => exact)) return;
    this.#fresh(quality.of);
    const why = whyUnsolvable(state);
    if (why) return this.#tell((now) => incomparable(now, why));
    this.#tell((now) => ({ ...now, phase: 'running' }));
    const { start, goal } = problemOf(state);
    const { nodes } = wantedOf(state);
    const problem = { puzzle: name, start, goal };
    const search = focusedLane(state)?.spec.search;
    const request = search && { max_bytes: deviceRoom(), ...search, ...problem };
    const touched = nodes === null || !request ? null : { request, nodes };
    const names = heuristics.map((choice) => choice.name);
    this.#job.begin(
      { ...problem, touched, heuristics: names },
      {
        hear: ({ heuristic, report }) => this.#tell((now) => compared(now, heuristic, report)),
        done: () => this.#tell((now) => ({ ...now, phase: 'complete' })),
        fail: (failure) =>
          this.#tell(({ of, scope }) => ({ ...freshQuality(of, scope), phase: 'failed', failure })),
      },
    );
  }

  /** @param {string} of */
  #fresh(of) {
    this.#job.end();
    this.#tell(({ scope }) => freshQuality(of, scope));
  }

  /** @param {(quality: QualityState) => QualityState} change */
  #tell(change) {
    this.#store.update((state) => ({ ...state, quality: change(state.quality) }));
  }
}

/**
 * The subject of the comparison, and the number of the lane's nodes: null for all positions, 0 while the lane has none
 * or is running, as each node would restart it.
 * @param {State} state
 */
function wantedOf(state) {
  const { start, goal } = problemOf(state);
  const of = [state.key, start, goal].join(' ');
  if (state.quality.scope === 'all') return { of, nodes: null };
  const lane = focusedLane(state);
  const nodes = lane && !isAtWork(lane) ? (lane.snapshot?.generated ?? 0) : 0;
  return { of: [of, JSON.stringify(lane?.spec.search), nodes].join(' '), nodes };
}
