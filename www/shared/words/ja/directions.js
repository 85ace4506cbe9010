/** @type {Readonly<Record<string, string>>} */
const DIRECTIONS = { U: '上', D: '下', L: '左', R: '右' };

/** @type {(move: string) => string} */
export const direction = (move) => DIRECTIONS[move] ?? move;
