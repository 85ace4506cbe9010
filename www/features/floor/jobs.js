import { Job } from '../../pkg/rolling_cubes.js';
import { reportsOf } from '../../shared/engine/work.js';

/**
 * IDA* is given up after this many nodes.
 * @param {{puzzle: string, start: string, goal: string, forward: string, backward: string, giveUpAfter: number}} order
 */
export const measure = ({ puzzle, start, goal, forward, backward, giveUpAfter }) =>
  reportsOf(Job.floor(puzzle, start, goal, forward, backward, giveUpAfter));
