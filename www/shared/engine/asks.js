// Which links a page can read with the part of the engine that a first race needs.

import { keyIn, pageOf } from '../puzzles/puzzles.js';

/** Keys besides the problem's, with the values that are read without complaint. @type {Readonly<Record<string, RegExp>>} */
const PLAIN = {
  v: /^1$/,
  lang: /^[\w-]+$/,
  theme: /^(light|dark)$/,
  mode: /^(time|nodes)$/,
  challenge: /^1$/,
  present: /^1$/,
};

/** Whether a link may need the whole engine: all but those of a problem that the page knows, with no other lanes and no places. @param {string} hash */
export function asksForMore(hash) {
  const pairs = [...new URLSearchParams(hash.slice(1))];
  const { puzzle, start, goal, ...others } = Object.fromEntries(pairs);
  const { name, problems } = pageOf(keyIn(hash));
  const isOpening = start === undefined && goal === undefined;
  const isKnown = [...problems.small, ...problems.noted].some(
    (problem) => problem.start === start && problem.goal === goal,
  );
  return !(
    new Set(pairs.map(([key]) => key)).size === pairs.length &&
    (puzzle ?? name) === name &&
    (isOpening || isKnown) &&
    Object.entries(others).every(([key, value]) => PLAIN[key]?.test(value))
  );
}
