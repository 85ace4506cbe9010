import { expect, test } from 'vitest';
import {
  DEEPEST,
  MOST_BLOCKS,
  MOST_CELLS,
  MOST_CHARACTERS,
  MOST_LETTERS,
  MOST_LINES,
  MOST_SIGNS,
} from '../../../../www/features/lessons/limits.js';
import { parsed } from '../../../../www/features/lessons/parse.js';
import { count } from '../../../../www/shared/words/format.js';
import { words } from '../../../../www/shared/words/words.js';

const say = words.lessons;

test('a lesson names its minutes, its steps and the current step', () => {
  expect([say.minutes(1), say.minutes(8)]).toEqual(['1 minute', '8 minutes']);
  expect(say.step(2, 5)).toBe('Step 2 of 5');
  expect(say.keeps.at(2, 5)).toBe('at step 2 of 5');
});

test('a lesson shows the results of its questions', () => {
  expect(say.done.result(3, 4)).toBe('3 of 4 questions right.');
  expect(say.done.left(1)).toBe('1 question left open.');
  expect(say.keeps.right(3, 4)).toBe('3 of 4 right');
});

test('a guess stands beside the number: near enough is praised, and a miss names both', () => {
  const { exact, off } = say.question;
  expect(exact(12, 12)).toBe('Right, it is exactly 12.');
  expect(exact(1000, 1644)).toBe('Close enough: you said 1,000, it is 1,644.');
  expect(off(11, 3000)).toBe('It’s 3,000. You said 11.');
});

test('each mistake of a file has a sentence, with its line', () => {
  const { problems } = parsed(
    '# T\n\n## S\n\n[x](https://example.org/)\n\n### Q?\n\n> [!nothing]\n',
  );
  const errors = (problems ?? []).map(({ code, line, given }) =>
    say.problems.at(line, say.problems.of[code](given)),
  );
  expect(errors).toEqual([
    'Line 5: “https://example.org/” leads elsewhere; a link begins with #v=1',
    'Line 9: “[!nothing]” is no mark, or cannot be here; marks are minutes, source, notes and look in a step and answer to a question',
    'Line 7: the question “Q?” has neither choices nor a number',
    'Line 7: the question “Q?” has no answer: a quotation that begins with [!answer]',
  ]);
  expect(say.problems.more(3)).toBe('And 3 more.');
  for (const sentence of Object.values(say.problems.of))
    expect(sentence('x').length).toBeGreaterThan(10);
});

test('a file that exceeds a limit is an error with the limit', () => {
  const { of: sentences } = say.problems;
  const limits = [
    [sentences.long('70000'), MOST_CHARACTERS],
    [sentences.busy(''), MOST_SIGNS],
    [sentences.blocks(''), MOST_BLOCKS],
    [sentences.cells(''), MOST_CELLS],
    [sentences.word('x'), MOST_LETTERS],
    [sentences.lines(''), MOST_LINES],
    // A UTF-8 character has at most four bytes.
    [sentences.unfolds(''), 4 * MOST_CHARACTERS],
  ];
  for (const [sentence, limit] of limits)
    expect(sentence).toMatch(new RegExp(`allowed: ${count(Number(limit))}\\b`));
  expect([DEEPEST, sentences.deep('x')]).toEqual([6, expect.stringContaining('six lists')]);
  const nested = (/** @type {number} */ deep) => parsed(`# T\n\n## S\n\n${'+ '.repeat(deep)}x\n`);
  expect([nested(6).problems, nested(7).problems?.[0]?.code]).toEqual([null, 'deep']);
  const stressed = (/** @type {number} */ deep) =>
    parsed(
      `# T\n\n## S\n\n${Array.from({ length: deep }, (_, n) => (n % 2 ? '*' : '**')).join('')}x${Array.from(
        { length: deep },
        (_, n) => (n % 2 ? '*' : '**'),
      )
        .reverse()
        .join('')}\n`,
    );
  expect(stressed(5).problems).toBe(null);
});
