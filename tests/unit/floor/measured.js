// Floors as the page has them measured, by the engine itself.

import { measure } from '../../../www/features/floor/worker/measurer.js';
import { Floor } from '../engine.js';

/** @import { News } from '../../../www/features/floor/protocol.js' */
/** @import { FloorCounts } from '../../../www/pkg/rolling_cubes.js' */

/** All that is told of a floor until it is known. @type {(puzzle: string, start: string, goal: string, forward: string, backward: string) => News[]} */
export function toldOf(puzzle, start, goal, forward, backward) {
  /** @type {News[]} */
  const heard = [];
  /** @type {(() => void)[]} */
  const later = [];
  measure(new Floor(puzzle, start, goal, forward, backward), {
    later: (then) => later.push(then),
    post: (news) => heard.push(structuredClone(news)),
  });
  while (later.length > 0) later.shift()?.();
  return heard;
}

/** What it has come to. @type {(puzzle: string, start: string, goal: string, forward: string, backward: string) => FloorCounts} */
export function measured(puzzle, start, goal, forward, backward) {
  const last = toldOf(puzzle, start, goal, forward, backward).at(-1);
  if (last?.type !== 'complete' || !last.report.floor) throw new Error('there is a floor');
  return last.report.floor;
}
