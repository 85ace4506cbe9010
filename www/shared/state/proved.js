// Whether a solution is a shortest one.

/** @import { Snapshot } from '../../pkg/rolling_cubes.js' */

/**
 * By the search's own proof, or as no more than once the shortest is allowed.
 * @type {(snapshot: Pick<Snapshot, 'proves' | 'within'>) => boolean}
 */
export const isShortest = ({ proves, within }) => proves === 'shortest' || within === '1';

/**
 * How a search stands, as the command line has it: `solved` where a solution is proved shortest, else `found`.
 * @type {(snapshot: Pick<Snapshot, 'outcome' | 'proves'>) => string}
 */
export const outcomeOf = ({ outcome, proves }) =>
  outcome === 'solved' && proves !== 'shortest' ? 'found' : outcome;
