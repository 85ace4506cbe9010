import '../../shared/words/whole.js';
import { html } from 'lit';
import { Atlas } from './atlas.js';
import './views/atlas-view.js';

/** @import { Tools, View } from '../../shared/kit/feature.d.ts' */

export { clicker } from './clicker.js';

/** @param {Tools} tools */
export const work = ({ store }) => [new Atlas(store)];

/** @type {View} */
export const view = {
  pictured: true,
  panel: ({ state, control }) => html`<atlas-view
    .state=${state}
    .here=${control.lines.played(state).states.at(-1) ?? ''}
  ></atlas-view>`,
};
