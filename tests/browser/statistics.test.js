// Charts: files and links equal the screen.

import { parsed } from '../unit/shared/export/rfc4180.js';
import { fragment, paste, settled } from './address.js';
import { objections } from './audit.js';
import { addLane, button, choose, counter, lane, open, saved, verdict } from './instrument.js';
import { deskTest, expect, test } from './page.js';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page */
const toStatistics = (page) => page.getByRole('tab', { name: 'Charts' }).click();

/** @param {Page} page @param {string} name */
const picture = (page, name) => page.getByRole('radio', { name, exact: true }).click();

/** @param {Page} page */
async function raced(page) {
  await open(page);
  await addLane(page, { Search: 'A*', Heuristic: 'misplaced' });
  await button(page, 'Finish').click();
  await expect(verdict(page)).toBeVisible();
}

/** @param {Buffer} content */
function records(content) {
  const { rows, rest } = parsed(String(content));
  expect(rest).toBe('');
  const [head = [], ...others] = rows;
  return others.map((row) => {
    expect(row).toHaveLength(head.length);
    return Object.fromEntries(head.map((name, n) => [name, row[n] ?? '']));
  });
}

deskTest('a saved picture’s link makes it again', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await raced(page);
  await toStatistics(page);
  // Unit tests read the files of every chart; a picture of pixels needs a canvas.
  const png = (await saved(page, 'PNG')).content;
  expect([png.readUInt32BE(16), png.readUInt32BE(20) > 900]).toEqual([1920, true]);
  await picture(page, 'Iterations');
  await expect.poll(() => fragment(page)).toMatch(/&view=statistics&show=iterations&at=/);
  const svg = String((await saved(page, 'SVG')).content);
  // Ink on white paper, whatever the theme.
  const inks = [...svg.matchAll(/<text[^>]* fill="rgb\((\d+), (\d+), (\d+)\)"/g)];
  expect(inks.length).toBeGreaterThan(5);
  for (const [, ...ink] of inks) expect(Math.max(...ink.map(Number))).toBeLessThan(128);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  const link = /<desc>([^<]*)/.exec(svg)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const other = await context.newPage();
  await open(other, link);
  await expect.poll(async () => String((await saved(other, 'SVG')).content)).toBe(svg);
  await paste(other, 'v=1&puzzle=cubes&view=tree&show=depth,lane-2&at=end,end');
  await button(other, 'Options').click();
  await expect(other.getByRole('combobox', { name: 'Colour by' })).toHaveValue('depth');
  await expect.poll(() => fragment(other)).toContain('view=tree&show=depth,lane-2');
});

deskTest('every picture is drawn, and read by keys', async ({ page }) => {
  await raced(page);
  const styles = (/** @type {string} */ selector, /** @type {string} */ line) =>
    page.locator(selector).evaluateAll(
      (keys, line) =>
        keys.map((key) => {
          const curve = key.querySelector(line);
          // The outline's shape, without place and size.
          const marker = key.querySelector('path:last-of-type')?.getAttribute('d') ?? '';
          const numbers = (marker.match(/-?[\d.]+/g) ?? []).map(Number);
          const dash = curve?.getAttribute('stroke-dasharray') || 'none';
          return [dash, numbers.length, marker.includes('a')].join();
        }),
      line,
    );
  const onCards = await styles('lane-card .key', 'line');
  expect(new Set(onCards).size).toBe(3);
  await toStatistics(page);
  await picture(page, 'Memory');
  await expect.poll(() => styles('figure-plot .legend svg', 'path')).toEqual(onCards);
  const figure = page.locator('figure-plot');
  for (const name of ['Depths', 'Iterations', 'Branching', 'Memory', 'Frontiers']) {
    await picture(page, name);
    await expect(figure.getByRole('img')).toHaveAttribute('aria-label', /misplaced|Bidirectional/);
  }
  await picture(page, 'Depths');
  const plot = page.getByRole('group', { name: 'Positions generated at each depth' });
  await plot.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
  await expect(figure.locator('.said')).toContainText(
    /Bidirectional BFS, from the start, depth 1: \d+ generated/,
  );
  // Arrow keys moved no piece.
  await expect(page.getByText('0 / 23')).toBeVisible();

  await picture(page, 'Counters');
  const term = page.getByRole('button', { name: 'duplicates', exact: true });
  const meaning = page.getByRole('tooltip').filter({ hasText: 'already stored' });
  await expect(meaning).toBeHidden();
  await term.focus();
  await expect(meaning).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(meaning).toBeHidden();
  await expect(page.getByRole('tooltip').filter({ hasText: 'cut by the bound' })).toBeVisible();
});

