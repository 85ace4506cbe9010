// A race whose workers are in the same thread as the test: each is a desk with the real engine, and can die or be busy at will.

import { vi } from 'vitest';
import { Desk } from '../../../www/lane/desk.js';
import { Race } from '../../../www/lane/race.js';
import { freshGame, initialState } from '../../../www/state/state.js';
import { Store } from '../../../www/state/store.js';
import { Locks } from './locks.js';

/** @typedef {import('../../../www/state/state.js').State} State */

export const PROBLEM = { start: 'WWWWWWWWE', goal: 'BWRBWRBER' };

/** What stands in for a worker. */
export class FakeWorker extends EventTarget {
  /** All there are. @type {FakeWorker[]} */
  static all = [];
  /** Who may hold locks in the test. */
  static locks = new Locks();

  isBusy = false;
  isGone = false;
  #desk = new Desk((news) => {
    if (this.isGone) return;
    const data = structuredClone(news);
    setImmediate(() => this.dispatchEvent(Object.assign(new Event('message'), { data })));
  });
  /** @type {import('../../../www/lane/protocol.js').Order[]} */
  #mail = [];

  constructor() {
    super();
    FakeWorker.all.push(this);
  }

  /** @param {import('../../../www/lane/protocol.js').Order} order */
  postMessage(order) {
    this.#mail.push(order);
    setImmediate(() => this.#read());
  }

  #read() {
    if (this.isBusy || this.isGone) return;
    for (const order of this.#mail.splice(0)) {
      FakeWorker.locks.as(this, () => this.#desk.hear(order));
    }
  }

  terminate() {
    this.die();
  }

  /** Without a word. */
  die() {
    this.isGone = true;
    this.#desk.hear({ type: 'pause' });
    FakeWorker.locks.releaseAll(this);
  }
}

/** What the browser gives: its clock and timers by the name of its window, and its locks, if it has any. */
export function browser({ locks = true } = {}) {
  FakeWorker.all = [];
  FakeWorker.locks = new Locks();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('navigator', locks ? { locks: FakeWorker.locks } : {});
}

/** @type {Race[]} */
const races = [];

/** Ends all that was begun. */
export function over() {
  for (const race of races.splice(0)) race.restart();
  vi.unstubAllGlobals();
  vi.useRealTimers();
}

/** A race of these searches. @param {readonly import('../../../www/state/state.js').Search[]} searches @param {Partial<State>} [settings] */
export function raceOf(searches, settings = {}) {
  const store = new Store(
    /** @type {State} */ ({
      ...initialState(freshGame('cubes', [PROBLEM], 0, searches)),
      ...settings,
    }),
  );
  const race = new Race(store);
  races.push(race);
  const lanes = () => store.state.lanes;
  /** Waits until something holds. @param {() => boolean} holds */
  const until = (holds) => vi.waitUntil(holds, { timeout: 20_000, interval: 5 });
  /** Waits until nothing is being done. */
  const rest = () =>
    until(() => lanes().every(({ phase }) => ['paused', 'ended', 'failed'].includes(phase)));
  return { race, store, lanes, until, rest };
}
