// Orders the measured facts: those independent of ties first.

/** @import { FloorCounts } from '../../pkg/rolling_cubes.js' */

/** @typedef {'length' | 'forward' | 'backward' | 'cover' | 'coverParity' | 'coverConsistent' | 'coverConsistentParity' | 'boxOfMm' | 'boxOfMme' | 'idaStar' | 'idaStarGivenUp'} FactName */
/** @typedef {'forwardAt' | 'backwardAt'} LuckName */

/** `sides` are its forward and backward parts. @template N @typedef {{name: N, value: number | null, sides?: readonly number[]}} Told */

/** @type {(counts: FloorCounts) => Told<FactName>[]} */
export const factsOf = (counts) => [
  { name: 'length', value: counts.length },
  { name: 'forward', value: counts.forward },
  { name: 'backward', value: counts.backward },
  { name: 'cover', value: counts.cover },
  { name: 'coverParity', value: counts.cover_parity },
  { name: 'coverConsistent', value: counts.cover_consistent },
  { name: 'coverConsistentParity', value: counts.cover_consistent_parity },
  { name: 'boxOfMm', value: counts.mm, sides: counts.mm_sides },
  { name: 'boxOfMme', value: counts.mme, sides: counts.mme_sides },
  idaStarOf(counts),
];

/** @type {(counts: FloorCounts) => Told<LuckName>[]} */
export const luckOf = (counts) => [
  { name: 'forwardAt', value: counts.forward_at },
  { name: 'backwardAt', value: counts.backward_at },
];

/** @param {FloorCounts} counts @returns {Told<FactName>} */
function idaStarOf({ ida_star }) {
  if (!ida_star) return { name: 'idaStarGivenUp', value: null };
  return { name: 'idaStar', value: ida_star.reduce((sum, { expanded }) => sum + expanded, 0) };
}
