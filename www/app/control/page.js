import { isDark } from '../../shared/kit/theme.js';
import { presentToggled } from '../../shared/state/actions.js';
import * as challenge from '../../shared/state/challenge.js';
import { behind } from '../../shared/state/doors.js';

/** @import { Door } from '../../shared/state/doors.js' */
/** @import { State } from '../../shared/state/state.js' */
/** @import { Store } from '../../shared/state/store.js' */

/** @param {Store<State>} store */
export function pageControl(store) {
  /** @param {Partial<State>} change */
  const set = (change) => store.update((state) => ({ ...state, ...change }));
  /** @param {'help' | 'finder' | 'patterns'} name */
  const toggle = (name) => set({ [name]: !store.state[name] });

  return {
    set,
    /** Changes a part of the state. @template {keyof State} N @param {N} name @param {Partial<State[N]>} change */
    change: (name, change) =>
      set({ [name]: { .../** @type {object} */ (store.state[name]), ...change } }),

    /** @param {State['view']} view */
    show: (view) => set({ view }),
    /** @param {Door} door */
    enter: (door) => set(behind(store.state, door)),
    /** @param {State['lesson']} lesson */
    read: (lesson) => set({ lesson }),
    toggleHelp: () => toggle('help'),
    toggleFinder: () => toggle('finder'),
    togglePatterns: () => toggle('patterns'),
    togglePresent: () => store.update(presentToggled),
    toggleTheme: () => set({ theme: isDark(store.state.theme) ? 'light' : 'dark' }),
    /** @param {string} tag */
    speak: (tag) => set({ lang: tag }),
    dismissMisread: () => set({ misread: [] }),

    /** Opens the page that composes sets of exercises, whatever exercise was open. */
    compose: () => set({ lesson: null, view: 'exercises', own: {} }),
    /** Leaves an exercise: for the lessons, or for the page for teachers if it was handed in. */
    leaveExercise() {
      const { state } = store;
      const door = state.own.score === undefined ? 'learn' : 'teach';
      set({ ...behind(state, door), own: {} });
    },
    /** @param {string} exercise */
    practise: (exercise) => set({ lesson: null, view: 'exercises', own: { exercise } }),

    /** @param {number} lane */
    guess: (lane) => store.update((state) => challenge.guessed(state, lane)),
    endChallenge: () => store.update(challenge.over),
  };
}
