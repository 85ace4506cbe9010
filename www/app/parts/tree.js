// All that the page shows of a search that is looked into, and what has its lane tell of it.

import '../../shared/words/whole.js';
import { Looker } from '../../features/code/looker.js';
import { Traces } from '../../features/trace/traces.js';
import '../../features/stepping/breakpoints-dialog.js';
import '../../features/stepping/search-stage.js';
import '../../features/tree/views/tree-view.js';

/** @param {import('./works.js').Tools} tools */
export function work({ store, race }) {
  new Looker(store, race);
  return { traces: new Traces(store, race) };
}
