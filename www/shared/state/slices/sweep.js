// The sweep's part of the state: what all problems of a puzzle come to, counted here or opened from a file.

/** @import { Problem } from '../../../features/sweep/read.js' */
/** @import { Report } from '../../../features/sweep/report.js' */
/** @import { Said } from '../../../pkg/rolling_cubes.js' */
/** @import { Atlas } from './atlas.js' */

/**
 * `report` is what is drawn, null before there is any, and `from` the file that it was read from, '' of what was counted here. `problem` is
 * why the last file that was to be opened could not be, and `refused` its name: what is drawn stays as it was. `place` is the pair of
 * heuristics that is looked at. About `wanted` problems are to be counted here next, drawn by `seed`; `asked` is what is being counted, null while
 * nothing is, and `counted` what was, null where the report is from a file.
 * @typedef {object} Sweep
 * @property {boolean} shown whether it is looked at, and not the census
 * @property {'none' | 'running' | 'failed'} phase of the counting here
 * @property {{done: number, of: number}} progress problems counted; of 0 while they are looked for
 * @property {Said} failure
 * @property {Report | null} report
 * @property {string} from
 * @property {Problem | null} problem
 * @property {string} refused
 * @property {number} place
 * @property {number} wanted
 * @property {number} seed
 * @property {Counted & {place: number} | null} asked
 * @property {Counted | null} counted
 */

/** A sample of the problems with an end in common, which `of` names with its puzzle. @typedef {{of: string, wanted: number, seed: number}} Counted */

/** About how many problems can be counted here, from a matter of seconds on. */
export const WANTED = [100, 300, 1000, 3000];

/** @type {Sweep} */
export const FRESH = {
  ...{ shown: false, phase: 'none', progress: { done: 0, of: 0 }, failure: '' },
  ...{ report: null, from: '', problem: null, refused: '' },
  ...{ place: 0, wanted: WANTED[0] ?? 0, seed: 1, asked: null, counted: null },
};

/** @type {(atlas: Atlas, news: Partial<Sweep>) => Atlas} */
export const sweepChanged = (atlas, news) => ({
  ...atlas,
  sweep: { ...(atlas.sweep ?? FRESH), ...news },
});

/** Another report is looked at, counted here or from a file. @type {(report: Report, from: string, counted: Sweep['asked']) => Partial<Sweep>} */
export const reportShown = (report, from, counted) => ({
  ...{ report, from, place: counted?.place ?? 0, asked: null, counted },
  ...{ problem: null, refused: '', failure: '' },
});
