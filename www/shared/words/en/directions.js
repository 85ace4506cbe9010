// The ways that moves go.

/** @type {Readonly<Record<string, string>>} */
const DIRECTIONS = { U: 'up', D: 'down', L: 'left', R: 'right' };

/** @type {(move: string) => string} */
export const direction = (move) => DIRECTIONS[move] ?? move;
