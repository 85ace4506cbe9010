// The page's end of the atlas: has the census taken when it is looked at, and writes what is found into the state.

import { spawn } from '#spawn';
import { engineModule } from '../engine.js';
import { solutionShown, wentTo } from '../state/actions.js';
import { censusChanged, freshCensus, spaceChanged } from '../state/atlas.js';
import { lookedAtOf } from '../state/census.js';
import { puzzleOf } from '../state/puzzles.js';
import { spaceOf } from '../state/spaces.js';
import { problemOf } from '../state/state.js';

/** @typedef {import('../state/state.js').State} State */
/** @typedef {import('./protocol.js').Order} Order */
/** @typedef {import('./protocol.js').News} News */

/** Milliseconds between two looks for a worker that has fallen silent, and looks without news that are too many. */
const LOOK = 1000;
const MISSED = 10;

export class Atlas {
  #store;
  /** @type {Worker | null} */
  #worker = null;
  /** Asked for and not yet answered. @type {Set<string>} */
  #asked = new Set();
  #silence = 0;
  #looking = 0;

  /** @param {import('../state/store.js').Store<State>} store */
  constructor(store) {
    this.#store = store;
  }

  /**
   * Follows the page: another start is another space, and while the atlas is looked at it says where these positions
   * and the goal lie, and shows what lies at the depth looked at.
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
    if (phase === 'none' && spaceOf(state.key).census === 'at-once') this.begin();
    if (phase === 'complete') this.#complete(states, goal);
  }

  /** Takes the census. */
  begin() {
    const { key, atlas } = this.#store.state;
    if (spaceOf(key).census === 'never' || atlas.census.phase === 'running') return;
    this.#drop();
    const worker = spawn.atlas();
    this.#worker = worker;
    worker.addEventListener('message', (/** @type {MessageEvent<News>} */ { data: news }) => {
      if (this.#worker === worker) this.#hear(news);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      if (this.#worker === worker) this.#hear({ type: 'failed', message: event.message });
    });
    const { start, goal } = problemOf(this.#store.state);
    this.#tell({ ...freshCensus(atlas.census.of), phase: 'running' });
    this.#order({ type: 'begin', module: engineModule(), puzzle: puzzleOf(key), start, goal });
    this.#looking = window.setInterval(() => this.#look(), LOOK);
  }

  /** Ends the census, wherever it is, and frees its memory. */
  cancel() {
    this.#drop();
    this.#tell(freshCensus(this.#store.state.atlas.census.of));
  }

  /** Puts a position of the space on the board, at the end of a shortest way from the start. @param {string} position */
  goTo(position) {
    if (this.#store.state.atlas.census.phase === 'complete')
      this.#order({ type: 'way', state: position });
  }

  /** Asks what is not known of a complete census. @param {readonly string[]} states @param {string} goal */
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

  /** Whether this is asked for the first time since it was answered. @param {string} wanted */
  #isNew(wanted) {
    if (this.#asked.has(wanted)) return false;
    this.#asked.add(wanted);
    return true;
  }

  /** @param {Order} order */
  #order(order) {
    this.#worker?.postMessage(order);
  }

  #drop() {
    clearInterval(this.#looking);
    this.#worker?.terminate();
    this.#worker = null;
    this.#asked.clear();
    this.#silence = 0;
  }

  /** Misses a worker that has died without a word, as when the browser ends one to save memory. */
  #look() {
    if (document.hidden) return;
    this.#silence += 1;
    if (this.#silence > MISSED) this.#hear({ type: 'failed', message: '' });
  }

  /** @param {Partial<import('../state/atlas.js').Census>} news */
  #tell(news) {
    this.#store.update((state) => ({ ...state, atlas: censusChanged(state.atlas, news) }));
  }

  /** @param {News} news */
  #hear(news) {
    this.#silence = 0;
    const { census } = this.#store.state.atlas;
    switch (news.type) {
      case 'progress':
        return this.#tell({ report: news.report });
      case 'complete':
        clearInterval(this.#looking);
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
      case 'failed':
        this.#drop();
        return this.#tell({ ...freshCensus(census.of), phase: 'failed', failure: news.message });
    }
  }
}
