// The whole puzzle, and what counts it.

import '../words/whole.js';
import { Atlas } from '../atlas/atlas.js';
import '../atlas/views/atlas-view.js';

/** @param {import('./works.js').Tools} tools */
export const work = ({ store }) => ({ atlas: new Atlas(store) });
