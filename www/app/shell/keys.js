// The page's keys: pieces are moved by arrows; where a search is looked into, it is stepped by comma and full stop.

import { orderOf } from '../../features/stepping/travel-keys.js';
import { shortcutIn } from '../../shared/kit/shortcuts.js';
import { focusedLane } from '../../shared/state/state.js';

/** @import { Act } from '../../shared/kit/act.js' */
/** @import { State } from '../../shared/state/state.js' */

/**
 * @param {() => State | null} stateOf
 * @param {(act: Act) => unknown} obey
 * @param {() => boolean} isPlayed whether the view has the board to play on
 * @param {AbortSignal} signal ends it
 */
export function listenForKeys(stateOf, obey, isPlayed, signal) {
  /** @typedef {(event: KeyboardEvent) => void} Heard */
  /** @type {(act: (state: State) => void) => Heard} */
  const playing = (act) => (event) => {
    const state = stateOf();
    if (!state || !isPlayed() || isForControl(event, 'input, select, textarea, dialog *')) return;
    event.preventDefault();
    act(state);
  };
  /** @type {(letter: string) => Heard} */
  const move = (letter) => {
    const make = playing(() => obey(({ board }) => board.make(letter)));
    return (event) => event.shiftKey || make(event);
  };
  const go = (/** @type {number} */ by) =>
    playing(({ at }) => obey(({ board }) => board.go(at + by)));
  /** @type {(act: Act, controls: string) => Heard} */
  const asking = (act, controls) => (event) => {
    if (stateOf()?.alone || isForControl(event, controls)) return;
    event.preventDefault();
    obey(act);
  };
  const FIELDS = 'input, select, textarea, dialog, dialog *';
  /** @type {Readonly<Record<string, Heard>>} */
  const keys = {
    ArrowUp: move('U'),
    ArrowDown: move('D'),
    ArrowLeft: move('L'),
    ArrowRight: move('R'),
    'mod+z': go(-1),
    'mod+shift+z': go(1),
    // Another dialog has priority.
    'mod+k': asking(({ page }) => page.toggleFinder(), 'dialog:modal, dialog:modal *'),
    '?': asking(({ page }) => page.toggleHelp(), FIELDS),
    p: asking(({ page }) => page.togglePresent(), FIELDS),
  };
  const press = (/** @type {KeyboardEvent} */ event) => shortcutIn(keys, event)?.(event);
  const travel = (/** @type {KeyboardEvent} */ event) => {
    const state = stateOf();
    const lane = state && focusedLane(state);
    const order = orderOf(event);
    if (state?.view !== 'tree' || !lane || !order) return;
    if (isForControl(event, 'input:not([type=range]), select, textarea, dialog *')) return;
    event.preventDefault();
    obey(({ race }) => race.travel(lane.spec.id, order));
  };
  window.addEventListener('keydown', travel, { signal });
  window.addEventListener('keydown', press, { signal });
}

/** @type {(event: KeyboardEvent, controls: string) => boolean} */
function isForControl(event, controls) {
  const target = event.composedPath()[0];
  return target instanceof Element && target.matches(controls);
}
