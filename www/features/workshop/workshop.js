// The page's end of the workshop: has bounds audited and scored, and writes what is found into the state.

import { choiceOf } from '../../shared/state/games.js';
import { isMap } from '../../shared/state/puzzles.js';
import { freshJudgement } from '../../shared/state/slices/workshop.js';
import { whyUnsolvable } from '../../shared/state/solvable.js';
import { problemOf } from '../../shared/state/state.js';
import { Crew } from './crew.js';
import { aboutOf, judgedNow, readingOf, rivalReadingOf, textsOf } from './reading.js';

/** @import { AstrayRun, Catalogue, Said } from '../../pkg/rolling_cubes.js' */
/** @import { Entry, Judgement, Side, Workshop } from '../../shared/state/slices/workshop.js' */
/** @import { State } from '../../shared/state/state.js' */
/** @import { Store } from '../../shared/state/store.js' */
/** @import { Fault, News, Task } from './protocol.js' */

/** Milliseconds before tables are built, so that typing is not disturbed. */
const MOMENT = 250;

/** @type {readonly Side[]} */
const SIDES = ['own', 'rival'];

/** @param {Side} side */
const hunting = (side) => `${side}-astray`;

export class WorkshopWork {
  #store;
  #catalogue;
  #crew = new Crew();
  /** @type {string | null} */
  #key = null;
  /** @type {Record<Side, number>} */
  #timers = { own: 0, rival: 0 };

  /**
   * @param {Store<State>} store
   * @param {Catalogue} catalogue
   */
  constructor(store, catalogue) {
    this.#store = store;
    this.#catalogue = catalogue;
  }

  follow() {
    const { state } = this.#store;
    if (this.#key !== state.key) this.#leave();
    this.#key = state.key;
    if (state.view !== 'workshop' || isMap(state.key)) return;
    const texts = textsOf(state, this.#catalogue);
    const isDue = state.workshop.due;
    let isChanged = false;
    for (const side of SIDES) {
      const text = texts[side];
      const of = text === null ? null : aboutOf(state, text);
      if (state.workshop.judged[side]?.of === of) continue;
      if (of === null && state.workshop.judged[side] === null) continue;
      isChanged = true;
      this.#drop(side);
      this.#judged(side, of === null ? null : freshJudgement(of));
      if (of !== null && !isDue)
        this.#timers[side] = window.setTimeout(() => this.#build(side), MOMENT);
    }
    if (!isDue) return;
    this.#set({ due: false });
    if (isChanged || state.workshop.judged.own?.phase === 'none') this.judge();
  }

  /** Cancels work for a puzzle that was left; returning starts anew. */
  #leave() {
    for (const side of SIDES) {
      if (!this.#crew.isBusy(side) && !this.#crew.isBusy(hunting(side))) continue;
      this.#drop(side);
      this.#judged(side, null);
    }
    this.#crew.end('landmarks');
  }

  /** @param {string} text */
  write(text) {
    const { key, workshop } = this.#store.state;
    this.#set({ texts: { ...workshop.texts, [key]: text } });
  }

  /** @param {string | null} rival */
  setAgainst(rival) {
    this.#set({ rival });
    if (rival !== null) this.#set({ due: true });
  }

  judge() {
    for (const side of SIDES) {
      if (this.#store.state.workshop.judged[side]?.phase !== 'complete') this.#judge(side);
    }
  }

  /**
   * Keeps results while an audited position becomes the start, so that a counterexample's audit stays visible. Audits and scores do not
   * depend on the start.
   * @param {() => void} take
   */
  keeping(take) {
    const texts = textsOf(this.#store.state, this.#catalogue);
    const judged = judgedNow(this.#store.state, texts);
    take();
    for (const side of SIDES) {
      const [judgement, text] = [judged[side], texts[side]];
      if (judgement?.phase !== 'complete' || text === null) continue;
      // The search for A*'s faults does depend on it.
      const of = aboutOf(this.#store.state, text);
      this.#judged(side, { ...judgement, of, astray: null, stopped: null });
    }
  }

  cancel() {
    for (const side of SIDES) {
      const of = this.#store.state.workshop.judged[side]?.of;
      this.#drop(side);
      if (of !== undefined) this.#judged(side, freshJudgement(of));
    }
    this.#crew.end('landmarks');
  }

  /**
   * @param {Side} side
   * @param {Fault} fault
   * @param {(run: AstrayRun) => void} found
   */
  hunt(side, fault, found) {
    const task = this.#task(side);
    if (!task) return;
    this.#tell(side, { astray: { complete: false, tried: 0, found: null }, stopped: null });
    this.#begin(
      hunting(side),
      [{ ...task, what: 'astray', fault }],
      (news) => {
        if (news.type !== 'astray') return;
        this.#tell(side, { astray: news.report });
        if (news.report.complete && news.report.found) found(news.report.found);
      },
      // Other results stay.
      (failure) => this.#tell(side, { stopped: 'astray', failure, astray: null }),
    );
  }

  /** @param {readonly Entry[]} entries */
  rank(entries) {
    this.#set({ entries });
    const tasks = entries.flatMap(({ error, start, goal, text }, n) => {
      if (error) return [];
      const task = { tag: `${n}`, start, goal, text };
      return [
        { ...task, what: /** @type {const} */ ('audit') },
        { ...task, what: /** @type {const} */ ('score') },
      ];
    });
    this.#rank(tasks);
  }

  /** @param {readonly Task[]} tasks */
  #rank(tasks) {
    if (tasks.length === 0) return this.#crew.end('class');
    let at = 0;
    this.#begin(
      'class',
      tasks,
      (news) => {
        if (news.type === 'done') return;
        at = tasks.findIndex(({ what, tag }) => what === news.type && tag === news.tag);
        this.#entered(Number(news.tag), { [news.type]: news.report });
      },
      (failure) => {
        // A bound that breaks its worker is reported; the others continue with a new one.
        this.#entered(Number(tasks[at]?.tag), { error: { what: 'stopped', why: failure } });
        this.#rank(tasks.slice(at + 1).filter(({ tag }) => tag !== tasks[at]?.tag));
      },
    );
  }

  /** @param {Side} side */
  #judge(side) {
    const task = this.#task(side);
    const why = whyUnsolvable(this.#store.state);
    if (!task) return;
    this.#drop(side);
    // Results from before the worker died are computed again, to locate the fault.
    const afresh = { audit: null, score: null, astray: null, stopped: null };
    if (why) return this.#tell(side, { ...afresh, phase: 'unsolvable', failure: why });
    this.#tell(side, { ...afresh, phase: 'running', failure: '' });
    const kinds = /** @type {const} */ (['tables', 'audit', 'score']);
    this.#begin(
      side,
      kinds.map((what) => ({ ...task, what })),
      (news) => {
        if (news.type !== 'done') return this.#tell(side, { [news.type]: news.report });
        this.#tell(side, { phase: 'complete' });
        if (side === 'own') this.#measureLandmarks();
      },
      (failure) => {
        const isAudited = this.#store.state.workshop.judged[side]?.audit?.complete;
        this.#tell(side, { phase: 'failed', stopped: isAudited ? 'score' : 'audit', failure });
      },
    );
  }

  /** Tables of paintings are built without a request. @param {Side} side */
  #build(side) {
    const task = this.#task(side);
    if (!task || this.#crew.isBusy(side)) return;
    this.#begin(
      side,
      [{ ...task, what: 'tables' }],
      (news) => news.type === 'tables' && this.#tell(side, { tables: news.report }),
      (failure) => this.#tell(side, { stopped: 'tables', failure }),
    );
  }

  /** Scores the listed heuristics once a visit, for comparison. */
  #measureLandmarks() {
    const { state } = this.#store;
    const { key } = state;
    const known = state.workshop.landmarks[key] ?? {};
    const { start, goal } = problemOf(state);
    const missing = choiceOf(this.#catalogue, key).heuristics.filter(
      ({ name }) => !known[name]?.complete,
    );
    if (missing.length === 0 || this.#crew.isBusy('landmarks')) return;
    const tasks = missing.map(({ name }) => ({
      what: /** @type {const} */ ('score'),
      tag: name,
      start,
      goal,
      text: name,
    }));
    this.#begin(
      'landmarks',
      tasks,
      (news) => {
        if (news.type !== 'score' || !news.report.complete) return;
        const { landmarks } = this.#store.state.workshop;
        const scores = { ...landmarks[key], [news.tag]: news.report };
        this.#set({ landmarks: { ...landmarks, [key]: scores } });
      },
      // Optional.
      () => {},
    );
  }

