/** @import { About } from '../../pkg/rolling_cubes.js' */

/** A face whose colour is hidden. */
const PAINTED_OUT = 'X';

/**
 * A piece as a term of a heuristic sees it: a cube with one colour, or a tile of the term's group; null if it sees
 * nothing.
 * @param {About} about the subject of the term
 * @param {string | null} piece
 */
export function pieceOfPart(about, piece) {
  if (piece === null) return null;
  if ('colour' in about)
    return [...piece].map((face) => (face === about.colour ? face : PAINTED_OUT)).join('');
  return 'pieces' in about && about.pieces.includes(Number(piece)) ? piece : null;
}
