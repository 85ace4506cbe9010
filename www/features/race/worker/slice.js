// One slice of a lane's work between two checks for messages.

import { watched } from './tasks.js';

/** @import { Break } from '../../../pkg/rolling_cubes.js' */
/** @import { History } from '../history.js' */
/** @import { Pace } from './pace.js' */
/** @import { Sketch } from './sketch.js' */
/** @import { Search, Task } from './tasks.js' */

/** Milliseconds of a slice. */
const SLICE = 8;
/** Maximum nodes between two checks of the clock; takes milliseconds for the slowest search. */
const BATCH = 16_384;

/**
 * @param {Search} search
 * @param {() => number} clock milliseconds
 * @returns the milliseconds it took, and the clock's time at the end
 */
export function prepare(search, clock) {
  const began = clock();
  let now = began;
  do {
    const more = search.prepare(BATCH);
    now = clock();
    if (!more) break;
  } while (now < began + SLICE);
  return { took: now - began, now };
}

/**
 * Works on a task.
 * @param {Search} search @param {Task} task
 * @param {boolean} watching whether to stop at breakpoints
 * @param {Pace} pace @param {History} history @param {Sketch} sketch
 * @param {() => number} clock milliseconds
 * @returns whether the search is over, the breakpoint hit, and the clock's time
 */
export function work(search, task, watching, pace, history, sketch, clock) {
  const act = watching ? watched(search, task) : task.act;
  let now = clock();
  const end = now + SLICE;
  let over = false;
  /** @type {Break | null} */
  let broke = null;
  while (!over && !broke && !task.enough() && now < end) {
    const from = search.generated;
    const due = Math.min(pace.due(now), history.until(from), BATCH);
    if (due <= 0) break;
    const nodes = sketch.until(due, now);
    // Only the search is timed, not the bookkeeping.
    const began = clock();
    over = !act(nodes);
    now = clock();
    const to = search.generated;
    history.worked(from, to, now - began);
    if (watching) broke = search.broke;
    pace.did(Math.max(0, to - from));
    history.note(search);
    sketch.note(to - from, now - began, now);
  }
  return { over, broke, now };
}
