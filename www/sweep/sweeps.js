// The page's end of sweeps: has one counted, opens one from a file, and writes what comes of it into the state.

import { spawn } from '#spawn';
import { engineModule } from '../engine/engine.js';
import { WorkerLink } from '../engine/link.js';
import { pageOf } from '../puzzles/puzzles.js';
import { SWEPT } from '../puzzles/swept.js';
import { choiceOf } from '../state/games.js';
import { goalIsTops } from '../state/puzzles.js';
import { problemOf } from '../state/state.js';
import { MOST_BYTES, read } from './read.js';
import { commandOf } from './report.js';
import { FRESH, reportShown, sweepChanged } from './state.js';
import { summariesOf } from './summary.js';

/** @typedef {import('../state/state.js').State} State */
/** @typedef {import('./protocol.js').Order} Order */
/** @typedef {import('./protocol.js').News} News */
/** @typedef {import('../pkg/rolling_cubes.js').PuzzleChoice} PuzzleChoice */

/** Whatever is counted here is what the command line counts with the same seed. */
const SEED = 1;

/** Whether problems of a puzzle are counted here: where a goal is a position, and a space is counted in a moment. @type {(key: string) => boolean} */
export const isSweptHere = (key) =>
  key in SWEPT && !goalIsTops(key) && pageOf(key).space.census === 'at-once';

/** The heuristics that are compared: consistent ones that know something and are not the distance itself, and take no tables that each problem would have to build. @type {(puzzle: PuzzleChoice) => [string, string][]} */
export const pairsOf = ({ heuristics, backward }) =>
  heuristics.slice(1).flatMap(({ name, consistent, exact, table }) => {
    const both = backward.some((one) => one.name === name && one.consistent);
    return consistent && !exact && !table && both ? [[name, name]] : [];
  });

export class Sweeps {
  #store;
  #catalogue;
  /** @type {WorkerLink<Order, News> | null} */
  #worker = null;

  /**
   * @param {import('../state/store.js').Store<State>} store
   * @param {import('../pkg/rolling_cubes.js').Catalogue} catalogue
   */
  constructor(store, catalogue) {
    this.#store = store;
    this.#catalogue = catalogue;
  }

  /** Looks at sweeps, or at the census. @param {boolean} shown */
  show(shown) {
    this.#tell({ shown });
  }

  /** Looks at another pair of heuristics. @param {number} place */
  look(place) {
    this.#tell({ place });
  }

  /** About how many problems are to be counted. @param {number} wanted */
  want(wanted) {
    this.#tell({ wanted });
  }

  /** Counts problems that have the start or the goal in hand. */
  begin() {
    const { key, atlas } = this.#store.state;
    if (!isSweptHere(key) || atlas.sweep?.phase === 'running') return;
    const end = SWEPT[key] ?? 'start';
    const choice = choiceOf(this.#catalogue, key);
    const fixed = problemOf(this.#store.state)[end];
    const [puzzle, pairs] = [choice.name, pairsOf(choice)];
    this.#worker = new WorkerLink(
      () => spawn.atlas(),
      (/** @type {News} */ news) => this.#hear(news, { puzzle, fixed, pairs }),
      ({ message }) => this.#fail(message),
    );
    // It tells how far it is, ten times a second.
    this.#worker.expect(true);
    this.#tell({ ...{ phase: 'running', failure: '', problem: null }, progress: FRESH.progress });
    const wanted = (atlas.sweep ?? FRESH).wanted;
    const what = { puzzle, fixed, end, pairs, wanted, seed: SEED };
    this.#worker.order({ type: 'sweep', module: engineModule(), ...what });
  }

  /** Ends the counting, wherever it is. What was drawn before stays. */
  cancel() {
    this.#drop();
    this.#tell({ phase: 'none' });
  }

  /** Opens a sweep's report; one that cannot be read leaves all as it is, and is told of. @param {File} file */
  async open(file) {
    const refused = file.name.slice(0, 60);
    if (file.size > MOST_BYTES) return this.#refuse(refused, { code: 'long', most: MOST_BYTES });
    let text = '';
    try {
      text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return this.#refuse(refused, { code: 'unread', why });
    }
    const { report, problem } = read(text, this.#catalogue);
    if (problem) return this.#refuse(refused, problem);
    this.#drop();
    return this.#tell({ ...reportShown(report, refused), phase: 'none', shown: true });
  }

  /** @param {string} refused @param {import('./read.js').Problem} problem */
  #refuse(refused, problem) {
    this.#tell({ refused, problem, shown: true });
  }

  #drop() {
    this.#worker?.end();
    this.#worker = null;
  }

  /** @param {Partial<import('./state.js').Sweep>} news */
  #tell(news) {
    this.#store.update((state) => ({ ...state, atlas: sweepChanged(state.atlas, news) }));
  }

  /** @param {News} news @param {{puzzle: string, fixed: string, pairs: [string, string][]}} what */
  #hear(news, { puzzle, fixed, pairs }) {
    if (news.type === 'swept') {
      const { done, of } = news;
      return this.#tell({ progress: { done, of } });
    }
    this.#drop();
    const { rows, every } = news;
    const heuristics = pairs.map((pair) => pair.join('/'));
    const command = commandOf({ puzzle, fixed, heuristics, every, seed: SEED, most: 0 });
    const summaries = summariesOf(rows, pairs);
    const shard = { part: 1, of: 1 };
    const report = { command, puzzle, fixed, every, problems: rows.length, shard, summaries };
    return this.#tell({ ...reportShown(report, ''), phase: 'none' });
  }

  /** @param {string} message */
  #fail(message) {
    this.#drop();
    this.#tell({ phase: 'failed', failure: message });
  }
}
