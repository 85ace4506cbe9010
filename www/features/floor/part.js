import '../../shared/words/whole.js';
import { html } from 'lit';
import { FloorWork } from './floor.js';
import './views/floor-view.js';

/** @import { Tools, View } from '../../shared/kit/feature.d.ts' */

export { aboveFloor as above } from './above.js';

export { clicker } from './clicker.js';

/** @param {Tools} tools */
export const work = ({ store, catalogue }) => [new FloorWork(store, catalogue)];

/** @type {View} */
export const view = {
  pictured: true,
  panel: ({ state, puzzle }) => html`<floor-view .state=${state} .puzzle=${puzzle}></floor-view>`,
};
