// The contest's own sample, pasted and solved; and input that breaks its format.

import { ANSWERS, LENGTHS, OFFICIAL_SAMPLE } from '../unit/samples.js';
import { button, open, paste, pick, verdict } from './instrument.js';
import { deskTest, expect, test } from './page.js';

deskTest(
  'the official sample, pasted, is solved with the right answer for each problem',
  async ({ page }) => {
    test.setTimeout(180_000);
    await open(page);
    await paste(page, OFFICIAL_SAMPLE);
    await expect(page.getByText('8 problems, ready to use.')).toBeVisible();
    await button(page, 'Use these 8 problems').click();
    for (const [index, length] of LENGTHS.entries()) {
      await pick(page, index);
      await button(page, 'Finish').click();
      const answer = verdict(page);
      await expect(answer).toContainText(`Shortest solution: ${length} roll`, { timeout: 30_000 });
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
      await expect(page.getByRole('combobox', { name: 'Problem' })).toContainText(
        'Contest sample 4',
      );
      await button(page, 'Paste…').click();
      await expect(field).toHaveValue(input);
    },
  );
}
