// Which links a page can read with the part of the engine that a first race needs.

import { keyIn, pageOf } from '../puzzles/puzzles.js';

/** The keys of those links. All others are read, or followed, by what no first race calls. */
const PLAIN = /^(v|puzzle|start|goal|lang|theme|mode|camera|speed|challenge|present)$/;

/** Whether a link may need the whole engine. @param {string} hash */
export function asksForMore(hash) {
  const keys = [...new URLSearchParams(hash.slice(1)).keys()];
  const { name, side } = pageOf(keyIn(hash));
  const { puzzle = name, start, view } = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  const isOfBoard = puzzle === name && (start === undefined || start.length === side ** 2);
  return (
    !isOfBoard ||
    new Set(keys).size < keys.length ||
    keys.some((key) => !PLAIN.test(key) && !(key === 'view' && view === 'play'))
  );
}
