// The rest of the page takes all that it knows of a feature from its manifest.

import { afterEach, expect, test } from 'vitest';
import { FEATURES } from '../../www/app/features.js';
import { OPENING } from '../../www/shared/puzzles/puzzles.js';
import { LAB, take } from '../../www/shared/state/features.js';
import { newGame } from '../../www/shared/state/games.js';
import { linkOf, opened, readLink } from '../../www/shared/state/link.js';
import { wordsOf } from '../../www/shared/state/page-keys.js';
import { initialState } from '../../www/shared/state/state.js';
import { catalogue } from './engine.js';

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
