// Words for pasting problems and for setting one up.

import { count } from '../format.js';
import { moves, plural } from './names.js';
import { square } from './squares.js';

/** @type {Readonly<Record<string, string>>} */
const PASTE_FORMATS = {
  cubes:
    'The contest’s own input: for each problem the empty square’s column and row at the start, then the goal’s three rows of W, R, B and one E. A line 0 0 may end it.',
  'tiles-3':
    'For each problem the start and then the goal: three rows of three numbers each, 0 for the empty square.',
  'tiles-4':
    'For each problem the start and then the goal: four rows of four numbers each, 0 for the empty square.',
  knights:
    'The contest’s own input: how many boards, then the boards, each five rows of 1, 0 and one * for the empty square.',
  toys: 'For each problem the start and then the goal: four rows of 0 and 1 each; an empty line may stand between.',
};

export const paste = {
  title: 'Paste problems',
  /** @type {(key: string) => string} */
  how: (key) => PASTE_FORMATS[key] ?? '',
  input: 'Problems',
  none: 'Nothing to read yet.',
  found: (/** @type {number} */ n) => `${plural(n, 'problem')}, ready to use.`,
  /** @type {(given: number, most: number) => string} */
  tooLong: (given, most) =>
    `Not taken: that would be ${count(given)} characters, and at most ${count(most)} are read at a time. Paste fewer problems.`,
  use: (/** @type {number} */ n) => (n === 1 ? 'Use this problem' : `Use these ${n} problems`),
  unusable: 'Use',
  example: 'Insert the official sample',
  cancel: 'Cancel',
};

export const setUp = {
  title: 'Set up a problem',
  how: 'Click two squares to exchange what is on them.',
  howToTurn: 'Click a square twice to turn its cube; in the goal, to change its colour.',
  start: 'Start',
  goal: 'Goal',
  /** A square and what is on it. @type {(key: string, index: number, side: number, piece: string) => string} */
  square: (key, index, side, piece) => `${square(key, index, side)}: ${piece || 'empty'}`,
  use: 'Use this problem',
  cancel: 'Cancel',
  swap: 'Exchange start and goal',
  ready: 'Ready to use.',
  deal: 'Random start',
  dealDepth: 'moves from the goal',
  dealCancel: 'Stop drawing',
  /** @type {(key: string, moves: number) => string} */
  looking: (key, looked) => `Looking around the goal: all within ${moves(key, looked)} known.`,
  dealFailed: 'No start could be drawn. Try once more.',
  /** @type {(key: string, depth: number, exact: boolean) => string} */
  dealt: (key, depth, exact) =>
    exact
      ? `A start just ${moves(key, depth)} from the goal.`
      : `A start at most ${moves(key, depth)} from the goal.`,
};
