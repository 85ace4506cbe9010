// The race: sends the page's orders to the lanes' workers, and writes their news into the state.

import { loadWholeEngine } from '../../shared/engine/engine.js';
import { laneChanged, laneReported, laneRestarted, restarted } from '../../shared/state/actions.js';
import { goesOn, hasEnded, isAtWork, isBusy } from '../../shared/state/state.js';
import { Fleet } from './fleet.js';
import { Replays } from './replays.js';
import { Rounds } from './rounds.js';

/** @import { LaneState, State } from '../../shared/state/state.js' */
/** @import { Store } from '../../shared/state/store.js' */
/** @import { Report } from '../../shared/state/lane-news.js' */
/** @import { Heard } from './client.js' */
/** @import { Inspected, Order, Traced } from './protocol.js' */

/** Whether a lane is in its share of a round, after its tables. @type {(lane: LaneState) => boolean} */
const isSharing = ({ phase, snapshot }) =>
  phase === 'running' && snapshot !== null && snapshot.outcome !== 'preparing';

/** Orders that are quick or move a lane elsewhere in its run: it does not race meanwhile. */
const JOURNEYS = ['step', 'back', 'stage-back', 'seek'];

/** @type {(order: Order, inRounds: boolean) => boolean} */
const isRace = ({ type }, inRounds) => !JOURNEYS.includes(type) && (type !== 'share' || inRounds);

export class Race {
  #store;
  #fleet = new Fleet((id, news) => this.#hear(id, news));
  #inRounds = /** @type {{rate: number | null} | null} */ (null);
  #rounds = new Rounds();
  #rate = /** @type {number | null} */ (null);
  /** Milliseconds of work of each lane at the beginning of the round. @type {Map<number, number>} */
  #worked = new Map();
  #nextRound = 0;
  #replays = new Replays();
  #listeners = /** @type {((id: number, news: Traced | Inspected | Report) => void)[]} */ ([]);

  /** @param {Store<State>} store */
  constructor(store) {
    this.#store = store;
  }

  /** Runs every unfinished lane at the state's speed. Finished lanes stay so until a restart. */
  run() {
    this.#go(this.#store.state.speed);
  }

  /** Runs every lane at another speed than the state's, or changes it. @param {number | null} rate */
  runAt(rate) {
    if (this.#inRounds) {
      this.#rounds.rebase(performance.now());
      this.#inRounds = { rate };
    } else this.#go(rate);
  }

  /** Runs to the end at full speed. */
  toTheEnd() {
    this.#go(null);
  }

