// The race: a worker for each lane, told what the page wants, its news written into the state.

import { laneChanged, restarted } from '../state/actions.js';
import { isOver, problemOf } from '../state/state.js';
import { LaneClient } from './client.js';

/** @typedef {import('../state/state.js').State} State */
/** @typedef {import('../state/state.js').LaneState} LaneState */
/** @typedef {import('./protocol.js').Order} Order */

export class Race {
  #store;
  #module;
  /** By the lane's id. @type {Map<number, LaneClient>} */
  #clients = new Map();

  /**
   * @param {import('../state/store.js').Store<State>} store
   * @param {WebAssembly.Module} module the compiled engine, shared by all workers
   */
  constructor(store, module) {
    this.#store = store;
    this.#module = module;
  }

  /** Runs every lane that has something to do, at the state's speed. */
  run() {
    if (isOver(this.#store.state)) this.restart();
    this.#tell({ type: 'run', rate: this.#store.state.speed });
  }

  /** Runs to the end at full speed, whatever the speed chosen. */
  toTheEnd() {
    if (isOver(this.#store.state)) this.restart();
    this.#tell({ type: 'run', rate: Number.POSITIVE_INFINITY });
  }

  pause() {
    this.#tell({ type: 'pause' }, (lane) => lane.phase === 'running');
  }

  /** One node in each lane. */
  step() {
    if (isOver(this.#store.state)) this.restart();
    this.#tell({ type: 'step', nodes: 1 });
  }

  /** Changes the speed of lanes at work. */
  changeSpeed() {
    const order = /** @type {const} */ ({ type: 'run', rate: this.#store.state.speed });
    this.#tell(order, (lane) => lane.phase === 'running');
  }

  /** Drops every search; the next order begins new ones. */
  restart() {
    for (const id of [...this.#clients.keys()]) this.#end(id);
    this.#store.update(restarted);
  }

  /** Starts one lane again, after it failed. @param {number} id */
  restartLane(id) {
    this.#end(id);
    const fresh = { snapshot: null, time: 0, rate: 0, samples: [], failure: '' };
    this.#store.update((state) => laneChanged(state, id, { ...fresh, phase: 'ready' }));
  }

  /** @param {number} id */
  #end(id) {
    this.#clients.get(id)?.end();
    this.#clients.delete(id);
  }

  /**
   * @param {Order} order
   * @param {(lane: LaneState) => boolean} to
   */
  #tell(order, to = (lane) => lane.phase !== 'ended' && lane.phase !== 'failed') {
    for (const lane of this.#store.state.lanes.filter(to)) {
      this.#client(lane).order(order);
      if (order.type === 'run') this.#news(lane.spec.id, { phase: 'running' });
    }
  }

  /** The lane's worker, started and loaded when the lane has none. @param {LaneState} lane */
  #client({ spec: { id, algorithm, heuristic } }) {
    const there = this.#clients.get(id);
    if (there) return there;
    /** @type {LaneClient} */
    const client = new LaneClient((news) => {
      // A worker that was replaced may still have had something in the mail.
      if (this.#clients.get(id) !== client) return;
      if (news.type === 'failed') {
        this.#end(id);
        this.#news(id, { phase: 'failed', failure: news.message });
        return;
      }
      const { phase, snapshot, time, rate, from, samples } = news;
      const before = this.#store.state.lanes.find((lane) => lane.spec.id === id)?.samples ?? [];
      this.#news(id, {
        phase,
        snapshot,
        time,
        rate,
        samples: [...before.slice(0, from), ...samples],
      });
    });
    this.#clients.set(id, client);
    const { puzzle } = this.#store.state;
    const { start, goal } = problemOf(this.#store.state);
    const request = { puzzle, start, goal, algorithm, ...(heuristic ? { heuristic } : {}) };
    client.order({ type: 'load', module: this.#module, request });
    return client;
  }

  /**
   * @param {number} id
   * @param {Partial<LaneState>} news
   */
  #news(id, news) {
    this.#store.update((state) => laneChanged(state, id, news));
  }
}
