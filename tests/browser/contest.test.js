// Contest input: the sample solved, and malformed input.

import { ANSWERS, LENGTHS, OFFICIAL_SAMPLE } from '../unit/samples.js';
import { button, fromProblem, open, paste, pick, problems, verdict } from './instrument.js';
import { longestTask } from './main-thread.js';
import { deskTest, expect } from './page.js';

deskTest('the official sample, pasted, is solved with the right answers', async ({ page }) => {
  await open(page);
  await paste(page, OFFICIAL_SAMPLE);
  await expect(page.getByText('8 problems, ready to use.')).toBeVisible();
  await button(page, 'Use these 8 problems').click();
  // Unit tests read every answer.
  for (const index of [1, 6]) {
    const length = LENGTHS[index];
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
    await expect(page.getByRole('slider', { name: 'Move' })).toHaveAttribute('max', String(length));
  }
});

deskTest('too many problems are refused before they hold the page up', async ({ page }) => {
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
});

deskTest(
  'a program’s output is marked beside its problems, and a wrong one opens',
  async ({ page }) => {
    await open(page);
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox', { name: 'Find anything…' }).fill('stress test');
    await page.keyboard.press('Enter');
    await button(page, 'Insert the sample of AOJ 1268, POJ 3131 and UVa 1604').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Check a program’s output').click();
    await page
      .getByRole('textbox', { name: 'Output of your program' })
      .fill('0 3 13 23 30 30 31 x');
    await expect(dialog).toContainText('5 of 8 right. Problem 5 has the shortest solution');
    await expect(dialog).toContainText('Wrong: 30. A shortest solution has 29 rolls.');
    await expect(dialog).toContainText(
      'Wrong: 31. A shortest solution has 31 rolls, so the answer is -1.',
    );
    await dialog
      .getByRole('listitem')
      .nth(4)
      .getByRole('button', { name: 'Open this one' })
      .click();
    await expect(dialog).toBeHidden();
    await expect(problems(page).locator('option:checked')).toHaveText('Pasted problem 5 of 8');
  },
);

deskTest('pasting bad input says what is wrong and keeps what was there', async ({ page }) => {
  await open(page);
  const field = page.getByRole('textbox', { name: 'Problems' });
  // Rust tests read every kind of mistake.
  const input = '1 2\nW W W\nE G W\nW W W\n';
  await paste(page, input);
  await expect(page.getByRole('dialog')).toContainText(
    "line 3, column 3: 'G' given; allowed: W, R, B, or E",
  );
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(button(page, 'Use')).toBeDisabled();
  await button(page, 'Cancel').click();
  await expect(problems(page)).toContainText('Contest sample 4');
  await fromProblem(page, 'Paste…');
  await expect(field).toHaveValue(input);
});
