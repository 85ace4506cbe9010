import { expect, test } from 'vitest';
import { newGame } from '../../../../www/shared/state/games.js';
import { linkOf, opened, readLink } from '../../../../www/shared/state/link.js';
import { readPage } from '../../../../www/shared/state/page-keys.js';
import {
  besideLesson,
  isSameStep,
  partOf,
  setUpBy,
  stays,
} from '../../../../www/shared/state/reading.js';
import { initialState } from '../../../../www/shared/state/state.js';
import { catalogue } from '../../engine.js';

const choices = catalogue();
const fresh = initialState(newGame(choices, 'cubes'));

test('a link has the lesson and its step behind all that the engine writes, and reads back the same', () => {
  const lesson = { id: 'ida-star', step: 2, due: false };
  const text = linkOf({ ...fresh, lesson });
  expect(text).toBe('v=1&puzzle=cubes&lesson=ida-star&step=3');
  const { link, misread } = readLink(text);
  expect([link.lesson, misread]).toEqual([lesson, []]);
  expect(linkOf(opened(fresh, choices, { link, misread }))).toBe(text);
  expect(partOf({ ...lesson, step: 0 })).toBe('&lesson=ida-star');
  expect(partOf(null)).toBe('');
});

test('the engine gets all of any address but these keys', () => {
  for (const [text, link] of [
    [
      'https://example.org/?x=1#v=1&lesson=a&puzzle=toys&step=2&race=bfs',
      '#v=1&puzzle=toys&race=bfs',
    ],
    ['v=1&amp;lesson=a&amp;puzzle=toys', '#v=1&amp;puzzle=toys'],
    ['#lesson=a', '#'],
    ['v=1&puzzle=toys&view=tree&at=1', '#v=1&puzzle=toys&at=1'],
    ['', '#'],
  ])
    expect(readPage(text ?? '').rest).toBe(link);
});

test('a link that says nothing else has the step set up board, lanes and view', () => {
  const due = (/** @type {string} */ text) => readPage(text).lesson?.due;
  expect(['lesson=a', '#v=1&lang=de&theme=dark&lesson=a&step=4'].map(due)).toEqual([true, true]);
  expect(['v=1&puzzle=toys&lesson=a', 'lesson=a&view=tree'].map(due)).toEqual([false, false]);
});

test('a step that is none is the first, and without a lesson there is none', () => {
  const step = (/** @type {string} */ text) => readPage(text).lesson?.step;
  expect(['1', '3', '0', '-1', 'x', '9999', '<b>'].map((n) => step(`lesson=a&step=${n}`))).toEqual([
    ...[0, 2, 0, 0, 0, 0, 0],
  ]);
  expect(readPage('v=1&step=3')).toMatchObject({ rest: '#v=1', lesson: null });
  expect(readPage('v=1&lesson=').lesson).toEqual({ id: '', step: 0, due: true });
});

test('a page that is presented, or shows a lesson alone, stays so when a lesson sets something up', () => {
  expect(stays('v=1&puzzle=toys&present=1&lesson=a')).toBe('&present=1');
  expect(stays('v=1&puzzle=toys&lesson=present=1')).toBe('');
  expect(stays('v=1&alone=1&lesson=a')).toBe('&alone=1');
});

test('a link in a lesson is opened beside it, and one that names another lesson leads there', () => {
  const lesson = { id: 'a', step: 2, due: false };
  expect(besideLesson('v=1&puzzle=toys', lesson)).toBe('v=1&puzzle=toys&lesson=a&step=3');
  for (const other of ['v=1&lesson=b', 'v=1&lesson=b&step=2', 'v=1&lesson='])
    expect(besideLesson(other, lesson)).toBe(other);
  expect(besideLesson('v=1&puzzle=toys', null)).toBe('v=1&puzzle=toys');
});

test('the set-up of a step opens beside its own lesson, with any lesson open before', () => {
  const at = { id: 'a', step: 2, due: false };
  expect(setUpBy('v=1&lesson=b&puzzle=toys&step=5', at)).toBe('v=1&puzzle=toys&lesson=a&step=3');
});

test('steps differ by lesson and step alone', () => {
  const a = { id: 'a', step: 1, due: true };
  expect([isSameStep(a, { ...a, due: false }), isSameStep(a, { ...a, step: 2 })]).toEqual([
    true,
    false,
  ]);
  expect([isSameStep(a, null), isSameStep(null, null)]).toEqual([false, true]);
});
