import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { begin } from '../../../../www/app/shell/begin.js';
import { inWords } from '../../../../www/shared/engine/error-words.js';
import { newGame } from '../../../../www/shared/state/games.js';
import { linkOf } from '../../../../www/shared/state/link.js';
import { withLength } from '../../../../www/shared/state/own.js';
import { rows } from '../../../../www/shared/state/page-keys.js';
import { initialState } from '../../../../www/shared/state/state.js';
import * as german from '../../../../www/shared/words/de/index.js';
import * as english from '../../../../www/shared/words/en/index.js';
import { speak, words } from '../../../../www/shared/words/words.js';
import { catalogue } from '../../engine.js';
import { browser, over } from '../../features/race/crew.js';
import { loadPageEngine } from '../../page-engine.js';

beforeAll(loadPageEngine);
beforeEach(() => browser());
afterEach(over);
afterEach(() => vi.unstubAllGlobals());

/** @param {string} link */
function opened(link) {
  const choices = catalogue();
  const control = begin(initialState(newGame(choices, 'cubes')), choices);
  control.open(`#${link}`);
  return control.state;
}

test('an answer goes on in the view and lanes that are there, or opens what is elsewhere, and plays moves', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const choices = catalogue();
  const control = begin(initialState(newGame(choices, 'cubes')), choices);
  /** @param {string} link */
  const on = (link) => {
    control.goOnTo(`#v=1&${link}`);
    const { view, lanes, moves, playing } = control.state;
    return [view, lanes.map(({ phase }) => phase).join(), moves.join(''), playing];
  };
  control.open('#v=1&puzzle=toys&race=bfs&view=tree');
  expect(on('puzzle=toys&race=bfs&at=5')).toEqual(['tree', 'away', '', false]);
  expect(on('puzzle=toys&race=bfs&view=atlas')).toEqual(['atlas', 'ready', '', false]);
  expect(on('puzzle=toys&race=bfs,iddfs&at=5,5')).toEqual(['race', 'away,away', '', false]);
  expect(control.state.focus).toBe(control.state.lanes[1]?.spec.id);
  expect(on('puzzle=cubes&moves=RD&view=play')).toEqual(['play', 'ready,ready', 'RD', true]);
});

/** @param {string} link */
const notesOn = (link) =>
  opened(link).misread.map(
    ({ key, given, allowed }) => `${key}: ${inWords(given)}; ${inWords(allowed)}`,
  );

test('a key without a sign of equality says nothing, as it does for the engine, and is a key', () => {
  expect(opened('lesson').lesson).toMatchObject({ id: '' });
  expect(opened('v=1&puzzle=toys&workshop').view).toBe('workshop');
  expect(
    rows()
      .flatMap(({ key }) => notesOn(key))
      .join(),
  ).not.toContain('v, puzzle');
});

test('the first value of a repeated key counts, and the other one is reported', () => {
  expect(notesOn('lesson=ida-star&lesson=bfs')).toEqual([
    "lesson: 'bfs' besides another; one value",
  ]);
  expect(opened('lesson=ida-star&lesson=bfs').lesson).toMatchObject({ id: 'ida-star' });
  expect(notesOn('workshop=1&workshop=%32&workshop=3')).toEqual([
    "workshop: '2' besides another; one value",
  ]);
  expect(notesOn('lesson=ida-star&lesson=ida-star&amp;lesson=ida-star')).toEqual([]);
});

test('an invalid step is reported, and the lesson begins at its first', () => {
  for (const step of ['x', '0', '-1', '1000', '1.5', '']) {
    const link = `v=1&puzzle=toys&lesson=ida-star&step=${step}`;
    expect(notesOn(link)).toEqual([`step: '${step}'; a whole number from 1 to 999`]);
    expect(opened(link).lesson).toMatchObject({ id: 'ida-star', step: 0 });
  }
  expect(notesOn('v=1&puzzle=toys&lesson=ida-star&step=999')).toEqual([]);
});

