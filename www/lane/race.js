// The race: a worker for each lane, told what the page wants, its news written into the state.

import { engineModule } from '../engine.js';
import { laneChanged, laneRestarted, restarted } from '../state/actions.js';
import { puzzleOf } from '../state/lines.js';
import { hasEnded, isAtWork, isOver, MOST_BYTES, problemOf } from '../state/state.js';
import { LaneClient } from './client.js';
import { Rounds } from './rounds.js';

/** @typedef {import('../state/state.js').State} State */
/** @typedef {import('../state/state.js').LaneState} LaneState */
/** @typedef {import('./protocol.js').Order} Order */
/** @typedef {import('./protocol.js').Report} Report */
/** @typedef {import('./protocol.js').Failed} Failed */

/** Whether a lane is at its share of a round, and not still at its tables. @type {(lane: LaneState) => boolean} */
const isSharing = ({ phase, snapshot }) =>
  phase === 'running' && snapshot !== null && snapshot.outcome !== 'preparing';

/** Milliseconds between two looks for workers that have fallen silent, and looks without news that are too many. */
const LOOK = 1000;
const MISSED = 6;

export class Race {
  #store;
  /** By the lane's id. @type {Map<number, LaneClient>} */
  #clients = new Map();
  /** The rounds of a race of same nodes, and the speed it runs at, while it runs. @type {{rate: number | null} | null} */
  #inRounds = null;
  #rounds = new Rounds(0);
  /** For each lane at work, looks since its last news. @type {Map<number, number>} */
  #silence = new Map();
  #nextRound = 0;

