// The race as the lab shows it: its controls, its lanes and its chart.

import '../../features/race/views/lane-card.js';
import '../../features/race/views/race-chart.js';
import '../../features/race/views/race-controls.js';
import '../shell/view-tabs.js';

/** @import { View } from '../../shared/kit/feature.d.ts' */

export { clicker } from '../../features/race/clicker.js';

/** The page's own layout: it is that of most views. @type {View} */
export const view = {};
