// The whole puzzle, what counts it, and sweeps over all problems.

import '../words/whole.js';
import { Atlas } from '../atlas/atlas.js';
import '../atlas/views/atlas-view.js';
import { Sweeps } from '../sweep/sweeps.js';

/** @param {import('./works.js').Tools} tools */
export const work = ({ store, catalogue }) => ({
  atlas: new Atlas(store),
  sweeps: new Sweeps(store, catalogue),
});
