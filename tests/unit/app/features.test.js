// The rest of the page takes all that it knows of a feature from its manifest.

import { afterEach, expect, test } from 'vitest';
import { FEATURES } from '../../../www/app/features.js';
import { KEYS, OPENING } from '../../../www/shared/puzzles/puzzles.js';
import { gameChanged } from '../../../www/shared/state/actions.js';
import { LAB, labOf, take } from '../../../www/shared/state/features.js';
import { newGame } from '../../../www/shared/state/games.js';
import { linkOf, opened, readLink } from '../../../www/shared/state/link.js';
import { wordsOf } from '../../../www/shared/state/page-keys.js';
import { initialState } from '../../../www/shared/state/state.js';
import { catalogue } from '../engine.js';

afterEach(() => take(FEATURES));

test('a feature in the list has a tab, a part of the state, a view in links and options there', () => {
  const orrery = /** @type {any} */ ({
    door: 'lab',
    fresh: () => ({ orrery: { planets: 'few' } }),
    options: ['many'],
    shown: (/** @type {any} */ { orrery }) => (orrery.planets === 'few' ? [] : [orrery.planets]),
    withShown: (/** @type {any} */ state, /** @type {readonly string[]} */ [planets = 'few']) => ({
      ...state,
      orrery: { planets },
    }),
  });
  const tabs = [...LAB];
  take({ ...FEATURES, orrery });
  expect(LAB).toEqual([...tabs, 'orrery']);
  expect(wordsOf('view')).toContain('orrery');
  const state = initialState(newGame(catalogue(), OPENING));
  expect(state).toMatchObject({ orrery: { planets: 'few' } });
  const shown = opened(state, catalogue(), readLink('v=1&view=orrery&show=many'));
  expect(shown).toMatchObject({ view: 'orrery', orrery: { planets: 'many' }, misread: [] });
  expect(linkOf(shown)).toContain('view=orrery&show=many');
  const [note] = readLink('v=1&view=orrery&show=none').misread;
  expect(note).toMatchObject({ key: 'show', allowed: 'many' });
});

test('a puzzle has the tabs that have something to show of it, and a link to another one opens the race and says so', () => {
  for (const key of KEYS) {
    const game = newGame(catalogue(), key);
    const { start = '', goal = '' } = game.problems[game.chosen] ?? {};
    const isCounted = !['tiles-4', 'map'].includes(key);
    const tabs = LAB.filter(
      (view) =>
        (isCounted || !['atlas', 'floor'].includes(view)) && (key !== 'map' || view !== 'workshop'),
    );
    expect(labOf(key), key).toEqual(tabs);
    for (const view of LAB) {
      const problem = `puzzle=${key.split('-')[0]}&start=${start}&goal=${encodeURIComponent(goal)}`;
      const state = initialState(newGame(catalogue(), OPENING));
      const shown = opened(state, catalogue(), readLink(`v=1&${problem}&view=${view}`));
      const has = tabs.includes(view);
      expect([shown.key, shown.view], `${key}, ${view}`).toEqual([key, has ? view : 'race']);
      const notes = shown.misread.map(({ key: of, allowed }) => [of, allowed]);
      expect(notes).toEqual(has ? [] : [['view', tabs.join(', ')]]);
      // Another puzzle takes its place.
      const before = { ...state, view };
      expect(gameChanged(before, game).view).toBe(has ? view : 'race');
    }
  }
});
