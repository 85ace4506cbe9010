// Failures: a worker that cannot start, and one that dies.

import { misguide } from './faulty.js';
import { button, IDA_STAR, lane, open, showChart } from './instrument.js';
import { deskTest, expect } from './page.js';

// Unit tests say in each language what the engine refuses.
deskTest('a lane says that the engine refuses it, and then why', async ({ page }) => {
  await misguide(page);
  let give = () => {};
  const given = new Promise((resolve) => {
    give = () => resolve(null);
  });
  await page.route('**/refused-*.js', (route) => given.then(() => route.continue()));
  await open(page);
  const card = page.locator('lane-card').first();
  await button(page, 'Finish').click();
  const state = card.locator('.state > span');
  await expect(state).toHaveText('Refused by the engine');
  await expect(page.locator('lane-card').nth(1)).toContainText('proved shortest');
  give();
  const why = /^Refused: heuristic: 'clairvoyant' given; allowed: blind, /;
  await expect(state).toHaveText(why);
  await expect(state).toHaveAttribute('title', why);
  await expect(page.getByRole('status').filter({ hasText: 'clairvoyant' })).toHaveCount(1);
  await misguide.over(page);
  await button(page, 'Start this lane again').click();
  await expect(card).toContainText('Ready');
  await button(page, 'Finish').click();
  await expect(card).toContainText('proved shortest');
});

deskTest('a browser with an unknown language shows the page', async ({ page }) => {
  // WebKitGTK may report the locale `C`.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'language', { get: () => 'C' });
  });
  await open(page);
  await button(page, 'Finish').click();
  await expect(lane(page, IDA_STAR)).toContainText('23 rolls, proved shortest');
  await showChart(page);
  await expect(page.locator('race-chart svg')).toBeVisible();
  expect(await page.evaluate(() => navigator.language)).toBe('C');
});
