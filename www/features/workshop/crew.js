// Workers of the workshop, each by a name and with one list of tasks at a time.

import { engineModule } from '../../shared/engine/engine.js';
import { saidOf } from '../../shared/engine/failed.js';
import { WorkerLink } from '../../shared/engine/link.js';
import { spawn } from '../../shared/engine/spawn.js';

/** @import { Said } from '../../pkg/rolling_cubes.js' */
/** @import { News, Order, Task } from './protocol.js' */

export class Crew {
  /** @type {Map<string, WorkerLink<Order, News>>} */
  #links = new Map();

  /**
   * @param {string} name
   * @param {string} puzzle
   * @param {readonly Task[]} tasks
   * @param {(news: News) => void} hear
   * @param {(failure: Said) => void} fail
   */
  begin(name, puzzle, tasks, hear, fail) {
    this.end(name);
    /** @type {WorkerLink<Order, News>} */
    const link = new WorkerLink(
      () => spawn('workshop'),
      (news) => {
        if (news.type === 'done') this.end(name);
        hear(news);
      },
      (failure) => {
        this.#links.delete(name);
        fail(saidOf(failure));
      },
    );
    this.#links.set(name, link);
    // The worker reports ten times a second.
    link.expect(true);
    link.order({ type: 'work', module: engineModule(), puzzle, tasks });
  }

  /** @param {string} name */
  isBusy(name) {
    return this.#links.has(name);
  }

  /** @param {string} name */
  end(name) {
    this.#links.get(name)?.end();
    this.#links.delete(name);
  }
}
