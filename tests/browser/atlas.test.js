// The state space: histogram, the board's place in it, and galleries.

import { parsed } from '../unit/export/rfc4180.js';
import { objections } from './audit.js';
import { board, button, choose, distance, open, pick, problems, saved } from './instrument.js';
import { deskTest, expect, test } from './page.js';

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

test('the cubes’ histogram counts all 4,133,430 positions, the farthest 41 rolls away', async ({
  page,
}) => {
  await open(page);
  await openAtlas(page);
  await expect(page.getByText('4,133,430 positions')).toBeVisible();
  const positions = await counts(page);
  expect([sum(positions), positions.length - 1, positions.at(-1)]).toEqual([4_133_430, 41, 2]);
  await expect(gallery(page).getByRole('heading')).toHaveText('41 rolls: the farthest there is');
  await expect(exhibits(page)).toHaveCount(2);
  await button(page, 'Goal patterns').click();
  await expect(page.getByText('59,049 goal patterns')).toBeVisible();
  const patterns = await counts(page, 'Goal patterns');
  expect([sum(patterns), patterns.findLastIndex((n) => n > 0)]).toEqual([9 * 3 ** 8, 32]);
  await expect(exhibits(page)).toHaveCount(patterns[32] ?? 0);
});

deskTest('the marker follows every move on the board, and back again', async ({ page }) => {
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
  await page.keyboard.press('ArrowDown');
  // Two from a corner: the start, and its neighbours.
  await expect(
    page.getByText(/^The board is 2 rolls from the start, deeper than 0\.0000726\s% of all/),
  ).toBeVisible();
  await button(page, 'Start over').click();
  await expect(page.getByText('The board shows the start.')).toBeVisible();
});

deskTest('the hardest goal is one click from the board', async ({ page }) => {
  await open(page);
  // From an edge, 37 rolls.
  await pick(page, 10);
  await openAtlas(page);
  await button(page, 'Goal patterns').click();
  await page.getByRole('button', { name: /^farthest/ }).click();
  await expect(gallery(page).getByRole('heading')).toHaveText(
    '37 rolls: the hardest goal there is',
  );
  await bars(page, 'Goal patterns').nth(3).click();
  await expect(gallery(page).getByRole('heading')).toHaveText('10 goal patterns at 3 rolls');
  await exhibits(page).first().click();
  await expect(distance(page)).toHaveText('3 to go');
  await expect(problems(page)).toContainText('Your own problem');
  await page.getByRole('button', { name: /^farthest/ }).click();
  // The gallery keeps the earlier exhibits until then.
  await expect(exhibits(page)).toHaveCount(1);
  await exhibits(page).click();
  await expect(distance(page)).toHaveText('37 to go');
  await expect(page.getByText('The goal is 37 rolls from the start.')).toBeVisible();
});

deskTest('the board rolls to one of the farthest positions by a shortest way', async ({ page }) => {
  await open(page);
  await openAtlas(page);
  const label = await exhibits(page).first().getAttribute('aria-label');
  await exhibits(page).first().click();
  await expect(page.getByText('41 / 41')).toBeVisible();
  await expect(page.getByText('The board is 41 rolls from the start')).toBeVisible();
  const shown = await board(page).getAttribute('aria-label');
  expect(shown?.replace('Board: ', '')).toBe(label?.replace('Go there: ', ''));
});

deskTest('where a goal is a position, the farthest become the goal', async ({ page }) => {
  await open(page);
  await choose(page, '8-puzzle');
  await pick(page, 1);
  await openAtlas(page);
  await expect(page.getByText('181,440 positions')).toBeVisible();
  const positions = await counts(page);
  expect([sum(positions), positions.length - 1, positions.at(-1)]).toEqual([181_440, 31, 2]);
  await expect(button(page, 'Goal patterns')).toBeHidden();
  await exhibits(page).last().click();
  await expect(distance(page)).toHaveText('31 to go');
  await choose(page, 'Toys');
  // 16 choose 8.
  await expect(page.getByText('12,870 positions')).toBeVisible();
});

deskTest('bars are walked by keys and open galleries, and no piece moves', async ({ page }) => {
  await open(page);
  await openAtlas(page);
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
  await expect(gallery(page)).toContainText('The first 24 of 40');
  await expect(exhibits(page)).toHaveCount(24 + 1);
  await button(page, 'Show more').click();
  await expect(exhibits(page)).toHaveCount(40);
  await expect(page.getByText('0 / 0')).toBeVisible();
});

deskTest('a logarithmic scale makes one position seen beside half a million', async ({ page }) => {
  await open(page);
  await openAtlas(page);
  await expect(bars(page)).toHaveCount(42);
  const height = async (/** @type {number} */ depth) => {
    const box = await bars(page).nth(depth).locator('.bar').boundingBox();
    return box?.height ?? 0;
  };
  await expect.poll(async () => (await height(28)) / (await height(0))).toBeGreaterThan(50);
  await page.getByRole('checkbox', { name: 'log' }).check();
  await expect.poll(async () => (await height(28)) / (await height(0))).toBeLessThan(30);
});

deskTest('the knights’ size is said first, and their count can be cancelled', async ({ page }) => {
  await open(page);
  await choose(page, 'Knights');
  await openAtlas(page);
  await expect(page.getByText('All 67,603,900 positions')).toContainText('128 MiB');
  expect(surveyors(page)).toHaveLength(0);
  await button(page, 'Count them all').click();
  const progress = page.getByRole('progressbar', { name: 'Positions counted' });
  await expect.poll(() => progress.getAttribute('value').then(Number)).toBeGreaterThan(100_000);
  await expect(progress).toHaveAttribute('max', '67603900');
  await button(page, 'Cancel').click();
  await expect(button(page, 'Count them all')).toBeVisible();
  await expect.poll(() => surveyors(page).length).toBe(0);
});

