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

test('a file that exceeds a limit is an error with the limit', () => {
  const { of: sentences } = words.lessons.problems;
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
  const stars = ['**', '*', '**', '*', '**'];
  const stressed = `# T\n\n## S\n\n${stars.join('')}x${stars.toReversed().join('')}\n`;
  expect(parsed(stressed).problems).toBe(null);
});
