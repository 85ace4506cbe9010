// The keys of the page while it is presented: what each asks for.

/** What there is to ask for, in the order in which it is told. */
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
/** An order, and for `freeze` the lane's place, from 0 on. @typedef {{order: Order, lane: number}} Asked */
/** @typedef {Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>} Key */

/** By what they write. A clicker's button for a black screen writes a full stop or a B. @type {Readonly<Record<string, Order>>} */
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

/** What Shift makes of them. @type {Readonly<Partial<Record<Order, Order>>>} */
const FAR = { forward: 'farForward', back: 'farBack', view: 'viewBack' };

/** What a key asks for; null for other keys. @type {(key: Key) => Asked | null} */
export function askedBy({ key, shiftKey, ctrlKey, metaKey, altKey }) {
  if (ctrlKey || metaKey || altKey) return null;
  if (/^[1-6]$/.test(key)) return { order: 'freeze', lane: Number(key) - 1 };
  const name = key.length === 1 ? key.toLowerCase() : key;
  const order = Object.hasOwn(KEYS, name) ? KEYS[name] : undefined;
  if (order === undefined) return null;
  return { order: (shiftKey && FAR[order]) || order, lane: -1 };
}

/** What keeps its own keys, whatever is presented: fields that are written into, and for some keys whatever they press or move. */
const FIELDS = 'input:not([type=range], [type=checkbox], [type=radio]), select, textarea';
/** @type {Readonly<Partial<Record<Order, string>>>} */
const OWN = {
  run: 'button, a, summary, input, [role=tab]',
  finish: 'input, [role=tab], [role=application]',
  restart: 'input, [role=tab], [role=application]',
  faster: '[role=application]',
  slower: '[role=application]',
};

/** Whether a key belongs to the control that has the focus. @type {(order: Order, target: EventTarget | undefined) => boolean} */
export const isForControl = (order, target) =>
  target instanceof Element && (target.matches(FIELDS) || target.matches(OWN[order] ?? ':not(*)'));
