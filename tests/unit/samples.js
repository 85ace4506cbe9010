// The official samples with published answers, and the true lengths behind the two "-1".

import { PUZZLES } from '../../www/shared/puzzles/puzzles.js';

export const OFFICIAL_SAMPLE = PUZZLES.cubes?.problems.samples[0]?.input ?? '';

export const ANSWERS = [0, 3, 13, 23, 29, 30, -1, -1];

/** Least numbers of rolls, agreed on by several published solvers; beyond 30 found by search. */
export const LENGTHS = [0, 3, 13, 23, 29, 30, 31, 35];
