// The page's end of a worker: starts it, gives orders, hears news, and misses it when it is gone.
//
// It fails once at the most, whatever went wrong: it could not be made, it broke, it told of an error or what is no news, or it is gone
// without a word. Then it is ended, and nothing more is heard of it.

import { awaitLock } from './alive.js';
import { workersRefusal } from './refusal.js';

/** @import { ErrorReport, Said } from '../../pkg/rolling_cubes.js' */

/**
 * Why there is no worker that works. The message is what the browser or the engine says of it, and empty when that says nothing; what is the
 * page's own is data. The report is what the engine has against what was asked of it, where it is that.
 * @typedef {object} Failure
 * @property {'unmade' | 'broke' | 'gone' | 'garbled'} cause
 * @property {Said} message
 * @property {ErrorReport | undefined} [report]
 */

/** What links and workers say among themselves. @typedef {{type: 'linked'} | ({type: 'failed'} & Failure)} Linked */

/** Milliseconds between two looks for a worker that has fallen silent, and looks without news that are too many. */
const LOOK = 1000;
const MISSED = 10;

/** @template {{type: string}} Order @template {{type: string}} News */
export class WorkerLink {
  #worker;
  #hear;
  #fail;
  #miss;
  /** Whether it has ever said anything. */
  #begun = false;
  #isOver = false;
  #unwatch = () => {};
  #looking = 0;
  #silence = 0;

  /**
   * @param {() => Worker} spawn
   * @param {(news: News) => void} hear
   * @param {(failure: Failure) => void} fail
   * @param {() => void} [miss] what to do when news is overdue; left out, the worker is taken to be gone
   */
  constructor(spawn, hear, fail, miss = () => this.#failed({ cause: 'gone', message: '' })) {
    this.#worker = spawn();
    this.#hear = hear;
    this.#fail = fail;
    this.#miss = miss;
    // No other worker of this origin has a lock of this name.
    const lock = `rolling-cubes ${Date.now()} ${Math.random()}`;
    this.#worker.addEventListener('message', ({ data }) => {
      try {
        this.#heard(data, lock);
      } catch (error) {
        // No news that the page can take: the worker is to blame, and pays for it alone.
        this.#failed({ cause: 'garbled', message: error instanceof Error ? error.message : '' });
      }
    });
    this.#worker.addEventListener('error', (event) => {
      event.preventDefault();
      // Where there is no script, or none may be run, the event has no message.
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
   * From now on news is due every second, or no longer. A worker that owes news is missed by that; one that owes none is never said to
   * be gone where there are no locks to know by, since it may be busy.
   * @param {boolean} isDue
   */
  expect(isDue) {
    clearInterval(this.#looking);
    this.#silence = 0;
    if (isDue && !this.#isOver) this.#looking = window.setInterval(() => this.#look(), LOOK);
  }

  /** Ends the worker, whatever it is doing. */
  end() {
    this.#isOver = true;
    this.#unwatch();
    clearInterval(this.#looking);
    this.#worker.terminate();
  }

  /** @param {News | Linked} news @param {string} lock */
  #heard(news, lock) {
    // What was still in the mail when it ended.
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

  /** A page that is out of sight is itself put to sleep. */
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
