// The finder, by keys and by hand.

import { objectionsInBoth } from './audit.js';
import { button, open } from './instrument.js';
import { deskTest, expect, test } from './page.js';

/** @import { Page } from '@playwright/test' */

const LAB = './#v=1&view=race';

const finder = (/** @type {Page} */ page) => page.getByRole('dialog', { name: 'Find anything…' });
const input = (/** @type {Page} */ page) => page.getByRole('combobox', { name: 'Find anything…' });
const option = (/** @type {Page} */ page, /** @type {RegExp} */ name) =>
  finder(page).getByRole('option', { name });
const chosen = (/** @type {Page} */ page) => finder(page).getByRole('option', { selected: true });

/** @param {Page} page @param {string} text */
async function find(page, text) {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type(text);
}

deskTest('lessons, views, problems, searches and settings are found by keys', async ({ page }) => {
  await open(page);
  await find(page, 'lesson middle');
  await expect(chosen(page)).toHaveText(/3\. Bidirectional search: meeting in the middle\s+Lesson/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Lesson' })).toBeVisible();
  await expect(page).toHaveURL(/lesson=two-sides/);
  await find(page, 'charts');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Charts' })).toHaveAttribute('aria-selected', 'true');
  await find(page, 'rbfs');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Configure RBFS · / })).toBeVisible();
  await expect(page.locator('finder-dialog')).toHaveCount(0);
  await find(page, 'toys');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/puzzle=toys/);

  await page.goto(`./?settings${LAB.slice(2)}`);
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme ?? '');
  const before = await theme();
  await find(page, 'dark');
  await page.keyboard.press('Enter');
  await expect.poll(theme).not.toBe(before);
  await find(page, 'deutsch');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Labor')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('teilen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Teilen' })).toBeVisible();
  // A dialog comes first.
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.locator('finder-dialog')).toHaveCount(0);
});

deskTest('arrow keys go through what is found, and Escape leaves it', async ({ page }) => {
  await open(page, LAB);
  const before = page.url();
  await find(page, '');
  await expect(chosen(page)).toHaveText(/Play/);
  await page.keyboard.press('ArrowUp');
  await expect(chosen(page)).toBeInViewport();
  await expect(option(page, /./).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toHaveText(/Learn/);
  await expect(input(page)).toHaveAttribute('aria-activedescendant', 'item-1');
  await page.keyboard.type('nothingofthisname');
  await expect(finder(page).getByRole('status')).toHaveText('Nothing here is called that.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.locator('finder-dialog')).toHaveCount(0);
  await find(page, '?pg');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.locator('finder-dialog')).toHaveCount(0);
  await expect(page.locator('help-panel')).toHaveCount(0);
  expect(page.url()).toBe(before);
});

test('by hand it opens from the menu, and a press chooses', async ({ page }) => {
  await open(page, LAB);
  await button(page, 'Menu').click();
  await page.getByRole('button', { name: /^Find anything…/ }).click();
  await expect(option(page, /14\. Your own heuristic/)).toBeAttached();
  expect(await objectionsInBoth(page)).toEqual([]);
  await input(page).fill('state sp');
  await option(page, /State space/).click();
  await expect(page.getByRole('tab', { name: 'State space' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});