deskTest('an experiment’s points open their instances, as its file has them', async ({ page }) => {
  await open(page);
  await choose(page, '8-puzzle');
  await toStatistics(page);
  await picture(page, 'Experiment');
  await page.getByRole('spinbutton', { name: 'Instances' }).fill('20');
  await page.getByRole('spinbutton', { name: 'Depth from' }).fill('12');
  await page.getByRole('spinbutton', { name: 'to', exact: true }).fill('15');
  await button(page, 'Begin').click();
  await expect(page.getByText('20 instances, 40 runs, in ')).toBeVisible();
  const rows = records((await saved(page, 'CSV')).content);
  expect(rows).toHaveLength(40);
  expect(new Set(rows.map(({ distance }) => distance))).toEqual(new Set(['12', '13', '14', '15']));
  for (const row of rows) expect(row.length).toBe(row.distance);

  // By keys to the first point, then to its instance.
  await page.getByRole('group', { name: 'Positions generated on random instances' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('figure-plot .said')).toContainText('seed');
  const text = (await page.locator('figure-plot .said').innerText()).trim();
  const [, seed, distance] = /seed (\d+), (\d+) moves/.exec(text) ?? [];
  await page.keyboard.press('Enter');
  await expect(page.locator('guide-bar output')).toContainText(`${distance} to go`);
  await button(page, 'Finish').click();
  const named = 'IDA* · Manhattan';
  await expect(lane(page, named)).toContainText(`${distance} moves, proved shortest`);
  const row = rows.find((one) => one.seed === seed && one.search === 'ida-star/manhattan');
  expect(await counter(page, named, 'generated')).toBe(Number(row?.generated));
  expect(decodeURIComponent(row?.link ?? '')).toContain(`start=${row?.start?.replace(/^'/, '')}&`);
});

deskTest('an experiment is cancelled at once, and what it has come to stays', async ({ page }) => {
  await open(page);
  await toStatistics(page);
  await picture(page, 'Experiment');
  const instances = page.getByRole('spinbutton', { name: 'Instances' });
  const before = await instances.inputValue();
  await instances.fill('');
  await instances.press('Tab');
  await expect(instances, 'an emptied field has its number again').toHaveValue(before);
  // Invalid values stay editable, but out of links.
  for (const wrong of ['-3', '2.5', '501']) {
    await instances.fill(wrong);
    await instances.press('Tab');
    await expect(instances).toHaveValue(wrong);
    expect(await settled(page)).not.toContain('experiment=');
  }
  // Long enough to run for minutes.
  await instances.fill('500');
  await page.getByRole('spinbutton', { name: 'Limit of nodes' }).fill('20000000');
  await page.getByRole('spinbutton', { name: 'to', exact: true }).fill('26');
  await button(page, 'Begin').click();
  await expect(page.getByRole('progressbar', { name: 'Progress of the experiment' })).toBeVisible();
  await expect(page.locator('figure-plot')).toBeVisible();
  await button(page, 'Cancel').click();
  await expect(page.getByText(/^Cancelled after \d+ of 500 instances$/)).toBeVisible();
  await expect(page.locator('figure-plot')).toBeVisible();
  await expect(button(page, 'Begin')).toBeVisible();
});

test('charts pass axe, and none is wider than the screen', async ({ page }) => {
  await raced(page);
  await toStatistics(page);
  for (const name of ['Depths', 'Branching', 'Counters', 'Experiment']) {
    await picture(page, name);
    expect(await objections(page), name).toEqual([]);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, name).toBe(0);
  }
});
