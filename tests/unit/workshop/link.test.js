import { expect, test } from 'vitest';
import { newGame } from '../../../www/shared/state/games.js';
import { linkOf, opensWorkshop, readLink } from '../../../www/shared/state/link.js';
import { readPage } from '../../../www/shared/state/page-keys.js';
import { initialState } from '../../../www/shared/state/state.js';
import { catalogue } from '../engine.js';

const TEXT = 'max(manhattan, paint(tiles=123+456)) // 2 % 3 != 1';

/** @param {string} key */
const pageOf = (key) => initialState(newGame(catalogue(), key));

test('a link of the workshop holds the text, in characters that chats leave alone, and gives it back', () => {
  const state = opensWorkshop(pageOf('tiles-3'), TEXT);
  const link = linkOf(state);
  expect(link).toMatch(/^[\w&=%.*,:/-]+$/);
  const { rest, bound } = readPage(`https://example.org/#${link}`);
  expect(bound).toBe(TEXT);
  expect(readLink(link).misread).toEqual([]);
  expect(rest).not.toContain('workshop');
});

test('the text stands in the link of the workshop alone', () => {
  const state = opensWorkshop(pageOf('tiles-3'), TEXT);
  expect(linkOf({ ...state, view: 'tree' })).not.toContain('workshop');
});

test('a link that opens the workshop has audit and score run again, and one without a text just opens it', () => {
  const opened = opensWorkshop(pageOf('toys'), 'matching');
  expect([opened.view, opened.workshop.due, opened.workshop.texts]).toEqual([
    'workshop',
    true,
    { toys: 'matching' },
  ]);
  const bare = opensWorkshop(pageOf('toys'), '');
  expect([bare.view, bare.workshop.due, bare.workshop.texts]).toEqual(['workshop', false, {}]);
  expect(opensWorkshop(pageOf('toys'), null).view).toBe('race');
});

test('a link whose view is the workshop opens it, as the tab does', () => {
  for (const link of ['#v=1&puzzle=toys&view=workshop', '#v=1&amp;view=workshop&puzzle=toys']) {
    const { link: read, misread } = readLink(link);
    expect([read.bound, misread]).toEqual(['', []]);
    expect(opensWorkshop(pageOf('toys'), read.bound).view).toBe('workshop');
  }
  expect(readPage('#view=workshop&workshop=matching').bound).toBe('matching');
  expect(readPage('#view=workshops').bound).toBeNull();
});

test('a hostile link is cut to a readable length and unescaped as far as it can be', () => {
  expect(readPage('#workshop=%zz(').bound).toBe('%zz(');
  expect(readPage(`#workshop=${'1+'.repeat(50_000)}`).bound).toHaveLength(4_000);
  expect(readPage('#workshop=1&workshop=2').bound).toBe('1');
  expect(readPage('#v=1&puzzle=toys')).toMatchObject({ rest: '#v=1&puzzle=toys', bound: null });
  // A challenge shows no other view.
  const state = {
    ...pageOf('toys'),
    challenge: { phase: /** @type {const} */ ('open'), guess: null },
  };
  expect(opensWorkshop(state, '1').view).toBe('race');
});
