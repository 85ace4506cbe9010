// The race: a worker for each lane, told what the page wants, its news written into the state.

import { loadWholeEngine } from '../../shared/engine/engine.js';
import { laneChanged, laneReported, laneRestarted, restarted } from '../../shared/state/actions.js';
import { goesOn, hasEnded, isAtWork, isBusy } from '../../shared/state/state.js';
import { Fleet } from './fleet.js';
import { Replays } from './replays.js';
import { Rounds } from './rounds.js';

/** @import { LaneState, State } from '../../shared/state/state.js' */
/** @import { Store } from '../../shared/state/store.js' */
/** @import { Heard } from './client.js' */
/** @import { Inspected, Order, Traced } from './protocol.js' */

/** Whether a lane is at its share of a round, and not still at its tables. @type {(lane: LaneState) => boolean} */
const isSharing = ({ phase, snapshot }) =>
  phase === 'running' && snapshot !== null && snapshot.outcome !== 'preparing';

/** Orders that are done in a moment, or take a lane elsewhere in its run: it does not race meanwhile. */
const JOURNEYS = ['step', 'back', 'stage-back', 'seek'];

/** Whether a lane is to be shown as racing while it does this. @type {(order: Order, inRounds: boolean) => boolean} */
const isRace = ({ type }, inRounds) => !JOURNEYS.includes(type) && (type !== 'share' || inRounds);

/** What an engine says that lacks a function, see `www/build/bind-wasm/glue.rs`. */
const LACKING = 'before the whole engine was loaded';

export class Race {
  #store;
  #fleet = new Fleet((id, news) => this.#hear(id, news));
  /** The rounds of a race of same nodes, and the speed it runs at, while it runs. @type {{rate: number | null} | null} */
  #inRounds = null;
  #rounds = new Rounds();
  /** The speed that lanes at work were told last. @type {number | null} */
  #rate = null;
  /** For each lane, milliseconds that it had worked when the round began. @type {Map<number, number>} */
  #worked = new Map();
  #nextRound = 0;
  #replays = new Replays();
  /** @type {(id: number, news: Traced | Inspected) => void} */
  #listener = () => {};

  /** @param {Store<State>} store */
  constructor(store) {
    this.#store = store;
  }

  /** Runs every lane that has something to do, at the state's speed. What has ended stays as it is until a restart. */
  run() {
    this.#go(this.#store.state.speed);
  }

  /** Runs every lane at a speed that is not the state's, or changes that. @param {number | null} rate */
  runAt(rate) {
    if (this.#inRounds) {
      this.#rounds.rebase(performance.now());
      this.#inRounds = { rate };
    } else this.#go(rate);
  }

  /** Runs to the end at full speed, whatever the speed chosen. */
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
   * Lanes stop at the next node. In a race of same nodes they first do the share of the round they are in, some
   * hundredths of a second, so that they come to rest at the same count. A lane's last report may be older than its last order.
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
   * One node in each lane. In a race of same nodes one expansion more in each: lanes that have come apart, as by their layers, come
   * to one count by that.
   */
  step() {
    if (this.#store.state.mode === 'time') return this.#once({ type: 'step', nodes: 1 });
    this.#once({ type: 'share', expansions: this.#mostExpanded() + 1 });
  }

  /** To the next layer or bound in each lane. */
  stage() {
    this.#once({ type: 'stage' });
  }

  /** Takes lanes each to a place of its own, forward or back, at full speed and past breakpoints. @param {readonly (number | 'end')[]} places */
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

  /** How far the lane is that has expanded the most, of those that have more to do. */
  #mostExpanded() {
    const lanes = this.#store.state.lanes.filter(goesOn);
    return Math.max(0, ...lanes.map(({ snapshot }) => snapshot?.expanded ?? 0));
  }

