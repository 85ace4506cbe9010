// The page's start: the engine, then the state, then the view of it.

import { followAddress } from './address.js';
import { Atlas } from './atlas/atlas.js';
import { Control } from './control.js';
import { catalogue, loadEngine } from './engine.js';
import { Experiments } from './experiments/experiments.js';
import { Guide } from './guide/guide.js';
import { Race } from './lane/race.js';
import { keepForOffline } from './offline/keep.js';
import { Quality } from './quality/quality.js';
import { newGame } from './state/games.js';
import { initialState } from './state/state.js';
import { Store } from './state/store.js';
import { Traces } from './trace/traces.js';
import './views/rolling-cubes.js';

const page = /** @type {import('./views/rolling-cubes.js').RollingCubes} */ (
  document.querySelector('rolling-cubes')
);
try {
  await loadEngine();
  begin();
} catch (error) {
  page.failure = error instanceof Error ? error.message : String(error);
  throw error;
}

function begin() {
  const choices = catalogue();
  const store = new Store(initialState(newGame(choices, 'cubes')));
  const race = new Race(store);
  const guide = new Guide(store, choices);
  const quality = new Quality(store, choices);
  const experiments = new Experiments(store);
  const atlas = new Atlas(store);
  const traces = new Traces(store, race);
  const control = new Control(store, race, guide, atlas, quality, experiments, traces, choices);
  const isLinked = location.hash.length > 1;
  if (isLinked) control.open(location.hash);
  page.begin(control);
  followAddress(store, (text) => control.open(text));
  document.documentElement.dataset.engine = 'ready';
  keepForOffline();
  // On a first visit the race runs once by itself; where something else was asked for, or motion is not wanted, nothing does.
  const isStill = isLinked || matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!visitedBefore() && !isStill) race.run();
}

/** Whether this browser has been here. Where nothing may be kept, every visit is the first but none runs by itself. */
function visitedBefore() {
  try {
    const before = localStorage.getItem('visited') !== null;
    localStorage.setItem('visited', 'yes');
    return before;
  } catch {
    return true;
  }
}
