// Messages in ICU MessageFormat, compiled to JavaScript.

import { expect, test } from 'vitest';
import { parseMessage, sourceOf, typesOf } from '../../../www/build/messages.js';
import { count, counted, fixed, formFor } from '../../../www/shared/words/format.js';

/** A message with its values. @type {(message: string, values?: Record<string, unknown>) => string} */
function say(message, values = {}) {
  const all = { count, counted, fixed, formFor, ...values };
  const code = sourceOf(parseMessage(message), (name) => name);
  return new Function(...Object.keys(all), `return ${code}`)(...Object.values(all));
}

test.each([
  ['a `quote`, $x and \\', {}, 'a `quote`, $x and \\'],
  ["it’s, it's, it''s", {}, "it’s, it's, it's"],
  ["'{'{a}'}' '{{b}}'", { a: 1 }, '{1} {{b}}'],
  ['{n, plural, one {# node} other {# nodes}}', { n: 1 }, '1 node'],
  ['{n, plural, one {# node} other {# nodes}}', { n: 1201 }, '1,201 nodes'],
  ['{n, plural, =0 {none} one {one} other {all #, {m}}}', { n: 3, m: 'm' }, 'all 3, m'],
  ['{n, plural, =0 {none} one {one} other {all}}', { n: 0 }, 'none'],
  ['# {n, number}: {n, number, .00}', { n: 1201 }, '# 1,201: 1,201.00'],
  ['{x, select, null {-} a {A} other {{x}!}}', { x: null }, '-'],
  ['{x, select, null {-} a {A} other {{x}!}}', { x: 'a' }, 'A'],
  ['{x, select, null {-} a {A} other {{x}!}}', { x: 'b' }, 'b!'],
  ['{x, select, true {{n, plural, one {#} other {#s}}} other {}}', { x: '', n: 1 }, ''],
  ['{x, select, a_b {A} other {}}', { x: 'a-b' }, 'A'],
])('%s of %j says %s', (message, values, said) => {
  expect(say(message, values)).toBe(said);
});

test.each([
  '{n',
  'a } b',
  '{n, plural, one {x}}',
  '{n, plural, other {x} one {y}}',
  '{n, plural, offset:1 one {x} other {y}}',
  '{n, selectordinal, one {x} other {y}}',
  '{x, select, a-b {x} other {}}',
  '{d, date}',
  '{, number}',
])('%s is an error that has the message', (message) => {
  expect(() => parseMessage(message)).toThrow(message);
});

test('types of values follow from their use', () => {
  const parts = parseMessage(
    '{n, number} {a}{x, select, true {} other {}}{m, number}{m, select, null {} other {}}',
  );
  expect(typesOf('n, {a, x}, m', parts)).toBe(
    'n: number, value1: {readonly a?: string | number | null | undefined, readonly x?: unknown}, m: number | null',
  );
  expect(() => sourceOf(parseMessage('{n, number, roman}'), String)).toThrow("no style 'roman'");
});
