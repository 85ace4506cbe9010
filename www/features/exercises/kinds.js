// The kinds of exercises, in the order in which one meets what they are about.

import { fair } from './fair.js';
import { backedUp } from './kinds/backed-up.js';
import { bounds } from './kinds/bounds.js';
import { branches } from './kinds/branches.js';
import { breadth } from './kinds/breadth.js';
import { farthest } from './kinds/farthest.js';
import { fewest } from './kinds/fewest.js';
import { inconsistent } from './kinds/inconsistent.js';
import { mustExpand } from './kinds/must-expand.js';
import { onMap, onMapAgain } from './kinds/on-map.js';
import { openList } from './kinds/open-list.js';
import { order } from './kinds/order.js';
import { twoSides } from './kinds/two-sides.js';
import { wrong } from './kinds/wrong.js';

/** @import { Kind } from './kind.js' */

/** @typedef {keyof typeof import('../../shared/words/en/exercises.js').exercises['kinds']} KindName */

/** @type {readonly (Kind & {name: string})[]} */
export const KINDS = [
  fewest,
  farthest,
  breadth,
  twoSides,
  order,
  inconsistent,
  wrong,
  bounds,
  openList,
  onMap,
  onMapAgain,
  branches,
  backedUp,
  mustExpand,
].map(fair);

/** The kind of a name; undefined for one that is none. @type {(name: string) => Kind | undefined} */
export const kindOf = (name) => KINDS.find((kind) => kind.name === name);
