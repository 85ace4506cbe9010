// Measures the engine in wasm and natively.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../www/build/run.js';
import { initSync, Job, Search } from '../../www/pkg/rolling_cubes.js';

/** @import { Figure } from './budgets.js' */

/** Minimum of several runs in milliseconds, as other load only adds time. @param {() => void} work */
function least(work, times = 3) {
  const took = Array.from({ length: times }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return Math.min(...took);
}

/** The reference of times: a hundred million steps of a shift register. */
export const reference = () =>
  least(() => {
    let word = 1;
    for (let step = 0; step < 100_000_000; step += 1) {
      word ^= word << 13;
      word ^= word >>> 17;
      word ^= word << 5;
    }
    if (word === 0) throw new Error('a shift register never comes to 0');
  });

export function loadEngine() {
  initSync({ module: readFileSync(join(root, 'www/pkg/rolling_cubes_bg.wasm')) });
}

/** @param {string} program @returns {Figure[]} */
export function samples(program) {
  const input = readFileSync(join(root, 'tests/instances/cubes-sample.in'));
  return [[], ['--algorithm', 'ida-star', '--heuristic', 'colours']].map((given) => ({
    name: `the eight samples, natively ${given.join(' ')}`.trim(),
    value: least(() => execFileSync(program, ['judge', 'cubes', ...given], { input })),
    unit: 'ms',
  }));
}

/** @returns {Figure[]} */
export const tables = () =>
  /** @type {const} */ ([
    ['cubes', 'WWWWWWWWE', 'BWRBWRBER', 'colours'],
    ['cubes', 'WWWWWWWWE', 'BWRBWRBER', 'exact'],
    ['tiles', '867254301', '123456780', 'exact'],
    ['knights', '1011001*11101110100100000', '111110111100*110000100000', 'perimeter'],
  ]).map(([puzzle, start, goal, heuristic]) => ({
    name: `table, ${puzzle} ${heuristic}`,
    value: least(() => {
      const run = new Search({ puzzle, start, goal, heuristic, algorithm: 'a-star' });
      while (run.prepare(1_000_000));
      run.free();
    }),
    unit: 'ms',
  }));

/** @returns {Figure[]} */
export const censuses = () =>
  /** @type {const} */ ([
    ['cubes', 'WEWWWWWWW'],
    ['tiles', '867254301'],
  ]).map(([puzzle, start]) => ({
    name: `census, ${puzzle}`,
    value: least(() => {
      const survey = Job.survey(puzzle, start);
      while (survey.step(1_000_000));
      survey.free();
    }),
    unit: 'ms',
  }));

/** Limit on the audit of a painted or combined bound, in milliseconds. */
const MOST_OF_AUDIT = 2000;

/** Audits of bounds over all 4,133,430 positions in wasm, in slices like the page's, tables included. @returns {Figure[]} */
export const audits = () =>
  [
    'paint(colours=WR, axes=u)',
    'max(paint(colours=W), paint(colours=R), paint(colours=B), parity-up(misplaced))',
    'count(s in squares where wanted(s) != none: colour(s) != wanted(s))',
  ].map((text) => ({
    name: `audit, cubes ${text}`,
    value: least(() => {
      const audit = Job.audit('cubes', 'WWWWWWWWE', 'BWRBWRBER', text);
      while (audit.run_for(100));
      if (audit.report().admissible !== true) throw new Error(`${text} is a lower bound`);
      audit.free();
    }),
    unit: 'ms',
    limit: MOST_OF_AUDIT,
  }));
