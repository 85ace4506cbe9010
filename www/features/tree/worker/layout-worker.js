// Layout takes longer than a frame for tens of thousands of nodes, so a worker does it.

import { attend, portOf } from '../../../shared/engine/attend.js';
import { layout } from '../layout.js';

/** @import { Wanted } from '../layouts.js' */

/**
 * @typedef {{type: 'lay-out'} & Wanted} Order
 * @typedef {{type: 'laid-out', xs: Float32Array}} News
 */

const page = attend((/** @type {Order} */ { parents, folded, backward }) => {
  const xs = layout(parents, folded, backward);
  page.tell({ type: 'laid-out', xs }, [xs.buffer]);
}, portOf('tree'));
