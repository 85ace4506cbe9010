/** @import { Stage } from '../../state/traits.js' */

/** Texts with values that are computed. */
export const said = {
  'travel.stageBack': (/** @type {Stage} */ stage) => texts('travel.stageBack')[stage],
  'travel.stageForward': (/** @type {Stage} */ stage) => texts('travel.stageForward')[stage],
  'travel.nodeWrong': (/** @type {string} */ given) => text({ example: 1234 }),
};
