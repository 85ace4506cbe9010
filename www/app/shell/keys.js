// The page's keys: pieces are moved by arrows; where a search is looked into, it is stepped by comma and full stop.

import { tinykeys } from 'tinykeys';
import { orderOf } from '../../features/stepping/travel-keys.js';
import { focusedLane } from '../../shared/state/state.js';

/** @import { Act } from '../../shared/kit/act.js' */
/** @import { State } from '../../shared/state/state.js' */

/** What keys do with the page as a whole. @type {Readonly<Record<string, 'toggleHelp' | 'togglePresent' | 'toggleGuess' | undefined>>} */
const PAGE = {
  '?': 'toggleHelp',
  p: 'togglePresent',
  P: 'togglePresent',
  g: 'toggleGuess',
  G: 'toggleGuess',
};

/**
 * @param {() => State | null} stateOf
 * @param {(act: Act) => unknown} obey
 * @returns {() => void} stops listening
 */
export function listenForKeys(stateOf, obey) {
  /** @type {(act: (state: State) => void) => (event: KeyboardEvent) => void} */
  const playing = (act) => (event) => {
    const state = stateOf();
    // The board shows a search, so moves are disabled.
    const isOther = state?.view === 'tree' || state?.view === 'exercises';
    if (!state || isOther || isForControl(event, 'input, select, textarea, dialog *')) return;
    event.preventDefault();
    act(state);
  };
  const move = (/** @type {string} */ letter) =>
    playing(() => obey(({ board }) => board.make(letter)));
  const go = (/** @type {number} */ by) =>
    playing(({ at }) => obey(({ board }) => board.go(at + by)));
  const stop = tinykeys(window, {
    ArrowUp: move('U'),
    ArrowDown: move('D'),
    ArrowLeft: move('L'),
    ArrowRight: move('R'),
    '$mod+KeyZ': go(-1),
    '$mod+Shift+KeyZ': go(1),
    '$mod+KeyK'(event) {
      // Another dialog has priority.
      if (stateOf()?.alone || isForControl(event, 'dialog:modal, dialog:modal *')) return;
      event.preventDefault();
      obey(({ page }) => page.toggleFinder());
    },
  });
  const ask = (/** @type {KeyboardEvent} */ event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const act = PAGE[key];
    // With those keys a P prints. A question mark takes one of them on some keyboards.
    if (!act || stateOf()?.alone || (key !== '?' && (ctrlKey || metaKey || altKey))) return;
    if (isForControl(event, 'input, select, textarea, dialog, dialog *')) return;
    event.preventDefault();
    obey(({ page }) => page[act]());
  };
  const travel = (/** @type {KeyboardEvent} */ event) => {
    const state = stateOf();
    const lane = state && focusedLane(state);
    const order = orderOf(event);
    if (state?.view !== 'tree' || !lane || !order) return;
    if (isForControl(event, 'input:not([type=range]), select, textarea, dialog *')) return;
    event.preventDefault();
    obey(({ race }) => race.travel(lane.spec.id, order));
  };
  window.addEventListener('keydown', travel);
  window.addEventListener('keydown', ask);
  return () => {
    stop();
    window.removeEventListener('keydown', travel);
    window.removeEventListener('keydown', ask);
  };
}

/** @type {(event: KeyboardEvent, controls: string) => boolean} */
function isForControl(event, controls) {
  const target = event.composedPath()[0];
  return target instanceof Element && target.matches(controls);
}
