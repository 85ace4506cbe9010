// The workshop, and what audits and scores for it.

import '../words/whole.js';
import { WorkshopWork } from '../workshop/workshop.js';
import '../workshop/views/workshop-view.js';

/** @param {import('./works.js').Tools} tools */
export const work = ({ store, catalogue }) => ({ workshop: new WorkshopWork(store, catalogue) });
