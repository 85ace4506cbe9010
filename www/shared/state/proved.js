/** @import { Snapshot } from '../../pkg/rolling_cubes.js' */

/**
 * The search proved it, or it is as short as the shortest may be.
 * @type {(snapshot: Pick<Snapshot, 'proves' | 'within'>) => boolean}
 */
export const isShortest = ({ proves, within }) => proves === 'shortest' || within === '1';

/**
 * A search's status as the command line writes it: `solved` if a solution is proved shortest, else `found`.
 * @type {(snapshot: Pick<Snapshot, 'outcome' | 'proves'>) => string}
 */
export const outcomeOf = ({ outcome, proves }) =>
  outcome === 'solved' && proves !== 'shortest' ? 'found' : outcome;
