// What each language says of a puzzle has these shapes.

/** A square by its column and row, counted from 1 at the upper left. @typedef {(x: number, y: number) => string} Name */

/**
 * A move on a board: what it is called, the squares that it is from and to, and what it moves.
 * @typedef {object} Moved
 * @property {string} move in the puzzle's notation
 * @property {number} from
 * @property {number} to
 * @property {string} piece as it is written on it
 */

/** The same with the squares as the board names them. @typedef {Omit<Moved, 'from' | 'to'> & {from: string, to: string}} Told */

/**
 * What is said of a puzzle up to the end of the first race.
 * @typedef {object} PuzzleWords
 * @property {string} name
 * @property {string} full the same in full
 * @property {string} one what a move is called
 * @property {string} more the same of several
 * @property {string} task what is to be done, in a sentence
 * @property {string} how how a move is made by hand, in a sentence
 * @property {string} rule what a move does, as short as it can be said
 * @property {string} stuck which pieces can be moved, said of one that cannot
 * @property {Name} [square] a square as the board names it, where it does not go by columns and rows
 * @property {Name} [briefly] the same as short as at the edges of the board, where it is long
 * @property {(y: number, side: number) => number} [row] the number of a row that is counted from 0 at the top, where the board has
 *   another than one more
 * @property {(move: Told) => string} moved what a move did, as the beginning of a sentence
 * @property {(squares: Pick<Told, 'from' | 'to'>) => string} [move] a move that could be made, as short as it can be said; left out where it is a
 *   direction, which arrow keys make
 * @property {string} [goalIs] what of the board is to look like the goal, where that is not all of it
 * @property {Readonly<Record<string, {name: string, meaning: string}>>} [heuristics] those that no other puzzle has
 */

/** Why a heuristic is a lower bound. @typedef {{admissible: string, consistent: string}} Proof */

/**
 * What is said of a puzzle later.
 * @typedef {object} TaughtWords
 * @property {string} within its full name inside a sentence
 * @property {readonly string[]} rules what is on the board, what a move does, when it is solved
 * @property {Readonly<Record<string, Proof>>} proofs of each of its heuristics but the one that knows nothing
 * @property {Readonly<Record<string, string>>} [examples] the bounds that the workshop takes apart, but for those that several puzzles have
 * @property {string} [turn] how a piece is turned where a problem is set up, where pieces can be
 * @property {string} paste the form that problems are pasted in
 * @property {{atlas: (positions: number) => string, floor: (positions: number) => string}} [beyond] why there is no atlas and no floor, where
 *   there are too many positions for any browser
 */

export {};
