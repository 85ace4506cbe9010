// Compares browser engines in V8: copies of www/pkg from before and after a change.
//
//     node tests/bench/engines.js BEFORE www/pkg
//
// Engines alternate in slices, and each slice's fastest round counts, so that other load cancels out.

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @import { Request } from '../../www/pkg/rolling_cubes.js' */

const [SLICE, MOST, ROUNDS] = [10_000, 400_000, 8];

const five = { puzzle: 'cubes', start: 'WEWWWWWWW', goal: 'BBBBRBBRE' };
const four = { puzzle: 'cubes', start: 'WWWWWWWWE', goal: 'BWRBWRBER' };
const korf = { puzzle: 'tiles', start: '0197bd53ec4286af', goal: '0123456789abcdef' };
const eight = { puzzle: 'tiles', start: '867254301', goal: '123456780' };

/** @type {readonly Request[]} */
const REQUESTS = [
  { ...five, algorithm: 'iddfs' },
  { ...five, algorithm: 'ida-star', heuristic: 'misplaced' },
  { ...five, algorithm: 'branch-and-bound', heuristic: 'misplaced', incumbent: 31 },
  { ...four, algorithm: 'bfs' },
  { ...four, algorithm: 'a-star', heuristic: 'misplaced' },
  { ...korf, algorithm: 'ida-star', heuristic: 'manhattan' },
  { ...korf, algorithm: 'ida-star', heuristic: 'linear-conflict' },
  { ...eight, algorithm: 'a-star', heuristic: 'manhattan' },
];

/** @typedef {typeof import('../../www/pkg/rolling_cubes.js')} Engine */

/** @type {Engine[]} */
const engines = [];
for (const folder of process.argv.slice(2).map((name) => resolve(name))) {
  /** @type {Engine} */
  const engine = await import(pathToFileURL(join(folder, 'rolling_cubes.js')).href);
  engine.initSync({ module: readFileSync(join(folder, 'rolling_cubes_bg.wasm')) });
  engines.push(engine);
}

for (const request of REQUESTS) {
  const best = engines.map(() => /** @type {number[]} */ ([]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, engine] of engines.entries()) time(engine, request, best[index] ?? []);
  }
  const sums = best.map((slices) => slices.reduce((sum, slice) => sum + slice, 0));
  const cells = sums.map((sum) => `${sum.toFixed(2)} ms (${(sum / (sums[0] ?? sum)).toFixed(2)})`);
  console.log([request.puzzle, request.algorithm, request.heuristic ?? '', ...cells].join('\t'));
}

/** @param {Engine} engine @param {typeof REQUESTS[number]} request @param {number[]} best */
function time(engine, request, best) {
  const search = new engine.Search(request);
  while (search.prepare(MOST));
  for (let more = true, slice = 0; more && search.generated < MOST; slice += 1) {
    const began = performance.now();
    more = search.step(SLICE);
    best[slice] = Math.min(best[slice] ?? Number.POSITIVE_INFINITY, performance.now() - began);
  }
  search.free();
}
