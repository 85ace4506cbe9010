import { afterEach, expect, test, vi } from 'vitest';
import {
  hostedFrom,
  keepAddress,
  keptAddress,
  publicPlace,
  reachOf,
} from '../../../../www/features/share/place.js';
import { baseOf, embedOf, markdownOf, placesOf } from '../../../../www/features/share/texts.js';
import { newGame } from '../../../../www/shared/state/games.js';
import { linkOf } from '../../../../www/shared/state/link.js';
import { initialState } from '../../../../www/shared/state/state.js';
import { words } from '../../../../www/shared/words/words.js';
import { catalogue } from '../../engine.js';

test.each([
  ['file:///home/me/rolling-cubes.html#v=1', 'device'],
  ['http://localhost:5173/', 'device'],
  ['http://cubes.localhost/', 'device'],
  ['http://127.0.0.1:4173/some/path/', 'device'],
  ['http://127.1.2.3/', 'device'],
  ['http://[::1]:8080/', 'device'],
  ['http://0.0.0.0:8000/', 'device'],
  ['blob:https://example.org/1-2', 'device'],
  ['http://10.0.0.7/', 'network'],
  ['http://172.16.0.1/', 'network'],
  ['http://172.31.255.1:8000/', 'network'],
  ['http://192.168.178.20/cubes/', 'network'],
  ['http://169.254.3.4/', 'network'],
  ['http://[fd12:3456::1]/', 'network'],
  ['http://[fe80::1]/', 'network'],
  ['http://raspberry/', 'network'],
  ['http://teacher.local/', 'network'],
  ['https://example.org/cubes/', 'anywhere'],
  ['http://172.32.0.1/', 'anywhere'],
  ['http://11.0.0.1/', 'anywhere'],
  ['https://10.example.org/', 'anywhere'],
  ['https://[2001:db8::1]/', 'anywhere'],
])('%s can be opened on: %s', (href, reach) => {
  expect(reachOf(href)).toBe(reach);
});

test.each([
  ['https://example.org/cubes/', 'https://example.org/cubes/'],
  ['  https://example.org/cubes/#v=1&puzzle=toys ', 'https://example.org/cubes/'],
  ['https://example.org', 'https://example.org/'],
  ['example.org', null],
  ['http://localhost/', null],
  ['http://192.168.0.3/', null],
  ['file:///cubes.html', null],
  ['javascript:alert(1)', null],
  ['', null],
])('the text "%s" is the hosted page at: %s', (text, hosted) => {
  expect(hostedFrom(text)).toBe(hosted);
});

test('link, Markdown and markup are made with the hosted page where it is known', () => {
  const state = initialState(newGame(catalogue(), 'toys'));
  const hosted = hostedFrom('https://example.org/cubes/') ?? '';
  const base = baseOf({ href: hosted });
  const url = `${base}#${linkOf(state)}`;
  expect(url).toBe('https://example.org/cubes/#v=1&puzzle=toys');
  expect(markdownOf(state, url, words)).toContain(`(${url})`);
  const markup = embedOf(state, 'board', placesOf({ href: hosted }, true), words);
  expect(markup).toContain('src="https://example.org/cubes/embed.js"');
  expect(markup).toContain('href="https://example.org/cubes/#v=1');
});

afterEach(() => vi.unstubAllGlobals());

test('the address is kept for the next visit, and where that is forbidden for none', () => {
  const kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
  });
  expect(keptAddress()).toBeNull();
  keepAddress('https://example.org/');
  expect(keptAddress()).toBe('https://example.org/');
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  keepAddress('https://example.org/');
  expect(keptAddress()).toBeNull();
});

test('a link for others leads to the hosted page where the page itself is for this device alone', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'https://example.org/cubes/' });
  vi.stubGlobal('location', { href: 'http://127.0.0.1:4173/#v=1' });
  expect(publicPlace()).toEqual({ base: 'https://example.org/cubes/', reach: 'anywhere' });
  vi.stubGlobal('location', { href: 'https://cubes.example/here/#v=1' });
  expect(publicPlace()).toEqual({ base: 'https://cubes.example/here/', reach: 'anywhere' });
  vi.stubGlobal('localStorage', { getItem: () => '' });
  vi.stubGlobal('location', { href: 'file:///home/me/rolling-cubes.html#v=1' });
  expect(publicPlace()).toEqual({ base: 'file:///home/me/rolling-cubes.html', reach: 'device' });
});
