// Answers of a program, read from what it printed, and marked.

import { play } from '../../shared/engine/engine.js';
import { contestMost, pageOf } from '../../shared/puzzles/puzzles.js';

/** @import { Problem } from '../../shared/state/state.js' */

/** `moves` are null if the answer has none. @typedef {{text: string, moves: string[] | null}} Answer */

/** Moves of the empty square, as POJ 1077 has them, and of the tile. */
const TILE = new Map([
  ['u', 'D'],
  ['d', 'U'],
  ['l', 'R'],
  ['r', 'L'],
]);

/** Each word is an answer, or a move of the toys after their number. @param {string} key @param {string} output */
export function answersIn(key, output) {
  /** @type {Answer[]} */
  const answers = [];
  for (const text of output.match(/\S+/g) ?? []) {
    const last = answers.at(-1);
    if (key === 'toys' && last?.moves && /^[1-4]{4}$/.test(text)) last.moves.push(text);
    else answers.push({ text, moves: key === 'toys' ? [] : movesIn(key, text) });
  }
  return answers;
}

/** @param {string} key @param {string} text */
function movesIn(key, text) {
  const moves = [...text.toLowerCase()].map((letter) => TILE.get(letter) ?? '');
  return key.startsWith('tiles') && moves.every(Boolean) ? moves : null;
}

/** The number that a contest answers; -1 without a solution, or without one that is short enough. @param {string} key @param {Problem} problem @param {number | null} length null without a solution */
export const rightOf = (key, problem, length) =>
  length === null || length > (contestMost(key, problem) ?? length) ? -1 : length;

/**
 * @param {string} key @param {Problem} problem @param {number | null} length of a shortest solution, null without one
 * @param {Answer} answer @returns {'right' | 'wrong' | 'noAnswer' | 'noWay'}
 */
export function markOf(key, problem, length, { text, moves }) {
  const right = rightOf(key, problem, length);
  if (text.toLowerCase() === 'unsolvable' && key.startsWith('tiles'))
    return length === null ? 'right' : 'wrong';
  const isNumber = /^[-−]?\d+$/.test(text);
  if (!isNumber && !moves?.length) return 'noAnswer';
  if (isNumber && Number(text.replace('−', '-')) !== right) return 'wrong';
  if (!moves || right < 0) return isNumber ? 'right' : 'noWay';
  if (isNumber && moves.length !== right) return 'noWay';
  try {
    return play(pageOf(key).name, problem.start, problem.goal, moves).solved ? 'right' : 'noWay';
  } catch {
    return 'noWay';
  }
}
