// A race whose workers run in the test's thread: each is a desk with the real engine, and can die or be busy on command.

import { vi } from 'vitest';
import { Race } from '../../../../www/features/race/race.js';
import { Desk } from '../../../../www/features/race/worker/desk.js';
import { attend } from '../../../../www/shared/engine/attend.js';
import { freshGame, initialState } from '../../../../www/shared/state/state.js';
import { Store } from '../../../../www/shared/state/store.js';
import { Locks } from './locks.js';

/** @import { Order } from '../../../../www/features/race/protocol.js' */
/** @import { Port } from '../../../../www/shared/engine/attend.js' */
/** @import { Search, State } from '../../../../www/shared/state/state.js' */

export const PROBLEM = { start: 'WWWWWWWWE', goal: 'BWRBWRBER' };

/** @param {Port} port */
function laneWork(port) {
  /** @type {Desk} */
  const desk = new Desk(attend((order) => desk.hear(order), port));
  return () => desk.hear({ type: 'pause' });
}

export class FakeWorker extends EventTarget {
  /** @type {FakeWorker[]} */
  static all = [];
  static locks = new Locks();
  /** Spawns a worker on the page: a lane's, unless a test sets another. @type {() => unknown} */
  static spawn = () => new FakeWorker();

  isBusy = false;
  isGone = false;
  /** @type {Order[]} */
  #mail = [];
  /** The handler that the worker's code registers. @type {(event: MessageEvent) => void} */
  #listener = () => {};
  #die = () => {};

  /** @param {(port: Port) => (() => void)} [work] the worker's code; returns a function that ends it */
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

  die() {
    this.isGone = true;
    this.#die();
    FakeWorker.locks.releaseAll(this);
  }
}

/** The browser's environment: clock, timers and, optionally, locks. */
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

export function over() {
  for (const race of races.splice(0)) race.restart();
  vi.unstubAllGlobals();
  vi.useRealTimers();
}

/** @param {readonly Search[]} searches @param {Partial<State>} [settings] */
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
  /** @param {() => boolean} holds */
  const until = (holds) => vi.waitUntil(holds, { timeout: 20_000, interval: 5 });
  const rest = () =>
    until(() => lanes().every(({ phase }) => ['paused', 'ended', 'failed'].includes(phase)));
  return { race, store, lanes, until, rest };
}
