// Workers of the hosted build, one file each. A new worker needs a line here and one in `all-workers.js`.

import { makeWorkersBy } from '../../shared/engine/spawn.js';

/** @type {Readonly<Record<string, (label?: string) => Worker>>} */
const WORKERS = {
  lane: () =>
    new Worker(new URL('../../features/race/worker/lane-worker.js', import.meta.url), {
      type: 'module',
    }),
  guide: () =>
    new Worker(new URL('../../features/guide/worker/guide-worker.js', import.meta.url), {
      type: 'module',
    }),
  tree: () =>
    new Worker(new URL('../../features/tree/worker/layout-worker.js', import.meta.url), {
      type: 'module',
    }),
  atlas: () =>
    new Worker(new URL('../../features/atlas/worker/atlas-worker.js', import.meta.url), {
      type: 'module',
    }),
  floor: () =>
    new Worker(new URL('../../features/floor/worker/floor-worker.js', import.meta.url), {
      type: 'module',
    }),
  job: (label) =>
    new Worker(new URL('./job-worker.js', import.meta.url), {
      type: 'module',
      name: `job ${label}`,
    }),
};

makeWorkersBy((name, label) => {
  const make = WORKERS[name];
  if (!make) throw new Error(`there is no worker '${name}'`);
  return make(label);
});
