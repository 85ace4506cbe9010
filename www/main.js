// The page's start: the engine, then the state, then the view of it.

import { loadEngine, parseContest } from './engine.js';
import { Race } from './lane/race.js';
import { FIRST_SAMPLE, OFFICIAL_SAMPLE } from './samples.js';
import { initialState } from './state/state.js';
import { Store } from './state/store.js';
import './views/rolling-cubes.js';

const page = /** @type {import('./views/rolling-cubes.js').RollingCubes} */ (
  document.querySelector('rolling-cubes')
);
try {
  begin(await loadEngine());
} catch (error) {
  page.failure = error instanceof Error ? error.message : String(error);
  throw error;
}

/** @param {WebAssembly.Module} module */
function begin(module) {
  const store = new Store(initialState(parseContest('cubes', OFFICIAL_SAMPLE), FIRST_SAMPLE));
  const race = new Race(store, module);
  page.begin(store, race);
  document.documentElement.dataset.engine = 'ready';
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
