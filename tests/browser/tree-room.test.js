// Layout of trees: side by side, full screen, zoom, and roots.

import { fragment, settled } from './address.js';
import { objections } from './audit.js';
import { BIDIRECTIONAL, button, counter, IDA_STAR, open } from './instrument.js';
import { deskTest, expect, test } from './page.js';
import { drawing, extent, inspector, options, tree, writing } from './trees.js';

/** @import { Item } from '../../www/features/tree/draw.js' */
/** @import { Locator, Page } from '@playwright/test' */

/** @param {Page} page */
const header = (page) => page.locator('rolling-cubes header');

/** @param {Locator} locator */
const isReachable = (locator) => locator.evaluate((element) => element.closest('[inert]') === null);

deskTest('a tree that is sent back early does not get the screen', async ({ page }) => {
  await open(page, './#v=1&puzzle=cubes&view=tree&at=20,78');
  await expect(tree(page)).toBeVisible();
  // Full screen needs a user's gesture.
  await page.keyboard.press('Shift');
  const fills = await page.evaluate(async () => {
    const shown = new Promise((resolve) => {
      document.addEventListener('fullscreenchange', resolve, { once: true });
    });
    for (let time = 0; time < 2; time += 1)
      dispatchEvent(new KeyboardEvent('keydown', { key: 'f' }));
    await shown;
    return document.fullscreenElement !== null;
  });
  expect(fills, 'the browser has given it, late').toBe(true);
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
  expect(await isReachable(header(page))).toBe(true);
});

test('two trees grow side by side, also on the whole screen', async ({ page }) => {
  await open(page, './#v=1&puzzle=cubes&view=tree&at=20,78');
  await options(page);
  await page
    .getByRole('combobox', { name: 'Tree beside' })
    .selectOption({ label: `Beside: ${BIDIRECTIONAL}` });
  await expect(tree(page)).toHaveCount(2);
  for (const name of [IDA_STAR, BIDIRECTIONAL]) {
    await expect(
      page.locator('tree-view').getByRole('heading', { name, exact: true }),
    ).toBeVisible();
  }
  const [first, second] = [extent(page).first(), extent(page).nth(1)];
  await expect(second).toHaveText('Showing all 78');
  await expect.poll(() => fragment(page)).toContain('show=beside-2');
  expect(await objections(page)).toEqual([]);

  await button(page, 'Show the tree on the whole screen').click();
  await expect.poll(() => isReachable(header(page))).toBe(false);
  const foot = page.locator('tree-view .foot');
  // Two steps of the race move both; the words follow the focused lane.
  await foot.getByRole('button', { name: 'Step' }).click();
  await expect(second).toHaveText('Showing all 79');
  await foot.getByRole('button', { name: 'Next layer or bound' }).click();
  await expect(first).toContainText('Showing all 14');
  await expect.poll(() => counter(page, BIDIRECTIONAL, 'generated')).toBeGreaterThan(79);
  await expect(foot).toContainText('The iteration with bound');
  await foot.getByRole('button', { name: 'One node back' }).click();
  await expect(first).toContainText('Showing all 13, and 1 still to come');
  await page.locator('body').press('Shift+.');
  await expect(foot).toContainText('The iteration with bound');
  expect(await objections(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => isReachable(header(page))).toBe(true);

  // Selecting the other lane swaps the two.
  await button(page, BIDIRECTIONAL).click();
  await expect(first).toHaveText(/^Showing all\s\d+$/);
  await expect(second).toContainText('repeat the iteration before');
});

deskTest('a link remakes the picture on a larger screen', async ({ page }) => {
  await open(page, './#v=1&puzzle=cubes&view=tree&at=300,0&show=node');
  await drawing(page);
  await options(page);
  for (let i = 0; i < 3; i += 1) await button(page, 'Larger').click();
  await expect.poll(() => fragment(page)).toMatch(/&zoom=\d+,\d+,\d+$/);
  const near = await drawing(page);
  const link = await settled(page);
  expect(sizes(near)).toEqual([15]);
  // The current node is visible with its numbers.
  await expect(inspector(page)).toContainText('current');
  const [g, h] = await inspector(page).locator('dd').allInnerTexts();
  expect(writing(near)).toContain(`${g}+${h}`);

  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, './#v=1&puzzle=knights');
  await open(page, `./#${link}`);
  const there = await drawing(page);
  expect(sizes(there)).toEqual([20]);
  expect(writing(there)).toContain(`${g}+${h}`);
  expect(fragment(page)).toBe(link);
  await options(page);
  await button(page, 'Fit').click();
  await expect.poll(() => fragment(page)).not.toContain('zoom');
});

/** @param {readonly Item[]} items */
const sizes = (items) => [
  ...new Set(items.flatMap((item) => (item.kind === 'texts' ? [item.size] : []))),
];

deskTest('a tree opened after a race offers the first ten nodes, once', async ({ page }) => {
  await open(page, './#v=1&puzzle=cubes&view=tree&at=end,end&show=lane-2');
  const offer = button(page, 'Start from the first ten nodes');
  await expect.poll(() => counter(page, BIDIRECTIONAL, 'generated')).toBe(27_172);
  await offer.click();
  await expect(extent(page)).toHaveText('Showing all 10');
  await expect.poll(() => counter(page, BIDIRECTIONAL, 'generated')).toBe(10);
  await expect(offer).toHaveCount(0);
  await page.locator('body').press('.');
  await expect(extent(page)).toHaveText('Showing all 11');
  await page.getByRole('combobox', { name: 'Part of the run' }).selectOption('From the beginning');
  await expect(extent(page)).toContainText('Showing all 11, and 27,161 still to come');
});
