// All workers in one script for one-file builds, so that shared code is included once. The worker's name selects its
// role.

import './job-worker.js';
import '../../features/atlas/worker/atlas-worker.js';
import '../../features/floor/worker/floor-worker.js';
import '../../features/guide/worker/guide-worker.js';
import '../../features/race/worker/lane-worker.js';
import '../../features/tree/worker/layout-worker.js';
