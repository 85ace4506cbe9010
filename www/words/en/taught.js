// The puzzles, in the words that come later: a file each.

import { entry } from '../entry.js';
import { cubes } from './taught/cubes.js';
import { knights } from './taught/knights.js';
import { eightPuzzle, fifteenPuzzle } from './taught/tiles.js';
import { toys } from './taught/toys.js';

/** @typedef {import('../puzzle.js').TaughtWords} TaughtWords */

/** @type {Readonly<Record<string, TaughtWords>>} */
export const TAUGHT = {
  cubes,
  'tiles-3': eightPuzzle,
  'tiles-4': fifteenPuzzle,
  knights,
  toys,
};

/** A puzzle inside a sentence. @type {(key: string) => string} */
export const within = (key) => entry(TAUGHT, key).within;
