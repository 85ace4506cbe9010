// All workers in one script, so that shared code is included once. The worker's name selects its role.

import '../../features/race/worker/lane-worker.js';
import '../../features/tree/worker/layout-worker.js';
import { portOf } from '../../shared/engine/attend.js';
import { attendJobs } from '../../shared/engine/work.js';
import { jobOf } from './jobs.js';

attendJobs(jobOf, portOf('job'));
