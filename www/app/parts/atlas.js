// The whole puzzle, what counts it, and sweeps over all problems.

import '../../shared/words/whole.js';
import { Atlas } from '../../features/atlas/atlas.js';
import '../../features/atlas/views/atlas-view.js';
import { Sweeps } from '../../features/sweep/sweeps.js';

/** @param {import('./works.js').Tools} tools */
export const work = ({ store, catalogue }) => ({
  atlas: new Atlas(store),
  sweeps: new Sweeps(store, catalogue),
});
