// The state space: histogram, the board's place in it, and galleries.

import { parsed } from '../unit/shared/export/rfc4180.js';
import { objectionsInBoth } from './audit.js';
import { board, button, choose, distance, open, pick, problems, saved } from './instrument.js';
import { deskTest, expect } from './page.js';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page */
const openAtlas = (page) => page.getByRole('tab', { name: 'State space' }).click();

/** @param {Page} page */
const gallery = (page) => page.getByRole('region', { name: 'Gallery' });

/** @param {Page} page */
const exhibits = (page) => gallery(page).getByRole('listitem').getByRole('button');

/** @param {Page} page @param {'Positions' | 'Goal patterns'} kind */
const bars = (page, kind = 'Positions') =>
  page.getByRole('group', { name: `${kind} at each depth` }).getByRole('button');

/** @param {Page} page @param {'Positions' | 'Goal patterns'} [kind] */
async function counts(page, kind) {
  const names = await bars(page, kind).evaluateAll((all) =>
    all.map((bar) => bar.getAttribute('aria-label') ?? ''),
  );
  return names.map((name, depth) => {
    const [, at, count] = /^Depth (\d+), ([\d,]+) (?:position|goal pattern)s?, /.exec(name) ?? [];
    expect(Number(at)).toBe(depth);
    return Number(count?.replaceAll(',', ''));
  });
}

/** @param {readonly number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** @param {Page} page */
const surveyors = (page) => page.workers().filter((worker) => /atlas/.test(worker.url()));

deskTest('the histogram of the cubes counts all positions and patterns', async ({ page }) => {
  await open(page);
  await openAtlas(page);
  await expect(page.getByText('4,133,430 positions')).toBeVisible();
  const positions = await counts(page);
  expect([sum(positions), positions.length - 1, positions.at(-1)]).toEqual([4_133_430, 41, 2]);
  await expect(gallery(page).getByRole('heading')).toHaveText('41 rolls: the farthest there is');
  await expect(exhibits(page)).toHaveCount(2);
  expect(await objectionsInBoth(page)).toEqual([]);
  await button(page, 'Goal patterns').click();
  await expect(page.getByText('59,049 goal patterns')).toBeVisible();
  const patterns = await counts(page, 'Goal patterns');
  expect([sum(patterns), patterns.findLastIndex((n) => n > 0)]).toEqual([9 * 3 ** 8, 32]);
  await expect(exhibits(page)).toHaveCount(patterns[32] ?? 0);
});

deskTest('the histogram shows the board’s place, and leads there by keys', async ({ page }) => {
  await open(page);
  await openAtlas(page);
  await expect(page.getByText('The board shows the start. The goal is 23 rolls')).toBeVisible();
  // On a tab, arrow keys would switch tabs.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('ArrowRight');
  // One position is less deep.
  await expect(
    page.getByText(/^The board is 1 roll from the start, deeper than 0\.0000242\s% of all/),
  ).toBeVisible();
  await button(page, 'Start over').click();
  await expect(page.getByText('The board shows the start.')).toBeVisible();

  await expect(bars(page)).toHaveCount(42);
  await bars(page).nth(41).focus();
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'PageDown', 'ArrowLeft']) {
    await page.keyboard.press(key);
  }
  await expect(bars(page).nth(6)).toBeFocused();
  await expect(page.locator('depth-histogram strong')).toHaveText('Depth 6');
  await page.keyboard.press('Enter');
  await expect(bars(page).nth(6)).toHaveAttribute('aria-pressed', 'true');
  await expect(gallery(page).getByRole('heading')).toHaveText('40 positions at 6 rolls');
  await expect(exhibits(page)).toHaveCount(24 + 1);
  await button(page, 'Show more').click();
  await expect(exhibits(page)).toHaveCount(40);
  await expect(page.getByText('0 / 0')).toBeVisible();

  const height = async (/** @type {number} */ depth) => {
    const box = await bars(page).nth(depth).locator('.bar').boundingBox();
    return box?.height ?? 0;
  };
  await expect.poll(async () => (await height(28)) / (await height(0))).toBeGreaterThan(50);
  await page.getByRole('checkbox', { name: 'log' }).check();
  await expect.poll(async () => (await height(28)) / (await height(0))).toBeLessThan(30);

  await page.getByRole('button', { name: /^farthest/ }).click();
  await expect(exhibits(page)).toHaveCount(2);
  const label = await exhibits(page).first().getAttribute('aria-label');
  await exhibits(page).first().click();
  await expect(page.getByText('41 / 41')).toBeVisible();
  await expect(page.getByText('The board is 41 rolls from the start')).toBeVisible();
  const shown = await board(page).getAttribute('aria-label');
  expect(shown?.replace('Board: ', '')).toBe(label?.replace('Go there: ', ''));
  await button(page, 'Goal patterns').click();
  await bars(page, 'Goal patterns').nth(3).click();
  await expect(gallery(page).getByRole('heading')).toHaveText('8 goal patterns at 3 rolls');
  await exhibits(page).first().click();
  await expect(distance(page)).toContainText('3 to go');
  await expect(problems(page)).toContainText('Your own problem');
});

