// The page's keys: pieces are moved by arrows; where a search is looked into, it is stepped by comma and full stop.

import { tinykeys } from 'tinykeys';
import { focusedLane } from '../state/state.js';
import { orderOf } from './travel-keys.js';

/** @typedef {import('../state/state.js').State} State */

/**
 * @param {() => State | null} stateOf
 * @param {(act: import('./act.js').Act) => void} obey
 * @returns {() => void} stops listening
 */
export function listenForKeys(stateOf, obey) {
  /** @type {(act: (state: State) => void) => (event: KeyboardEvent) => void} */
  const playing = (act) => (event) => {
    const state = stateOf();
    // Where the board shows a search, nobody plays on it.
    if (!state || state.view === 'tree' || isForControl(event, 'input, select, textarea, dialog *'))
      return;
    event.preventDefault();
    act(state);
  };
  const move = (/** @type {string} */ letter) => playing(() => obey({ type: 'key', move: letter }));
  const go = (/** @type {number} */ by) => playing(({ at }) => obey({ type: 'go', at: at + by }));
  const stop = tinykeys(window, {
    ArrowUp: move('U'),
    ArrowDown: move('D'),
    ArrowLeft: move('L'),
    ArrowRight: move('R'),
    '$mod+KeyZ': go(-1),
    '$mod+Shift+KeyZ': go(1),
  });
  const help = (/** @type {KeyboardEvent} */ event) => {
    // Inside a dialog it is a character, or the panel's own affair.
    if (event.key !== '?' || isForControl(event, 'input, select, textarea, dialog, dialog *'))
      return;
    event.preventDefault();
    obey({ type: 'help' });
  };
  const travel = (/** @type {KeyboardEvent} */ event) => {
    const state = stateOf();
    const lane = state && focusedLane(state);
    const order = orderOf(event);
    if (state?.view !== 'tree' || !lane || !order) return;
    if (isForControl(event, 'input:not([type=range]), select, textarea, dialog *')) return;
    event.preventDefault();
    obey({ type: 'travel', lane: lane.spec.id, order });
  };
  window.addEventListener('keydown', travel);
  window.addEventListener('keydown', help);
  return () => {
    stop();
    window.removeEventListener('keydown', travel);
    window.removeEventListener('keydown', help);
  };
}

/** Whether a key belongs to the control that has the focus. @type {(event: KeyboardEvent, controls: string) => boolean} */
function isForControl(event, controls) {
  const target = event.composedPath()[0];
  return target instanceof Element && target.matches(controls);
}
