import '../../shared/words/whole.js';
import { html } from 'lit';
import { Atlas } from '../../features/atlas/atlas.js';
import '../../features/atlas/views/atlas-view.js';

/** @import { View } from './parts.js' */
/** @import { Tools } from './works.js' */

/** @param {Tools} tools */
export const work = ({ store }) => ({ atlas: new Atlas(store) });

/** @type {View} */
export const view = {
  panel: ({ state, control }) => html`<atlas-view
    .state=${state}
    .here=${control.lines.played(state).states.at(-1) ?? ''}
  ></atlas-view>`,
};
