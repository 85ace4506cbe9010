// Wohin Züge gehen.

/** @type {Readonly<Record<string, string>>} */
const DIRECTIONS = { U: 'nach oben', D: 'nach unten', L: 'nach links', R: 'nach rechts' };

/** @type {(move: string) => string} */
export const direction = (move) => DIRECTIONS[move] ?? move;
