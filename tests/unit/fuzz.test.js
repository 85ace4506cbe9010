// The rules and random values of `npm run fuzz`, and the cases that it has found.

import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import './engine.js';
import { casesOf } from '../fuzz/chance.js';
import { answered, Broken, must } from '../fuzz/outcome.js';
import { TARGETS, targetOf } from '../fuzz/targets.js';
import { value } from '../fuzz/values.js';

const folder = new URL('../instances/fuzz/', import.meta.url);
const kept = readdirSync(folder).filter((name) => name.endsWith('.json'));

describe('cases that failed once', () => {
  test.each(kept)('%s does so no more', (name) => {
    const { target, made } = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
    expect(() => targetOf(target).run(made)).not.toThrow();
  });
});

test.each(TARGETS.map(({ name }) => name))('equal seeds make equal %s, as plain JSON', (name) => {
  const made = (/** @type {number} */ seed) =>
    fc.sample(casesOf(targetOf(name).make), { seed, numRuns: 20 });
  expect(made(1)).toEqual(made(1));
  expect(made(1)).toEqual(JSON.parse(JSON.stringify(made(1))));
  expect(made(2)).not.toEqual(made(1));
});

test('an answer and a refusal that says what is allowed are no failures', () => {
  const refused = (/** @type {string} */ message) =>
    answered(() => {
      throw new Error(message);
    });
  expect(answered(() => 5)).toBe(5);
  expect(refused("start, column 4: 'WWW' of 3 characters given; allowed: exactly 9")).toBe(
    undefined,
  );
});

test.each([
  ['a trap', new WebAssembly.RuntimeError('unreachable')],
  ['a stack that is full', new RangeError('Maximum call stack size exceeded')],
  ['what is no Error', 'a text'],
  ['a message that nobody reads', new Error(`x: ${'x'.repeat(300)} given; allowed: y`)],
  ['a message without what is allowed', new Error('invalid type: map')],
  ['a message that allows nothing', new Error('moves: 5 given; allowed: ')],
  ['a message that breaks the line', new Error('moves: a\nb given; allowed: c')],
])('%s is a failure', (_, error) => {
  expect(() =>
    answered(() => {
      throw error;
    }),
  ).toThrow(Broken);
});

test('a call whose answer does not hold is a failure, however it is called', () => {
  expect(() => answered(() => must(false, () => 'two is not one'))).toThrow('two is not one');
});

test('a value of any kind stands in a case as plain JSON', () => {
  expect(value([{ $: 'undefined' }, { $: 'nan' }, { a: [1, { $: 'big integer' }] }])).toEqual([
    undefined,
    Number.NaN,
    { a: [1, 7n] },
  ]);
  expect(() => Reflect.get(Object(value({ $: 'getter' })), 'puzzle')).toThrow('a getter throws');
  expect(() => value({ $: 'unheard of' })).toThrow('unheard of');
});
