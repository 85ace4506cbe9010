// Words for going through the run of a lane, forward and back, and for its breakpoints.

import { count } from '../format.js';

/** @import { Break, Breakpoints } from '../../../pkg/rolling_cubes.js' */
/** @import { Stage } from '../../state/traits.js' */

const STAGE = {
  back: 'To the end of the layer or iteration before',
  forward: 'To the end of this layer or iteration',
};

/** By what ends with a stage. @type {Readonly<Record<Stage, {back: string, forward: string}>>} */
const STAGES = {
  layer: STAGE,
  bound: STAGE,
  f: {
    back: 'To the end of the level of f before',
    forward: 'To the end of this level of f',
  },
  incumbent: {
    back: 'To the better solution before',
    forward: 'To the next better solution, or the end',
  },
  estimate: {
    back: 'Back to where h became less than ever',
    forward: 'To where h is less than ever, or the end',
  },
  learned: {
    back: 'To where the bound rose last',
    forward: 'To where the bound rises next, or the end',
  },
  proved: {
    back: 'To where the bound rose last',
    forward: 'To where the bound rises next, or the end',
  },
};

export const travel = {
  region: (/** @type {string} */ lane) => `The search of ${lane}, node by node`,
  controls: 'Time travel',
  back: 'One node back',
  forward: 'One node forward',
  stageBack: (/** @type {Stage} */ stage) => STAGES[stage].back,
  stageForward: (/** @type {Stage} */ stage) => STAGES[stage].forward,
  play: 'Run this lane',
  pause: 'Pause this lane',
  slider: 'Place in the run',
  node: 'Node',
  nodeLong: 'The node’s number: write another and press Enter to go there',
  nodeWrong: (/** @type {string} */ given) => `“${given}” is not a node’s number, such as ${count(1234)}`,
  of: (/** @type {number} */ furthest) => `/ ${count(furthest)}`,
  /** @type {(node: number, furthest: number) => string} */
  valueText: (node, furthest) => `node ${count(node)} of ${count(furthest)}`,
};

/** @type {Readonly<Record<Break['kind'], (value: Break['value']) => string>>} */
const HIT = {
  position: (value) => `the position ${value}`,
  depth: (value) => `depth ${value}`,
  bound: (value) => `the bound is now ${value}`,
  met: () => 'the two sides meet',
  'estimate-below': (value) => `h is ${value}`,
  duplicate: () => 'the first duplicate',
};

export const breakpoints = {
  region: 'Breakpoints',
  open: 'Breakpoints…',
  title: 'Breakpoints',
  how: (/** @type {string} */ lane) => `${lane} pauses behind the node where one of these happens.`,
  fields: /** @type {Record<keyof Breakpoints, string>} */ ({
    position: 'At a position',
    depth: 'At a depth, in moves',
    bound: 'When the bound changes',
    met: 'When the two sides meet',
    estimate_below: 'When h falls below',
    duplicate: 'At the first duplicate',
  }),
  inHand: 'As searched',
  played: 'As played',
  none: 'none',
  use: 'Use',
  clear: 'Remove all',
  cancel: 'Cancel',
  chips: {
    position: (/** @type {string} */ position) => position,
    depth: (/** @type {number} */ depth) => `depth ${depth}`,
    bound: 'bound changes',
    met: 'sides meet',
    estimateBelow: (/** @type {number} */ estimate) => `h < ${estimate}`,
    duplicate: 'first duplicate',
  },
  remove: (/** @type {string} */ chip) => `Remove the breakpoint ${chip}`,
  /** @type {(hit: Break) => string} */
  hit: ({ kind, value }) => `Breakpoint: ${HIT[kind](value)}.`,
};
