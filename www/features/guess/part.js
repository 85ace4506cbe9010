import '../../shared/words/whole.js';
import { html } from 'lit';
import { words } from '../../shared/words/words.js';
import './views/guess-panel.js';

/** @import { Shown } from '../../shared/kit/feature.d.ts' */

/** @param {Shown} shown */
export const chart = ({ state }) =>
  state.guess &&
  html`<guess-panel role="region" aria-label=${words.race.guess} .state=${state}></guess-panel>`;
