// What a part of a heuristic sees of a position.

/** @import { About } from '../../pkg/rolling_cubes.js' */

/** A face whose colour is painted out. */
const PAINTED_OUT = 'X';

/**
 * A piece as a part sees it: a cube with all colours but one painted out, a tile of the part's group alone; null where it sees
 * nothing.
 * @param {About} about what the part is about
 * @param {string | null} piece
 */
export function pieceOfPart(about, piece) {
  if (piece === null) return null;
  if ('colour' in about)
    return [...piece].map((face) => (face === about.colour ? face : PAINTED_OUT)).join('');
  return 'pieces' in about && about.pieces.includes(Number(piece)) ? piece : null;
}
