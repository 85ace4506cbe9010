import { measure } from '../../../../www/features/floor/jobs.js';
import '../../engine.js';

/** @import { FloorCounts, FloorReport } from '../../../../www/pkg/rolling_cubes.js' */

/** All reports, the last one complete. @type {(puzzle: string, start: string, goal: string, forward: string, backward: string) => FloorReport[]} */
export function newsOf(puzzle, start, goal, forward, backward) {
  const giveUpAfter = 100_000_000;
  const job = measure({ puzzle, start, goal, forward, backward, giveUpAfter });
  const reports = [];
  for (;;) {
    const { value, done } = job.next();
    reports.push(value);
    if (done) return reports;
  }
}

/** @type {(puzzle: string, start: string, goal: string, forward: string, backward: string) => FloorCounts} */
export function measured(puzzle, start, goal, forward, backward) {
  const last = newsOf(puzzle, start, goal, forward, backward).at(-1);
  if (!last?.floor) throw new Error('there is a floor');
  return last.floor;
}
