// Workers of jobs for unit tests, in the test's thread.

import { jobOf } from '../../../../www/app/workers/jobs.js';
import { attendJobs } from '../../../../www/shared/engine/work.js';
import { FakeWorker } from '../../features/race/crew.js';

/** A worker that finds its job like the page's. @param {typeof jobOf} [find] */
export const working = (find = jobOf) =>
  new FakeWorker((port) => {
    let isOver = false;
    attendJobs(find, port, (then) => setImmediate(() => isOver || then()));
    return () => {
      isOver = true;
    };
  });
