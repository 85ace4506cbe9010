/** @type {Readonly<Record<string, string>>} */
const DIRECTIONS = texts('directions');

/** @type {(move: string) => string} */
export const direction = (move) => DIRECTIONS[move] ?? move;
