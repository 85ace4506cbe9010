/**
 * What a puzzle adds to the board: its pieces. Squares, light, order, paint and pointer are the same
 * for all; a puzzle is one file of this shape and its line in the table below.
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

/** A piece going from one square to another. @typedef {{readonly from: number, readonly to: number}} Roll */
/** What stands on each square, row by row; null where nothing does. @typedef {readonly (string | null)[]} Position */
/**
 * @typedef {object} Moment
 * @property {Grid} grid
 * @property {Position} position before the move
 * @property {Roll | null} roll the move under way
 * @property {number} t how far it is, 0..1
 * @property {Position | null} goal
 * @property {boolean} patterns a cube's colours are to be told by patterns too
 */
/**
 * A piece at one moment.
 * @typedef {object} Body
 * @property {number} square where it stands, or stood before the move
 * @property {number} [to] where it is going
 * @property {string} [still] names its look while it only stands there; left out where it changes
 * @property {Vec} centre where its own origin is
 * @property {Box} box what it keeps within
 * @property {Casts} casts
 * @property {(view: View) => Point[]} outline in a view from about its origin
 * @property {(view: View, theme: Theme) => Item[]} items the same
 */
/**
 * A square of the goal's flat picture.
 * @typedef {object} Flat
 * @property {'square' | 'disc' | 'none'} shape
 * @property {string} tone a class of the picture's style
 * @property {readonly (readonly Point[])[]} glyph a capital's height is 1
 * @property {number} [height] of the glyph, in squares
 */
/**
 * @typedef {object} Pieces
 * @property {number | null} size squares in a row, if the puzzle has but one board
 * @property {Coordinates | null} coordinates
 * @property {boolean} [chequered]
 * @property {number} lights how many points of light its shadows need
 * @property {(grid: Grid) => readonly Vec[]} crest what pieces may reach, for the picture to have room
 * @property {(moment: Moment) => Body[]} bodies
 * @property {(t: number) => number} [way] how far between its squares a piece is, t into its move; t itself if not given
 * @property {(label: string | null) => Flat} flat
 */

/** @type {Readonly<Record<string, Pieces>>} */
const PIECES = {
  cubes,
  tiles,
  knights,
  toys,
};

/** The pieces of a puzzle. @type {(puzzle: string) => Pieces} */
export function piecesOf(puzzle) {
  const pieces = PIECES[puzzle];
  if (!pieces) throw new Error(`no puzzle is called '${puzzle}'`);
  return pieces;
}
