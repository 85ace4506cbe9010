// A race whose workers are in the same thread as the test: each is a desk with the real engine, and can die or be busy at will.

import { vi } from 'vitest';
import { Race } from '../../../www/features/race/race.js';
import { Desk } from '../../../www/features/race/worker/desk.js';
import { attend } from '../../../www/shared/engine/attend.js';
import { freshGame, initialState } from '../../../www/shared/state/state.js';
import { Store } from '../../../www/shared/state/store.js';
import { Locks } from './locks.js';

/** @import { Order } from '../../../www/features/race/protocol.js' */
/** @import { Port } from '../../../www/shared/engine/attend.js' */
/** @import { Search, State } from '../../../www/shared/state/state.js' */

export const PROBLEM = { start: 'WWWWWWWWE', goal: 'BWRBWRBER' };

/** A lane's worker. @param {Port} port */
function laneWork(port) {
  /** @type {Desk} */
  const desk = new Desk(attend((order) => desk.hear(order), port));
  return () => desk.hear({ type: 'pause' });
}

/** What stands in for a worker. */
export class FakeWorker extends EventTarget {
  /** All there are. @type {FakeWorker[]} */
  static all = [];
  /** Who may hold locks in the test. */
  static locks = new Locks();
  /** What the page gets that starts a worker: that of a lane, unless a test has another. @type {() => unknown} */
  static spawn = () => new FakeWorker();

  isBusy = false;
  isGone = false;
  /** @type {Order[]} */
  #mail = [];
  /** What the worker's own code has listen. @type {(event: MessageEvent) => void} */
  #listener = () => {};
  #die = () => {};

  /** @param {(port: Port) => (() => void)} [work] the worker's own code; returns what ends it */
  constructor(work = laneWork) {
    super();
    FakeWorker.all.push(this);
    this.#die = work({
      postMessage: (news) => {
        if (this.isGone) return;
        const data = structuredClone(news);
        setImmediate(() => this.dispatchEvent(Object.assign(new Event('message'), { data })));
      },
      addEventListener: (type, listener) => {
        if (type === 'message') this.#listener = listener;
      },
    });
  }

  /** @param {Order} order */
  postMessage(order) {
    this.#mail.push(order);
    setImmediate(() => this.#read());
  }

  #read() {
    if (this.isBusy || this.isGone) return;
    for (const order of this.#mail.splice(0)) {
      FakeWorker.locks.as(this, () =>
        this.#listener(/** @type {MessageEvent} */ ({ data: order })),
      );
    }
  }

  terminate() {
    this.die();
  }

  /** Without a word. */
  die() {
    this.isGone = true;
    this.#die();
    FakeWorker.locks.releaseAll(this);
  }
}

/** What the browser gives: its clock and timers by the name of its window, and its locks, if it has any. */
export function browser({ locks = true } = {}) {
  FakeWorker.all = [];
  FakeWorker.locks = new Locks();
  FakeWorker.spawn = () => new FakeWorker();
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        // biome-ignore lint/correctness/noConstructorReturn: what stands in for it
        return /** @type {object} */ (FakeWorker.spawn());
      }
    },
  );
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { hidden: false });
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

/** A race of these searches. @param {readonly Search[]} searches @param {Partial<State>} [settings] */
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