  /** @param {number | null} rate */
  #go(rate) {
    this.#rate = rate;
    if (this.#store.state.mode === 'nodes') {
      this.#rounds.resume(this.#mostExpanded());
      this.#worked.clear();
      this.#inRounds = { rate };
      this.#openRound();
    } else {
      this.#stopRounds();
      this.#tell({ type: 'run', rate });
    }
  }

  /**
   * Stops lanes at the next node. In a race of equal nodes they first finish their round, some hundredths of a second,
   * to stop at equal counts. A lane's last report may be older than its last order.
   */
  pause() {
    const inRounds = this.#inRounds !== null;
    this.#stopRounds();
    this.#tell({ type: 'pause' }, (lane) => {
      const ordered = !hasEnded(lane) && this.#fleet.get(lane.spec.id)?.doing?.type === 'run';
      return (ordered || isAtWork(lane)) && !(inRounds && isSharing(lane));
    });
  }

  /**
   * One node in each lane; in a race of equal nodes one expansion, after which lanes that had drifted apart are equal
   * again.
   */
  step() {
    if (this.#store.state.mode === 'time') return this.#once({ type: 'step', nodes: 1 });
    this.#once({ type: 'share', expansions: this.#mostExpanded() + 1 });
  }

  stage() {
    this.#once({ type: 'stage' });
  }

  /** Takes lanes to individual places, forward or back, at full speed and ignoring breakpoints. @param {readonly (number | 'end')[]} places */
  goTo(places) {
    this.#stopRounds();
    for (const [index, { spec, phase }] of this.#store.state.lanes.entries()) {
      const place = places[index] ?? 0;
      if ((place === 0 && phase === 'ready') || phase === 'failed') continue;
      const type = phase === 'ready' ? 'step' : 'seek';
      /** @type {Order} */
      const order =
        place === 'end'
          ? { type: 'run', rate: null, passing: true }
          : { type, nodes: place, passing: true };
      this.#tell(order, (lane) => lane.spec.id === spec.id);
    }
  }

  /** @param {Order} order */
  #once(order) {
    this.#stopRounds();
    this.#tell(order);
  }

  #mostExpanded() {
    const lanes = this.#store.state.lanes.filter(goesOn);
    return Math.max(0, ...lanes.map(({ snapshot }) => snapshot?.expanded ?? 0));
  }

  /**
   * Steps one lane through its run, interrupting its work. A race of equal nodes pauses.
   * @param {number} id @param {Order} order
   */
  travel(id, order) {
    if (this.#inRounds) this.pause();
    this.#tell(order, ({ spec, phase }) => spec.id === id && phase !== 'failed');
  }

  /**
   * Freezes a lane while the others go on, or releases it. In a race of equal nodes it first finishes its round or
   * catches up, so that running lanes stand at equal counts.
   * @param {number} id
   */
  toggleFrozen(id) {
    const lane = this.#store.state.lanes.find(({ spec }) => spec.id === id);
    if (!lane || hasEnded(lane)) return;
    const isFree = !lane.frozen;
    const isIt = (/** @type {LaneState} */ { spec }) => spec.id === id;
    this.#news(id, { frozen: isFree });
    if (isFree) {
      if (isAtWork(lane) && !(this.#inRounds && isSharing(lane)))
        this.#tell({ type: 'pause' }, isIt);
      this.#openRound();
    } else if (this.#inRounds) {
      this.#rounds.resume(Math.max(this.#rounds.total, this.#mostExpanded()));
      this.#worked.clear();
      this.#openRound();
    } else if (this.#store.state.lanes.some(isAtWork)) {
      this.#tell({ type: 'run', rate: this.#rate }, isIt);
    }
  }

  /** Runs one lane at the state's speed; at its end, from the beginning, which is shown briefly first. @param {number} id */
  play(id) {
    const run = () => this.travel(id, { type: 'run', rate: this.#store.state.speed });
    const lane = this.#store.state.lanes.find(({ spec }) => spec.id === id);
    if (!lane || !hasEnded(lane)) return run();
    this.travel(id, { type: 'seek', nodes: 0 });
    this.#replays.begin(id, run);
  }

  /** @param {number} id */
  watch(id) {
    const lane = this.#store.state.lanes.find(({ spec }) => spec.id === id);
    const breakpoints = lane?.breakpoints ?? {};
    this.#fleet.get(id)?.order({ type: 'watch', breakpoints });
  }

  changeSpeed() {
    const rate = this.#store.state.speed;
    this.#rate = rate;
    if (this.#inRounds) {
      this.#rounds.rebase(performance.now());
      this.#inRounds = { rate };
    } else {
      this.#tell({ type: 'run', rate }, isAtWork);
    }
  }

  /** Drops every search; the next order starts new ones. */
  restart() {
    this.#stopRounds();
    this.#rounds = new Rounds();
    this.#endAll();
    this.#store.update(restarted);
  }

  /** @param {number} id */
  restartLane(id) {
    this.end(id);
    this.#store.update((state) => laneRestarted(state, id));
    // The others may have waited for it.
    this.#openRound();
  }

  /** Sends an order outside the race to one lane's worker. @param {number} id @param {Order} order */
  order(id, order) {
    this.#fleet.get(id)?.order(order);
  }

  /** @param {(id: number, news: Traced | Inspected | Report) => void} listener */
  listen(listener) {
    this.#listeners.push(listener);
  }

  /** All lanes report sampled paths from now on. */
  sketch() {
    this.#fleet.sketch();
  }

  /** @param {number} id */
  end(id) {
    this.#replays.callOff(id);
    this.#fleet.end(id);
  }

  get workers() {
    return this.#fleet.size;
  }

  /**
   * Ends all workers. Searches are deterministic, so each lane later resumes at its node.
   * @returns {() => void} resumes the lanes that were running, at the current speed
   */
  rest() {
    const inRounds = this.#inRounds !== null;
    const going = this.#store.state.lanes
      .filter((lane) => isAtWork(lane) || isBusy(lane))
      .map(({ spec: { id } }) => ({ id, order: this.#fleet.get(id)?.doing }));
    this.#stopRounds();
    this.#endAll();
    for (const { id } of going) this.#news(id, { phase: 'paused', journey: null });
    return () => {
      if (inRounds) return this.#go(this.#rate);
      for (const { id, order } of going) {
        if (!order) continue;
        this.#tell(this.#again(order), ({ spec }) => spec.id === id);
      }
    };
  }

  /** The rest of a lane's order. Journeys have their own speed. @type {(order: Order) => Order} */
  #again(order) {
    if (order.type === 'run' && !order.passing) return { type: 'run', rate: this.#rate };
    // See `goTo`: a step from the beginning.
    if (order.type === 'step' && order.passing) return { ...order, type: 'seek' };
    return order;
  }

  #endAll() {
    this.#replays.callOffAll();
    this.#fleet.endAll();
  }

  #stopRounds() {
    this.#inRounds = null;
    clearTimeout(this.#nextRound);
  }

  /** Starts the next round when every lane has finished its share and the round is due. */
  #openRound() {
    clearTimeout(this.#nextRound);
    const { lanes } = this.#store.state;
    if (!this.#inRounds || lanes.some(isBusy)) return;
    if (!lanes.some(goesOn)) return this.#stopRounds();
    const worked = lanes.map(({ spec, time }) => time - (this.#worked.get(spec.id) ?? time));
    const { rate } = this.#inRounds;
    const wait = this.#rounds.next(rate, performance.now(), Math.max(0, ...worked));
    if (wait > 0) {
      this.#nextRound = window.setTimeout(() => this.#openRound(), wait);
      return;
    }
    this.#worked = new Map(lanes.map(({ spec, time }) => [spec.id, time]));
    this.#tell({ type: 'share', expansions: this.#rounds.total });
  }

  /** @param {Order} order @param {(lane: LaneState) => boolean} to */
  #tell(order, to = goesOn) {
    for (const lane of this.#store.state.lanes.filter(to)) {
      this.#replays.callOff(lane.spec.id);
      const client = this.#fleet.client(this.#store.state, lane);
      const phase = isRace(order, this.#inRounds !== null) ? 'running' : 'away';
      if (order.type !== 'pause') this.#news(lane.spec.id, { phase });
      client.order(order);
    }
  }

  /** @param {number} id @param {Heard} news */
  #hear(id, news) {
    if (news.type === 'traced' || news.type === 'inspected' || news.type === 'report')
      for (const listener of this.#listeners) listener(id, news);
    if (news.type === 'traced' || news.type === 'inspected') return;
    if (news.type === 'failed') {
      if (news.isParted && this.#goesOnWhole(id)) return;
      this.end(id);
      const { cause, message, report } = news;
      this.#news(id, { phase: 'failed', failure: { cause, message, report } });
    } else if (news.type === 'silent') {
      this.#news(id, { isSilent: true });
    } else if (news.type === 'away') {
      this.#news(id, { isSilent: false, journey: { at: news.at, to: news.to } });
    } else {
      this.#store.update((state) => laneReported(state, id, news, this.#inRounds !== null));
      // Lanes of a race of equal nodes stop together.
      if (news.broke && this.#inRounds) this.pause();
    }
    this.#openRound();
  }

  /**
   * Continues a lane with the whole engine, as its part lacked a function.
   * @param {number} id
   * @returns {boolean} false if it has the whole engine
   */
  #goesOnWhole(id) {
    const client = this.#fleet.get(id);
    const order = client?.doing;
    if (!order || client.isWhole) return false;
    this.#fleet.end(id);
    loadWholeEngine().then(
      () => this.#tell(this.#again(order), (lane) => lane.spec.id === id && isAtWork(lane)),
      ({ message, said = message }) =>
        this.#news(id, { phase: 'failed', failure: { cause: 'unmade', message: said } }),
    );
    return true;
  }

  /** @param {number} id @param {Partial<LaneState>} news */
  #news(id, news) {
    this.#store.update((state) => laneChanged(state, id, news));
  }
}
