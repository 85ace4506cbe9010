import { expect, test } from 'vitest';
import { askedBy, ORDERS } from '../../../../www/features/present/keys.js';
import { words } from '../../../../www/shared/words/words.js';

const PLAIN = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
/** KeyboardEvent.key of keys with other names on the page. @type {Readonly<Record<string, string>>} */
const WRITES = { Space: ' ', Esc: 'Escape' };

/** @type {(name: string) => ReturnType<typeof askedBy>} */
function pressed(name) {
  const [last = ''] = name.split(' ').slice(-1);
  const key = Object.hasOwn(WRITES, last) ? WRITES[last] : undefined;
  return askedBy({ ...PLAIN, key: key ?? last, shiftKey: name.startsWith('Shift ') });
}

test('each listed key of a presented page does what the list says, and every order has a key', () => {
  expect(Object.keys(words.present.orders)).toEqual([...ORDERS]);
  for (const order of ORDERS) {
    const { keys, what } = words.present.orders[order];
    expect(what).toMatch(/^\p{Lu}.*[^.]$/u);
    // The lanes between the first and the last.
    const named = keys.filter((key) => key !== '…');
    expect(named.length).toBeGreaterThan(0);
    for (const key of named) expect(pressed(key)?.order, key).toBe(order);
  }
});

test('capital letters ask for the same, digits for a lane, and keys of the browser for nothing', () => {
  expect(pressed('Q')).toEqual(pressed('q'));
  expect([1, 6].map((n) => pressed(String(n)))).toEqual([
    { order: 'freeze', lane: 0 },
    { order: 'freeze', lane: 5 },
  ]);
  for (const key of ['7', '0', 'Tab', 'ArrowLeft', 'toString', 'x']) {
    expect(pressed(key), key).toBe(null);
  }
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) {
    expect(askedBy({ ...PLAIN, key: 'p', [held]: true })).toBe(null);
  }
});

test('arrows turn the pages of a lesson, and otherwise are the board’s', () => {
  const arrows = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
  const asked = (/** @type {boolean} */ isLesson) =>
    arrows.map((key) => askedBy({ ...PLAIN, key }, isLesson)?.order);
  expect(asked(true)).toEqual(['forward', 'forward', 'back', 'back']);
  expect(asked(false)).toEqual([undefined, undefined, undefined, undefined]);
});

test('a clicker’s three buttons step forward, back, and make the screen black', () => {
  expect(['PageDown', 'PageUp', '.'].map((key) => pressed(key)?.order)).toEqual([
    'forward',
    'back',
    'black',
  ]);
});
