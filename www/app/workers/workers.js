// Workers of the hosted build. One script has all, so that a first visit loads the engine's binding once. A worker's name
// selects its role; tools see it in the address.

import { makeWorkersBy } from '../../shared/engine/spawn.js';
import script from './worker.js?worker&url';

makeWorkersBy((name) => new Worker(`${script}#${name}`, { type: 'module', name }));
