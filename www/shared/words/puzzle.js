// Types of each language's words about a puzzle.

/** A square by column and row, from 1 at the upper left. @typedef {(x: number, y: number) => string} Name */

/**
 * A move: its name, its squares and its piece.
 * @typedef {object} Moved
 * @property {string} move in the puzzle's notation
 * @property {number} from
 * @property {number} to
 * @property {string} piece as written on the piece
 */

/** The move with squares in the board's names. @typedef {Omit<Moved, 'from' | 'to'> & {from: string, to: string}} Told */

/**
 * Words needed up to the end of the first race.
 * @typedef {object} PuzzleWords
 * @property {string} name
 * @property {string} full the full name
 * @property {string} one one move
 * @property {string} more several moves
 * @property {string} dative several moves in the dative, such as after “in”; a language without cases has `more`
 * @property {string} verb what one does with a move
 * @property {(n: number) => string} [cost] the cost of a solution, if moves have costs
 * @property {string} task the task in a sentence
 * @property {string} how how to move by hand, in a sentence
 * @property {string} rule the effect of a move, as short as possible
 * @property {string} stuck which pieces can move, shown for one that cannot
 * @property {Name} [square] a square's name on the board, if not by column and row
 * @property {Name} [briefly] the short name at the board's edges
 * @property {(y: number, side: number) => number} [row] a row's label by its index from the top; by default one more
 * @property {(move: Told) => string} moved the effect of a move, as the beginning of a sentence
 * @property {(squares: Pick<Told, 'from' | 'to' | 'move'>) => string} [move] a possible move, as short as possible; absent for
 *   directions, which arrow keys make
 * @property {string} [goalIs] the part of the board that must match the goal, if not all
 * @property {Readonly<Record<string, {name: string, meaning: string}>>} [heuristics] those of this puzzle alone
 */

/** @typedef {{admissible: string, consistent: string}} Proof */

/**
 * Words needed later.
 * @typedef {object} TaughtWords
 * @property {string} within the full name inside a sentence
 * @property {readonly string[]} rules the pieces, the effect of a move, the goal
 * @property {Readonly<Record<string, Proof>>} proofs for each heuristic except zero
 * @property {Readonly<Record<string, string>>} [examples] bounds explained in the workshop, except common ones
 * @property {string} [turn] how to turn a piece in the set-up dialog, if possible
 * @property {string} paste the format of pasted problems
 * @property {{atlas: (positions: number) => string, floor: (positions: number) => string}} [beyond] why atlas and floor
 *   are absent if there are too many positions
 */

export {};
