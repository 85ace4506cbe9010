import { expect, test } from 'vitest';
import { isMany, marked, orderOf, resultOf } from '../../../../www/features/lessons/marking.js';
import { parsed } from '../../../../www/features/lessons/parse.js';

const { lesson } = parsed(
  '# T\n\n## S\n\n### One?\n\n- [ ] a\n- [x] b\n- [ ] c\n\n> [!answer]\n> b\n\n### Some?\n\n- [x] a\n- [x] b\n- [ ] c\n\n> [!answer]\n> ab\n\n### Exactly?\n\n= {{12}}\n\n> [!answer]\n> 12\n\n### Roughly?\n\n~ {{100}}\n\n> [!answer]\n> 100\n',
);
if (!lesson) throw new Error('a lesson');
const questions = (lesson.steps[0]?.parts ?? []).filter((part) => part.kind === 'question');
const [one, some, exactly, roughly] = questions;
if (!one || !some || !exactly || !roughly) throw new Error('four questions');

test('a choice is right, or not; of several all that are right must be taken, and no others', () => {
  expect([isMany(one), isMany(some)]).toEqual([false, true]);
  expect([[1], [0], [2]].map((given) => marked(one, given, null).right)).toEqual([
    true,
    false,
    false,
  ]);
  const taken = [[0, 1], [0], [0, 1, 2], [2]];
  expect(taken.map((given) => marked(some, given, null).right)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('a number is right exactly, or roughly from half to twice the number', () => {
  expect([11, 12, 13].map((given) => marked(exactly, given, 12).right)).toEqual([
    false,
    true,
    false,
  ]);
  const guesses = [49, 50, 100, 200, 201];
  expect(guesses.map((given) => marked(roughly, given, 100).right)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  const below = [-201, -200, -50, -49];
  expect(below.map((given) => marked(roughly, given, -100).right)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(() => marked(roughly, 5, null)).toThrow();
});

test('the result of a lesson counts its questions, those answered and those right', () => {
  const answers = {
    1: marked(one, [1], null),
    3: marked(exactly, 5, 12),
    other: marked(one, [1], null),
  };
  expect(resultOf(lesson, answers)).toEqual({ questions: 4, answered: 2, right: 1 });
  expect(resultOf(lesson, {})).toEqual({ questions: 4, answered: 0, right: 0 });
});

test('choices stand in every order equally often, and in the same for the same seed', () => {
  for (const choices of [2, 3, 4]) {
    const orders = [1, 1, 2, 6, 24][choices] ?? 0;
    const seeds = 24_000;
    /** @type {Map<string, number>} */
    const seen = new Map();
    for (let seed = 0; seed < seeds; seed += 1) {
      const order = orderOf(choices, seed, 'ida-star 3').join();
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(orders);
    const due = seeds / orders;
    // Chi-squared; with 23 degrees of freedom it exceeds 50 once in a thousand.
    const chi = [...seen.values()].reduce((sum, n) => sum + (n - due) ** 2 / due, 0);
    expect(chi, `${choices} choices`).toBeLessThan(50);
  }
  expect(orderOf(4, 7, 'a 1')).toEqual(orderOf(4, 7, 'a 1'));
  const orders = Array.from({ length: 40 }, (_, n) => orderOf(4, 7, `a ${n}`).join());
  expect(new Set(orders).size).toBeGreaterThan(10);
});
