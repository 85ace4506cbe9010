// Words for the board and playing on it.

import { count } from '../format.js';
import { capital, direction, pieceInWords, puzzle } from './names.js';

/** Things in rows of `side`. @type {<T>(squares: readonly T[], side: number) => T[][]} */
const rows = (squares, side) =>
  Array.from({ length: side }, (_, y) => squares.slice(y * side, (y + 1) * side));

/** What a move did; x and y are where the piece was. @type {Readonly<Record<string, (move: string, x: number, y: number) => string>>} */
const MOVED = {
  cubes: (move, x, y) => `Rolled the cube at column ${x}, row ${y} ${direction(move)}.`,
  'tiles-3': (move, x, y) => `Slid the tile at column ${x}, row ${y} ${direction(move)}.`,
  'tiles-4': (move, x, y) => `Slid the tile at column ${x}, row ${y} ${direction(move)}.`,
  knights: (move) => `The knight on ${move} jumped.`,
  toys: (move) =>
    `Swapped row ${move[0]}, column ${move[1]} with row ${move[2]}, column ${move[3]}.`,
};

export const board = {
  region: 'Board',
  goal: 'Goal',
  /** @type {(pieces: readonly (string | null)[], side: number) => string} */
  inWords: (pieces, side) =>
    rows(pieces.map(pieceInWords), side)
      .map((row, y) => `row ${y + 1}: ${row.join(', ')}`)
      .join('; '),
  help: 'Click or drag a piece to move it, or use the arrow keys. Drag elsewhere to look around.',
  /** @type {(key: string, move: string, x: number, y: number, n: number) => string} */
  moved: (key, move, x, y, n) =>
    `${MOVED[key]?.(move, x, y) ?? move} ${capital(puzzle(key).one)} ${n}.`,
  legal: 'Legal moves',
  /** A move as one would say it. @type {(key: string, move: string) => string} */
  move: (key, move) =>
    key === 'toys' ? `${move.slice(0, 2)} with ${move.slice(2)}` : direction(move),
  reached: 'This is the goal.',
};

export const guide = {
  toGo: (/** @type {number} */ n) => (n === 0 ? 'Solved' : `${count(n)} to go`),
  better: 'one nearer',
  worse: 'one further',
  building: (/** @type {number} */ percent) => `Measuring: ${percent} %`,
  hint: 'Hint',
  hintLong: 'Make the best move',
  undo: 'Undo',
  redo: 'Redo',
  reset: 'Reset',
  resetLong: 'Back to the start, with nothing played',
};

export const playback = {
  region: 'Playback',
  first: 'To the first position',
  back: 'One move back',
  play: 'Play',
  stop: 'Pause',
  forward: 'One move forward',
  last: 'To the last position',
  position: 'Move',
  at: (/** @type {number} */ at, /** @type {number} */ of) => `${at} / ${of}`,
  valueText: (/** @type {number} */ at, /** @type {number} */ of) => `move ${at} of ${of}`,
};