deskTest('each puzzle has its own histogram, or the reason why it has none', async ({ page }) => {
  await open(page);
  await choose(page, '8-puzzle');
  await pick(page, 2);
  await openAtlas(page);
  await expect(page.getByText('181,440 positions')).toBeVisible();
  const positions = await counts(page);
  expect([sum(positions), positions.length - 1, positions.at(-1)]).toEqual([181_440, 31, 2]);
  await expect(button(page, 'Goal patterns')).toBeHidden();
  // Where a goal is a position, the farthest become the goal.
  await exhibits(page).last().click();
  await expect(distance(page)).toHaveText('31 to go');
  await choose(page, 'Toys');
  // 16 choose 8.
  await expect(page.getByText('12,870 positions')).toBeVisible();
  await choose(page, 'Knights');
  await expect(page.getByText('All 67,603,900 positions')).toContainText('128 MiB');
  await expect.poll(() => surveyors(page).length).toBe(0);
  await button(page, 'Count them all').click();
  const progress = page.getByRole('progressbar', { name: 'Positions counted' });
  await expect.poll(() => progress.getAttribute('value').then(Number)).toBeGreaterThan(100_000);
  await expect(progress).toHaveAttribute('max', '67603900');
  await button(page, 'Cancel').click();
  await expect(button(page, 'Count them all')).toBeVisible();
  await expect.poll(() => surveyors(page).length).toBe(0);
});

deskTest('a census lasts as long as its start, and its files show it', async ({ page }) => {
  await open(page);
  await openAtlas(page);
  await expect(bars(page)).toHaveCount(42);
  const [first] = surveyors(page);
  expect(first).toBeDefined();
  await page.getByRole('tab', { name: 'Race' }).click();
  await openAtlas(page);
  await expect(bars(page)).toHaveCount(42);
  expect(surveyors(page)).toEqual([first]);
  // Sample 3 starts from the same corner, the eighth from an edge.
  await pick(page, 2);
  await expect(page.getByText('The goal is 13 rolls from the start.')).toBeVisible();
  expect(surveyors(page)).toEqual([first]);

  // Unit tests read each record of the files.
  const { rows, rest } = parsed(String((await saved(page, 'CSV')).content));
  const [head, ...records] = rows;
  expect([head, rest]).toEqual([['depth', 'positions', 'patterns', 'link'], '']);
  expect(records.map(([, n]) => Number(n))).toEqual(await counts(page));
  expect(new Set(records.map((row) => row.at(-1)))).toEqual(new Set([page.url()]));
  const group = 'Save what the gallery shows';
  // 3-D cubes are pixels in a picture of pixels.
  const round = String((await saved(page, 'SVG', group)).content);
  expect(round.match(/<image href="data:image\/png;base64,[^"]{1000,}"/g)).toHaveLength(2);
  const png = (await saved(page, 'PNG', group)).content.toString('base64');
  const colours = await page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const ctx = canvas.getContext('2d');
    ctx?.drawImage(picture, 0, 0);
    // The first board: below the title, above the text forms.
    const { data = [] } = ctx?.getImageData(48, 160, 240, 220) ?? {};
    const seen = new Set();
    for (let i = 0; i < data.length; i += 4) seen.add((data[i] ?? 0) >> 5);
    return seen.size;
  }, png);
  expect(colours).toBeGreaterThan(3);

  await pick(page, 7);
  await expect(page.getByText('3,306,744 positions')).toBeVisible();
  // Browsers list ended workers for a while.
  await expect.poll(() => surveyors(page)).not.toContain(first);
  await page.getByRole('tab', { name: 'Race' }).click();
  await choose(page, 'Toys');
  await expect.poll(() => surveyors(page).length).toBe(0);
});
