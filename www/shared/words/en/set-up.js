// Words for pasting problems and for setting one up.

import { entry } from '../entry.js';
import { count } from '../format.js';
import { moves, plural } from './names.js';
import { square } from './squares.js';
import { TAUGHT, within } from './taught.js';

export const paste = {
  title: 'Paste problems',
  /** @type {(key: string) => string} */
  how: (key) => entry(TAUGHT, key).paste,
  input: 'Problems',
  none: 'Nothing to read yet.',
  found: (/** @type {number} */ n) => `${plural(n, 'problem')}, ready to use.`,
  /** @type {(given: number, most: number) => string} */
  tooLong: (given, most) => `Not taken: that would be ${count(given)} characters, and at most ${count(most)} are read at a time. Paste fewer problems.`,
  other: (/** @type {string} */ key) => `These are boards of ${within(key)}. Choose that puzzle, then paste them.`,
  use: (/** @type {number} */ n) => (n === 1 ? 'Use this problem' : `Use these ${n} problems`),
  unusable: 'Use',
  example: 'Insert the official sample',
  cancel: 'Cancel',
};

export const setUp = {
  title: 'Set up a problem',
  how: 'Click two squares to exchange what is on them.',
  howToTurn: (/** @type {string} */ key) => entry(TAUGHT, key).turn ?? '',
  start: 'Start',
  goal: 'Goal',
  /** @type {(key: string, index: number, side: number, piece: string) => string} */
  square: (key, index, side, piece) => `${square(key, index, side)}: ${piece || 'empty'}`,
  use: 'Use this problem',
  cancel: 'Cancel',
  swap: 'Exchange start and goal',
  /** @type {(side: number, needed: number, given: number) => string} */
  length: (side, needed, given) => `A ${side}×${side} board needs ${plural(needed, 'character')}; this has ${count(given)}.`,
  ready: 'Ready to use.',
  deal: 'Random start',
  dealDepth: 'moves from the goal',
  dealCancel: 'Stop drawing',
  /** @type {(key: string, moves: number) => string} */
  looking: (key, looked) => `Looking around the goal: all within ${moves(key, looked)} known.`,
  dealFailed: 'No start could be drawn. Try once more.',
  /** @type {(key: string, depth: number, exact: boolean) => string} */
  dealt: (key, depth, exact) => (exact ? `A start just ${moves(key, depth)} from the goal.` : `A start at most ${moves(key, depth)} from the goal.`),
};
