// The sweep's state: results over all problems of a puzzle, counted here or opened from a file.

/** @import { Problem } from '../../../features/sweep/read.js' */
/** @import { Report } from '../../../features/sweep/report.js' */
/** @import { Said } from '../../../pkg/rolling_cubes.js' */
/** @import { Atlas } from './atlas.js' */

/**
 * `report` is the drawn report or null; `from` its file name, '' if counted here. `problem` is why the last file failed
 * to open, and `refused` its name; the old report stays. `place` is the index of the shown pair of heuristics. Next,
 * about `wanted` problems are drawn by `seed`; `asked` is the current count's request, null if idle; `counted` is the
 * report's request, null if it is from a file.
 * @typedef {object} Sweep
 * @property {boolean} shown whether it is shown instead of the census
 * @property {'none' | 'running' | 'failed'} phase of the counting here
 * @property {{done: number, of: number}} progress problems counted; total 0 while they are being found
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

/** A sample of problems with a common end, which `of` names with its puzzle. @typedef {{of: string, wanted: number, seed: number}} Counted */

/** Sample sizes that take seconds and more. */
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

/** @type {(report: Report, from: string, counted: Sweep['asked']) => Partial<Sweep>} */
export const reportShown = (report, from, counted) => ({
  ...{ report, from, place: counted?.place ?? 0, asked: null, counted },
  ...{ problem: null, refused: '', failure: '' },
});
