// The page's end of the atlas: runs the census when the atlas is shown, and writes results into the state.

import { engineModule } from '../../shared/engine/engine.js';
import { saidOf } from '../../shared/engine/failed.js';
import { WorkerLink } from '../../shared/engine/link.js';
import { spawn } from '../../shared/engine/spawn.js';
import { pageOf } from '../../shared/puzzles/puzzles.js';
import { solutionShown, wentTo } from '../../shared/state/actions.js';
import { puzzleOf } from '../../shared/state/puzzles.js';
import { censusChanged, freshCensus, spaceChanged } from '../../shared/state/slices/atlas.js';
import { problemOf } from '../../shared/state/state.js';
import { lookedAtOf } from './census.js';

/** @import { Said } from '../../pkg/rolling_cubes.js' */
/** @import { Census } from '../../shared/state/slices/atlas.js' */
/** @import { State } from '../../shared/state/state.js' */
/** @import { Store } from '../../shared/state/store.js' */
/** @import { News, Order } from './protocol.js' */

export class Atlas {
  #store;
  /** @type {WorkerLink<Order, News> | null} */
  #worker = null;
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
    if (pageOf(key).space.census === 'never' || atlas.census.phase === 'running') return;
    this.#drop();
    this.#worker = new WorkerLink(
      () => spawn('atlas'),
      (/** @type {News} */ news) => this.#hear(news),
      (failure) => this.#fail(saidOf(failure)),
    );
    // The worker reports ten times a second.
    this.#worker.expect(true);
    const { start, goal } = problemOf(this.#store.state);
    this.#tell({ ...freshCensus(atlas.census.of), phase: 'running' });
    this.#order({ type: 'begin', module: engineModule(), puzzle: puzzleOf(key), start, goal });
  }

  cancel() {
    this.#drop();
    this.#tell(freshCensus(this.#store.state.atlas.census.of));
  }

  /** Puts a position on the board, at the end of a shortest path from the start. @param {string} position */
  goTo(position) {
    if (this.#store.state.atlas.census.phase === 'complete')
      this.#order({ type: 'way', state: position });
  }

  /** @param {readonly string[]} states @param {string} goal */
  #complete(states, goal) {
    const { census, look } = this.#store.state.atlas;
    const unknown = states.filter((text) => !(text in census.depths) && this.#isNew(text));
    const goals = goal in census.goals || !this.#isNew(`goal ${goal}`) ? [] : [goal];
    if (unknown.length + goals.length > 0) this.#order({ type: 'locate', states: unknown, goals });
    if (!census.report) return;
    const { kind, depth, most } = lookedAtOf(census.report, look);
    const { gallery } = census;
    const shown = gallery?.kind === kind && gallery.depth === depth && gallery.most === most;
    if (!shown && this.#isNew(`${kind} ${depth} ${most}`)) {
      this.#order({ type: 'gallery', kind, depth, most });
    }
  }

  /** @param {string} wanted */
  #isNew(wanted) {
    if (this.#asked.has(wanted)) return false;
    this.#asked.add(wanted);
    return true;
  }

  /** @param {Order} order */
  #order(order) {
    this.#worker?.order(order);
  }

  #drop() {
    this.#worker?.end();
    this.#worker = null;
    this.#asked.clear();
  }

  /** @param {Partial<Census>} news */
  #tell(news) {
    this.#store.update((state) => ({ ...state, atlas: censusChanged(state.atlas, news) }));
  }

  /** @param {News} news */
  #hear(news) {
    const { census } = this.#store.state.atlas;
    switch (news.type) {
      case 'progress':
        return this.#tell({ report: news.report });
      case 'complete':
        this.#worker?.expect(false);
        return this.#tell({ phase: 'complete', report: news.report });
      case 'located':
        return this.#tell({
          depths: { ...census.depths, ...news.depths },
          goals: { ...census.goals, ...news.goals },
        });
      case 'gallery': {
        const { kind, depth, most } = news.gallery;
        this.#asked.delete(`${kind} ${depth} ${most}`);
        return this.#tell({ gallery: news.gallery });
      }
      case 'way':
        return this.#store.update((state) =>
          wentTo(solutionShown(state, news.moves), news.moves.length),
        );
    }
  }

  /** @param {Said} failure */
  #fail(failure) {
    this.#drop();
    const { of } = this.#store.state.atlas.census;
    this.#tell({ ...freshCensus(of), phase: 'failed', failure });
  }
}