deskTest('the 15-puzzle says why it has no atlas', async ({ page }) => {
  await open(page);
  await choose(page, '15-puzzle');
  await openAtlas(page);
  await expect(page.getByText('The state space of the 15-puzzle is too large')).toContainText(
    '16!/2 = 10,461,394,944,000',
  );
});

deskTest('a census is kept while its start stays, and given up with it', async ({ page }) => {
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
  await pick(page, 7);
  await expect(page.getByText('3,306,744 positions')).toBeVisible();
  // Browsers list ended workers for a while.
  await expect.poll(() => surveyors(page)).not.toContain(first);
  await page.getByRole('tab', { name: 'Race' }).click();
  await choose(page, 'Toys');
  await expect.poll(() => surveyors(page).length).toBe(0);
});

deskTest('a count that broke says so, and can be begun again', async ({ page, complaints }) => {
  await page.route('**/worker-*', (route) => route.abort());
  await open(page);
  await openAtlas(page);
  await expect(page.getByRole('alert')).toContainText('The count stopped');
  complaints.length = 0;
  await page.unroute('**/worker-*');
  await button(page, 'Try again').click();
  await expect(page.getByText('4,133,430 positions')).toBeVisible();
});

deskTest('the histogram is saved as it is on the screen, with its link', async ({ page }) => {
  await open(page);
  await openAtlas(page);
  await expect(page.getByText('4,133,430 positions')).toBeVisible();
  await expect(bars(page)).toHaveCount(42);
  const { name, content } = await saved(page, 'CSV');
  expect(name).toBe('rolling-cubes-cubes-depths.csv');
  const { rows, rest } = parsed(String(content));
  const [head, ...records] = rows;
  expect([head, rest]).toEqual([['depth', 'positions', 'patterns', 'link'], '']);
  expect(records.map(([depth]) => Number(depth))).toEqual(records.map((_, n) => n));
  expect(records.map(([, n]) => Number(n))).toEqual(await counts(page));
  expect(new Set(records.map((row) => row.at(-1)))).toEqual(new Set([page.url()]));
  expect(page.url()).toContain('view=atlas');

  await button(page, 'Goal patterns').click();
  const patterns = await counts(page, 'Goal patterns');
  await expect.poll(() => page.url()).toContain('view=atlas&show=patterns');
  const json = JSON.parse(String((await saved(page, 'JSON')).content));
  expect(json.map((/** @type {{patterns: number}} */ row) => row.patterns)).toEqual(patterns);

  const svg = String((await saved(page, 'SVG')).content);
  const drawn = await page.evaluate((text) => {
    const { documentElement: root } = new DOMParser().parseFromString(text, 'image/svg+xml');
    return {
      root: root.nodeName,
      link: root.querySelector('desc')?.textContent,
      // Without the background.
      bars: root.querySelectorAll('rect').length - 1,
      texts: [...root.querySelectorAll('text')].map((one) => one.textContent),
    };
  }, svg);
  const there = patterns.filter((n) => n > 0).length;
  expect(drawn).toMatchObject({ root: 'svg', link: page.url(), bars: there });
  expect(drawn.texts).toEqual(expect.arrayContaining(['Goal patterns at each depth', 'goal']));
  const png = (await saved(page, 'PNG')).content;
  expect([...png.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
});

deskTest(
  'what a gallery shows is saved, and each goal’s link opens its problem',
  async ({ page }) => {
    const group = 'Save what the gallery shows';
    await open(page);
    await openAtlas(page);
    await button(page, 'Goal patterns').click();
    await bars(page, 'Goal patterns').nth(3).click();
    await expect(gallery(page).getByRole('heading')).toHaveText('8 goal patterns at 3 rolls');
    const { rows } = parsed(String((await saved(page, 'CSV', group)).content));
    const [head, ...records] = rows;
    expect(head).toEqual(['depth', 'pattern', 'link']);
    expect(records).toHaveLength(8);
    const svg = String((await saved(page, 'SVG', group)).content);
    for (const [depth, pattern = '', link = ''] of records) {
      expect([depth, svg.includes(pattern)]).toEqual(['3', true]);
      expect(link).toContain(`goal=${pattern}`);
    }
    expect(svg.match(/<svg /g)).toHaveLength(8 + 1);
    await open(page, records[4]?.[2]);
    await expect(distance(page)).toHaveText('3 to go');

    // 3-D cubes are pixels in a picture of pixels.
    await button(page, 'Positions').click();
    await expect(exhibits(page)).toHaveCount(2);
    const round = String((await saved(page, 'SVG', group)).content);
    expect(round.match(/<image href="data:image\/png;base64,[^"]{1000,}"/g)).toHaveLength(2);
    const png = (await saved(page, 'PNG', group)).content;
    const colours = await page.evaluate(
      async (bytes) => {
        const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
        const canvas = new OffscreenCanvas(picture.width, picture.height);
        const ctx = canvas.getContext('2d');
        ctx?.drawImage(picture, 0, 0);
        // The first board: below the title, above the text forms.
        const { data = [] } = ctx?.getImageData(48, 160, 240, 220) ?? {};
        const seen = new Set();
        for (let i = 0; i < data.length; i += 4) seen.add((data[i] ?? 0) >> 5);
        return seen.size;
      },
      [...png],
    );
    expect(colours).toBeGreaterThan(3);
  },
);

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    deskTest('axe has no objection to the atlas', async ({ page }) => {
      await open(page);
      await openAtlas(page);
      for (const depth of [12, 41]) {
        await bars(page).nth(depth).click();
        await expect(exhibits(page).first()).toBeVisible();
        expect(await objections(page)).toEqual([]);
      }
    });
  });
}