test('a key that depends on a missing key is reported, and not stored', () => {
  expect(notesOn('v=1&step=3')).toEqual(["step: '3'; none without lesson"]);
  const link = 'v=1&view=exercises&answers=x&by=Ada%20L.&score=1-2';
  expect(notesOn(link)).toEqual([
    "answers: 'x'; none without exercise",
    "by: 'Ada L.'; none without exercise",
    "score: '1-2'; none without exercise",
  ]);
  expect(opened(link).own).toEqual({});
  // Duels are gone; their links open the workshop.
  expect(opened('v=1&puzzle=toys&against=matching').view).toBe('workshop');
  expect(notesOn('v=1&puzzle=toys&workshop=1&against=matching')).toEqual([
    "against: 'matching'; none; the workshop judges one heuristic at a time",
  ]);
});

test('a key of another view is reported, and does not wait for that view', () => {
  const score = opened('v=1&puzzle=toys&view=tree&score=1-2');
  expect([score.view, score.own]).toEqual(['tree', {}]);
  expect(notesOn('v=1&puzzle=toys&view=tree&sweep=100,7')).toEqual([
    "sweep: '100,7'; none with the view tree",
  ]);
  expect(notesOn('v=1&puzzle=toys&exercise=order,seed:1&workshop=matching')).toEqual([
    "exercise: 'order,seed:1'; none with the view workshop",
  ]);
  // A challenge shows the race and reports no hidden view.
  expect(notesOn('v=1&exercise=order,seed:1&workshop=matching&challenge=1')).toEqual([]);
  expect(notesOn('v=1&view=tree&challenge=1')).toEqual([]);
});

test('a sweep of an old link opens the state space, and the note has the command that counts it', () => {
  const { view, own } = opened('v=1&puzzle=toys&view=atlas&sweep=100,1');
  expect([view, own]).toEqual(['atlas', {}]);
  expect(notesOn('v=1&puzzle=toys&view=atlas&sweep=100,1')).toEqual([
    "sweep: '100,1'; none in the page; the command line makes sweeps: rolling-cubes sweep --help",
  ]);
});

test('a note is short, in one line, and after those of the engine', () => {
  const [first, second] = notesOn(`v=2&step=${'%0a%E2%80%AE<b>'.repeat(500)}`);
  expect(first).toBe("v: '2'; 1");
  expect(second).toMatch(/^step: '[ <b>]{24}…'; none without lesson$/);
  expect(notesOn('by=1&by=2&'.repeat(5000))).toHaveLength(2);
});

test('notes on these keys are in the current language', () => {
  const before = { words, locale: english.locale };
  speak('de', german);
  try {
    expect(notesOn('v=1&step=3&view=tree&sweep=100,7')).toEqual([
      "sweep: '100,7'; nichts mit der Ansicht tree",
      "step: '3'; nichts ohne lesson",
    ]);
  } finally {
    speak('en', before);
  }
});

describe('links of the page', () => {
  test.each([
    'v=1&puzzle=toys&lesson=ida-star&step=2',
    'v=1&puzzle=toys&lesson=',
    'v=1&puzzle=toys&view=exercises&exercise=order,seed:1&answers=x&by=Ada&score=9-9',
    'v=1&puzzle=toys&workshop=matching&lesson=ida-star',
  ])('are understood to the last letter: %s', (link) => {
    expect(notesOn(link)).toEqual([]);
    expect(linkOf(opened(link))).toBe(withLength(link, ['answers', 'workshop']));
    expect(notesOn(withLength(link, ['answers', 'workshop']))).toEqual([]);
  });

  test('are understood to the last letter whatever was wrong with the link that was opened', () => {
    for (const wrong of [
      'v=1&puzzle=toys&step=3&answers=x&by=Ada&sweep=100,7',
      'v=1&puzzle=toys&view=exercises&exercise=&answers=x',
      'v=1&puzzle=toys&lesson=ida-star&step=x&lesson=bfs&step=4',
      'v=1&puzzle=toys&lesson=&step=2',
      'v=1&puzzle=toys&view=atlas&exercise=order,seed:1&workshop=1&sweep=100,7',
    ]) {
      expect(notesOn(wrong).length, wrong).toBeGreaterThan(0);
      expect(notesOn(linkOf(opened(wrong))), wrong).toEqual([]);
    }
  });
});
