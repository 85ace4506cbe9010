// Where the workers come from: in the hosted build each is a file of its own.
//
// Whoever adds a worker adds a line here and one in `spawn.single.js`; package.json's "imports" chooses between them.

export const spawn = {
  lane: () => new Worker(new URL('./lane/worker.js', import.meta.url), { type: 'module' }),
  guide: () => new Worker(new URL('./guide/guide-worker.js', import.meta.url), { type: 'module' }),
  experiment: () =>
    new Worker(new URL('./experiments/worker.js', import.meta.url), { type: 'module' }),
  tree: () => new Worker(new URL('./tree/layout-worker.js', import.meta.url), { type: 'module' }),
  deal: () => new Worker(new URL('./deal/deal-worker.js', import.meta.url), { type: 'module' }),
  atlas: () => new Worker(new URL('./atlas/atlas-worker.js', import.meta.url), { type: 'module' }),
  quality: () =>
    new Worker(new URL('./quality/quality-worker.js', import.meta.url), { type: 'module' }),
};
