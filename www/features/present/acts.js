// Acts of the keys while presenting.

import { isOpen } from '../../shared/state/challenge.js';
import { labOf } from '../../shared/state/features.js';
import { focusedLane, hasEnded, isRunning } from '../../shared/state/state.js';
import { words } from '../../shared/words/words.js';
import { RATES } from '../race/views/race-controls.js';
import { clicker } from './clicker.js';

/** @import { Control } from '../../shared/kit/control.d.ts' */
/** @import { Order } from './keys.js' */

/** @typedef {Exclude<Order, 'black' | 'code' | 'keys' | 'notes' | 'print' | 'full' | 'rule'>} PageOrder */
/** Returns a message if the picture does not show the effect. @typedef {(control: Control, place: number) => string | void} Act */

/** @type {<T>(all: readonly T[], one: T, by: number) => T} */
const after = (all, one, by) =>
  /** @type {any} */ (all[(all.indexOf(one) + by + all.length) % all.length]);

/** @param {1 | -1} by @param {boolean} far @returns {Act} */
const step = (by, far) => (control) => {
  if (clicker.go(by, far) || control.clicker?.step(control, by, far)) return '';
  return by > 0 ? words.present.said.last : words.present.said.first;
};

/** The next faster or slower speed of the slider; full speed is the fastest. @param {1 | -1} by @returns {Act} */
const hurry =
  (by) =>
  ({ state, race }) => {
    const speedOf = (/** @type {number | null} */ rate) => rate ?? Number.POSITIVE_INFINITY;
    const now = speedOf(state.speed);
    const others = RATES.filter((rate) => by * (speedOf(rate) - now) > 0);
    const next = by > 0 ? others[0] : others.at(-1);
    const rate = next === undefined ? state.speed : next;
    race.setSpeed(rate);
    return rate === null ? words.race.full : words.race.rate(rate, state.mode);
  };

/** @param {1 | -1} by @returns {Act} */
const turn =
  (by) =>
  ({ state, page }) =>
    page.show(after(labOf(state.key), state.view, by));

/** @type {Readonly<Record<PageOrder, Act>>} */
const ACTS = {
  forward: step(1, false),
  back: step(-1, false),
  farForward: step(1, true),
  farBack: step(-1, true),
  run: ({ state, race }) => (isRunning(state) ? race.pause() : race.run()),
  finish: ({ race }) => race.finish(),
  restart: ({ race }) => race.restart(),
  faster: hurry(1),
  slower: hurry(-1),

  freeze({ state, race }, place) {
    const lane = state.lanes[place];
    const say = words.present.said;
    if (!lane || hasEnded(lane)) return say.noLane(place + 1);
    race.toggleFrozen(lane.spec.id);
    return lane.frozen ? say.thawed(lane.spec) : say.froze(lane.spec);
  },

  look({ state, race }) {
    const lane = focusedLane(state);
    if (lane) race.focus(after(state.lanes, lane, 1).spec.id);
  },

  view: turn(1),
  viewBack: turn(-1),

  mode({ state, race }) {
    const mode = state.mode === 'time' ? 'nodes' : 'time';
    race.setMode(mode);
    return words.race.modes[mode];
  },

  theme: ({ page }) => page.toggleTheme(),
  leave: ({ page }) => page.togglePresent(),
};

/** Orders that reveal nothing a challenge hides. @type {ReadonlySet<PageOrder>} */
const HARMLESS = new Set(['theme', 'leave']);

/**
 * While a challenge is open, nothing runs and the view stays.
 * @param {Control} control @param {PageOrder} order
 * @param {number} place of the lane to freeze, from 0
 * @returns {string} a message; '' if the picture shows the effect
 */
export const act = (control, order, place) =>
  isOpen(control.state) && !HARMLESS.has(order)
    ? words.challenge.solve
    : (ACTS[order](control, place) ?? '');
