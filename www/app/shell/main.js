// The page's start: the problem that it opens with is painted at once, and comes to life with the engine.

import answers from '../../pkg/rolling_cubes_bg.wasm?primer';
import { asksForMore } from '../../shared/engine/asks.js';
import { catalogue, loadEngine, loadWholeEngine, prime } from '../../shared/engine/engine.js';
import { keyIn, OPENING } from '../../shared/puzzles/puzzles.js';
import { newGame } from '../../shared/state/games.js';
import { initialState } from '../../shared/state/state.js';
import { keepForOffline } from '../offline/keep.js';
import { Later } from '../parts/later.js';
import { PARTS } from '../parts/parts.js';
import { followAddress } from './address.js';
import { begin } from './begin.js';
import './rolling-cubes.js';
import { followLanguage } from '../../shared/words/follow.js';
import { withWholeEngine } from './whole.js';

/** @import { RollingCubes } from './rolling-cubes.js' */

const page = /** @type {RollingCubes} */ (document.querySelector('rolling-cubes'));
prime(answers);
const parts = new Later(PARTS);
const choices = catalogue();
// Links need the engine.
const isLinked = location.hash.length > 1;
const opening = initialState(newGame(choices, OPENING));
const control = begin({ ...opening, view: isLinked ? 'race' : 'play' }, choices, parts);
const shown = isLinked ? null : show();

Promise.all([loadEngine(keyIn(location.hash)), asksForMore(location.hash) && loadWholeEngine()])
  .then(live)
  .catch((error) => {
    page.failure = error?.said ?? error?.message ?? String(error);
    // For developers; the visitor has been told.
    console.error(error);
  });

/** Waits for the language, so that nothing is drawn twice. */
async function show() {
  await followLanguage(control);
  // In a separate task, as parsing the script was one.
  await new Promise((resolve) => setTimeout(resolve));
  page.begin(control, parts);
}

async function live() {
  if (isLinked) control.open(location.hash);
  await (shown ?? show());
  followAddress(control, (act) => withWholeEngine(page, act));
  document.documentElement.dataset.engine = 'ready';
  page.live();
  keepForOffline();
  // On a first visit the race starts by itself, except for links and with reduced motion.
  const isStill = isLinked || matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!visitedBefore() && !isStill) setTimeout(watchFirst, BEFORE_WATCHING);
}

/** Milliseconds for a first look at the board, before searches begin. */
const BEFORE_WATCHING = 2500;

/** Cancelled by any action. */
function watchFirst() {
  const { view, at, moves, hinted, lanes } = control.state;
  const isUntouched = view === 'play' && at === 0 && moves.length === 0 && hinted === '';
  if (isUntouched && lanes.every(({ phase }) => phase === 'ready')) control.race.watch();
}

/** Without storage nothing runs by itself. */
function visitedBefore() {
  try {
    const before = localStorage.getItem('visited') !== null;
    localStorage.setItem('visited', 'yes');
    return before;
  } catch {
    return true;
  }
}