  /** @param {string} name @param {readonly Task[]} tasks @param {(news: News) => void} hear @param {(failure: Said) => void} fail */
  #begin(name, tasks, hear, fail) {
    const { name: puzzle } = choiceOf(this.#catalogue, this.#store.state.key);
    this.#crew.begin(name, puzzle, tasks, hear, fail);
  }

  /** @param {Side} side */
  #task(side) {
    const { state } = this.#store;
    const { start, goal } = problemOf(state);
    const text = textsOf(state, this.#catalogue)[side];
    const read = side === 'own' ? readingOf : rivalReadingOf;
    const puzzle = choiceOf(this.#catalogue, state.key).name;
    if (text === null || !read(state, puzzle, text).facts) return null;
    return { tag: side, start, goal, text };
  }

  /** @param {Side} side */
  #drop(side) {
    clearTimeout(this.#timers[side]);
    this.#crew.end(side);
    this.#crew.end(hunting(side));
  }

  /** @param {Side} side @param {Partial<Judgement>} news */
  #tell(side, news) {
    const before = this.#store.state.workshop.judged[side];
    if (before) this.#judged(side, { ...before, ...news });
  }

  /** @param {Side} side @param {Judgement | null} judgement */
  #judged(side, judgement) {
    this.#set({ judged: { ...this.#store.state.workshop.judged, [side]: judgement } });
  }

  /** @param {number} at @param {Partial<Entry>} news */
  #entered(at, news) {
    const { entries } = this.#store.state.workshop;
    this.#set({ entries: entries.map((entry, n) => (n === at ? { ...entry, ...news } : entry)) });
  }

  /** @param {Partial<Workshop>} change */
  #set(change) {
    this.#store.update((state) => ({ ...state, workshop: { ...state.workshop, ...change } }));
  }
}
