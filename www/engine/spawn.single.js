// Where the workers come from in a build that is one file: each is text inside it.

import AtlasWorker from '../atlas/worker/atlas-worker.js?worker&inline';
import DealWorker from '../deal/worker/deal-worker.js?worker&inline';
import ExperimentWorker from '../experiments/worker/experiment-worker.js?worker&inline';
import FloorWorker from '../floor/worker/floor-worker.js?worker&inline';
import GuideWorker from '../guide/worker/guide-worker.js?worker&inline';
import QualityWorker from '../quality/worker/quality-worker.js?worker&inline';
import LaneWorker from '../race/worker/lane-worker.js?worker&inline';
import TreeWorker from '../tree/worker/layout-worker.js?worker&inline';
import WorkshopWorker from '../workshop/worker/workshop-worker.js?worker&inline';
import { madeOr } from './unmade.js';

/** @type {typeof import('./spawn.js').spawn} */
export const spawn = {
  lane: () => madeOr(() => new LaneWorker()),
  guide: () => madeOr(() => new GuideWorker()),
  experiment: () => madeOr(() => new ExperimentWorker()),
  tree: () => madeOr(() => new TreeWorker()),
  deal: () => madeOr(() => new DealWorker()),
  atlas: () => madeOr(() => new AtlasWorker()),
  floor: () => madeOr(() => new FloorWorker()),
  quality: () => madeOr(() => new QualityWorker()),
  workshop: () => madeOr(() => new WorkshopWorker()),
};
