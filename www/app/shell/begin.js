// The page has one, each embedded element another.

import '#workers';
import '../features.js';
import { Guide } from '../../features/guide/guide.js';
import { Watch } from '../../features/play/watch.js';
import { Race } from '../../features/race/race.js';
import { Store } from '../../shared/state/store.js';
import { Control } from '../control/control.js';
import { Services } from '../parts/services.js';

/** @import { Catalogue } from '../../pkg/rolling_cubes.js' */
/** @import { State } from '../../shared/state/state.js' */
/** @import { Later } from '../parts/later.js' */

/** @param {State} state @param {Catalogue} catalogue @param {Later | null} [parts] */
export function begin(state, catalogue, parts = null) {
  const store = new Store(state);
  const race = new Race(store);
  const tools = { store, race, watch: new Watch(store, race), catalogue };
  return new Control(tools, new Guide(store, catalogue), new Services(parts, tools));
}
