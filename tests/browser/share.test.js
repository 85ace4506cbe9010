import { button, choose, counter, IDA_STAR, open, verdict } from './instrument.js';
import { deskTest, expect, test } from './page.js';
import { scan } from './scan.js';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page */
const dialog = (page) => page.getByRole('dialog', { name: 'Share' });

/** @param {Page} page */
const shared = (page) => dialog(page).locator('textarea');

test('a camera reads the page’s link, small and large, light and dark', async ({ page }) => {
  await open(page, './#v=1&puzzle=knights&race=a-star/perimeter,bfs:max-nodes=1000');
  const link = page.url();
  for (const scheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme: scheme });
    await button(page, 'Share').click();
    expect(await scan(page, dialog(page).getByRole('img'))).toBe(link);
    await button(page, 'Fill the screen').click();
    const full = page.getByRole('dialog', { name: 'QR code of the link' });
    const { width = 0, height = 0 } = (await full.getByRole('img').boundingBox()) ?? {};
    const screen = page.viewportSize() ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBe(Math.min(screen.width, screen.height));
    expect(await scan(page, full.getByRole('img'))).toBe(link);
    await full.getByRole('button', { name: 'Close' }).click();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
  }
});

deskTest('a copied link opens another page in the same state', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.keyboard.press('ArrowDown');
  await button(page, 'Finish').click();
  await expect(verdict(page)).toBeVisible();
  await button(page, 'Share').click();
  await button(page, 'Copy').click();
  await expect(dialog(page)).toContainText('Copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/#v=1&puzzle=cubes&moves=D&at=end,end$/);
  const other = await context.newPage();
  await open(other, copied);
  await expect(verdict(other)).toBeVisible();
  for (const name of ['generated', 'expanded', 'stored']) {
    expect(await counter(other, IDA_STAR, name)).toBe(await counter(page, IDA_STAR, name));
  }
});

deskTest('a link of this machine leads to the hosted page once known', async ({ page }) => {
  await open(page, './#v=1&puzzle=toys');
  await button(page, 'Share').click();
  await expect(dialog(page)).toContainText('This link and its code only work on this device.');
  await expect(shared(page)).toHaveValue(page.url());
  const field = dialog(page).getByRole('textbox', { name: 'Where will you host it? (optional)' });
  await field.fill('http://localhost/');
  await expect(dialog(page)).toContainText('only work on this device. Not an address on the web');
  await field.fill('https://example.org/cubes/');
  await field.press('Enter');
  await expect(dialog(page)).toContainText('The link leads to the hosted page.');
  await expect(shared(page)).toHaveValue('https://example.org/cubes/#v=1&puzzle=toys');
  expect(await scan(page, dialog(page).getByRole('img'))).toBe(
    'https://example.org/cubes/#v=1&puzzle=toys',
  );
  await page.reload();
  await button(page, 'Share').click();
  await expect(field).toHaveValue('https://example.org/cubes/');
});

deskTest('a challenge hides the race until it is guessed or solved', async ({ page }) => {
  await open(page);
  await choose(page, 'Toys');
  await button(page, 'Share').click();
  await dialog(page).getByRole('checkbox').check();
  const link = await shared(page).inputValue();
  expect(link).toMatch(/#v=1&puzzle=toys&challenge=1$/);
  await open(page, link);
  await page.reload();
  const note = page.getByRole('region', { name: 'Challenge' });
  await expect(note).toContainText('guess which search generates fewer positions');
  for (const name of ['Run', 'Finish', 'Hint']) await expect(button(page, name)).toBeHidden();
  await expect(page.locator('guide-bar output')).toBeEmpty();
  await note.getByRole('button', { name: 'Bidirectional BFS' }).click();
  await button(page, 'Finish').click();
  const status = page.getByRole('status', { name: 'Challenge' });
  await expect(status).toContainText(/IDA\* · matching generated the fewest/);
  await expect(status).toContainText('Not Bidirectional BFS this time');
  await button(page, 'Dismiss').click();
  await expect(status).toBeHidden();

  await open(page, './?won#v=1&puzzle=cubes&start=WWWEWWWWW&goal=EWWRWWWWW&challenge=1');
  await expect(page.getByRole('region', { name: 'Challenge' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('status', { name: 'Challenge' })).toContainText('Solved in 1 roll');
  await expect(button(page, 'Run')).toBeVisible();
});

// Pages without a clipboard are framed or insecure.
deskTest('text that cannot be copied is selected, and a note says so', async ({ page }) => {
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
