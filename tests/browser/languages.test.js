// The page in another language: the pseudo-language has no plain letter, and is a third longer than English.

import { disguised } from '../../www/words/pseudo.js';
import { button, open } from './instrument.js';
import { deskTest, expect, test } from './page.js';
import { findingsOn } from './plain-words.js';

/** @typedef {import('@playwright/test').Page} Page */

const RACE = 'puzzle=cubes&goal=RBWRWWEWW';
const PICTURES = [
  'depths',
  'iterations',
  'branching',
  'memory',
  'frontiers',
  'quality',
  'counters',
];

/** Opens a link without loading the page again. @param {Page} page @param {string} keys */
const follow = (page, keys) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, `#v=1&lang=en-XA&${keys}`);

/** A control by its English name. @param {Page} page @param {string} name */
const control = (page, name) => page.getByRole('button', { name: disguised(name), exact: true });

/** Milliseconds that a page may take to be drawn in its language: what is wrong for longer stays so. */
const DRAWN = 5000;

/** What of the page is in plain letters or cut off, once it has had the time to be drawn. @param {Page} page */
async function rest(page) {
  let found = await findingsOn(page);
  for (const began = Date.now(); found.plain.length + found.cut.length > 0; ) {
    if (Date.now() - began > DRAWN) break;
    await page.waitForTimeout(100);
    found = await findingsOn(page);
  }
  return [...found.plain, ...found.cut.map((where) => `cut off: ${where}`)];
}

test('every word of the page is among those of its language, which is switched at once, and none is cut off', async ({
  page,
}) => {
  /** @type {Record<string, string[]>} */
  const found = {};
  const look = async (/** @type {string} */ where) => {
    found[where] = await rest(page);
  };
  await open(page, `./#v=1&${RACE}&at=end,end`);
  await expect(page.getByText(/^Shortest solution: /)).toBeVisible();
  await follow(page, `${RACE}&at=end,end`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  await expect(page.getByText(disguised('Shortest solution'))).toBeVisible();
  await look('race');

  for (const show of ['node', 'heuristic', 'fate']) {
    await follow(
      page,
      `${RACE}&race=ida-star/colours,a-star/misplaced&view=tree&at=100,90&show=${show}`,
    );
    await expect(page.locator('tree-legend li').first()).toBeVisible();
    await look(`tree, ${show}`);
  }
  for (const picture of PICTURES) {
    await follow(page, `${RACE}&at=end,end&view=statistics&show=${picture}`);
    await look(picture);
  }
  await follow(page, `${RACE}&view=statistics&show=experiment`);
  await look('experiment');

  await follow(page, 'puzzle=tiles&view=atlas');
  await expect(page.locator('position-gallery li').first()).toBeVisible();
  await look('whole puzzle');

  for (const puzzle of ['cubes', 'tiles', 'knights', 'toys']) {
    await follow(page, `puzzle=${puzzle}`);
    await control(page, 'Help').click();
    await look(`help, ${puzzle}`);
    await control(page, 'Close').first().click();
  }
  for (const name of ['Set up…', 'Paste…', 'Share']) {
    await control(page, name).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(name);
    await page.keyboard.press('Escape');
  }
  // A dialog that is not there yet would hear no Escape, and be in the way of all that follows.
  await page.getByRole('button', { name: disguised('Configure IDA*') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('lane');
  await page.keyboard.press('Escape');
  await follow(page, `${RACE}&view=tree`);
  await control(page, 'Breakpoints…').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('breakpoints');
  await page.keyboard.press('Escape');
  await follow(page, `${RACE}&challenge=1`);
  await look('challenge');

  expect(Object.entries(found).filter(([, all]) => all.length > 0)).toEqual([]);

  await page.evaluate(() => {
    location.hash = '#v=1&lang=en';
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
});

deskTest.describe('a visitor whose browser is German', () => {
  deskTest.use({ locale: 'de-DE' });

  deskTest('has the page in German, and in English when that is chosen', async ({ page }) => {
    await open(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await button(page, 'Ende').click();
    await expect(page.getByText(/^Kürzeste Lösung: \d+ Züge\./)).toBeVisible();
    expect((await findingsOn(page)).cut).toEqual([]);
    await button(page, 'Hilfe').click();
    await button(page, 'English').click();
    await expect(page.getByText(/^Shortest solution: \d+ rolls\./)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect.poll(() => new URL(page.url()).hash).toContain('lang=en');
  });
});
