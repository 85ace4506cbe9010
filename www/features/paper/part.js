import '../../shared/words/whole.js';
import { html } from 'lit';
import './hand-out.js';

export { paperStyle as style } from './style.js';

/** @import { Shown } from '../../shared/kit/feature.d.ts' */

/** @param {Shown} shown */
export const after = ({ printing, state }) =>
  printing && html`<hand-out .state=${state}></hand-out>`;
