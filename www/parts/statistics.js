// The statistics, and what counts for them.

import '../words/whole.js';
import { Experiments } from '../experiments/experiments.js';
import { Quality } from '../quality/quality.js';
import '../statistics/views/statistics-view.js';

/** @param {import('./works.js').Tools} tools */
export const work = ({ store, catalogue }) => ({
  experiments: new Experiments(store),
  quality: new Quality(store, catalogue),
});
