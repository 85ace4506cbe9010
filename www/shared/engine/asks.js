// Decides whether the first race's part of the engine can read a link.

import { keyIn, pageOf } from '../puzzles/puzzles.js';

/** Keys that this part handles. Others need the whole engine. */
const PLAIN = /^(v|puzzle|start|goal|lang|theme|mode|camera|speed|challenge|present)$/;

/** @param {string} hash */
export function asksForMore(hash) {
  const keys = [...new URLSearchParams(hash.slice(1)).keys()];
  const { name, side } = pageOf(keyIn(hash));
  const { puzzle = name, start, view } = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  // A map is drawn by functions that no first race needs.
  const isOfBoard =
    puzzle === name && side > 0 && (start === undefined || start.length === side ** 2);
  return (
    !isOfBoard ||
    new Set(keys).size < keys.length ||
    keys.some((key) => !PLAIN.test(key) && !(key === 'view' && view === 'play'))
  );
}
