import { entry } from '../entry.js';
// The puzzles’ rules and proofs, a file each.

import { cubes } from './taught/cubes.js';
import { knights } from './taught/knights.js';
import { map } from './taught/map.js';
import { eightPuzzle, fifteenPuzzle } from './taught/tiles.js';
import { toys } from './taught/toys.js';

/** @import { TaughtWords } from '../puzzle.js' */

/** @type {Readonly<Record<string, TaughtWords>>} */
export const TAUGHT = {
  cubes,
  'tiles-3': eightPuzzle,
  'tiles-4': fifteenPuzzle,
  knights,
  toys,
  map,
};

/** A puzzle's name inside a sentence. @type {(key: string) => string} */
export const within = (key) => entry(TAUGHT, key).within;
