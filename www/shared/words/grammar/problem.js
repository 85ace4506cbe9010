import { entry } from '../entry.js';
import { allOf } from '../format.js';
import { algorithm, moves } from './names.js';

// Names of problems, and why some cannot be solved.

/** Presets by their kind. @type {Readonly<Record<string, (length: string, detail: string, more: string) => string>>} */
const PRESETS = texts('presets');

/** A contest's numbers at judges. @param {string} names */
export const contest = (names) => allOf(names.replaceAll('Luogu ', text('luogu')).split(', '));
/** The first of them. @param {string} names */
export const judge = (names) => contest(names.replace(/,.*/, ''));

/** @import { searchesByEnding } from '../../state/solvable.js' */
/** @typedef {ReturnType<typeof searchesByEnding>} Searches */

/** Texts with values that are computed. */
export const said = {
  'presets.hardest': (/** @type {string} */ length, /** @type {string} */ _, /** @type {string} */ more) =>
    entry(/** @type {Readonly<Record<string, (length: string) => string>>} */ (texts('hardest')), more)(length),
  /** One that has no words is an error. @type {(key: string, name: string) => string} */
  'problem.named': (key, name) => {
    const [kind = '', detail = '', ...more] = name.split(' ');
    return entry(PRESETS, kind)(moves(key, Number(detail)), detail, more.join(' '));
  },
  /** Where a preset comes from, if that says more than its name; else ''. @type {(name: string) => string} */
  'problem.about': (name) => {
    if (name.startsWith('korf ')) return text('abouts.korf');
    return name.startsWith('sample ') ? text('abouts.sample', { names: contest(name.replace(/^sample \d+ /, '')) }) : '';
  },
  'presets.sample': (/** @type {any} */ _, /** @type {any} */ n, /** @type {any} */ names) => text({ n, contest: judge(names) }),
  'presets.map': (/** @type {any} */ _, /** @type {any} */ name) => entry(texts('presets.map'), name),
  'problem.unsolvableRun': (/** @type {{isTooLarge: boolean, mayBeStuck: boolean}} */ { isTooLarge, mayBeStuck }, /** @type {Searches} */ { all, side, path, bound }) =>
    text({ allSide: allOf([...all, ...side].map(algorithm)), all: allOf(all.map(algorithm)), side: allOf(side.map(algorithm)), path: allOf(path.map(algorithm)), bound: allOf(bound.map(algorithm)) }),
};
