// Contest input: the sample solved, and malformed input.

import { ANSWERS, LENGTHS, OFFICIAL_SAMPLE } from '../unit/samples.js';
import { button, choose, fromProblem, open, paste, pick, problems, verdict } from './instrument.js';
import { longestTask } from './main-thread.js';
import { deskTest, expect } from './page.js';

deskTest(
  'the official sample, pasted, is solved with the right answer for each problem',
  async ({ page }) => {
    await open(page);
    await paste(page, OFFICIAL_SAMPLE);
    await expect(page.getByText('8 problems, ready to use.')).toBeVisible();
    await button(page, 'Use these 8 problems').click();
    for (const [index, length] of LENGTHS.entries()) {
      await pick(page, index);
      await button(page, 'Finish').click();
      const answer = verdict(page);
      await expect(answer).toContainText(`Shortest solution: ${length} roll`);
      if (ANSWERS[index] === -1) {
        await expect(answer).toContainText('more than 30');
        await expect(answer).toContainText('answer is -1');
      } else {
        await expect(answer).not.toContainText('more than 30');
      }
      await expect(page.getByRole('slider', { name: 'Move' })).toHaveAttribute(
        'max',
        String(length),
      );
    }
  },
);

deskTest(
  'more problems than are read at a time are refused before they hold the page up',
  async ({ page }) => {
    await open(page);
    await paste(page, OFFICIAL_SAMPLE);
    const field = page.getByRole('textbox', { name: 'Problems' });
    const dialog = page.getByRole('dialog');
    const many = OFFICIAL_SAMPLE.replace(/0 0\s*$/, '').repeat(12_500);
    // The limit catches slow parsing at every key.
    const longest = await longestTask(page, async () => {
      await field.fill(many);
      await expect(dialog).toContainText(`that would be ${many.length.toLocaleString('en')} char`);
      await expect(button(page, 'Use these 8 problems')).toBeEnabled();
      await field.press('End');
      await field.press('Enter');
      await expect(dialog).toContainText('8 problems, ready to use.');
    });
    expect(longest).toBeLessThan(500);
    await expect(field).toHaveValue(/^1 2\n/);
  },
);

deskTest('positions out of a saved table are read as they stand there', async ({ page }) => {
  await open(page);
  await choose(page, '8-puzzle');
  for (const between of ['\n', '\t']) {
    await paste(page, `'012743865${between}'123456780\n`);
    await expect(page.getByText('1 problem, ready to use.')).toBeVisible();
    await button(page, 'Cancel').click();
  }
  await paste(page, '1 2 3 4\n6 7 8 0\n5 10 11 12\n9 13 14 15\n');
  await expect(page.getByText('These are boards of the 15-puzzle.')).toBeVisible();
  await button(page, 'Cancel').click();
  await paste(page, '２８３１０４７６５\n');
  await button(page, 'Use this problem').click();
  await expect.poll(() => page.url()).toContain('start=283104765&goal=123804765');
});

const MISTAKES = [
  ['1 2\nW W W\nE G W\nW W W\n', "line 3, column 3: 'G' given; allowed: W, R, B, or E"],
  ['4 1\n', "line 1, column 1: '4' given; allowed: x, the empty square's column"],
  ['1 1\nW W W\nW W W\n', 'line 3, column 6: the end of the input given'],
];

for (const [input = '', message = ''] of MISTAKES) {
  deskTest(
    `pasting ${JSON.stringify(input)} says what is wrong and keeps what was there`,
    async ({ page }) => {
      await open(page);
      await paste(page, input);
      const field = page.getByRole('textbox', { name: 'Problems' });
      await expect(page.getByRole('dialog')).toContainText(message);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(button(page, 'Use')).toBeDisabled();
      await button(page, 'Cancel').click();
      await expect(problems(page)).toContainText('Contest sample 4');
      await fromProblem(page, 'Paste…');
      await expect(field).toHaveValue(input);
    },
  );
}
