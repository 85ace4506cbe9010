// The race as the lab shows it: its controls, its lanes and its chart.

import './views/lane-card.js';
import './views/race-controls.js';
import './views/view-tabs.js';

/** @import { View } from '../../shared/kit/feature.d.ts' */

export { clicker } from './clicker.js';
export { chartPart as curves } from './views/curves.js';

/** The page's own layout: it is that of most views. @type {View} */
export const view = {};
