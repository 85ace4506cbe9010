import { capital, inMoves, isCosted, moves, pieceInWords, puzzle } from './names.js';
import * as squares from './squares.js';

/** @type {<T>(squares: readonly T[], side: number) => T[][]} */
const rows = (squares, side) => Array.from({ length: side }, (_, y) => squares.slice(y * side, (y + 1) * side));

/** @import { Moved } from '../puzzle.js' */

/** Texts with values that are computed. */
export const said = {
  /** @type {(key: string, pieces: readonly (string | null)[], side: number) => string} */
  'board.inWords': (key, pieces, side) =>
    rows(pieces.map(pieceInWords), side)
      .map((row, y) => text('wordsRow', { row: squares.row(key, y, side), pieces: row.join(text('wordsJoint')) }))
      .join(text('wordsRows')),
  /** The part that must look like it. */
  'board.goalIs': (/** @type {string} */ key) => text({ goalIs: puzzle(key).goalIs }),
  'board.rule': (/** @type {string} */ key) => puzzle(key).rule,
  'board.stuck': (/** @type {string} */ key) => puzzle(key).stuck,
  'board.help': (/** @type {string} */ key) => text({ move: puzzle(key).move }),
  /** @type {(key: string, moved: Moved, side: number, n: number) => string} */
  'board.moved': (key, moved, side, n) =>
    text({ movedText: squares.moved(key, moved, side), moveName: capital(puzzle(key).one), movedSentence: capital(squares.moved(key, moved, side)), one: puzzle(key).one, moves: moves(key, n) }),
  'board.move': squares.move,
  /** @type {(key: string, made: number) => string} */
  'guide.solvedIn': (key, made) => text({ moves: moves(key, made), inMoves: inMoves(key, made) }),
  /** Where that is not known. */
  'guide.unknown': (/** @type {string} */ key) => text({ isCosted: isCosted(key) }),
  'guide.showFewestLong': (/** @type {string} */ key, /** @type {number} */ n) => text({ moves: moves(key, n), inMoves: inMoves(key, n) }),
};
