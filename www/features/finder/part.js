import '../../shared/words/whole.js';
import { html } from 'lit';
import './finder-dialog.js';

/** @import { Shown } from '../../shared/kit/feature.d.ts' */

/** @param {Shown} shown */
export const after = ({ state, control }) =>
  state.finder && html`<finder-dialog .control=${control}></finder-dialog>`;
