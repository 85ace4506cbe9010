// The page's end of sweeps: counts one or opens a file, and writes results into the state.

import { engineModule } from '../../shared/engine/engine.js';
import { saidOf } from '../../shared/engine/failed.js';
import { WorkerLink } from '../../shared/engine/link.js';
import { spawn } from '../../shared/engine/spawn.js';
import { fileText } from '../../shared/kit/file-text.js';
import { pageOf } from '../../shared/puzzles/puzzles.js';
import { SWEPT, sharedEnd } from '../../shared/puzzles/swept.js';
import { unescaped } from '../../shared/state/escaped.js';
import { choiceOf } from '../../shared/state/games.js';
import { noteOf } from '../../shared/state/page-keys.js';
import { goalIsTops } from '../../shared/state/puzzles.js';
import { FRESH, reportShown, sweepChanged } from '../../shared/state/slices/sweep.js';
import { problemOf } from '../../shared/state/state.js';
import { allowedOf, askedOf, textOf } from './link.js';
import { MOST_BYTES, read } from './read.js';
import { commandOf } from './report.js';
import { summariesOf } from './summary.js';

/** @import { Catalogue, PuzzleChoice, Said } from '../../pkg/rolling_cubes.js' */
/** @import { Sweep } from '../../shared/state/slices/sweep.js' */
/** @import { State } from '../../shared/state/state.js' */
/** @import { Store } from '../../shared/state/store.js' */
/** @import { News, Order } from './protocol.js' */
/** @import { Problem } from './read.js' */

/** Whether the page can sweep a puzzle: goals are full positions, and the census takes a moment. @type {(key: string) => boolean} */
export const isSweptHere = (key) =>
  key in SWEPT && !goalIsTops(key) && pageOf(key).space.census === 'at-once';

/** Heuristics to compare: consistent ones other than zero and the exact distance, without tables that each problem would have to build. @type {(puzzle: PuzzleChoice) => [string, string][]} */
export const pairsOf = ({ heuristics, backward }) =>
  heuristics.slice(1).flatMap(({ name, consistent, exact, table }) => {
    const both = backward.some((one) => one.name === name && one.consistent);
    return consistent && !exact && !table && both ? [[name, name]] : [];
  });

/** @type {(state: State) => string} */
function sharedOf(state) {
  const end = SWEPT[state.key];
  return end ? `${state.key} ${problemOf(state)[end]}` : state.key;
}

export class Sweeps {
  #store;
  #catalogue;
  /** @type {WorkerLink<Order, News> | null} */
  #worker = null;
  /** The link's page part as last read or written; any other value comes from a newly opened link. @type {State['own'] | null} */
  #own = null;

  /** @param {Store<State>} store @param {Catalogue} catalogue */
  constructor(store, catalogue) {
    this.#store = store;
    this.#catalogue = catalogue;
  }

