// The features of the page. Each has its place here: that of its tab, its keys in links and its styles.

import { atlas } from '../features/atlas/feature.js';
import { exercises } from '../features/exercises/feature.js';
import { finder } from '../features/finder/feature.js';
import { floor } from '../features/floor/feature.js';
import { help } from '../features/help/feature.js';
import { lessons } from '../features/lessons/feature.js';
import { map } from '../features/map/feature.js';
import { paper } from '../features/paper/feature.js';
import { play } from '../features/play/feature.js';
import { present } from '../features/present/feature.js';
import { race } from '../features/race/feature.js';
import { stage } from '../features/stage/feature.js';
import { statistics } from '../features/statistics/feature.js';
import { teach } from '../features/teach/feature.js';
import { tree } from '../features/tree/feature.js';
import { workshop } from '../features/workshop/feature.js';
import { take } from '../shared/state/features.js';

export const FEATURES = {
  ...{ race, tree, statistics, exercises, atlas, floor, workshop, play, teach },
  ...{ finder, map, stage, lessons, help },
  // Their styles override those of the others.
  ...{ present, paper },
};

take(FEATURES);
