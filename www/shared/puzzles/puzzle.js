// Page data of a puzzle beyond its rules (engine) and words: one file per puzzle.

/** @import { Problem } from '../state/state.js' */

/** A contest's sample as its input, and the contest's numbers at judges. @typedef {{names: string, input: string}} Sample */

/**
 * Presets in this order: small problems, shortest first; the contests' samples; notable problems. All but the samples
 * have names in the message catalogue, by kind and length, which a test checks with the engine. `opening` names the
 * page's opening problem, by default the catalogue's, which links leave out.
 * @typedef {{small: readonly Problem[], samples: readonly Sample[], noted: readonly Problem[], opening?: string,
 *   packing?: Packing}} Problems
 */

/** Goals as links have them, and links with goals as they are written. @typedef {{packed: (goal: string) => string, unpacked: (link: string) => string}} Packing */

/**
 * When a census of the space runs. `at-once`: takes a moment. `on-request`: takes much memory and time. `never`: too
 * large for any browser. `positions` is the number reachable from any start, 0 if it is quickly found.
 * @typedef {{census: 'at-once' | 'on-request' | 'never', positions: number, bytes: number}} Space
 */

/** A letter of the text form as drawn in the set-up dialog. @typedef {{kind: string, text: string, front?: string}} Look */

/** For goals that specify less than a position: the specified part of a piece, and the sign for an empty square. @typedef {{of: (piece: string) => string, empty: string}} Tops */

/**
 * @typedef {object} Puzzle
 * @property {string} name the engine's; sizes of one puzzle share it
 * @property {number} side squares in a row
 * @property {Problems} problems
 * @property {{most: number, asks: (problem: {start: string, goal: string}) => boolean}} [answers] for contests: the
 *   longest solution they answer with (else -1), and which problems they ask
 * @property {readonly [number, number]} distances suggested for experiments: from problems done at once to some that
 *   tell searches apart
 * @property {Space} space
 * @property {boolean} [mayBeStuck] whether a start may have no move
 * @property {boolean} [costed] whether moves have costs
 * @property {boolean} [drawn] whether problems are drawn and positions are named, for want of a board of squares
 * @property {boolean} [ownSpace] whether each problem has a state space of its own, so that none has random starts, a
 *   branching factor or a workshop, and each may have its own race
 * @property {number} moveTime milliseconds of a move on the board
 * @property {(letter: string) => Look} lookOf
 * @property {Tops} [tops] absent if a goal is a full position
 */

/** @type {Space} */
export const SMALL = { census: 'at-once', positions: 0, bytes: 0 };

/** Milliseconds of a move to the next square. */
export const MOVE = 250;

/** @type {Look} */
export const EMPTY = { kind: 'empty', text: '' };

/** @type {(letter: string) => Look} */
export const lookOfTwo = (letter) => {
  if (letter === '*' || letter === '') return EMPTY;
  return { kind: letter === '1' ? 'one' : 'zero', text: letter };
};
