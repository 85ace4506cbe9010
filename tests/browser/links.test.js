// Links: the address and the page follow each other, and invalid parts are reported.

import { readFileSync } from 'node:fs';
import { fragment, paste, seen } from './address.js';
import {
  board,
  button,
  distance,
  fromMenu,
  gameShown,
  lane,
  lanes,
  open,
  pick,
  problems,
  showChart,
  verdict,
} from './instrument.js';
import { deskTest, expect } from './page.js';

/** @import { Page } from '@playwright/test' */

deskTest('every act is in the address, also after a reload', async ({ page }) => {
  await open(page);
  expect(fragment(page)).toBe('v=1');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await button(page, 'One move back').click();
  await expect.poll(() => fragment(page)).toBe('v=1&puzzle=cubes&moves=D.R');
  await button(page, 'Finish').click();
  await expect(verdict(page)).toBeVisible();
  await expect.poll(() => fragment(page)).toBe('v=1&puzzle=cubes&moves=D.R&at=end,end');
  await fromMenu(page, 'Light or dark');
  await expect.poll(() => fragment(page)).toContain('&theme=dark');
  const before = await seen(page);
  await page.reload();
  await expect(verdict(page)).toBeVisible();
  expect(await seen(page)).toEqual(before);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(distance(page)).toContainText('to go');
});

deskTest('a board that was turned is seen from there again', async ({ page }) => {
  await open(page);
  const box = (await board(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + 8, box.y + box.height - 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 108, box.y + box.height - 48, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => fragment(page)).toMatch(/^v=1&puzzle=cubes&camera=-?\d+,\d+$/);
  // Whole degrees.
  const link = fragment(page);
  await page.reload();
  await expect(distance(page)).toHaveText('23 to go');
  let turned = await board(page).screenshot();
  const isAtRest = async () => {
    const before = turned;
    turned = await board(page).screenshot();
    return turned.equals(before);
  };
  await expect.poll(isAtRest).toBe(true);
  const isTurned = async () => (await board(page).screenshot()).equals(turned);
  await paste(page, 'v=1&puzzle=cubes');
  await expect.poll(isTurned).toBe(false);
  await paste(page, link);
  await expect.poll(isTurned).toBe(true);
});

deskTest('a choice of a link is shown as chosen', async ({ page }) => {
  await open(page);
  const problem = problems(page);
  await showChart(page);
  const mode = page.getByRole('combobox', { name: 'Fairness' });
  await pick(page, 1);
  const link = fragment(page);
  await pick(page, 2);
  await paste(page, link);
  await expect(problem).toHaveValue('3');
  await mode.selectOption('nodes');
  await mode.selectOption('time');
  // The address follows with a delay; an equal link is not opened.
  await expect.poll(() => fragment(page)).toBe(link);
  await paste(page, `${link}&mode=nodes`);
  await expect(mode).toHaveValue('nodes');
});

deskTest('a link keeps the race from running by itself on a first visit', async ({ page }) => {
  await page.clock.install();
  await page.goto('./#v=1&puzzle=toys');
  await expect(page.locator('html')).toHaveAttribute('data-engine', 'ready');
  await expect(lane(page, 'Bidirectional BFS')).toContainText('Ready');
  await page.clock.runFor(10_000);
  await expect(lane(page, 'Bidirectional BFS')).toContainText('Ready');
});

/** @type {(link: string) => string[]} */
const lostFormsOf = (link) => [`?${link}`, `%23${link}`, `?${encodeURIComponent(link)}`];

deskTest('a link without its # is opened as if it had it', async ({ page, baseURL }) => {
  const link = 'v=1&puzzle=toys&race=bfs,a-star/matching&moves=1222';
  const index = readFileSync('dist/index.html', 'utf8');
  // A host that serves the page for unknown paths.
  await page.route(
    (url) => url.pathname.includes('%23'),
    (route) => route.fulfill({ contentType: 'text/html', body: index }),
  );
  for (const lost of lostFormsOf(link)) {
    await open(page, `./${lost}`);
    await expect(lanes(page), lost).toHaveCount(2);
    expect((await seen(page)).place, lost).toBe('move 1 of 1');
    expect(page.url(), lost).toBe(`${baseURL}#${link}`);
    await expect(page.locator('link-note'), lost).toHaveCount(0);
  }

  for (const address of ['?v=1&puzzle=toys#v=1&puzzle=knights', '?preview=1&v=3']) {
    await open(page, `./${address}`);
    expect(page.url()).toBe(baseURL + address);
    await expect(gameShown(page)).toHaveText(address.includes('#') ? 'Knights' : 'Cubes');
    await expect(page.locator('link-note')).toHaveCount(0);
  }
});

deskTest('a link that is cut or not understood is said to be so', async ({ page }) => {
  {
    const bold = '%3Cb%3Ebold%3C/b%3E';
    await open(page, `./#v=2&puzzle=toys&moves=1222${bold}&race=bfs,no-such-search&sound=${bold}`);
    const note = page.getByRole('status', { name: 'The link' });
    await expect(note).toContainText('This link has parts that this page does not understand');
    for (const part of [
      "v: '2'",
      "moves: '<b>b' as move 2",
      "race: 'no-such-search'",
      "sound: '<b>bold</b>'",
    ]) {
      await expect(note).toContainText(part);
    }
    expect(await note.locator('b').count()).toBe(0);
    await expect(lanes(page)).toHaveCount(1);
    expect((await seen(page)).place).toBe('move 1 of 1');
    await button(page, 'Dismiss').click();
    await expect(note).toBeHidden();
    await paste(page, 'v=1&puzzle=chess');
    await expect(note).toContainText("puzzle: 'chess'");
    await paste(page, 'v=1&puzzle=toys&leson=ida-star');
    await expect(note).toContainText("leson: 'ida-star'");
    await expect(note).toContainText('present, alone, exercise, answers');
    await paste(page, 'v=1&puzzle=knights');
    await expect(note).toBeHidden();
  }

  {
    const note = page.locator('link-note');
    const rest = 'exercise=order,seed:1&answers=linear_conflict-man';
    await paste(page, `v=1&length=99&${rest}`);
    await expect(note).toContainText('The end of this link is missing');
    await expect(note.locator('li')).toHaveCount(0);
    await expect(page.locator('exercise-desk')).toBeVisible();
    await paste(page, `v=1&length=99&lang=de&${rest}`);
    await expect(note).toContainText('Das Ende dieses Links fehlt');
    await paste(page, 'v=1&lang=en&lesson=z.VVA9');
    await expect(page.locator('lesson-panel').getByRole('alert')).toHaveText(
      'The link does not hold the whole lesson: it was cut or changed on its way here. Ask for the whole link.',
    );
  }
});
