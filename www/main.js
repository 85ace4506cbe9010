// The page's start: the engine, then the state, then the view of it.

import { followAddress } from './address.js';
import { begin } from './begin.js';
import { catalogue, loadEngine } from './engine.js';
import { keepForOffline } from './offline/keep.js';
import { newGame } from './state/games.js';
import { initialState } from './state/state.js';
import './views/rolling-cubes.js';

const page = /** @type {import('./views/rolling-cubes.js').RollingCubes} */ (
  document.querySelector('rolling-cubes')
);
try {
  await loadEngine();
  open();
} catch (error) {
  page.failure = error instanceof Error ? error.message : String(error);
  throw error;
}

function open() {
  const choices = catalogue();
  const control = begin(initialState(newGame(choices, 'cubes')), choices);
  const isLinked = location.hash.length > 1;
  if (isLinked) control.open(location.hash);
  page.begin(control);
  followAddress(control);
  document.documentElement.dataset.engine = 'ready';
  keepForOffline();
  // On a first visit the race runs once by itself; where something else was asked for, or motion is not wanted, nothing does.
  const isStill = isLinked || matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!visitedBefore() && !isStill) control.obey({ type: 'run' });
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
