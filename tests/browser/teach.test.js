// Teaching: presenting, plans, worksheets, class exercises, and own lessons.

import { objections } from './audit.js';
import { button, open } from './instrument.js';
import { deskTest, expect, test } from './page.js';
import { scan } from './scan.js';

/** @import { Page } from '@playwright/test' */

const TEACH = './#v=1&view=teach';

const panel = (/** @type {Page} */ page) => page.getByRole('complementary', { name: 'Lesson' });
const step = (/** @type {Page} */ page) => panel(page).getByRole('heading', { level: 2 });
const paper = (/** @type {Page} */ page) => page.locator('lesson-paper');
const starts = (/** @type {Page} */ page) => page.getByRole('link', { name: 'Present from here' });

deskTest('a plan, a lesson and the race are presented by two presses', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await button(page, 'Teach').click();
  await expect(starts(page).first()).toBeInViewport();
  await starts(page).nth(1).click();
  await expect(page.locator('present-frame')).toBeAttached();
  await expect(page).toHaveURL(/present=1.*&lesson=breadth-first$/);
  await expect(page.locator('teach-view')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(step(page)).toBeVisible();
  await page.goBack();
  await expect(starts(page)).toHaveCount(10);

  await open(page, TEACH);
  await page.getByRole('link', { name: 'Present lesson 1' }).click();
  await expect(page).toHaveURL(/present=1.*&lesson=states$/);
  await open(page, `./?again#v=1&puzzle=toys&view=teach`);
  await button(page, 'Present the race').click();
  await expect(page.locator('present-lanes')).toBeVisible();
  await expect(page.locator('teach-view')).toHaveCount(0);
  await expect(page).toHaveURL(/puzzle=toys.*present=1$/);
});

deskTest('results are marked, and the race is embedded', async ({ page }) => {
  await open(page, TEACH);
  await button(page, 'Mark results').click();
  await expect(page.locator('teach-view textarea')).toBeInViewport();
  expect(await objections(page), 'marking').toEqual([]);
  await button(page, 'Embed…').click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog.getByRole('textbox', { name: 'Embed' })).toHaveValue(/<rolling-cubes-race/);
  await expect(dialog.getByRole('textbox', { name: 'Embed' })).not.toHaveValue(/teach/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('link', { name: 'Download as one file' })).toHaveAttribute(
    'href',
    './rolling-cubes.html',
  );
});

test('a phone says why nothing is presented there', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'for phones');
  await open(page, TEACH);
  await expect(page.getByText('Presenting needs a screen')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Present lesson 1' })).toBeHidden();
  await expect(paper(page).getByRole('heading', { level: 2 })).toHaveCount(10);
  await expect(starts(page)).toHaveCount(0);
  expect(await objections(page)).toEqual([]);
});

