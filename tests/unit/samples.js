// The official samples with the answers that anyone can look up, and the true lengths behind the two "-1".

import { PUZZLES } from '../../www/shared/puzzles/puzzles.js';

export const OFFICIAL_SAMPLE = PUZZLES.cubes?.problems.contest ?? '';

/** The contest's own output. */
export const ANSWERS = [0, 3, 13, 23, 29, 30, -1, -1];

/** The true least numbers of rolls (shared by several published solvers; beyond 30 found by search). */
export const LENGTHS = [0, 3, 13, 23, 29, 30, 31, 35];
