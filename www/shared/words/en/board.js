// Words for the board and playing on it.

import { count } from '../format.js';
import { capital, isCosted, moves, pieceInWords, puzzle } from './names.js';
import * as squares from './squares.js';

/** @import { Moved } from '../puzzle.js' */

/** @type {<T>(squares: readonly T[], side: number) => T[][]} */
const rows = (squares, side) => Array.from({ length: side }, (_, y) => squares.slice(y * side, (y + 1) * side));

export const board = {
  region: 'Board',
  goal: 'Goal',
  /** The part that must look like it. */
  goalIs: (/** @type {string} */ key) => puzzle(key).goalIs ?? 'the position to reach',
  rule: (/** @type {string} */ key) => puzzle(key).rule,
  stuck: (/** @type {string} */ key) => puzzle(key).stuck,
  roll: 'A cube, white above and blue at its left, rolls over its edge to the right: now blue is above.',
  /** @type {(key: string, pieces: readonly (string | null)[], side: number) => string} */
  inWords: (key, pieces, side) =>
    rows(pieces.map(pieceInWords), side)
      .map((row, y) => `${squares.row(key, y, side)}: ${row.join(', ')}`)
      .join('; '),
  help: (/** @type {string} */ key) => `Click or drag a piece to move it${puzzle(key).move ? '' : ', or use the arrow keys'}. Drag elsewhere to look around, on a touch screen with two fingers.`,
  /** @type {(key: string, moved: Moved, side: number, n: number) => string} */
  moved: (key, moved, side, n) => `${squares.moved(key, moved, side)}. ${capital(puzzle(key).one)} ${n}.`,
  resetView: 'Reset the view',
  legal: 'Legal moves',
  move: squares.move,
  reached: 'This is the goal.',
};

export const guide = {
  toGo: (/** @type {number} */ n) => (n === 0 ? 'Solved' : `${count(n)} to go`),
  /** @type {(key: string, made: number) => string} */
  solvedIn: (key, made) => `Solved in ${moves(key, made)}.`,
  enough: (/** @type {number} */ n) => `${count(n)} ${n === 1 ? 'is' : 'are'} enough.`,
  fewest: 'The fewest there are. Well done.',
  /** Where that is not known. */
  unknown: (/** @type {string} */ key) => (isCosted(key) ? 'Run a search to learn the cheapest way.' : 'Run a search to learn the fewest.'),
  showFewest: (/** @type {number} */ n) => (n === 1 ? 'Show it' : `Show the ${count(n)}`),
  showFewestLong: (/** @type {string} */ key, /** @type {number} */ n) => `Play a solution of ${moves(key, n)}`,
  better: 'one nearer',
  worse: 'one further',
  building: (/** @type {number} */ percent) => `Measuring: ${percent} %`,
  follows: (/** @type {string} */ lane) => `The board follows ${lane}.`,
  hint: 'Hint',
  hintLong: 'Show a move that leads nearer',
  do: 'Do it',
  doLong: 'Make this move',
  undo: 'Undo',
  redo: 'Redo',
  reset: 'Start over',
  resetLong: 'Back to the start; what was played is gone',
};

export const playback = {
  region: 'Playback',
  first: 'To the first position',
  back: 'One move back',
  play: 'Play',
  stop: 'Pause',
  of: (/** @type {string} */ lane) => `Solution of ${lane}`,
  forward: 'One move forward',
  last: 'To the last position',
  position: 'Move',
  at: (/** @type {number} */ at, /** @type {number} */ of) => `${at} / ${of}`,
  valueText: (/** @type {number} */ at, /** @type {number} */ of) => `move ${at} of ${of}`,
};
