// Layout takes longer than a frame for tens of thousands of nodes, so a worker does it.

import { attend, portOf } from '../../../shared/engine/attend.js';

/** @import { Wanted } from '../layouts.js' */

/**
 * @typedef {{type: 'lay-out'} & Wanted} Order
 * @typedef {{type: 'laid-out', xs: Float32Array}} News
 */

const page = attend(async (/** @type {Order} */ { parents, folded, backward }) => {
  // A first race has no tree. This file has no import of the script's, which some browsers would run again.
  const { layout } = await import('../layout.js');
  const xs = layout(parents, folded, backward);
  page.tell({ type: 'laid-out', xs }, [xs.buffer]);
}, portOf('tree'));
