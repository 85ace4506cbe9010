// Where the workers come from: in the hosted build each is a file of its own.
//
// Whoever adds a worker adds a line here and one in `spawn.single.js`; package.json's "imports" chooses between them.

import { madeOr } from './unmade.js';

export const spawn = {
  lane: () =>
    madeOr(
      () =>
        new Worker(new URL('../race/worker/lane-worker.js', import.meta.url), { type: 'module' }),
    ),
  guide: () =>
    madeOr(
      () =>
        new Worker(new URL('../guide/worker/guide-worker.js', import.meta.url), { type: 'module' }),
    ),
  experiment: () =>
    madeOr(
      () =>
        new Worker(new URL('../experiments/worker/experiment-worker.js', import.meta.url), {
          type: 'module',
        }),
    ),
  tree: () =>
    madeOr(
      () =>
        new Worker(new URL('../tree/worker/layout-worker.js', import.meta.url), { type: 'module' }),
    ),
  deal: () =>
    madeOr(
      () =>
        new Worker(new URL('../deal/worker/deal-worker.js', import.meta.url), { type: 'module' }),
    ),
  atlas: () =>
    madeOr(
      () =>
        new Worker(new URL('../atlas/worker/atlas-worker.js', import.meta.url), { type: 'module' }),
    ),
  floor: () =>
    madeOr(
      () =>
        new Worker(new URL('../floor/worker/floor-worker.js', import.meta.url), { type: 'module' }),
    ),
  workshop: () =>
    madeOr(
      () =>
        new Worker(new URL('../workshop/worker/workshop-worker.js', import.meta.url), {
          type: 'module',
        }),
    ),
  quality: () =>
    madeOr(
      () =>
        new Worker(new URL('../quality/worker/quality-worker.js', import.meta.url), {
          type: 'module',
        }),
    ),
};
