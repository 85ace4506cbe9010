// Heuristic accuracy: a picture each, with every count by pointer and keys.

import { objections } from './audit.js';
import { button, choose, open, saved } from './instrument.js';
import { deskTest, expect } from './page.js';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page */
async function openQuality(page) {
  await page.getByRole('tab', { name: 'Charts' }).click();
  await page.getByRole('radio', { name: 'Heuristics' }).click();
}

/** @param {Page} page */
const maps = (page) => page.locator('heat-map');

/** @param {Page} page @param {string} name */
const map = (page, name) =>
  maps(page).filter({ has: page.getByRole('heading', { name, exact: true }) });

deskTest('a picture of a heuristic is high enough below four lanes', async ({ page }) => {
  const race = 'ida-star/misplaced,ida-star/colours,a-star/mismatch,ida-star/exact';
  await open(page, `./#v=1&puzzle=cubes&view=statistics&show=quality&race=${race}`);
  await expect(maps(page)).toHaveCount(6);
  for (const plot of await maps(page).locator('.plot').all())
    expect((await plot.boundingBox())?.height).toBeGreaterThan(100);
});

deskTest('heuristics have mean errors, and counts for keys and pointer', async ({ page }) => {
  await open(page);
  await choose(page, '8-puzzle');
  await openQuality(page);
  await expect(maps(page).getByRole('heading')).toHaveText([
    'blind',
    'misplaced',
    'Manhattan',
    'linear conflict',
    'exact',
  ]);
  // Reinefeld (1993): mean distance 21.97; Manhattan's mean is 14.
  await expect(map(page, 'blind').locator('p')).toHaveText('mean error 21.97: mean h 0 of 21.97');
  await expect(map(page, 'Manhattan').locator('p')).toHaveText(
    'mean error 7.97: mean h 14 of 21.97',
  );
  await expect(map(page, 'exact').locator('p')).toHaveText('mean error 0: mean h 21.97 of 21.97');

  {
    await choose(page, 'Toys');
    const exact = map(page, 'matching');
    await expect(exact.locator('p')).toContainText('mean error 0:');
    await exact.getByRole('application').focus();
    await page.keyboard.press('ArrowRight');
    await expect(exact.locator('p')).toHaveText('h = 0 where h* = 0: 1 position');
    await page.keyboard.press('ArrowRight');
    await expect(exact.locator('p')).toContainText('h = 1 where h* = 1: ');
    await expect(page.getByText('0 / 0')).toBeVisible();
    const blind = map(page, 'blind').getByRole('application');
    const box = await blind.boundingBox();
    // All cells lie at the bottom; the last is eight exchanges away.
    await blind.hover({ position: { x: (box?.width ?? 0) - 6, y: (box?.height ?? 0) - 40 } });
    await expect(map(page, 'blind').locator('p')).toContainText(/h = 0 where h\* = \d+: /);
    expect(await objections(page)).toEqual([]);
    // Unit tests read each record of the file.
    expect((await saved(page, 'CSV')).name).toBe('rolling-cubes-toys-quality.csv');
  }

  {
    await page.getByRole('combobox', { name: 'Which positions' }).selectOption('This search’s');
    await expect(page.getByText('Run IDA* · matching. When it pauses')).toBeVisible();
    await button(page, 'Finish').click();
    await expect(page.getByText('positions that IDA* · matching generated')).toBeVisible();
    await expect(map(page, 'matching').locator('p')).toContainText('mean error 0:');
    // The root's cell: four exchanges, estimated as 0.
    const blind = map(page, 'blind').getByRole('application');
    await blind.focus();
    for (let n = 0; n < 5; n += 1) await page.keyboard.press('ArrowRight');
    await expect(map(page, 'blind').locator('p')).toContainText('h = 0 where h* = 4: ');
  }

  for (const [game, reason] of [
    ['15-puzzle', '10,461,394,944,000'],
    ['Knights', '67,603,900'],
  ]) {
    await choose(page, game ?? '');
    await expect(page.getByText('quality of these heuristics is not known')).toContainText(
      reason ?? '',
    );
    await expect(maps(page)).toHaveCount(0);
  }

  // A comparison that nobody looks at is given up.
  await choose(page, 'Cubes');
  await expect(maps(page)).toHaveCount(6);
  await page.getByRole('tab', { name: 'Race' }).click();
  const comparers = () => page.workers().filter((worker) => /quality/.test(worker.url()));
  await expect.poll(() => comparers().length).toBe(0);
});