deskTest('plans and worksheets unfold, print whole, and open their steps', async ({ page }) => {
  await open(page, TEACH);
  await button(page, 'Plan for 45 minutes').click();
  await expect(paper(page).getByRole('heading', { level: 2 })).toHaveCount(6);
  await expect(paper(page)).toContainText('Minute 0–8');
  await button(page, 'BFS, A*, IDA*, greedy: 90 minutes').click();
  await expect(paper(page)).toContainText('Minute 71–82');
  await button(page, 'Plan for 90 minutes').click();
  await expect(paper(page).getByRole('heading', { level: 2 })).toHaveCount(10);
  await expect(paper(page).getByRole('heading', { name: /Be the algorithm: IDA\*/ })).toContainText(
    'Minute 54–62',
  );
  expect(await objections(page), 'a plan').toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(paper(page)).toContainText('60,618');
  await expect(button(page, 'Print')).toBeHidden();
  for (const other of ['header', 'footer', 'hand-out', '.cards'])
    await expect(page.locator(other)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await button(page, 'Worksheet').click();
  await expect(paper(page)).toContainText('Lesson 14: Your own heuristic');
  await expect(paper(page)).not.toContainText('☒');
  expect(await paper(page).locator('.picture').count()).toBeGreaterThan(50);
  await page.emulateMedia({ media: 'print' });
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(pages?.length).toBeLessThan(7);
  await page.emulateMedia({ media: 'screen' });
  await button(page, 'Answers to the worksheet').click();
  await expect(paper(page)).toContainText('☒ Memory');

  await page.emulateMedia({ media: 'screen' });
  await button(page, 'Plan for 90 minutes').click();
  await expect(starts(page)).toHaveCount(10);
  await page.emulateMedia({ media: 'print' });
  const links = paper(page).locator('.address');
  const [first = ''] = await links.allInnerTexts();
  expect(first).toBe(`${page.url().replace(/#.*/, '')}#v=1&lesson=states`);
  await expect(links).toHaveCount(28);
  for (const link of await links.all()) await expect(link).toBeVisible();
  const before = paper(page).getByText('Eight cubes stand on nine squares.');
  await expect(before).toBeVisible();
  await expect(starts(page)).toHaveCount(0);
  // Prints the hosted address if the page's own is local.
  await page.evaluate(() => localStorage.setItem('hosted', 'https://example.org/cubes/'));
  await page.reload();
  await expect(links.first()).toHaveText('https://example.org/cubes/#v=1&lesson=states');
  await page.evaluate(() => localStorage.removeItem('hosted'));
  await page.reload();

  await page.emulateMedia({ media: 'screen' });
  await button(page, 'Plan for 90 minutes').click();
  const shown = paper(page).getByRole('link', { name: '#v=1&lesson=breadth-first&step=4' });
  await expect(shown).toBeHidden();
  await paper(page)
    .getByRole('button', { name: /Breadth first/ })
    .click();
  await shown.click();
  await expect(step(page)).toHaveText('The price');
  await expect(page.locator('teach-view')).toHaveCount(0);
});

deskTest('an exercise of a plan is shown to a room, with its code', async ({ page }) => {
  await open(page, TEACH);
  const link = paper(page).locator('[href*="exercise="][href*="present=1"]');
  await link.click();
  await expect(page.getByRole('heading', { name: '1 of 2 · IDA*' })).toBeVisible();
  await page.getByRole('button', { name: 'Expand' }).click();
  await expect(page).toHaveURL(/&answers=v2,expand/);
  await page.keyboard.press('q');
  const code = page.getByRole('dialog', { name: 'On your phone' });
  const scanned = await scan(page, code.getByRole('img'));
  const plain = (/** @type {string} */ url) => url.replace(/&(length=\d+|present=1)(?=&|$)/g, '');
  expect(plain(scanned ?? '')).toBe(plain(page.url()));
  expect(scanned).toMatch(/exercise=bounds:2,seed:\d+&answers=v2,expand$/);
});

const OWN = `# Mine

## [Begin][toys]

The search generates {{generated of toys}}.

### Is <b>that</b> much?

- [x] Yes
- [ ] No

> [!answer]
> It is.

[toys]: #v=1&puzzle=toys&race=bfs,iddfs
`;

/** @param {Page} page @param {string | Buffer} content */
const openFile = (page, content) =>
  page.locator('teach-view .cards input[type=file]').setInputFiles({
    name: 'lesson.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from(content),
  });

/** @param {Page} page @param {string} where @param {string} content */
const drop = (page, where, content) =>
  page.locator(where).evaluate((element, text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'lesson.md'));
    const given = { dataTransfer, bubbles: true, composed: true, cancelable: true };
    element.dispatchEvent(new DragEvent('drop', given));
  }, content);

deskTest('a lesson of one’s own is opened', async ({ page, browser, baseURL }) => {
  await open(page, TEACH);
  await openFile(page, OWN);
  await expect(step(page)).toHaveText('Begin');
  await expect(panel(page)).toContainText('The search generates 3,215.');
  await expect(panel(page)).toContainText('Is <b>that</b> much?');
  await panel(page).getByLabel('Yes').check();
  await button(page, 'Answer').click();
  await expect(panel(page)).toContainText('1 of 1 question right.');
  await expect(page).toHaveURL(/puzzle=toys&race=bfs,iddfs&lesson=z\.[\w-]+$/);
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    serviceWorkers: 'block',
  });
  const other = await context.newPage();
  await open(other, page.url());
  await expect(step(other)).toHaveText('Begin');
  await context.close();
  await page.goto('./#v=1&lesson=');
  await expect(panel(page)).toContainText('Where you are in 1 lesson, and 1 answer.');
  await button(page, 'Delete all of it').click();
  await expect(panel(page)).toContainText('Nothing yet.');
  await page.goto(TEACH);
  // A results file is not a lesson.
  await button(page, 'Mark results').click();
  await drop(page, 'results-table textarea', OWN);
  await drop(page, 'teach-view', OWN.replace('# Mine', '# Dropped'));
  await expect(panel(page)).toContainText('Dropped');

  await page.goto(`./?save${TEACH.slice(2)}`);
  const began = page.waitForEvent('download');
  await button(page, 'Save lesson 1').click();
  expect((await began).suggestedFilename()).toBe('states.md');
});
