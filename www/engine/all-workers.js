// All workers in one script, for builds that are one file: what they have in common is in it but once. Which one it is to be its name says.

import '../atlas/worker/atlas-worker.js';
import '../deal/worker/deal-worker.js';
import '../experiments/worker/experiment-worker.js';
import '../floor/worker/floor-worker.js';
import '../guide/worker/guide-worker.js';
import '../quality/worker/quality-worker.js';
import '../race/worker/lane-worker.js';
import '../tree/worker/layout-worker.js';
import '../workshop/worker/workshop-worker.js';
