import { Job } from '../../pkg/rolling_cubes.js';
import { reportsOf } from '../../shared/engine/work.js';

/** @import { AstrayReport, AuditReport, JobOf, ScoreReport, WorkshopReport } from '../../pkg/rolling_cubes.js' */
/** @import { Judged } from './state.js' */

/** Faults of A*: a solution that is too long, or a reopened position. @typedef {'longer' | 'reopened'} Fault */

/** A task: tables, audit, score, or a run of A* with a fault. @typedef {{what: Judged, start: string, goal: string, text: string, fault?: Fault}} Task */

/**
 * @typedef {{type: 'tables', report: WorkshopReport}
 *   | {type: 'audit', report: AuditReport}
 *   | {type: 'score', report: ScoreReport}
 *   | {type: 'astray', report: AstrayReport}} News
 */

/** Works through tasks, one after the other. Refuted bounds are not scored. @param {{puzzle: string, tasks: readonly Task[]}} order @returns {Generator<News, void, void>} */
export function* judge({ puzzle, tasks }) {
  let isRefuted = false;
  for (const { what, start, goal, text, fault = 'longer' } of tasks) {
    if (what === 'score' && isRefuted) continue;
    const job = /** @type {JobOf<any>} */ (
      what === 'astray'
        ? Job.astray(puzzle, start, goal, text, fault)
        : Job[what](puzzle, start, goal, text)
    );
    const reports = reportsOf(job);
    for (let done; !done; ) {
      const next = reports.next();
      done = next.done;
      if (what === 'audit') isRefuted = next.value.admissible === false;
      yield { type: what, report: next.value };
    }
  }
}
