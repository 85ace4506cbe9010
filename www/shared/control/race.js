import * as actions from '../state/actions.js';
import { travelled } from '../state/slices/tree.js';

/** @import { Travel } from '../../features/race/protocol.js' */
/** @import { Watch } from '../../features/play/watch.js' */
/** @import { Race } from '../../features/race/race.js' */
/** @import { AstrayRun, Breakpoints } from '../../pkg/rolling_cubes.js' */
/** @import { Mode, Search, State } from '../state/state.js' */
/** @import { Store } from '../state/store.js' */

export class RaceControl {
  #store;
  #race;
  #watch;

  /** @param {Store<State>} store @param {Race} race @param {Watch} watch */
  constructor(store, race, watch) {
    this.#store = store;
    this.#race = race;
    this.#watch = watch;
  }

  /** Runs all unfinished lanes at the chosen speed. */
  run() {
    this.#watch.stop();
    this.#race.run();
  }

  /** Runs all lanes to the end, slowly at first; the board follows one. */
  watch() {
    this.#watch.start();
  }

  /** Takes each lane to a node of its run, or to its end, in some seconds. @param {readonly (number | 'end')[]} at */
  watchTo(at) {
    this.#watch.to(at);
  }

  pause() {
    this.#watch.stop();
    this.#race.pause();
  }

  /** One node in each lane. */
  step() {
    this.#watch.stop();
    this.#race.step();
  }

  /** To the end of the layer or iteration in each lane. */
  stage() {
    this.#watch.stop();
    this.#race.stage();
  }

  /** To the end at full speed. */
  finish() {
    this.#watch.stop();
    this.#race.toTheEnd();
  }

  restart() {
    this.#watch.stop();
    this.#race.restart();
  }

  /** Restarts a failed lane. @param {number} lane */
  restartLane(lane) {
    this.#race.restartLane(lane);
  }

  /** Freezes a lane while the others go on, or releases it. @param {number} lane */
  toggleFrozen(lane) {
    this.#race.toggleFrozen(lane);
  }

  /** @param {number | null} rate nodes a second for each lane; null is full speed */
  setSpeed(rate) {
    this.#watch.stop();
    this.#store.update((state) => ({ ...state, speed: rate }));
    this.#race.changeSpeed();
  }

  /** @param {Mode} mode */
  setMode(mode) {
    this.#race.pause();
    this.#store.update((state) => ({ ...state, mode }));
  }

  /** @param {number} lane @param {Travel} order */
  travel(lane, order) {
    this.#watch.stop();
    this.#store.update(travelled);
    this.#race.travel(lane, order);
  }

  /** @param {number} lane */
  playLane(lane) {
    this.#watch.stop();
    this.#store.update(travelled);
    this.#race.play(lane);
  }

  /** Takes each lane to a node of its run, or to its end. @param {readonly (number | 'end')[]} at */
  goTo(at) {
    this.#watch.stop();
    this.#race.goTo(at);
  }

  /** @param {number} lane @param {Breakpoints} breakpoints */
  setBreakpoints(lane, breakpoints) {
    this.#store.update((state) => actions.breakpointsSet(state, lane, breakpoints));
    this.#race.watch(lane);
  }

  /** @param {number} lane */
  focus(lane) {
    this.#store.update((state) => actions.laneFocused(state, lane));
  }

  /** @param {Search} search */
  addLane(search) {
    this.#store.update((state) => actions.laneAdded(state, search));
  }

  /** @param {number} lane @param {Search} search */
  configureLane(lane, search) {
    this.#race.end(lane);
    this.#store.update((state) => actions.laneConfigured(state, lane, search));
  }

  /** Sets where a lane's run goes wrong. @param {number} lane @param {AstrayRun} astray */
  remark(lane, astray) {
    this.#store.update((state) => actions.laneRemarked(state, lane, astray));
  }

  /** @param {number} lane */
  removeLane(lane) {
    this.#watch.stop();
    this.#race.end(lane);
    this.#store.update((state) => actions.laneRemoved(state, lane));
  }
}
