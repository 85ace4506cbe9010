// What is said around lessons.

import { expect, test } from 'vitest';
import { parsed } from '../../../www/lessons/parse.js';
import { words } from '../../../www/words/words.js';

const say = words.lessons;

test('how long a lesson takes, its steps, and where one is in it are told', () => {
  expect([say.minutes(1), say.minutes(8)]).toEqual(['1 minute', '8 minutes']);
  expect(say.step(2, 5)).toBe('Step 2 of 5');
  expect(say.stepTitle(2, 'One layer')).toBe('Step 2: One layer');
  expect(say.keeps.at(2, 5)).toBe('at step 2 of 5');
});

test('what has come of the questions of a lesson is told', () => {
  expect(say.done.result(3, 4)).toBe('3 of 4 questions right.');
  expect(say.done.left(1)).toBe('1 question left open.');
  expect(say.keeps.right(3, 4)).toBe('3 of 4 right');
});

test('a guess is told beside the number, and by how much it is off', () => {
  expect(say.question.exactly(11, 12)).toBe('You said 11; it is 12.');
  expect(say.question.times(100, 3000)).toBe('You said 100; it is 3,000: 30.0 times too few.');
  expect(say.question.times(3000, 2000)).toBe('You said 3,000; it is 2,000: 1.5 times too many.');
  expect(say.question.times(12, 12)).toBe('You said 12, and it is.');
  expect(say.question.times(0, 12)).toBe('You said 0; it is 12.');
});

test('each mistake of a file has a sentence, with its line', () => {
  const { problems } = parsed(
    '# T\n\n## S\n\n[x](https://example.org/)\n\n### Q?\n\n> [!nothing]\n',
  );
  const told = (problems ?? []).map(({ code, line, given }) =>
    say.problems.at(line, say.problems.of[code](given)),
  );
  expect(told).toEqual([
    'Line 5: “https://example.org/” leads elsewhere; a link begins with #v=1',
    'Line 9: “[!nothing]” is no mark, or cannot be here',
    'Line 7: the question “Q?” has neither choices nor a number',
    'Line 7: the question “Q?” has no answer: a quotation that begins with [!answer]',
  ]);
  expect(say.problems.more(3)).toBe('And 3 more.');
  for (const sentence of Object.values(say.problems.of))
    expect(sentence('x').length).toBeGreaterThan(10);
});
