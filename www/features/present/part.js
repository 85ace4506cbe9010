import '../../shared/words/whole.js';
import { html } from 'lit';
import './present-frame.js';
import './present-lanes.js';
import { plainStyle } from './plain.js';
import { presentStyle } from './style.js';

/** @import { Shown } from '../../shared/kit/feature.d.ts' */

/** @param {Shown} shown */
export const marks = ({ presented }) => ({ present: presented, plain: presented });

/** @param {Shown} shown */
export const after = ({ presented, control, state }) =>
  presented && html`<present-frame .control=${control} .state=${state}></present-frame>`;

export const style = [plainStyle, presentStyle];
