// Variables of a search's pseudocode with their current values.

import { isSetTo } from '../../shared/state/offered.js';
import { rankOf, weighed, weighedBy } from '../../shared/state/rank.js';
import { traitsOf } from '../../shared/state/traits.js';
import { upperOf } from '../../shared/state/upper.js';

/** @import { Snapshot, Step } from '../../pkg/rolling_cubes.js' */
/** @import { LaneState, Search } from '../../shared/state/state.js' */
/** @import { Level } from '../../shared/state/traits.js' */
/** @import { Unit } from '../../shared/words/en/names.js' */

/**
 * @typedef {'node' | 'side' | 'depth' | 'g' | 'h' | 'f' | 'value' | 'weight' | 'bound' | 'given' | 'incumbent' | 'next' | 'expanded' | 'nearest' | 'proved'} Name
 * @typedef {{name: Name, value: number | string | null, node?: number | null}} Variable a variable's name, value (null
 *   if unknown or unset) and the node that set it; text values are `forward`, `backward`, `infinite` or a ratio
 */

/** @type {(step: Step) => Variable[]} */
const evaluated = ({ node, depth, estimate }) => [
  { name: 'node', value: node },
  { name: 'g', value: depth },
  { name: 'h', value: estimate },
  { name: 'f', value: estimate === null ? null : depth + estimate },
];

/** @type {(step: Step, unit: Unit) => Variable[]} */
const placed = ({ node, depth, moves }, unit) => [
  { name: 'node', value: node },
  unit === 'cost' ? { name: 'g', value: depth } : { name: 'depth', value: moves.length },
];

/**
 * The bound of a deepening search, and the next one if known. If the bound grows by one, every cut sets the next to the
 * same value, so no node is named.
 * @type {(snapshot: Snapshot, byOne?: boolean) => Variable[]}
 */
function deepening({ bound, next_bound }, byOne = false) {
  const isNamed = !byOne && next_bound?.bound === next_bound?.least;
  return [
    { name: 'bound', value: bound },
    next_bound
      ? { name: 'next', value: next_bound.bound, node: isNamed ? next_bound.node : null }
      : { name: 'next', value: 'infinite' },
  ];
}

/** The stored value, or the integer combination of g and h that is compared. @type {(step: Step, search: Search) => Variable[]} */
function valued({ depth, estimate, value }, search) {
  if (value !== null) return [{ name: 'value', value }];
  const weights = weighedBy(search);
  if (!weights) return [];
  const { g, h } = weights;
  return [
    { name: 'weight', value: g === 1 ? h : `${h}/${g}` },
    { name: 'value', value: estimate === null ? null : weighed(weights, depth, estimate) },
  ];
}

/** @type {(snapshot: Snapshot, open: Variable) => Variable} */
const best = ({ incumbent }, open) =>
  incumbent ? { name: 'incumbent', value: incumbent.length, node: incumbent.node } : open;

/** Other variables, by the measure of the search's progress. @type {Readonly<Record<Level, (snapshot: Snapshot, search: Search) => Variable[]>>} */
const BESIDES = {
  layer: (snapshot, search) =>
    traitsOf(search).informed
      ? [best(snapshot, { name: 'given', value: upperOf(search, null) })]
      : [],
  bound: (snapshot, search) =>
    rankOf(search).by === 'learned'
      ? [{ name: 'bound', value: snapshot.bound }]
      : deepening(snapshot, isSetTo(search, 'deepen', 'by-one')),
  estimate: ({ nearest }) => [{ name: 'nearest', value: nearest?.expanded ?? null }],
  proved: (snapshot) => [
    { name: 'proved', value: snapshot.bound },
    best(snapshot, { name: 'incumbent', value: 'infinite' }),
  ],
  f: ({ bound }) => [{ name: 'expanded', value: bound }],
  incumbent: (snapshot) => [best(snapshot, { name: 'given', value: snapshot.bound ?? 'infinite' })],
};

/** @param {LaneState} lane @param {Unit} [unit] of the search @returns {Variable[]} */
export function variablesOf({ spec: { search }, step, snapshot }, unit = 'moves') {
  if (!step || !snapshot) return [];
  const { level, informed, sides } = traitsOf(search);
  /** @type {Variable[]} */
  const whose = sides === 2 ? [{ name: 'side', value: step.side }] : [];
  const node = informed ? [...evaluated(step), ...valued(step, search)] : placed(step, unit);
  return [...whose, ...node, ...BESIDES[level](snapshot, search)];
}
