import '../../shared/words/whole.js';
import { html } from 'lit';
import { FloorWork } from '../../features/floor/floor.js';
import '../../features/floor/views/floor-view.js';

/** @import { View } from './parts.js' */
/** @import { Tools } from './works.js' */

export { aboveFloor } from '../../features/floor/above.js';

/** @param {Tools} tools */
export const work = ({ store, catalogue }) => ({ floor: new FloorWork(store, catalogue) });

/** @type {View} */
export const view = {
  panel: ({ state, puzzle }) => html`<floor-view .state=${state} .puzzle=${puzzle}></floor-view>`,
};
