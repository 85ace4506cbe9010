import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drop, dropAll, keep, shelfOf } from '../../../../www/features/workshop/shelf.js';

/** @type {Map<string, string>} */
let kept;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('bounds are kept for each puzzle, the newest first, each once, and deleted again', () => {
  for (const text of ['1', '2', '1']) keep('toys', text);
  keep('cubes', 'colours');
  expect(shelfOf('toys')).toEqual(['1', '2']);
  drop('toys', '1');
  expect([shelfOf('toys'), shelfOf('cubes')]).toEqual([['2'], ['colours']]);
  dropAll('toys');
  dropAll('cubes');
  expect(kept.get('workshop')).toBe('{}');
});

test('the oldest give way, what is broken is no shelf, and a browser that keeps nothing is left in peace', () => {
  for (let n = 0; n < 60; n += 1) keep('toys', `${n}`);
  expect([shelfOf('toys').length, shelfOf('toys')[0]]).toEqual([40, '59']);
  kept.set('workshop', '{"toys":"no list","cubes":[1,"2"]}');
  expect([shelfOf('toys'), shelfOf('cubes')]).toEqual([[], ['2']]);
  kept.set('workshop', 'no json');
  expect(shelfOf('toys')).toEqual([]);
  vi.unstubAllGlobals();
  vi.stubGlobal('localStorage', undefined);
  keep('toys', '1');
  expect(shelfOf('toys')).toEqual([]);
});
