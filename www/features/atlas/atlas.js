// The page's end of the atlas: runs the census when the atlas is shown, and writes results into the state.

import { Job } from '../../shared/engine/job.js';
import { pageOf } from '../../shared/puzzles/puzzles.js';
import { solutionShown, wentTo } from '../../shared/state/actions.js';
import { puzzleOf } from '../../shared/state/puzzles.js';
import { problemOf } from '../../shared/state/state.js';
import { lookedAtOf } from './census.js';
import { censusChanged, freshCensus, spaceChanged } from './state.js';

/** @import { Census } from './state.js' */
/** @import { State } from '../../shared/state/state.js' */
/** @import { Store } from '../../shared/state/store.js' */
/** @import { census, News } from './jobs.js' */

export class Atlas {
  #store;
  /** @type {Job<typeof census>} */
  #job = new Job('atlas/census');
  /** @type {Set<string>} */
  #asked = new Set();

  /** @param {Store<State>} store */
  constructor(store) {
    this.#store = store;
  }

  /**
   * While the atlas is shown, requests the depth of these positions and of the goal, and the gallery at the shown depth.
   * @param {readonly string[]} states
   */
  follow(states) {
    const state = this.#store.state;
    const { start, goal } = problemOf(state);
    const of = `${state.key} ${start}`;
    if (of !== state.atlas.census.of) {
      this.#drop();
      this.#store.update((now) => ({ ...now, atlas: spaceChanged(now.atlas, of) }));
    }
    if (state.view !== 'atlas') return;
    const { phase } = this.#store.state.atlas.census;
    if (phase === 'none' && pageOf(state.key).space.census === 'at-once') this.begin();
    if (phase === 'complete') this.#complete(states, goal);
  }

  begin() {
    const { key, atlas } = this.#store.state;
    if (atlas.census.phase === 'running') return;
    this.#drop();
    const { start, goal } = problemOf(this.#store.state);
    const { of } = atlas.census;
    this.#tell({ ...freshCensus(of), phase: 'running' });
    this.#job.begin(
      { puzzle: puzzleOf(key), start, goal },
      {
        hear: (news) => this.#hear(news),
        fail: (failure) => {
          this.#drop();
          this.#tell({ ...freshCensus(of), phase: 'failed', failure });
        },
      },
    );
  }

  cancel() {
    this.#drop();
    this.#tell(freshCensus(this.#store.state.atlas.census.of));
  }

  /** Puts a position on the board, at the end of a shortest path from the start. @param {string} position */
  goTo(position) {
    if (this.#store.state.atlas.census.phase === 'complete')
      this.#job.ask({ type: 'way', state: position });
  }

  /** @param {readonly string[]} states @param {string} goal */
  #complete(states, goal) {
    const { census, look } = this.#store.state.atlas;
    const unknown = states.filter((text) => !(text in census.depths) && this.#isNew(text));
    const goals = goal in census.goals || !this.#isNew(`goal ${goal}`) ? [] : [goal];
    if (unknown.length + goals.length > 0)
      this.#job.ask({ type: 'locate', states: unknown, goals });
    if (!census.report) return;
    const { kind, depth, most } = lookedAtOf(census.report, look);
    const { gallery } = census;
    const shown = gallery?.kind === kind && gallery.depth === depth && gallery.most === most;
    if (!shown && this.#isNew(`${kind} ${depth} ${most}`)) {
      this.#job.ask({ type: 'gallery', kind, depth, most });
    }
  }

  /** @param {string} wanted */
  #isNew(wanted) {
    if (this.#asked.has(wanted)) return false;
    this.#asked.add(wanted);
    return true;
  }

  #drop() {
    this.#job.end();
    this.#asked.clear();
  }

  /** @param {Partial<Census>} news */
  #tell(news) {
    this.#store.update((state) => ({ ...state, atlas: censusChanged(state.atlas, news) }));
  }

  /** @param {News} news */
  #hear({ report, located, gallery, way }) {
    const { census } = this.#store.state.atlas;
    if (report) this.#tell({ report, phase: report.complete ? 'complete' : 'running' });
    if (located) {
      const depths = { ...census.depths, ...located.depths };
      this.#tell({ depths, goals: { ...census.goals, ...located.goals } });
    }
    if (gallery) {
      this.#asked.delete(`${gallery.kind} ${gallery.depth} ${gallery.most}`);
      this.#tell({ gallery });
    }
    if (way) this.#store.update((state) => wentTo(solutionShown(state, way), way.length));
  }
}
