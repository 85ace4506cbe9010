// Workers of a one-file build.

import { makeWorkersBy } from '../../shared/engine/spawn.js';
import AnyWorker from './worker.js?worker&inline';

makeWorkersBy((name) => new AnyWorker({ name }));
