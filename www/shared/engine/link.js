// The page's end of a link to a worker: starts it, sends orders, receives news, detects its death.
//
// A link fails at most once: the worker could not start, broke, reported an error, sent invalid data or died. Then the
// worker is ended and its messages are ignored.

import { awaitLock } from './alive.js';
import { workersRefusal } from './refusal.js';

/** @import { ErrorReport, Said } from '../../pkg/rolling_cubes.js' */

/**
 * Why a worker failed. `message` is the browser's or the engine's text, '' if there is none; the page's own reasons are
 * data. `report` is the engine's error report.
 * @typedef {object} Failure
 * @property {'unmade' | 'broke' | 'gone' | 'garbled'} cause
 * @property {Said} message
 * @property {ErrorReport | undefined} [report]
 * @property {boolean} [isParted] the worker's part of the engine lacks a function, see `www/build/parts`
 */

/** Messages of the link itself. @typedef {{type: 'linked'} | ({type: 'failed'} & Failure)} Linked */

/** Milliseconds between two checks for a silent worker, and the number of silent checks before it is reported. */
const LOOK = 1000;
const MISSED = 10;

/** @template {{type: string}} Order @template {{type: string}} News */
export class WorkerLink {
  #worker;
  #hear;
  #fail;
  #miss;
  #begun = false;
  #isOver = false;
  #unwatch = () => {};
  #looking = 0;
  #silence = 0;

  /**
   * @param {() => Worker} spawn @param {(news: News) => void} hear @param {(failure: Failure) => void} fail
   * @param {() => void} [miss] called when news is overdue; by default the worker counts as dead
   */
  constructor(spawn, hear, fail, miss = () => this.#failed({ cause: 'gone', message: '' })) {
    this.#worker = spawn();
    this.#hear = hear;
    this.#fail = fail;
    this.#miss = miss;
    // Unique in this origin.
    const lock = `rolling-cubes ${Date.now()} ${Math.random()}`;
    this.#worker.addEventListener('message', ({ data }) => {
      try {
        this.#heard(data, lock);
      } catch (error) {
        // News that the page cannot use is the worker's fault: fail only this worker.
        this.#failed({ cause: 'garbled', message: error instanceof Error ? error.message : '' });
      }
    });
    this.#worker.addEventListener('error', (event) => {
      event.preventDefault();
      // The event has no message if the script is missing or blocked.
      const message = event.message ?? '';
      if (this.#begun) this.#failed({ cause: 'broke', message });
      else this.#failed({ cause: 'unmade', message: workersRefusal() || message });
    });
    this.#worker.addEventListener('messageerror', () =>
      this.#failed({ cause: 'broke', message: '' }),
    );
    this.#worker.postMessage({ type: 'link', lock });
  }

  /** @param {Order} order */
  order(order) {
    this.#worker.postMessage(order);
  }

  /**
   * Starts or stops the watchdog: a worker that owes news every second is reported when silent. Without locks, one that
   * owes none never counts as dead, as it may be busy.
   * @param {boolean} isDue
   */
  expect(isDue) {
    clearInterval(this.#looking);
    this.#silence = 0;
    if (isDue && !this.#isOver) this.#looking = window.setInterval(() => this.#look(), LOOK);
  }

  end() {
    this.#isOver = true;
    this.#unwatch();
    clearInterval(this.#looking);
    this.#worker.terminate();
  }

  /** @param {News | Linked} news @param {string} lock */
  #heard(news, lock) {
    // Messages may still arrive after the end.
    if (this.#isOver) return;
    if (!news?.type) throw new Error(JSON.stringify(news));
    this.#begun = true;
    this.#silence = 0;
    if (news.type === 'linked') {
      this.#unwatch = awaitLock(lock, () => this.#failed({ cause: 'gone', message: '' }));
    } else if (news.type === 'failed') {
      this.#failed(/** @type {Failure} */ (/** @type {unknown} */ (news)));
    } else this.#hear(/** @type {News} */ (news));
  }

  /** A hidden page is suspended itself. */
  #look() {
    if (document.hidden) return;
    this.#silence += 1;
    if (this.#silence === MISSED + 1) this.#miss();
  }

  /** @param {Failure} failure */
  #failed(failure) {
    if (this.#isOver) return;
    this.end();
    this.#fail(failure);
  }
}
