// The keys of a link that the workshop owns.

import { expect, test } from 'vitest';
import { newGame } from '../../../www/shared/state/games.js';
import { linkOf } from '../../../www/shared/state/link.js';
import { initialState } from '../../../www/shared/state/state.js';
import { madeOf, opensWorkshop, withMade } from '../../../www/shared/state/workshop-link.js';
import { catalogue, read_link } from '../engine.js';

const TEXT = 'max(manhattan, paint(tiles=123+456)) // 2 % 3 != 1';

/** @param {string} key */
const pageOf = (key) => initialState(newGame(catalogue(), key));

test('a link of the workshop holds the text, in characters that chats leave alone, and gives it back', () => {
  const state = opensWorkshop(pageOf('tiles-3'), { text: TEXT, rival: 'manhattan + 1' });
  const link = linkOf(state);
  expect(link).toMatch(/^[\w&=%.*,:/-]+$/);
  const { rest, made } = madeOf(`https://example.org/#${link}`);
  expect(made).toEqual({ text: TEXT, rival: 'manhattan + 1' });
  // What is left is a link that the engine understands all of.
  expect(read_link(rest).misread).toEqual([]);
  expect(rest).not.toContain('workshop');
});

test('the text stands in the link of the workshop alone', () => {
  const state = opensWorkshop(pageOf('tiles-3'), { text: TEXT, rival: null });
  expect(linkOf({ ...state, view: 'tree' })).not.toContain('workshop');
  expect(withMade('v=1', { ...state, view: 'race' })).toBe('v=1');
});

test('a link that opens the workshop has audit and score run again, and one without a text just opens it', () => {
  const opened = opensWorkshop(pageOf('toys'), { text: 'matching', rival: null });
  expect([opened.view, opened.workshop.due, opened.workshop.texts]).toEqual([
    'workshop',
    true,
    { toys: 'matching' },
  ]);
  const bare = opensWorkshop(pageOf('toys'), { text: '', rival: null });
  expect([bare.view, bare.workshop.due, bare.workshop.texts]).toEqual(['workshop', false, {}]);
  expect(opensWorkshop(pageOf('toys'), null).view).toBe('race');
});

test('a link whose view is the workshop opens it, as the tab does', () => {
  for (const link of ['#v=1&puzzle=toys&view=workshop', '#v=1&amp;view=workshop&puzzle=toys']) {
    const { rest, made } = madeOf(link);
    expect(made).toEqual({ text: '', rival: null });
    expect(read_link(rest).misread).toEqual([]);
    expect(opensWorkshop(pageOf('toys'), made).view).toBe('workshop');
  }
  expect(madeOf('#view=workshop&workshop=matching').made).toEqual({
    text: 'matching',
    rival: null,
  });
  expect(madeOf('#view=workshops')).toEqual({ rest: '#view=workshops', made: null });
});

test('a hostile link is cut to a readable length and unescaped as far as it can be', () => {
  expect(madeOf('#workshop=%zz(').made?.text).toBe('%zz(');
  expect(madeOf(`#workshop=${'1+'.repeat(50_000)}`).made?.text).toHaveLength(4_000);
  expect(madeOf('#workshop=1&workshop=2&amp;against=3').made).toEqual({ text: '1', rival: '3' });
  expect(madeOf('#v=1&puzzle=toys')).toEqual({ rest: '#v=1&puzzle=toys', made: null });
  // A challenge shows no other view.
  const state = {
    ...pageOf('toys'),
    challenge: { phase: /** @type {const} */ ('open'), guess: null },
  };
  expect(opensWorkshop(state, { text: '1', rival: null }).view).toBe('race');
});
