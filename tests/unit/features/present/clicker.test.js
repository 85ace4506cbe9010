import { expect, test, vi } from 'vitest';
import { Clicker } from '../../../../www/features/present/clicker.js';

/** @param {string} title @param {number} length */
function line(title, length) {
  let at = 0;
  return {
    go: (/** @type {1 | -1} */ by) => {
      const isThere = at + by >= 0 && at + by < length;
      if (isThere) at += by;
      return isThere;
    },
    notes: () => (title ? { title: `${title} ${at}`, shown: [], say: [], next: '' } : null),
  };
}

test('the one that took the clicker last is asked first, and at its end the one before it', () => {
  const clicker = new Clicker();
  expect(clicker.go(1)).toBe(false);
  clicker.take(line('page', 9));
  const giveBack = clicker.take(line('lesson', 3));
  expect([clicker.go(1), clicker.go(1), clicker.notes()?.title]).toEqual([true, true, 'lesson 2']);
  expect(clicker.go(1)).toBe(true);
  giveBack();
  expect(clicker.notes()?.title).toBe('page 1');
});

test('a step is handed on with how far it is to go', () => {
  const clicker = new Clicker();
  const go = vi.fn(() => true);
  clicker.take({ go, notes: () => null });
  clicker.go(-1, true);
  expect(go).toHaveBeenCalledWith(-1, true);
});

test('an owner without a step leaves it to the one before, and listeners hear of changes', () => {
  const clicker = new Clicker();
  const listener = vi.fn();
  const stop = clicker.listen(listener);
  clicker.take(line('page', 2));
  const giveBack = clicker.take(line('', 2));
  expect(clicker.notes()?.title).toBe('page 0');
  clicker.tell();
  giveBack();
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  clicker.tell();
  expect(listener).toHaveBeenCalledTimes(4);
});
