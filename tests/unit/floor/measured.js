import { measure } from '../../../www/features/floor/worker/measurer.js';
import { Job } from '../engine.js';

/** @import { News } from '../../../www/features/floor/protocol.js' */
/** @import { FloorCounts } from '../../../www/pkg/rolling_cubes.js' */

/** @type {(puzzle: string, start: string, goal: string, forward: string, backward: string) => News[]} */
export function newsOf(puzzle, start, goal, forward, backward) {
  /** @type {News[]} */
  const messages = [];
  /** @type {(() => void)[]} */
  const later = [];
  measure(Job.floor(puzzle, start, goal, forward, backward), {
    later: (then) => later.push(then),
    post: (news) => messages.push(structuredClone(news)),
  });
  while (later.length > 0) later.shift()?.();
  return messages;
}

/** @type {(puzzle: string, start: string, goal: string, forward: string, backward: string) => FloorCounts} */
export function measured(puzzle, start, goal, forward, backward) {
  const last = newsOf(puzzle, start, goal, forward, backward).at(-1);
  if (last?.type !== 'complete' || !last.report.floor) throw new Error('there is a floor');
  return last.report.floor;
}
