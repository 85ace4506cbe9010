// Options of a view that are numbered words of a link, such as `lane-2`.

/** @import { LaneState } from './state.js' */

/** @param {string} word */
export const numbered = (word) => [1, 2, 3, 4, 5, 6].map((n) => `${word}-${n}`);

/** The place from 0; null without the word. @type {(words: readonly string[], word: string) => number | null} */
export function placeOf(words, word) {
  const place = words.find((one) => one.startsWith(`${word}-`))?.slice(word.length + 1);
  return place ? Number(place) - 1 : null;
}
