// The page's end of the workshop: has bounds audited and scored, and writes what is found into the state.

import { Job } from '../../shared/engine/job.js';
import { choiceOf } from '../../shared/state/games.js';
import { whyUnsolvable } from '../../shared/state/solvable.js';
import { problemOf } from '../../shared/state/state.js';
import { aboutOf, benchedOf, judgedNow, readingOf } from './reading.js';
import { freshJudgement } from './state.js';

/** @import { AstrayRun, Catalogue } from '../../pkg/rolling_cubes.js' */
/** @import { Judgement, Workshop } from './state.js' */
/** @import { State } from '../../shared/state/state.js' */
/** @import { Store } from '../../shared/state/store.js' */
/** @import { Fault, judge } from './jobs.js' */

/** Milliseconds before tables are built, so that typing is not disturbed. */
const MOMENT = 250;

export class WorkshopWork {
  #store;
  #catalogue;
  /** @type {Job<typeof judge>} */
  #judging = new Job('workshop/judge');
  /** @type {Job<typeof judge>} */
  #hunting = new Job('workshop/judge');
  #key = /** @type {string | null} */ (null);
  /** Of tables to be built soon; 0 if there are none. */
  #timer = 0;

  /** @param {Store<State>} store @param {Catalogue} catalogue */
  constructor(store, catalogue) {
    this.#store = store;
    this.#catalogue = catalogue;
  }

  follow() {
    const { state } = this.#store;
    if (this.#key !== state.key) this.#leave();
    this.#key = state.key;
    if (state.view !== 'workshop') return;
    const of = aboutOf(state, benchedOf(state, this.#catalogue));
    const { due, judged } = state.workshop;
    const isChanged = judged?.of !== of;
    if (isChanged) {
      this.#drop();
      this.#set({ judged: freshJudgement(of) });
      if (!due) this.#timer = window.setTimeout(() => this.#build(), MOMENT);
    }
    if (!due) return;
    this.#set({ due: false });
    if (isChanged || judged?.phase === 'none') this.judge();
  }

  /** Cancels work for a puzzle that was left; returning starts anew. */
  #leave() {
    const isBusy = this.#judging.isBusy || this.#hunting.isBusy;
    if (this.#timer === 0 && !isBusy) return;
    this.#drop();
    this.#set({ judged: null });
  }

  /** @param {string} text */
  write(text) {
    const { key, workshop } = this.#store.state;
    this.#set({ texts: { ...workshop.texts, [key]: text } });
  }

  judge() {
    const task = this.#task();
    if (!task || this.#store.state.workshop.judged?.phase === 'complete') return;
    const why = whyUnsolvable(this.#store.state);
    this.#drop();
    // Results from before the worker died are computed again, to locate the fault.
    const afresh = { audit: null, score: null, astray: null, stopped: null };
    if (why) return this.#tell({ ...afresh, phase: 'unsolvable', failure: why });
    this.#tell({ ...afresh, phase: 'running', failure: '' });
    const kinds = /** @type {const} */ (['tables', 'audit', 'score']);
    const tasks = kinds.map((what) => ({ ...task, what }));
    this.#judging.begin(
      { puzzle: this.#puzzle, tasks },
      {
        hear: ({ type, report }) => this.#tell({ [type]: report }),
        done: () => this.#tell({ phase: 'complete' }),
        fail: (failure) => {
          const isAudited = this.#store.state.workshop.judged?.audit?.complete;
          this.#tell({ phase: 'failed', stopped: isAudited ? 'score' : 'audit', failure });
        },
      },
    );
  }

  /**
   * Keeps results while an audited position becomes the start, so that a counterexample's audit stays visible. Audits and scores do not
   * depend on the start.
   * @param {() => void} take
   */
  keeping(take) {
    const text = benchedOf(this.#store.state, this.#catalogue);
    const judged = judgedNow(this.#store.state, text);
    take();
    if (judged?.phase !== 'complete') return;
    // The search for A*'s faults does depend on it.
    const of = aboutOf(this.#store.state, text);
    this.#set({ judged: { ...judged, of, astray: null, stopped: null } });
  }

  cancel() {
    const of = this.#store.state.workshop.judged?.of;
    this.#drop();
    if (of !== undefined) this.#set({ judged: freshJudgement(of) });
  }

  /** @param {Fault} fault @param {(run: AstrayRun) => void} found */
  hunt(fault, found) {
    const task = this.#task();
    if (!task) return;
    this.#tell({ astray: { complete: false, tried: 0, found: null }, stopped: null });
    this.#hunting.begin(
      { puzzle: this.#puzzle, tasks: [{ ...task, what: 'astray', fault }] },
      {
        hear: (news) => {
          if (news.type !== 'astray') return;
          this.#tell({ astray: news.report });
          if (news.report.complete && news.report.found) found(news.report.found);
        },
        // Other results stay.
        fail: (failure) => this.#tell({ stopped: 'astray', failure, astray: null }),
      },
    );
  }

  /** Tables of paintings are built without a request. */
  #build() {
    this.#timer = 0;
    const task = this.#task();
    if (!task || this.#judging.isBusy) return;
    this.#judging.begin(
      { puzzle: this.#puzzle, tasks: [{ ...task, what: 'tables' }] },
      {
        hear: ({ type, report }) => this.#tell({ [type]: report }),
        fail: (failure) => this.#tell({ stopped: 'tables', failure }),
      },
    );
  }

  get #puzzle() {
    return choiceOf(this.#catalogue, this.#store.state.key).name;
  }

  #task() {
    const { state } = this.#store;
    const { start, goal } = problemOf(state);
    const text = benchedOf(state, this.#catalogue);
    return readingOf(state, this.#puzzle, text).facts ? { start, goal, text } : null;
  }

  #drop() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#judging.end();
    this.#hunting.end();
  }

  /** @param {Partial<Judgement>} news */
  #tell(news) {
    const { judged } = this.#store.state.workshop;
    if (judged) this.#set({ judged: { ...judged, ...news } });
  }

  /** @param {Partial<Workshop>} change */
  #set(change) {
    this.#store.update((state) => ({ ...state, workshop: { ...state.workshop, ...change } }));
  }
}
