import { portOf } from '../../shared/engine/attend.js';
import { attendJobs } from '../../shared/engine/work.js';
import { jobOf } from './jobs.js';

attendJobs(jobOf, portOf('job'));
