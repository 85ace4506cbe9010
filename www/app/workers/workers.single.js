// Workers of a one-file build: one script; the worker's name selects its role.

import { makeWorkersBy } from '../../shared/engine/spawn.js';
import AnyWorker from './all-workers.js?worker&inline';

makeWorkersBy((name, label = '') => new AnyWorker({ name: `${name} ${label}`.trim() }));
