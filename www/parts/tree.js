// All that the page shows of a search that is looked into, and what has its lane tell of it.

import '../words/whole.js';
import { Looker } from '../code/looker.js';
import { Traces } from '../trace/traces.js';
import '../stepping/breakpoints-dialog.js';
import '../stepping/search-stage.js';
import '../tree/views/tree-view.js';

/** @param {import('./works.js').Tools} tools */
export function work({ store, race }) {
  new Looker(store, race);
  return { traces: new Traces(store, race) };
}
