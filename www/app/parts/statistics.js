import '../../shared/words/whole.js';
import { html } from 'lit';
import { Experiments } from '../../features/experiments/experiments.js';
import { Quality } from '../../features/quality/quality.js';
import '../../features/statistics/views/statistics-view.js';

/** @import { View } from './parts.js' */
/** @import { Tools } from './works.js' */

/** @param {Tools} tools */
export const work = ({ store, catalogue }) => ({
  experiments: new Experiments(store),
  quality: new Quality(store, catalogue),
});

/** @type {View} */
export const view = {
  panel: ({ state, puzzle }) => html`<statistics-view
    .state=${state}
    .heuristics=${puzzle.heuristics}
  ></statistics-view>`,
};
