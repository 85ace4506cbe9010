// Keys while presenting.

import { shortcutIn } from '../../shared/kit/shortcuts.js';

/** @import { Pressed } from '../../shared/kit/shortcuts.js' */

/** In the order of the list of keys. */
export const ORDERS = /** @type {const} */ ([
  'forward',
  'back',
  'farForward',
  'farBack',
  'run',
  'finish',
  'restart',
  'faster',
  'slower',
  'freeze',
  'look',
  'rule',
  'view',
  'viewBack',
  'mode',
  'theme',
  'black',
  'code',
  'notes',
  'print',
  'full',
  'keys',
  'leave',
]);

/** @typedef {(typeof ORDERS)[number]} Order */
/** An order; `freeze` has the lane's index. @typedef {{order: Order, lane: number}} Asked */

/** A clicker's black-screen button sends `.` or `b`. @type {Readonly<Record<string, Order>>} */
const KEYS = {
  PageDown: 'forward',
  PageUp: 'back',
  ' ': 'run',
  End: 'finish',
  Home: 'restart',
  '+': 'faster',
  '-': 'slower',
  l: 'look',
  r: 'rule',
  v: 'view',
  m: 'mode',
  d: 'theme',
  b: 'black',
  '.': 'black',
  q: 'code',
  n: 'notes',
  h: 'print',
  f: 'full',
  '?': 'keys',
  p: 'leave',
  Escape: 'leave',
};

/** @type {Readonly<Record<string, Asked>>} */
const ASKED = Object.fromEntries([
  ...Object.entries(KEYS).map(([key, order]) => [key, { order, lane: -1 }]),
  ...Array.from({ length: 6 }, (_, lane) => [`${lane + 1}`, { order: 'freeze', lane }]),
]);

/** A lesson's pages are turned by arrows too, which otherwise move pieces. @type {Readonly<Record<string, Asked>>} */
const TURNED = {
  ...ASKED,
  ArrowRight: { order: 'forward', lane: -1 },
  ArrowDown: { order: 'forward', lane: -1 },
  ArrowLeft: { order: 'back', lane: -1 },
  ArrowUp: { order: 'back', lane: -1 },
};

/** Orders with Shift. @type {Readonly<Partial<Record<Order, Order>>>} */
const FAR = { forward: 'farForward', back: 'farBack', view: 'viewBack' };

/** The order of a key, or null. @param {Pressed} pressed @param {boolean} [isLesson] @returns {Asked | null} */
export function askedBy(pressed, isLesson = false) {
  const asked = shortcutIn(isLesson ? TURNED : ASKED, pressed);
  const far = asked && pressed.shiftKey ? FAR[asked.order] : undefined;
  return far ? { order: far, lane: -1 } : (asked ?? null);
}

/** Controls that keep their keys while presenting: text fields, and for some keys whatever they press or move. */
const FIELDS = 'input:not([type=range], [type=checkbox], [type=radio]), select, textarea';
/** @type {Readonly<Partial<Record<Order, string>>>} */
const OWN = {
  run: 'button, a, summary, input, [role=tab]',
  finish: 'input, [role=tab], [role=application]',
  restart: 'input, [role=tab], [role=application]',
  faster: '[role=application]',
  slower: '[role=application]',
};

/** Controls that take arrows. */
const MOVED = 'input, summary, [role=tab], [role=slider], [role=application]';

/**
 * Whether the focused control handles the key of an order.
 * @param {Order} order @param {EventTarget | undefined} target @param {string} key
 */
export const isForControl = (order, target, key) =>
  target instanceof Element &&
  (target.matches(FIELDS) ||
    target.matches(/^Arrow/.test(key) ? MOVED : (OWN[order] ?? ':not(*)')));
