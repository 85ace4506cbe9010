// The floor, what measures it, and how far above it lanes are.

import '../words/whole.js';
import { FloorWork } from '../floor/floor.js';
import '../floor/views/floor-view.js';

export { aboveFloor } from '../floor/above.js';

/** @param {import('./works.js').Tools} tools */
export const work = ({ store, catalogue }) => ({ floor: new FloorWork(store, catalogue) });
