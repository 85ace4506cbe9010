/**
 * Each puzzle supplies its pieces in one file of this shape, listed in the table below. All else of the board is
 * common.
 */
import { cubes } from './pieces/cubes.js';
import { knights } from './pieces/knights.js';
import { tiles } from './pieces/tiles.js';
import { toys } from './pieces/toys.js';

/** @import { Grid } from './grid.js' */
/** @import { Casts } from './light.js' */
/** @import { Box } from './order.js' */
/** @import { Point, Vec, View } from './projection.js' */
/** @import { Item } from './scene.js' */
/** @import { Coordinates } from './slab.js' */
/** @import { Theme } from './theme.js' */

/** @typedef {{readonly from: number, readonly to: number}} Roll */
/** The piece on each square, row by row; null for empty squares. @typedef {readonly (string | null)[]} Position */
/**
 * @typedef {object} Moment
 * @property {Grid} grid
 * @property {Position} position before the move
 * @property {Roll | null} roll the current move
 * @property {number} t progress, 0..1
 * @property {Position | null} goal
 * @property {boolean} patterns distinguish a cube's colours by patterns, too
 */
/**
 * @typedef {object} Body
 * @property {number} square its square, or the one it leaves
 * @property {number} [to] the one it enters
 * @property {string} [still] a key for its look while it stands there; absent while the look changes
 * @property {Vec} centre its own origin
 * @property {Box} box bounds
 * @property {Casts} casts
 * @property {(view: View) => Point[]} outline in a view from about its origin
 * @property {(view: View, theme: Theme) => Item[]} items in a view from about its origin
 */
/**
 * @typedef {object} Flat
 * @property {'square' | 'disc' | 'glyph' | 'none'} shape
 * @property {string} tone a class of the picture's style
 * @property {readonly (readonly Point[])[]} glyph with capitals 1 high
 * @property {number} [height] in squares
 */
/**
 * @typedef {object} Pieces
 * @property {number | null} size squares in a row, if the puzzle has only one board
 * @property {Coordinates | null} coordinates
 * @property {boolean} [chequered]
 * @property {number} lights points of light that its shadows need
 * @property {(grid: Grid) => readonly Vec[]} crest points that pieces may reach, which the picture must include
 * @property {(moment: Moment) => Body[]} bodies
 * @property {(t: number) => number} [way] fraction of the way at moment t; t by default
 * @property {(label: string | null) => Flat} flat
 */

/** @type {Readonly<Record<string, Pieces>>} */
const PIECES = {
  cubes,
  tiles,
  knights,
  toys,
};

/** @type {(puzzle: string) => Pieces} */
export function piecesOf(puzzle) {
  const pieces = PIECES[puzzle];
  if (!pieces) throw new Error(`no puzzle is called '${puzzle}'`);
  return pieces;
}