  /** Follows the page: executes an opened link, and writes the shown sweep into the page's link. */
  follow() {
    const { state } = this.#store;
    if (state.view !== 'atlas') return;
    if (state.own !== this.#own) this.#obey(state);
    if (this.#written(this.#store.state) !== this.#store.state)
      this.#store.update((now) => this.#written(now));
  }

  /** @param {State} state */
  #obey(state) {
    this.#own = state.own;
    const sweep = unescaped(state.own.sweep ?? '');
    if (sweep === textOf(state.atlas.sweep, sharedOf(state))) return;
    this.#drop();
    const none = /** @type {const} */ ({ phase: 'none', asked: null });
    if (!sweep) {
      if (state.atlas.sweep?.shown) this.#tell({ ...none, shown: false });
      return;
    }
    this.#tell({ ...none, shown: true });
    const { key } = state;
    const pairs = isSweptHere(key) ? pairsOf(choiceOf(this.#catalogue, key)) : [];
    const asked = askedOf(sweep, pairs.length);
    if (asked === 'none') return;
    if (asked) {
      const { wanted, seed, place } = asked;
      this.#tell({ wanted, seed });
      this.begin(place);
      return;
    }
    const misread = noteOf('sweep', state.own.sweep ?? '', allowedOf(pairs.length));
    this.#store.update((now) => ({ ...now, misread: [...now.misread, misread] }));
  }

  /** @param {State} state @returns {State} */
  #written(state) {
    const { sweep = '', ...others } = state.own;
    const text = textOf(state.atlas.sweep, sharedOf(state));
    // A link's request is executed first.
    if (state.own !== this.#own || sweep === text) return state;
    this.#own = text ? { ...others, sweep: text } : others;
    return { ...state, own: this.#own };
  }

  /** @param {boolean} shown */
  show(shown) {
    this.#tell({ shown });
  }

  /** @param {number} place */
  look(place) {
    this.#tell({ place });
  }

  /** @param {number} wanted */
  want(wanted) {
    this.#tell({ wanted });
  }

  /** @param {number} seed */
  draw(seed) {
    this.#tell({ seed });
  }

  /** Counts problems with the current start or goal, then shows a pair of heuristics. @param {number} [place] */
  begin(place = 0) {
    const { state } = this.#store;
    const { key, atlas } = state;
    if (!isSweptHere(key) || atlas.sweep?.phase === 'running') return;
    const end = sharedEnd(key);
    const choice = choiceOf(this.#catalogue, key);
    const fixed = problemOf(state)[end];
    const { wanted, seed } = atlas.sweep ?? FRESH;
    const asked = { of: sharedOf(state), wanted, seed, place };
    const [puzzle, pairs] = [choice.name, pairsOf(choice)];
    this.#worker = new WorkerLink(
      () => spawn('atlas'),
      (/** @type {News} */ news) => this.#hear(news, { puzzle, fixed, pairs, asked }),
      (failure) => this.#fail(saidOf(failure)),
    );
    // The worker reports ten times a second.
    this.#worker.expect(true);
    const { progress } = FRESH;
    this.#tell({ phase: 'running', failure: '', problem: null, progress, asked });
    const what = { puzzle, fixed, end, pairs, wanted, seed };
    this.#worker.order({ type: 'sweep', module: engineModule(), ...what });
  }

  /** Cancels the counting; previous results stay. */
  cancel() {
    this.#drop();
    this.#tell({ phase: 'none', asked: null });
  }

  /** Opens a report; an invalid one is reported and changes nothing else. @param {File} file */
  async open(file) {
    const refused = file.name.slice(0, 60);
    if (file.size > MOST_BYTES) return this.#refuse(refused, { code: 'long', most: MOST_BYTES });
    const { text, unread } = await fileText(file);
    if (unread) return this.#refuse(refused, { code: unread });
    const { report, problem } = read(text, this.#catalogue);
    if (problem) return this.#refuse(refused, problem);
    this.#drop();
    return this.#tell({ ...reportShown(report, refused, null), phase: 'none', shown: true });
  }

  /** @param {string} refused @param {Problem} problem */
  #refuse(refused, problem) {
    this.#tell({ refused, problem, shown: true });
  }

  #drop() {
    this.#worker?.end();
    this.#worker = null;
  }

  /** @param {Partial<Sweep>} news */
  #tell(news) {
    this.#store.update((state) =>
      this.#written({ ...state, atlas: sweepChanged(state.atlas, news) }),
    );
  }

  /** @param {News} news @param {{puzzle: string, fixed: string, pairs: [string, string][], asked: NonNullable<Sweep['asked']>}} what */
  #hear(news, { puzzle, fixed, pairs, asked }) {
    if (news.type === 'swept') {
      const { done, of } = news;
      return this.#tell({ progress: { done, of } });
    }
    this.#drop();
    const { rows, every } = news;
    const heuristics = pairs.map((pair) => pair.join('/'));
    const command = commandOf({ puzzle, fixed, heuristics, every, seed: asked.seed, most: 0 });
    const summaries = summariesOf(rows, pairs);
    const shard = { part: 1, of: 1 };
    const report = { command, puzzle, fixed, every, problems: rows.length, shard, summaries };
    return this.#tell({ ...reportShown(report, '', asked), phase: 'none' });
  }

  /** @param {Said} failure */
  #fail(failure) {
    this.#drop();
    this.#tell({ phase: 'failed', failure, asked: null });
  }
}
