// The page's four doors, and which one a state belongs to.

import { features, LAB } from './features.js';

/** @import { State } from './state.js' */

/** @typedef {(typeof DOORS)[number]} Door */
export const DOORS = /** @type {const} */ (['play', 'learn', 'lab', 'teach']);

/** @type {(state: State) => Door} */
export function doorOf(state) {
  const { door = 'lab' } = features[state.view] ?? {};
  if (state.lesson) return 'learn';
  return typeof door === 'function' ? door(state) : door;
}

/** The list of all lessons. */
export const SHELF = { id: '', step: 0, due: false };

/** The view that a door opens; an open challenge has only the race. @type {(state: Pick<State, 'view' | 'challenge'>, door: Door) => Partial<State>} */
export function behind({ view, challenge }, door) {
  const look = LAB.includes(view) ? view : 'race';
  if (door === 'play' && challenge?.phase === 'open') return { lesson: null, view: 'race' };
  if (door === 'learn') return { lesson: SHELF, view: look };
  return { lesson: null, view: door === 'lab' ? look : door };
}
