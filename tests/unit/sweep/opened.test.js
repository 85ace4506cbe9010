import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Sweeps } from '../../../www/features/sweep/sweeps.js';
import { inWords } from '../../../www/shared/engine/error-words.js';
import { newGame } from '../../../www/shared/state/games.js';
import { initialState } from '../../../www/shared/state/state.js';
import { Store } from '../../../www/shared/state/store.js';
import { catalogue } from '../engine.js';
import { loadPageEngine } from '../page-engine.js';
import { browser, over } from '../race/crew.js';

/** @import { State } from '../../../www/shared/state/state.js' */

beforeAll(loadPageEngine);
beforeEach(() => browser());
afterEach(over);

/** @param {string} key @param {string} sweep */
function followed(key, sweep) {
  const choices = catalogue();
  /** @type {State} */
  const asks = { ...initialState(newGame(choices, key)), view: 'atlas', own: { sweep } };
  const store = new Store(asks);
  const sweeps = new Sweeps(store, choices);
  sweeps.follow();
  sweeps.cancel();
  return store.state;
}

/** @param {string} key @param {string} sweep */
const notesOn = (key, sweep) =>
  followed(key, sweep).misread.map(
    (part) => `${part.key}: ${inWords(part.given)}; ${inWords(part.allowed)}`,
  );

test('a sweep that there is not is told with the samples, the seeds and the heuristics that there are', () => {
  expect(notesOn('toys', '101,1')).toEqual([
    "sweep: '101,1'; none | 100,1 (100 | 300 | 1000 | 3000; 0–4294967295)",
  ]);
  expect(notesOn('tiles-3', '100,1,9')[0]).toMatch(
    /^sweep: '100,1,9'; none \| 100,1 \| 100,1,1 \(100 \| .* 3000; 0–4294967295; 1–[2-8]\)$/,
  );
  expect(notesOn('toys', '%3Cb%3E%0A'.repeat(90))[0]).toMatch(/^sweep: '[<b> ]{24}…'; none \|/);
  expect(followed('toys', '101,1').own).toEqual({ sweep: 'none' });
});

test('where nothing is swept in the page, it is told that nothing can be asked for', () => {
  expect(notesOn('tiles-4', '100,7')).toEqual(["sweep: '100,7'; none"]);
  expect(notesOn('tiles-4', 'none')).toEqual([]);
});

test('commas that a chat has escaped are commas', () => {
  expect(notesOn('toys', '300%2C7')).toEqual([]);
  expect(followed('toys', '300%2c7').atlas.sweep).toMatchObject({ wanted: 300, seed: 7 });
});
