// Works through tasks, one after the other, each in slices.
//
// Waiting and posting are injected, for unit tests.

import { Job } from '../../../pkg/rolling_cubes.js';

/** @import { News, Task } from '../protocol.js' */

/**
 * @typedef {object} Host
 * @property {(then: () => void) => void} later
 * @property {(news: News) => void} post
 */

/** Milliseconds of work between two reports. */
const SLICE = 100;

/** @type {(puzzle: string, tasks: readonly Task[], host: Host) => void} */
export function workThrough(puzzle, [task, ...others], host) {
  if (!task) return host.post({ type: 'done' });
  const { what, start, goal, text, fault = 'longer' } = task;
  const work =
    what === 'astray'
      ? Job.astray(puzzle, start, goal, text, fault)
      : Job[what](puzzle, start, goal, text);
  const goOn = () => {
    const more = work.run_for(SLICE);
    const news = /** @type {News} */ ({ type: what, report: work.report() });
    host.post(news);
    if (more) return host.later(goOn);
    work.free();
    host.later(() => workThrough(puzzle, left(others, news), host));
  };
  goOn();
}

/** Refuted bounds are not scored. @type {(tasks: readonly Task[], done: News) => readonly Task[]} */
const left = (tasks, done) =>
  done.type === 'audit' && done.report.admissible === false
    ? tasks.filter(({ what }) => what !== 'score')
    : tasks;
