// How good the heuristics are: one picture each, side by side, and every count in them by pointer and by keys.

import { AxeBuilder } from '@axe-core/playwright';
import { button, choose, open } from './instrument.js';
import { deskTest, expect, test } from './page.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
async function openQuality(page) {
  await page.getByRole('tab', { name: 'Statistics' }).click();
  await page.getByRole('radio', { name: 'Heuristics' }).click();
}

/** The pictures, weakest first. @param {Page} page */
const maps = (page) => page.locator('heat-map');

/** @param {Page} page @param {string} name */
const map = (page, name) =>
  maps(page).filter({ has: page.getByRole('heading', { name, exact: true }) });

test('the 8-puzzle’s heuristics stand side by side, each with its mean error', async ({ page }) => {
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
  // Reinefeld (1993): 21.97 moves on average, of which Manhattan knows 14.
  await expect(map(page, 'blind').locator('p')).toHaveText('mean error 21.97: mean h 0 of 21.97');
  await expect(map(page, 'Manhattan').locator('p')).toHaveText(
    'mean error 7.97: mean h 14 of 21.97',
  );
  await expect(map(page, 'exact').locator('p')).toHaveText('mean error 0: mean h 21.97 of 21.97');
});

deskTest('counts are read by keys, which move no piece, and by pointing', async ({ page }) => {
  await open(page);
  await choose(page, 'Toys');
  await openQuality(page);
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
  // All of its cells lie at the foot; the last is the farthest of the eight exchanges.
  await blind.hover({ position: { x: (box?.width ?? 0) - 6, y: (box?.height ?? 0) - 40 } });
  await expect(map(page, 'blind').locator('p')).toContainText(/h = 0 where h\* = \d+: /);
});

deskTest('puzzles without a table of distances say why nothing is known', async ({ page }) => {
  await open(page);
  for (const [game, reason] of [
    ['15-puzzle', '10,461,394,944,000'],
    ['Knights', '67,603,900'],
  ]) {
    await choose(page, game ?? '');
    await openQuality(page);
    await expect(page.getByText('is not known here')).toContainText(reason ?? '');
    await expect(maps(page)).toHaveCount(0);
  }
});

deskTest('a search’s own positions are compared when it rests', async ({ page }) => {
  await open(page);
  await choose(page, 'Toys');
  await openQuality(page);
  await page.getByRole('combobox', { name: 'Which positions' }).selectOption('This search’s');
  await expect(page.getByText('Run IDA* · matching, or pause it')).toBeVisible();
  await button(page, 'Finish').click();
  await expect(page.getByText('what IDA* · matching has generated')).toBeVisible();
  // Its heuristic is exact.
  await expect(map(page, 'matching').locator('p')).toContainText('mean error 0:');
  // The root's cell: four exchanges, as the contest has it, of which nothing is known to the blind.
  const blind = map(page, 'blind').getByRole('application');
  await blind.focus();
  for (let n = 0; n < 5; n += 1) await page.keyboard.press('ArrowRight');
  await expect(map(page, 'blind').locator('p')).toContainText('h = 0 where h* = 4: ');
});

deskTest('a comparison that nobody looks at is given up', async ({ page }) => {
  await open(page);
  await openQuality(page);
  const comparers = () => page.workers().filter((worker) => /quality-worker/.test(worker.url()));
  await expect(maps(page)).toHaveCount(6);
  await page.getByRole('tab', { name: 'Race' }).click();
  await expect.poll(() => comparers().length).toBe(0);
});

deskTest('axe has no objection to the pictures', async ({ page }) => {
  await open(page);
  await choose(page, 'Toys');
  await openQuality(page);
  await expect(map(page, 'matching').locator('p')).toContainText('mean error 0:');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.failureSummary])).toEqual([]);
});