  /** @param {import('../state/store.js').Store<State>} store */
  constructor(store) {
    this.#store = store;
    setInterval(() => this.#look(), LOOK);
  }

  /** Runs every lane that has something to do, at the state's speed. */
  run() {
    this.#go(this.#store.state.speed);
  }

  /** Runs to the end at full speed, whatever the speed chosen. */
  toTheEnd() {
    this.#go(null);
  }

  /** @param {number | null} rate */
  #go(rate) {
    if (isOver(this.#store.state)) this.restart();
    if (this.#store.state.mode === 'nodes') {
      this.#rounds.resume(performance.now());
      this.#inRounds = { rate };
      this.#openRound();
    } else {
      this.#stopRounds();
      this.#tell({ type: 'run', rate });
    }
  }

  /**
   * Lanes stop at the next node. In a race of same nodes they first do the share of the round they are in, some
   * hundredths of a second, so that they come to rest at the same count.
   */
  pause() {
    const inRounds = this.#inRounds !== null;
    this.#stopRounds();
    this.#tell({ type: 'pause' }, (lane) => isAtWork(lane) && !(inRounds && isSharing(lane)));
  }

  /** One node in each lane. */
  step() {
    this.#once({ type: 'step', nodes: 1 });
  }

  /** To the next layer or bound in each lane. */
  stage() {
    this.#once({ type: 'stage' });
  }

  /** Takes fresh lanes each to a place of its own, at full speed. @param {readonly (number | 'end')[]} places */
  goTo(places) {
    this.#stopRounds();
    for (const [index, { spec }] of this.#store.state.lanes.entries()) {
      const place = places[index] ?? 0;
      if (place === 0) continue;
      const order = /** @type {Order} */ (
        place === 'end' ? { type: 'run', rate: null } : { type: 'step', nodes: place }
      );
      this.#tell(order, (lane) => lane.spec.id === spec.id);
    }
  }

  /** @param {Order} order */
  #once(order) {
    this.#stopRounds();
    if (isOver(this.#store.state)) this.restart();
    this.#tell(order);
  }

  /** Changes the speed of lanes at work. */
  changeSpeed() {
    const rate = this.#store.state.speed;
    if (this.#inRounds) {
      this.#rounds.resume(performance.now());
      this.#inRounds = { rate };
    } else {
      this.#tell({ type: 'run', rate }, isAtWork);
    }
  }

  /** Drops every search; the next order begins new ones. */
  restart() {
    this.#stopRounds();
    this.#rounds = new Rounds(performance.now());
    for (const id of [...this.#clients.keys()]) this.end(id);
    this.#store.update(restarted);
  }

  /** Starts one lane again, after it failed. @param {number} id */
  restartLane(id) {
    this.end(id);
    this.#store.update((state) => laneRestarted(state, id));
  }

  /** Drops the search of one lane, which is to run another or none. @param {number} id */
  end(id) {
    this.#clients.get(id)?.end();
    this.#clients.delete(id);
  }

  #stopRounds() {
    this.#inRounds = null;
    clearTimeout(this.#nextRound);
  }

  /** When every lane has done its share, or later when none is due yet, gives each the next. */
  #openRound() {
    clearTimeout(this.#nextRound);
    const { lanes } = this.#store.state;
    if (!this.#inRounds || lanes.some((lane) => lane.phase === 'running')) return;
    if (isOver(this.#store.state)) return this.#stopRounds();
    const wait = this.#rounds.next(this.#inRounds.rate, performance.now());
    if (wait > 0) this.#nextRound = window.setTimeout(() => this.#openRound(), wait);
    else this.#tell({ type: 'share', expansions: this.#rounds.total });
  }

  /**
   * @param {Order} order
   * @param {(lane: LaneState) => boolean} to
   */
  #tell(order, to = (lane) => !hasEnded(lane)) {
    for (const lane of this.#store.state.lanes.filter(to)) {
      const client = this.#client(lane);
      if (order.type !== 'pause') this.#news(lane.spec.id, { phase: 'running' });
      client.order(order);
    }
  }

  /** The lane's worker, started and loaded when the lane has none. @param {LaneState} lane */
  #client({ spec: { id, search } }) {
    const there = this.#clients.get(id);
    if (there) return there;
    /** @type {LaneClient} */
    const client = new LaneClient((news) => {
      // A worker that was replaced may still have had something in the mail.
      if (this.#clients.get(id) === client) this.#hear(id, news);
    });
    this.#clients.set(id, client);
    const { start, goal } = problemOf(this.#store.state);
    const request = {
      max_bytes: MOST_BYTES,
      ...search,
      puzzle: puzzleOf(this.#store.state.key),
      start,
      goal,
    };
    client.order({ type: 'load', module: engineModule(), request });
    return client;
  }

  /**
   * Misses workers that have died without a word, as when the browser ends one to save memory. Looks are counted
   * and not milliseconds, since a page that slept has not listened either.
   */
  #look() {
    if (document.hidden) return;
    for (const { spec, phase } of this.#store.state.lanes) {
      const missed = phase === 'running' ? (this.#silence.get(spec.id) ?? 0) + 1 : 0;
      this.#silence.set(spec.id, missed);
      if (missed > MISSED) this.#hear(spec.id, { type: 'failed', message: '' });
    }
  }

  /**
   * @param {number} id
   * @param {Report | Failed} news
   */
  #hear(id, news) {
    this.#silence.set(id, 0);
    if (news.type === 'failed') {
      this.end(id);
      this.#news(id, { phase: 'failed', failure: news.message });
    } else {
      const { snapshot, time, rate, from, samples } = news;
      // The last round before a pause is over for this lane.
      const phase = news.phase === 'waiting' && !this.#inRounds ? 'paused' : news.phase;
      const before = this.#store.state.lanes.find((lane) => lane.spec.id === id)?.samples ?? [];
      const all = [...before.slice(0, from), ...samples];
      this.#news(id, { phase, snapshot, time, rate, samples: all });
    }
    this.#openRound();
  }

  /**
   * @param {number} id
   * @param {Partial<LaneState>} news
   */
  #news(id, news) {
    this.#store.update((state) => laneChanged(state, id, news));
  }
}
