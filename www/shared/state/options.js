// Options of a view as words of a link: names, and numbered words such as `lane-2`.

import { focusedLane } from './state.js';

/** @import { LaneState, State } from './state.js' */

/** @param {string} word */
export const numbered = (word) => [1, 2, 3, 4, 5, 6].map((n) => `${word}-${n}`);

/** @type {<T extends string>(names: readonly T[], words: readonly string[]) => T | undefined} */
export const namedIn = (names, words) => names.find((name) => words.includes(name));

/** The place from 0; null without the word. @type {(words: readonly string[], word: string) => number | null} */
export function placeOf(words, word) {
  const place = words.find((one) => one.startsWith(`${word}-`))?.slice(word.length + 1);
  return place ? Number(place) - 1 : null;
}

/** @type {(state: State, words: readonly string[], word: string) => LaneState | undefined} */
export const laneOf = ({ lanes }, words, word) => lanes[placeOf(words, word) ?? -1];

/** The lane in focus, unless it is the first. @type {(state: State) => string[]} */
export function focusShown(state) {
  const lane = focusedLane(state);
  const place = lane ? state.lanes.indexOf(lane) : 0;
  return place > 0 ? [`lane-${place + 1}`] : [];
}

/** The id of the lane in focus. @type {(state: State, words: readonly string[]) => number} */
export const focusIn = (state, words) =>
  (laneOf(state, words, 'lane') ?? state.lanes[0])?.spec.id ?? state.focus;
