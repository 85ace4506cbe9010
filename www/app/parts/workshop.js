// The workshop, and what audits and scores for it.

import '../../shared/words/whole.js';
import { WorkshopWork } from '../../features/workshop/workshop.js';
import '../../features/workshop/views/workshop-view.js';

/** @param {import('./works.js').Tools} tools */
export const work = ({ store, catalogue }) => ({ workshop: new WorkshopWork(store, catalogue) });
