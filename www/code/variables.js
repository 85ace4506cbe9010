// The variables of a search's rule with what they hold now.

import { traitsOf } from '../state/traits.js';

/** @typedef {import('../state/state.js').LaneState} LaneState */
/** @typedef {import('../state/state.js').Search} Search */
/** @typedef {import('../pkg/rolling_cubes.js').Step} Step */
/** @typedef {import('../pkg/rolling_cubes.js').Snapshot} Snapshot */

/**
 * A variable: its name, what it holds (null where that is not known, or nothing yet), and the node that set it.
 * @typedef {'node' | 'side' | 'depth' | 'g' | 'h' | 'f' | 'bound' | 'given' | 'incumbent' | 'next' | 'expanded'} Name
 * @typedef {{name: Name, value: number | 'forward' | 'backward' | 'infinite' | null, node?: number | null}} Variable
 */

/** @type {(step: Step) => Variable[]} */
const evaluated = ({ node, depth, estimate }) => [
  { name: 'node', value: node },
  { name: 'g', value: depth },
  { name: 'h', value: estimate },
  { name: 'f', value: estimate === null ? null : depth + estimate },
];

/** @type {(step: Step) => Variable[]} */
const placed = ({ node, depth }) => [
  { name: 'node', value: node },
  { name: 'depth', value: depth },
];

/** The bound of a search that deepens, and the next one as far as it is known. By one, every cut sets it to the same, so that none is named. @type {(snapshot: Snapshot, byOne?: boolean) => Variable[]} */
const deepening = ({ bound, next_bound }, byOne = false) => [
  { name: 'bound', value: bound },
  next_bound
    ? { name: 'next', value: next_bound.bound, node: byOne ? null : next_bound.node }
    : { name: 'next', value: 'infinite' },
];

/** @type {(step: Step) => Variable[]} */
const sided = (step) => [{ name: 'side', value: step.side }, ...placed(step)];

/** What there is besides the node, by what tells how far a search has come. @type {Readonly<Record<import('../state/traits.js').Level, (snapshot: Snapshot, search: Search) => Variable[]>>} */
const BESIDES = {
  layer: () => [],
  bound: (snapshot, { deepen }) => deepening(snapshot, deepen === 'by-one'),
  f: ({ bound }) => [{ name: 'expanded', value: bound }],
  incumbent: ({ bound, incumbent }) => [
    incumbent
      ? { name: 'incumbent', value: incumbent.length, node: incumbent.node }
      : { name: 'given', value: bound ?? 'infinite' },
  ],
};

/** @param {LaneState} lane @returns {Variable[]} */
export function variablesOf({ spec: { search }, step, snapshot }) {
  if (!step || !snapshot) return [];
  const { level, informed, sides } = traitsOf(search);
  const node = informed ? evaluated : sides === 2 ? sided : placed;
  return [...node(step), ...BESIDES[level](snapshot, search)];
}
