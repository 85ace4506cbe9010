// The workers of a build that is one file: one script is all of them, and its name says which it is to be.

import { makeWorkersBy } from '../../shared/engine/spawn.js';
import AnyWorker from './all-workers.js?worker&inline';

makeWorkersBy((name) => new AnyWorker({ name }));
