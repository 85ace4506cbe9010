// The puzzles’ names and moves, a file each.

import { cubes } from './puzzles/cubes.js';
import { knights } from './puzzles/knights.js';
import { map } from './puzzles/map.js';
import { eightPuzzle, fifteenPuzzle } from './puzzles/tiles.js';
import { toys } from './puzzles/toys.js';

/** @import { PuzzleWords } from '../puzzle.js' */

/** @type {Readonly<Record<string, PuzzleWords>>} */
export const PUZZLES = {
  cubes,
  'tiles-3': eightPuzzle,
  'tiles-4': fifteenPuzzle,
  knights,
  toys,
  map,
};