  /**
   * Takes one lane through its run, whatever it was doing. A race of same nodes pauses for that.
   * @param {number} id
   * @param {Order} order
   */
  travel(id, order) {
    if (this.#inRounds) this.pause();
    this.#tell(order, ({ spec, phase }) => spec.id === id && phase !== 'failed');
  }

  /**
   * Has a lane stand still while the others go on, or lets it go on with them. In a race of same nodes a lane that is frozen first does
   * its share of the round, and one that is let go first catches up: at any moment those that go on stand at one count.
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

  /** Runs one lane on at the state's speed; from its end, again from its beginning, which is shown for a moment first. @param {number} id */
  play(id) {
    const run = () => this.travel(id, { type: 'run', rate: this.#store.state.speed });
    const lane = this.#store.state.lanes.find(({ spec }) => spec.id === id);
    if (!lane || !hasEnded(lane)) return run();
    this.travel(id, { type: 'seek', nodes: 0 });
    this.#replays.begin(id, run);
  }

  /** A lane is to pause at its breakpoints as they are now in the state. @param {number} id */
  watch(id) {
    const lane = this.#store.state.lanes.find(({ spec }) => spec.id === id);
    const breakpoints = lane?.breakpoints ?? {};
    this.#fleet.get(id)?.order({ type: 'watch', breakpoints });
  }

  /** Changes the speed of lanes at work. */
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

  /** Drops every search; the next order begins new ones. */
  restart() {
    this.#stopRounds();
    this.#rounds = new Rounds();
    this.#endAll();
    this.#store.update(restarted);
  }

  /** Starts one lane again, after it failed or fell silent. @param {number} id */
  restartLane(id) {
    this.end(id);
    this.#store.update((state) => laneRestarted(state, id));
    // The others may have waited for it.
    this.#openRound();
  }

  /** Tells one lane's worker something that is no part of the race. @param {number} id @param {Order} order */
  order(id, order) {
    this.#fleet.get(id)?.order(order);
  }

  /** Calls back with what workers tell besides how their search stands. @param {(id: number, news: Traced | Inspected) => void} listener */
  listen(listener) {
    this.#listener = listener;
  }

  /** Drops the search of one lane, which is to run another or none. @param {number} id */
  end(id) {
    this.#replays.callOff(id);
    this.#fleet.end(id);
  }

  /** How many workers there are. */
  get workers() {
    return this.#fleet.size;
  }

  /**
   * Ends all workers. Since searches are deterministic, each lane goes on from where it stands when it is told to.
   * @returns {() => void} has the lanes that were at work do what they were doing, at a speed that was chosen since
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

  /** An order for a lane that has done a part of it. Lanes on their way to a place have a speed of their own. @type {(order: Order) => Order} */
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

  /** When every lane has done its share, or later when none is due yet, gives each the next. */
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

  /**
   * @param {Order} order
   * @param {(lane: LaneState) => boolean} to
   */
  #tell(order, to = goesOn) {
    for (const lane of this.#store.state.lanes.filter(to)) {
      this.#replays.callOff(lane.spec.id);
      const client = this.#fleet.client(this.#store.state, lane);
      const phase = isRace(order, this.#inRounds !== null) ? 'running' : 'away';
      if (order.type !== 'pause') this.#news(lane.spec.id, { phase });
      client.order(order);
    }
  }

  /**
   * @param {number} id
   * @param {Heard} news
   */
  #hear(id, news) {
    if (news.type === 'traced' || news.type === 'inspected') return this.#listener(id, news);
    if (news.type === 'failed') {
      if (this.#goesOnWhole(id, news.message)) return;
      this.end(id);
      const { cause, message, report } = news;
      this.#news(id, { phase: 'failed', failure: { cause, message, report } });
    } else if (news.type === 'silent') {
      this.#news(id, { isSilent: true });
    } else if (news.type === 'away') {
      this.#news(id, { isSilent: false, journey: { at: news.at, to: news.to } });
    } else {
      this.#store.update((state) => laneReported(state, id, news, this.#inRounds !== null));
      // Lanes of a race of same nodes stop together.
      if (news.broke && this.#inRounds) this.pause();
    }
    this.#openRound();
  }

  /**
   * A lane whose part of the engine lacked something goes on with the whole engine.
   * @param {number} id
   * @param {unknown} message why it failed
   * @returns {boolean} whether it does
   */
  #goesOnWhole(id, message) {
    const client = this.#fleet.get(id);
    const order = client?.doing;
    if (!order || client.isWhole || !String(message).includes(LACKING)) return false;
    this.#fleet.end(id);
    loadWholeEngine().then(
      () => this.#tell(this.#again(order), (lane) => lane.spec.id === id && isAtWork(lane)),
      ({ message, said = message }) =>
        this.#news(id, { phase: 'failed', failure: { cause: 'unmade', message: said } }),
    );
    return true;
  }

  /**
   * @param {number} id
   * @param {Partial<LaneState>} news
   */
  #news(id, news) {
    this.#store.update((state) => laneChanged(state, id, news));
  }
}
