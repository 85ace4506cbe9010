// The features of the page: a line imports one, and its place here is that of its tab, its keys in links and its styles.

import { atlas } from '../features/atlas/feature.js';
import { exercises } from '../features/exercises/feature.js';
import { floor } from '../features/floor/feature.js';
import { play } from '../features/play/feature.js';
import { race } from '../features/race/feature.js';
import { statistics } from '../features/statistics/feature.js';
import { teach } from '../features/teach/feature.js';
import { tree } from '../features/tree/feature.js';
import { workshop } from '../features/workshop/feature.js';
import { take } from '../shared/state/features.js';

export const FEATURES = {
  race,
  tree,
  statistics,
  exercises,
  atlas,
  floor,
  workshop,
  play,
  teach,
};

take(FEATURES);
