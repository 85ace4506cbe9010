import { beforeAll, describe, expect, test } from 'vitest';
import { OPENING } from '../../../../www/shared/puzzles/puzzles.js';
import { presentToggled } from '../../../../www/shared/state/actions.js';
import { behind, DOORS, doorOf, SHELF } from '../../../../www/shared/state/doors.js';
import { LAB } from '../../../../www/shared/state/features.js';
import { newGame } from '../../../../www/shared/state/games.js';
import { opened, readLink } from '../../../../www/shared/state/link.js';
import { initialState } from '../../../../www/shared/state/state.js';
import { catalogue } from '../../engine.js';
import { loadPageEngine } from '../../page-engine.js';

beforeAll(loadPageEngine);

const page = initialState(newGame(catalogue(), OPENING));
const of = (/** @type {string} */ link) =>
  doorOf(opened(page, catalogue(), readLink(`#v=1&${link}`)));

test('each door leads behind itself, from wherever one comes', () => {
  for (const from of DOORS)
    for (const to of DOORS) {
      const state = { ...page, ...behind(page, from) };
      expect(doorOf({ ...state, ...behind(state, to) })).toBe(to);
    }
});

test('the lab opens with the view that was last open there', () => {
  for (const view of LAB) {
    const learning = { ...page, view, ...behind({ ...page, view }, 'learn') };
    expect(learning.lesson).toEqual(SHELF);
    expect({ ...learning, ...behind(learning, 'lab') }.view).toBe(view);
  }
});

describe('links from before there were doors', () => {
  test.each([
    ['lab', ''],
    ['lab', 'view=tree'],
    ['lab', 'workshop=1'],
    ['learn', 'lesson=ida-star&step=2'],
    ['learn', 'lesson='],
    ['learn', 'view=tree&lesson=ida-star'],
    ['learn', 'exercise=bounds:1'],
    ['learn', 'exercise=bounds:1,seed:1&answers=v2,expand'],
    ['teach', 'exercise=bounds:1,seed:1&answers=v2,expand&by=Ada&score=1-2'],
    ['teach', 'view=exercises'],
  ])('stand behind %s: %s', (door, link) => {
    expect(of(link)).toBe(door);
  });
});

test('an open challenge is not told by another door, and a room is not shown what it cannot read', () => {
  const challenge = /** @type {const} */ ({ phase: 'open', guess: null });
  expect(behind({ ...page, challenge }, 'play').view).toBe('race');
  const shown = (/** @type {string} */ link) =>
    opened(page, catalogue(), readLink(`#v=1&${link}`)).view;
  expect([
    shown('view=play'),
    shown('view=play&challenge=1'),
    shown('view=play&present=1'),
    // A lesson may show the board alone, to a room, too.
    shown('view=play&lesson=states&step=1&present=1'),
  ]).toEqual(['play', 'race', 'race', 'play']);
  expect(presentToggled({ ...page, view: 'play' }).view).toBe('race');
  const lesson = { id: 'states', step: 0, due: false };
  expect(presentToggled({ ...page, lesson, view: 'play' }).view).toBe('play');
});
