// What a part of a heuristic sees of a position.

import { goalIsTops } from '../state/puzzles.js';

/** A face whose colour is painted out. */
const PAINTED_OUT = 'X';

/**
 * A piece as a part sees it: a cube with all colours but one painted out, a tile of the part's group alone; null where it sees
 * nothing.
 * @param {string} game which puzzle, as the page calls it
 * @param {string} about what the part is about, as the engine writes it
 * @param {string | null} piece
 */
export function pieceOfPart(game, about, piece) {
  if (piece === null) return null;
  if (goalIsTops(game))
    return [...piece].map((face) => (face === about ? face : PAINTED_OUT)).join('');
  return about.split(' ').includes(piece) ? piece : null;
}
