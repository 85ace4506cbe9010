import * as actions from '../../shared/state/actions.js';
import { travelled } from '../../shared/state/slices/tree.js';

/** @import { Travel } from '../../shared/state/lane-news.js' */
/** @import { Watch } from '../../features/play/watch.js' */
/** @import { Race } from '../../features/race/race.js' */
/** @import { AstrayRun, Breakpoints } from '../../pkg/rolling_cubes.js' */
/** @import { Mode, Search, State } from '../../shared/state/state.js' */
/** @import { Store } from '../../shared/state/store.js' */

/** @param {Store<State>} store @param {Race} race @param {Watch} watch */
export function raceControl(store, race, watch) {
  /** The race for what a person does with it, which ends a watched run. */
  const byHand = () => {
    watch.stop();
    return race;
  };

  return {
    run: () => byHand().run(),
    pause: () => byHand().pause(),
    step: () => byHand().step(),
    stage: () => byHand().stage(),
    finish: () => byHand().toTheEnd(),
    restart: () => byHand().restart(),
    /** Runs all lanes to the end, slowly at first; the board follows one. */
    watch: () => watch.start(),
    /** @param {readonly (number | 'end')[]} at */
    watchTo: (at) => watch.to(at),
    /** @param {readonly (number | 'end')[]} at */
    goTo: (at) => byHand().goTo(at),

    /** @param {number | null} rate nodes a second for each lane; null is full speed */
    setSpeed(rate) {
      store.update((state) => ({ ...state, speed: rate }));
      byHand().changeSpeed();
    },
    /** @param {Mode} mode */
    setMode(mode) {
      race.pause();
      store.update((state) => ({ ...state, mode }));
    },

    /** @param {number} lane */
    restartLane: (lane) => race.restartLane(lane),
    /** Freezes a lane while the others go on, or releases it. @param {number} lane */
    toggleFrozen: (lane) => race.toggleFrozen(lane),
    /** @param {number} lane @param {Travel} order */
    travel(lane, order) {
      store.update(travelled);
      byHand().travel(lane, order);
    },
    /** @param {number} lane */
    playLane(lane) {
      store.update(travelled);
      byHand().play(lane);
    },
    /** @param {number} lane @param {Breakpoints} breakpoints */
    setBreakpoints(lane, breakpoints) {
      store.update((state) => actions.breakpointsSet(state, lane, breakpoints));
      race.watch(lane);
    },
    /** @param {number} lane */
    focus: (lane) => store.update((state) => actions.laneFocused(state, lane)),
    /** @param {Search} search */
    addLane: (search) => store.update((state) => actions.laneAdded(state, search)),
    /** @param {number} lane @param {Search} search */
    configureLane(lane, search) {
      race.end(lane);
      store.update((state) => actions.laneConfigured(state, lane, search));
    },
    /** @param {number} lane @param {AstrayRun} astray */
    remark: (lane, astray) => store.update((state) => actions.laneRemarked(state, lane, astray)),
    /** @param {number} lane */
    removeLane(lane) {
      byHand().end(lane);
      store.update((state) => actions.laneRemoved(state, lane));
    },
  };
}
