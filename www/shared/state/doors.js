// The four doors of the page, and which of them a state stands behind.

/** @import { State } from './state.js' */

/** To play, to learn from lessons and exercises, to compare searches, to teach. @typedef {(typeof DOORS)[number]} Door */
export const DOORS = /** @type {const} */ (['play', 'learn', 'lab', 'teach']);

const OF_LAB = /** @type {const} */ (['race', 'tree', 'statistics', 'atlas', 'floor', 'workshop']);

/** @typedef {(typeof OF_LAB)[number] | 'exercises' | 'play' | 'teach'} View */

/** The lab's views, in the order of their tabs. @type {readonly View[]} */
export const LAB = OF_LAB;

/** An exercise is a student's, and a result that was handed in a teacher's. @type {(state: Pick<State, 'view' | 'lesson' | 'own'>) => Door} */
export function doorOf({ view, lesson, own }) {
  if (lesson) return 'learn';
  if (view === 'exercises') return own.exercise && own.score === undefined ? 'learn' : 'teach';
  return view === 'play' || view === 'teach' ? view : 'lab';
}

/** The list of all lessons. */
export const SHELF = { id: '', step: 0, due: false };

/** What a door opens on. @type {(state: State, door: Door) => Partial<State>} */
export function behind({ view }, door) {
  const look = LAB.includes(view) ? view : 'race';
  if (door === 'learn') return { lesson: SHELF, view: look };
  return { lesson: null, view: door === 'lab' ? look : door };
}
