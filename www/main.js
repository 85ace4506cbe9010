// The page's start: the engine, then the state, then the view of it.

import { Atlas } from './atlas/atlas.js';
import { Control } from './control.js';
import { catalogue, loadEngine } from './engine.js';
import { Guide } from './guide/guide.js';
import { Race } from './lane/race.js';
import { keepForOffline } from './offline/keep.js';
import { newGame } from './state/games.js';
import { initialState } from './state/state.js';
import { Store } from './state/store.js';
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
  page.begin(new Control(store, race, guide, new Atlas(store), choices));
  document.documentElement.dataset.engine = 'ready';
  keepForOffline();
  // On a first visit the race runs once by itself; where motion is not wanted, nothing does.
  if (!visitedBefore() && !matchMedia('(prefers-reduced-motion: reduce)').matches) race.run();
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
