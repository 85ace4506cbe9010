// Sweeps over all problems: counted in the page, opened from a file, and saved.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parsed } from '../unit/export/rfc4180.js';
import { objections } from './audit.js';
import { button, open } from './instrument.js';
import { deskTest, expect } from './page.js';

/** @import { Page } from '@playwright/test' */

const FILE = 'tests/instances/sweep-toys.json';

/** @param {Page} page @param {string} name @param {string} text */
const pick = (page, name, text) =>
  page
    .locator('sweep-view input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

/** @param {Page} page @param {string} title */
async function savedOf(page, title) {
  const download = page.waitForEvent('download');
  await page
    .getByRole('group', { name: title })
    .getByRole('button', { name: 'Save the numbers as comma-separated values' })
    .click();
  const file = await (await download).path();
  return parsed(readFileSync(file, 'utf8')).rows;
}

deskTest('a sweep is counted here, and is what the command line counts', async ({ page }) => {
  await open(page, './#v=1&puzzle=toys&view=atlas');
  await button(page, 'All problems →').click();
  await expect(
    page.getByText('Here: problems of the toys of 0 and 1 with the start 1111000011100010'),
  ).toBeVisible();
  await button(page, 'Count').click();
  await expect(page.getByText('every 129th of the goals, 100 problems (counted here)')).toBeVisible(
    {
      timeout: 60_000,
    },
  );
  expect(await objections(page)).toEqual([]);
  const [head = [], first = []] = await savedOf(page, 'What must be expanded');
  const command = first.at(-1) ?? '';
  expect(head.at(-1)).toBe('command');
  const [program = '', before] = process.env.ROLLING_CUBES
    ? [process.env.ROLLING_CUBES, []]
    : ['cargo', ['run', '--quiet', '--']];
  const args = [...command.split(' ').slice(1), '--json'];
  const report = JSON.parse(String(execFileSync(program, [...before, ...args])));
  expect(Number(first[head.indexOf('mean')])).toBe(report.summaries[0].counts.forward.mean);
  const [names = [], ...rows] = await savedOf(page, 'Where backward beats forward');
  const two = rows.map((row) => Number(row[names.indexOf('two_sides_less')]));
  expect(two.reduce((sum, n) => sum + n, 0)).toBe(report.summaries[0].two_sides_against_one.first);
  await button(page, '← One space').click();
  await expect(page.getByText('12,870 positions')).toBeVisible();
});

deskTest(
  'a sweep that was counted here stands in the link, and is counted again by whoever opens it',
  async ({ page }) => {
    await open(page, './#v=1&puzzle=toys&view=atlas');
    await button(page, 'All problems →').click();
    await expect.poll(() => page.url()).toMatch(/&view=atlas&sweep=none$/);
    await page.getByLabel('Seed').fill('7');
    await page.getByLabel('Seed').press('Enter');
    await button(page, 'Count').click();
    const verdict = page.getByText('Backward, A* has less to expand for');
    await expect(verdict).toBeVisible({ timeout: 60_000 });
    const sentence = await verdict.textContent();
    await expect.poll(() => page.url()).toMatch(/&sweep=100,7$/);
    // A census has no such key; the sweep restores it.
    await button(page, '← One space').click();
    await expect.poll(() => page.url()).not.toContain('sweep=');
    await button(page, 'All problems →').click();
    await expect.poll(() => page.url()).toMatch(/&sweep=100,7$/);
    await page.getByRole('tab', { name: 'Race' }).click();
    await expect.poll(() => page.url()).not.toContain('sweep=');
    await page.goBack();
    await expect(verdict).toBeVisible();
    const link = page.url();
    await page.reload();
    await expect(page.getByText('every 129th of the goals, 100 problems')).toBeVisible({
      timeout: 60_000,
    });
    await expect(verdict).toHaveText(sentence ?? '', { timeout: 60_000 });
    await expect(page.getByLabel('Seed')).toHaveValue('7');
    expect(page.url()).toBe(link);
    // Links without a sweep show the census, and invalid ones are reported.
    await page.goto('./#v=1&puzzle=toys&view=atlas&theme=dark');
    await expect(page.getByText('12,870 positions')).toBeVisible();
    await page.goto('./#v=1&puzzle=toys&view=atlas&sweep=101,1');
    await expect(page.locator('link-note')).toContainText('101,1');
    await expect(page.locator('link-note')).toContainText('100 | 300 | 1000 | 3000');
  },
);

deskTest(
  'a sweep’s file is opened, one that is no sweep’s is refused, and what was drawn stays',
  async ({ page }) => {
    await open(page, './#v=1&puzzle=tiles&start=0123456789abcdef&goal=0123456789abcdef&view=atlas');
    await button(page, 'All problems →').click();
    await expect(page.getByText('Problems of the 15-puzzle are not swept here')).toBeVisible();
    const text = readFileSync(FILE, 'utf8');
    await pick(page, 'toys.json', text);
    await expect(page.getByText('100 problems (from toys.json)')).toBeVisible();
    const verdict = page.getByText('Backward, A* has less to expand for');
    const sentence = await verdict.textContent();
    const hostile = text.replace('"half-mismatch/half-mismatch"', '"<img src=x onerror=alert(1)>"');
    for (const [name, content, why] of [
      ['hostile.json', hostile, 'heuristics[0]: "<img src=x onerror=alert(1)>" given'],
      ['other.json', '{"a": 1}', 'the file: {…} given; allowed: an object of version'],
      ['no.json', 'no', 'it is not JSON'],
      ['long.json', `"${'x'.repeat(2_000_001)}"`, 'it is longer than 2,000,000 bytes'],
    ]) {
      await pick(page, name ?? '', content ?? '');
      await expect(page.getByRole('alert')).toContainText(`${name} was not opened: ${why}`);
      expect(await verdict.textContent()).toBe(sentence);
      await expect(page.locator('sweep-view img')).toHaveCount(0);
    }
    await pick(page, 'again.json', text);
    await expect(page.getByText('(from again.json)')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    const plot = page.locator('sweep-view figure-plot').first().locator('.plot');
    await plot.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('C* 1, 1 problem: backward less for 0')).toBeVisible();
    expect(await objections(page)).toEqual([]);
  },
);
