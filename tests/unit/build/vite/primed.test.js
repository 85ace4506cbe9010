import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { answersOf } from '../../../../www/build/vite/primer.js';
import { catalogue, prime } from '../../../../www/shared/engine/engine.js';
import { keyOf, play, unprime } from '../../../../www/shared/engine/primed.js';
import { newGame } from '../../../../www/shared/state/games.js';
import { Lines } from '../../../../www/shared/state/lines.js';
import { whyUnsolvable } from '../../../../www/shared/state/solvable.js';
import { initialState, problemOf } from '../../../../www/shared/state/state.js';
import * as engine from '../../engine.js';

const file = fileURLToPath(new URL('../../../../www/pkg/rolling_cubes_bg.wasm', import.meta.url));

afterEach(() => prime({}));

test('the page opens on a problem that is known without the engine, and is what the engine has', async () => {
  const answers = await answersOf(file);
  const choices = engine.catalogue();
  const state = initialState(newGame(choices, 'cubes'));
  const { start, goal } = problemOf(state);
  // Changed answers show up on the page, so all of the opening's questions are among them.
  const changed = Object.fromEntries(
    Object.entries(answers).map(([key, answer]) => [key, mark(answer)]),
  );
  prime(changed);
  expect(catalogue()).toHaveProperty('marked');
  expect(newGame(choices, 'cubes').problems.map((problem) => problem.start)).toContain('marked');
  expect(new Lines().whole(state)).toHaveProperty('marked');
  expect(new Lines().played(state)).toHaveProperty('marked');
  expect(new Lines().movable(state)).toEqual(engine.play('cubes', start, goal, []).onward);
  expect(whyUnsolvable(state)).toBe('');
  expect(Object.keys(answers)).toEqual([
    keyOf('catalogue', []),
    expect.stringContaining('parse_contest'),
    keyOf('play', ['cubes', start, goal, []]),
    keyOf('unsolvable', ['cubes', start, goal]),
  ]);
  expect(answers[keyOf('play', ['cubes', start, goal, []])]).toEqual(
    engine.play('cubes', start, goal, []),
  );
  expect(answers[keyOf('catalogue', [])]).toEqual(choices);
});

/** Makes an answer distinguishable from the engine's. @param {unknown} answer */
const mark = (answer) =>
  Array.isArray(answer)
    ? [...answer, { start: 'marked', goal: '' }]
    : typeof answer === 'object' && answer !== null
      ? { ...answer, marked: true }
      : answer;

test('once the engine is there it answers by itself', () => {
  prime({ [keyOf('play', ['cubes', 'WWWWWWWWE', 'BWRBWRBER', []])]: 'another' });
  expect(play('cubes', 'WWWWWWWWE', 'BWRBWRBER', [])).toBe('another');
  unprime();
  expect(play('cubes', 'WWWWWWWWE', 'BWRBWRBER', []).states).toEqual(['WWWWWWWWE']);
});

test('the catalogue stays as the build knows it, so that nobody has to ask the engine for it', async () => {
  const answers = await answersOf(file);
  prime(answers);
  unprime();
  expect(catalogue()).toBe(answers[keyOf('catalogue', [])]);
  expect(catalogue()).toEqual(engine.catalogue());
});
