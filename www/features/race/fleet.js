// The lanes' workers: started on demand, ended when their search is dropped.

import { catalogue, engineModule } from '../../shared/engine/engine.js';
import { deviceRoom } from '../../shared/engine/room.js';
import { choiceOf } from '../../shared/state/games.js';
import { puzzleOf } from '../../shared/state/puzzles.js';
import { problemOf } from '../../shared/state/state.js';
import { LaneClient } from './client.js';

/** @import { LaneState, State } from '../../shared/state/state.js' */
/** @import { Heard } from './client.js' */

export class Fleet {
  #hear;
  /** @type {Map<number, LaneClient>} */
  #clients = new Map();
  #isSketched = false;

  /** @param {(id: number, news: Heard) => void} hear */
  constructor(hear) {
    this.#hear = hear;
  }

  /** @param {number} id */
  get(id) {
    return this.#clients.get(id);
  }

  /** @param {State} state @param {LaneState} lane */
  client(state, { spec: { id, search }, breakpoints, snapshot }) {
    const there = this.#clients.get(id);
    if (there) return there;
    /** @type {LaneClient} */
    const client = new LaneClient((news) => {
      // Messages of a replaced worker may still arrive.
      if (this.#clients.get(id) === client) this.#hear(id, news);
    });
    this.#clients.set(id, client);
    const { start, goal } = problemOf(state);
    const puzzle = puzzleOf(state.key);
    const request = { max_bytes: deviceRoom(), ...search, puzzle, start, goal, unsolvable: true };
    const { race } = choiceOf(catalogue(), state.key).opening;
    const isOpening = race.some((lane) => JSON.stringify(lane) === JSON.stringify(search));
    client.order({ type: 'load', module: engineModule(), request }, isOpening);
    client.order({ type: 'watch', breakpoints });
    if (this.#isSketched) client.order({ type: 'sketch' });
    // A previous worker may have been ended to save resources; return to its node.
    if (snapshot?.generated) client.order({ type: 'seek', nodes: snapshot.generated });
    return client;
  }

  /** All lanes report sampled paths from now on. */
  sketch() {
    this.#isSketched = true;
    // They may go back, which the first part of the engine cannot.
    for (const client of this.#clients.values()) client.order({ type: 'sketch' }, false);
  }

  get size() {
    return this.#clients.size;
  }

  /** @param {number} id */
  end(id) {
    this.#clients.get(id)?.end();
    this.#clients.delete(id);
  }

  endAll() {
    for (const id of [...this.#clients.keys()]) this.end(id);
  }
}
