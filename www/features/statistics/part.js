import '../../shared/words/whole.js';
import { html } from 'lit';
import { Experiments } from '../experiments/experiments.js';
import { Quality } from '../quality/quality.js';
import './views/statistics-view.js';

/** @import { Tools, View } from '../../shared/kit/feature.d.ts' */

export { clicker } from './clicker.js';

/** @param {Tools} tools */
export const work = ({ store, catalogue }) => [
  new Experiments(store),
  new Quality(store, catalogue),
];

/** @type {View} */
export const view = {
  pictured: true,
  panel: ({ state, puzzle }) => html`<statistics-view
    .state=${state}
    .heuristics=${puzzle.heuristics}
  ></statistics-view>`,
};
