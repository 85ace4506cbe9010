// What the page has to know of a puzzle that is neither a rule of it, which the engine has, nor a word: a file a puzzle.

/** @import { Problem } from '../state/state.js' */

/**
 * What there is to pick from, in this order: small problems, the shortest first; the contest's sample; problems of note. All but
 * the sample are named in the message catalogue, by kind and length, which a test has the engine check. `opening` is the name of
 * the one that the page opens the puzzle with; where it is left out, that is the one of the engine's catalogue, which links leave
 * out too.
 * @typedef {{small: readonly Problem[], contest: string, noted: readonly Problem[], opening?: string}} Problems
 */

/**
 * When a census of the space is taken. `at-once`: it is a matter of a moment. `on-request`: it takes memory and time that nobody
 * should have to spend unasked. `never`: no browser could. `positions` is how many can be reached from any start, 0 where that is
 * found in a moment.
 * @typedef {{census: 'at-once' | 'on-request' | 'never', positions: number, bytes: number}} Space
 */

/** How a letter of a text form looks on its square while a problem is set up. @typedef {{kind: string, text: string, front?: string}} Look */

/** Where a goal says less of a piece than a position does: what it says of a piece, and how it writes an empty square. @typedef {{of: (piece: string) => string, empty: string}} Tops */

/**
 * @typedef {object} Puzzle
 * @property {string} name the engine's; sizes of one puzzle share it
 * @property {number} side squares in a row
 * @property {Problems} problems
 * @property {{most: number, asks: (problem: {start: string, goal: string}) => boolean}} [answers] the most moves that its contest has
 *   an answer for other than -1, and which problems it asks for
 * @property {readonly [number, number]} distances those that an experiment offers first: from problems done at once to some that
 *   tell searches apart
 * @property {Space} space
 * @property {boolean} [mayBeStuck] whether a start may have no move
 * @property {number} moveTime milliseconds that a move takes on the board
 * @property {(letter: string) => Look} lookOf
 * @property {Tops} [tops] left out where a goal is a position like any other
 */

/** What has no more to it than that. @type {Space} */
export const SMALL = { census: 'at-once', positions: 0, bytes: 0 };

/** Milliseconds for a move to the next square. */
export const MOVE = 250;

/** @type {Look} */
export const EMPTY = { kind: 'empty', text: '' };

/** A board of pieces of two kinds. @type {(letter: string) => Look} */
export const lookOfTwo = (letter) => {
  if (letter === '*' || letter === '') return EMPTY;
  return { kind: letter === '1' ? 'one' : 'zero', text: letter };
};
