// Where the workers come from: in the hosted build each is a file of its own.
//
// Whoever adds a worker adds a line here and one in `spawn.single.js`; package.json's "imports" chooses between them.

import { madeOr } from './unmade.js';

export const spawn = {
  lane: () =>
    madeOr(() => new Worker(new URL('./lane/worker.js', import.meta.url), { type: 'module' })),
  guide: () =>
    madeOr(
      () => new Worker(new URL('./guide/guide-worker.js', import.meta.url), { type: 'module' }),
    ),
  experiment: () =>
    madeOr(
      () => new Worker(new URL('./experiments/worker.js', import.meta.url), { type: 'module' }),
    ),
  tree: () =>
    madeOr(
      () => new Worker(new URL('./tree/layout-worker.js', import.meta.url), { type: 'module' }),
    ),
  deal: () =>
    madeOr(() => new Worker(new URL('./deal/deal-worker.js', import.meta.url), { type: 'module' })),
  atlas: () =>
    madeOr(
      () => new Worker(new URL('./atlas/atlas-worker.js', import.meta.url), { type: 'module' }),
    ),
  quality: () =>
    madeOr(
      () => new Worker(new URL('./quality/quality-worker.js', import.meta.url), { type: 'module' }),
    ),
};
