import * as actions from '../../shared/state/actions.js';
import { travelled } from '../../shared/state/slices/tree.js';

/** @import { Travel } from '../../shared/state/lane-news.js' */
/** @import { Watch } from '../../features/play/watch.js' */
/** @import { Race } from '../../features/race/race.js' */
/** @import { AstrayRun, Breakpoints } from '../../pkg/rolling_cubes.js' */
/** @import { Mode, Search, State } from '../../shared/state/state.js' */
/** @import { Store } from '../../shared/state/store.js' */

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

  /** The race for what a person does with it, which ends a watched run. */
  get #byHand() {
    this.#watch.stop();
    return this.#race;
  }

  run() {
    this.#byHand.run();
  }

  /** Runs all lanes to the end, slowly at first; the board follows one. */
  watch() {
    this.#watch.start();
  }

  /** @param {readonly (number | 'end')[]} at */
  watchTo(at) {
    this.#watch.to(at);
  }

  pause() {
    this.#byHand.pause();
  }

  step() {
    this.#byHand.step();
  }

  stage() {
    this.#byHand.stage();
  }

  finish() {
    this.#byHand.toTheEnd();
  }

  restart() {
    this.#byHand.restart();
  }

  /** @param {number} lane */
  restartLane(lane) {
    this.#race.restartLane(lane);
  }

  /** Freezes a lane while the others go on, or releases it. @param {number} lane */
  toggleFrozen(lane) {
    this.#race.toggleFrozen(lane);
  }

  /** @param {number | null} rate nodes a second for each lane; null is full speed */
  setSpeed(rate) {
    this.#store.update((state) => ({ ...state, speed: rate }));
    this.#byHand.changeSpeed();
  }

  /** @param {Mode} mode */
  setMode(mode) {
    this.#race.pause();
    this.#store.update((state) => ({ ...state, mode }));
  }

  /** @param {number} lane @param {Travel} order */
  travel(lane, order) {
    this.#store.update(travelled);
    this.#byHand.travel(lane, order);
  }

  /** @param {number} lane */
  playLane(lane) {
    this.#store.update(travelled);
    this.#byHand.play(lane);
  }

  /** @param {readonly (number | 'end')[]} at */
  goTo(at) {
    this.#byHand.goTo(at);
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

  /** @param {number} lane @param {AstrayRun} astray */
  remark(lane, astray) {
    this.#store.update((state) => actions.laneRemarked(state, lane, astray));
  }

  /** @param {number} lane */
  removeLane(lane) {
    this.#byHand.end(lane);
    this.#store.update((state) => actions.laneRemoved(state, lane));
  }
}
