// The page's four doors, and which one a state belongs to.

import { LAB } from './features.js';

/** @import { State } from './state.js' */

/** @typedef {(typeof DOORS)[number]} Door */
export const DOORS = /** @type {const} */ (['play', 'learn', 'lab', 'teach']);

/** Exercises belong to students; submitted results to teachers. @type {(state: Pick<State, 'view' | 'lesson' | 'own'>) => Door} */
export function doorOf({ view, lesson, own }) {
  if (lesson) return 'learn';
  if (view === 'exercises') return own.exercise && own.score === undefined ? 'learn' : 'teach';
  return view === 'play' || view === 'teach' ? view : 'lab';
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
