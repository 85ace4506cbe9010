// Where the workers come from in a build that is one file: each is text inside it.

import AtlasWorker from './atlas/atlas-worker.js?worker&inline';
import DealWorker from './deal/deal-worker.js?worker&inline';
import ExperimentWorker from './experiments/worker.js?worker&inline';
import GuideWorker from './guide/guide-worker.js?worker&inline';
import LaneWorker from './lane/worker.js?worker&inline';
import QualityWorker from './quality/quality-worker.js?worker&inline';
import TreeWorker from './tree/layout-worker.js?worker&inline';
import { madeOr } from './unmade.js';

/** @type {typeof import('./spawn.js').spawn} */
export const spawn = {
  lane: () => madeOr(() => new LaneWorker()),
  guide: () => madeOr(() => new GuideWorker()),
  experiment: () => madeOr(() => new ExperimentWorker()),
  tree: () => madeOr(() => new TreeWorker()),
  deal: () => madeOr(() => new DealWorker()),
  atlas: () => madeOr(() => new AtlasWorker()),
  quality: () => madeOr(() => new QualityWorker()),
};
