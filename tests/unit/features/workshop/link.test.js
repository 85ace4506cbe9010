import { expect, test } from 'vitest';
import { newGame } from '../../../../www/shared/state/games.js';
import { linkOf, opened, readLink } from '../../../../www/shared/state/link.js';
import { readPage } from '../../../../www/shared/state/page-keys.js';
import { initialState } from '../../../../www/shared/state/state.js';
import { catalogue } from '../../engine.js';

const TEXT = 'max(manhattan, paint(tiles=123+456)) // 2 % 3 != 1';

/** The page that a link opens. @param {string} link */
const by = (link) =>
  opened(initialState(newGame(catalogue(), 'cubes')), catalogue(), readLink(`#v=1&${link}`));

/** @type {(text: string) => string | undefined} */
const boundIn = (text) => readPage(text).own.workshop;

test('a link of the workshop holds the text, in characters that chats leave alone, and gives it back', () => {
  const link = linkOf(by(`puzzle=tiles&workshop=${encodeURIComponent(TEXT)}`));
  expect(link).toMatch(/^[\w&=%.*,:/-]+$/);
  const { rest, own } = readPage(`https://example.org/#${link}`);
  expect(own.workshop).toBe(TEXT);
  expect(readLink(link).misread).toEqual([]);
  expect(rest).not.toContain('workshop');
});

test('the text stands in the link of the workshop alone', () => {
  const state = by('puzzle=tiles&workshop=manhattan');
  for (const view of /** @type {const} */ (['tree', 'exercises', 'race']))
    expect(linkOf({ ...state, view })).not.toContain('workshop');
});

test('a link that opens the workshop has audit and score run again, and one without a text just opens it', () => {
  const { view, workshop } = by('puzzle=toys&workshop=matching');
  expect([view, workshop.due, workshop.texts]).toEqual(['workshop', true, { toys: 'matching' }]);
  for (const link of [
    'puzzle=toys&workshop=',
    'puzzle=toys&view=workshop',
    'puzzle=toys&against=',
  ]) {
    const bare = by(link);
    expect([bare.view, bare.workshop.due, bare.workshop.texts]).toEqual(['workshop', false, {}]);
    expect(linkOf(bare)).toBe('v=1&puzzle=toys&workshop=');
  }
  expect(by('puzzle=toys').view).toBe('race');
});

test('a link whose view is the workshop opens it, as the tab does', () => {
  for (const link of ['#v=1&puzzle=toys&view=workshop', '#v=1&amp;view=workshop&puzzle=toys']) {
    const { link: read, misread } = readLink(link);
    expect([read.own.workshop, misread]).toEqual(['', []]);
  }
  expect(by('view=workshop&exercise=bounds:1').view).toBe('workshop');
  expect(boundIn('#view=workshop&workshop=matching')).toBe('matching');
  expect(boundIn('#view=workshops')).toBeUndefined();
});

test('a hostile link is cut to a readable length and unescaped as far as it can be', () => {
  expect(boundIn('#workshop=%zz(')).toBe('%zz(');
  expect(boundIn(`#workshop=${'1+'.repeat(50_000)}`)).toHaveLength(4_000);
  expect(boundIn('#workshop=1&workshop=2')).toBe('1');
  expect(readPage('#v=1&puzzle=toys')).toMatchObject({ rest: '#v=1&puzzle=toys', own: {} });
  // A challenge shows no other view.
  expect(by('puzzle=toys&workshop=1&challenge=1').view).toBe('race');
});
