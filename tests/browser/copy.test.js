// Pages without a clipboard: framed or insecure.

import { button, open } from './instrument.js';
import { deskTest, expect } from './page.js';

deskTest('what cannot be copied is selected, and said to be', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await open(page);
  await button(page, 'Share').click();
  await button(page, 'Copy').click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog).toContainText('the text is selected for you to copy it.');
  const [chosen, whole] = await dialog
    .locator('textarea')
    .evaluate((/** @type {HTMLTextAreaElement} */ { selectionStart, selectionEnd, value }) => [
      value.slice(selectionStart, selectionEnd),
      value,
    ]);
  expect(chosen).toBe(whole);
});
