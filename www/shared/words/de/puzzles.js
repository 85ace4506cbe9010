// Wie die Puzzles heißen: eine Datei für jedes.

import { cubes } from './puzzles/cubes.js';
import { knights } from './puzzles/knights.js';
import { map } from './puzzles/map.js';
import { eightPuzzle, fifteenPuzzle } from './puzzles/tiles.js';
import { toys } from './puzzles/toys.js';

/** @import { PuzzleWords as CommonPuzzleWords } from '../puzzle.js' */

/**
 * Die Züge heißen in der Einzahl `one`, in der Mehrzahl `more` und nach „in“ `dative`;
 * `verb` ist, was man tut.
 * @typedef {CommonPuzzleWords & {dative: string, verb: string}} PuzzleWords
 */

/** @type {Readonly<Record<string, PuzzleWords>>} */
export const PUZZLES = {
  cubes,
  'tiles-3': eightPuzzle,
  'tiles-4': fifteenPuzzle,
  knights,
  toys,
  map,
};
