// Lessons: by keys, from a link, on paper, and embedded.

import { pathToFileURL } from 'node:url';
import { parsedFiles } from '../unit/features/lessons/files.js';
import { follow } from './at-rest.js';
import { objections } from './audit.js';
import { inSight } from './in-sight.js';
import { board, button, open, showOwn } from './instrument.js';
import { deskTest, expect, test } from './page.js';

/** @import { Lesson, Step } from '../../www/features/lessons/parse.js' */
/** @import { Page } from '@playwright/test' */

const LESSONS = parsedFiles()
  .filter(({ path }) => path.includes('/en/'))
  .map(({ path, lesson }) => ({ id: path.replace(/^.*\/\d+-|\.md$/g, ''), lesson }));

const panel = (/** @type {Page} */ page) => page.getByRole('complementary', { name: 'Lesson' });
const step = (/** @type {Page} */ page) => panel(page).getByRole('heading', { level: 2 });

/** @param {Page} page */
const focused = (page) =>
  page.evaluate(() => {
    let here = document.activeElement;
    while (here?.shadowRoot?.activeElement) here = here.shadowRoot.activeElement;
    const text = (here?.getAttribute('aria-label') ?? here?.textContent ?? '').trim();
    return `${here instanceof HTMLInputElement ? here.type : (here?.localName ?? '')} ${text}`;
  });

/** @param {Page} page @param {RegExp} wanted */
async function tabTo(page, wanted) {
  for (let presses = 0; presses < 60; presses += 1) {
    if (wanted.test(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no ${wanted} can be reached by Tab`);
}

/** @param {Page} page @param {Step} step */
async function answer(page, { parts }) {
  for (const part of parts) {
    if (part.kind !== 'question') continue;
    if (part.number) {
      await tabTo(page, /^text /);
      await page.keyboard.type('1000');
    } else {
      await tabTo(page, /^(radio|checkbox) /);
      await page.keyboard.press('Space');
    }
    await tabTo(page, /^button Answer$/);
    await page.keyboard.press('Enter');
    await expect(panel(page).locator('.verdict').last()).toHaveText(
      /^\s*(Right|Close enough|Not quite|It’s)\b/,
    );
  }
}

/** @param {Page} page */
async function expectSetUp(page) {
  await expect(panel(page).locator('.number', { hasText: '?' })).toHaveCount(0);
  await expect(page.locator('link-note')).toHaveCount(0);
  const { controls } = await inSight(page);
  expect(controls.length, `${page.url()}: ${controls.join(', ')}`).toBeLessThanOrEqual(25);
}

/** @param {Page} page @param {Lesson} lesson */
async function walk(page, { steps }) {
  for (const [n, one] of steps.entries()) {
    await expect(step(page)).toHaveText(one.title);
    await answer(page, one);
    await expectSetUp(page);
    if (n === steps.length - 1) break;
    await tabTo(page, /^button Next$/);
    await page.keyboard.press('Enter');
  }
  await expect(panel(page)).toContainText(/of \d+ questions right\./);
}

deskTest('a lesson is read, asked and answered by keys', async ({ page }) => {
  await open(page, './#v=1&lesson=');
  expect(await objections(page), 'the list').toEqual([]);
  const lesson = /** @type {Lesson} */ (LESSONS.find(({ id }) => id === 'ida-star')?.lesson);
  await tabTo(page, new RegExp(`^a ${lesson.title.replace(/[*?]/g, '\\$&')}`));
  await page.keyboard.press('Enter');
  await walk(page, lesson);
  expect(await objections(page), 'a step').toEqual([]);
  await tabTo(page, /^button ‹ All lessons$/);
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText('Stored on this device')).toBeAttached();
});

// Unit tests open the link of every step, and answer every question.
deskTest('a step of each lesson sets up what it is about, with few controls', async ({ page }) => {
  await open(page, './#v=1&lesson=');
  for (const [n, { id, lesson }] of LESSONS.entries()) {
    const at = n % lesson.steps.length;
    await follow(page, `v=1&lesson=${id}&step=${at + 1}`);
    await expect(step(page)).toHaveText(lesson.steps[at]?.title ?? '');
    await expectSetUp(page);
  }
});

deskTest('a link to a lesson paints nothing before the lesson', async ({ page }) => {
  await page.addInitScript(() => {
    /** @type {string[]} */
    const painted = [];
    const look = () => {
      const root = document.querySelector('rolling-cubes')?.shadowRoot;
      if (root?.querySelector('lesson-panel')?.shadowRoot?.querySelector('h2')) return;
      painted.push(...[...(root?.querySelectorAll('main *') ?? [])].map((one) => one.localName));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { painted });
  });
  await open(page, './#v=1&lesson=ida-star');
  await expect(step(page)).toHaveText('The same tree');
  expect(await page.evaluate('painted')).toEqual([]);
  await expect(page.locator('lane-pictures')).toBeVisible();
});

deskTest('back and forward go from step to step, as links do', async ({ page }) => {
  await open(page, './#lesson=breadth-first&step=4');
  await expect(step(page)).toHaveText('The price');
  await expect(board(page)).toHaveAccessibleName(/125 806 734|^Board: /);
  await expect(page).toHaveURL(/puzzle=tiles&start=125806734.*&lesson=breadth-first&step=4$/);
  await panel(page).getByRole('button', { name: 'Next' }).click();
  await expect(step(page)).toHaveText('Larger');
  await page.goBack();
  await expect(step(page)).toHaveText('The price');
  await page.goForward();
  await expect(step(page)).toHaveText('Larger');
  await panel(page).getByRole('button', { name: 'Reset this step' }).click();
  await expect(page).toHaveURL(/start=42a6517b8d93cef0.*&lesson=breadth-first&step=5$/);
});

deskTest(
  'the lesson on painting shows cubes before they are painted, and after',
  async ({ page }) => {
    await open(page, './#v=1&lesson=painted-out&step=1');
    const boards = panel(page).locator('small-board');
    await expect(boards.getByRole('img')).toHaveCount(2);
    await expect(boards.last().getByRole('img')).toHaveAccessibleName(
      /all red and blue sides grey/,
    );
    const pieces = await boards.evaluateAll((all) =>
      all.map((one) => /** @type {any} */ (one).pieces.join('')),
    );
    expect(pieces[1]).toBe(pieces[0]?.replace(/[RB]/g, 'X'));
    expect(pieces[0]).toMatch(/R.*B|B.*R/);
  },
);

deskTest('a lesson goes to paper whole, and nothing else does', async ({ page }) => {
  await open(page, './#v=1&lesson=ida-star&step=2');
  await expect(step(page)).toBeVisible();
  await page.setViewportSize({ width: 690, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('lesson-paper');
  await expect(paper.getByRole('heading', { name: 'Two problems that' })).toBeVisible();
  expect((await paper.boundingBox())?.y).toBeLessThan(60);
  await expect(paper.locator('.picture')).toHaveCount(4);
  await expect(paper).not.toContainText(/Answer|Speaker/);
  for (const other of [
    'lesson-panel aside',
    'race-controls',
    'board-stage',
    'hand-out',
    'h1 >> nth=0',
  ])
    await expect(page.locator(other)).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ media: 'screen' });
  await expect(paper).toHaveCount(0);
  await expect(step(page)).toBeVisible();
});

test.describe('the one file', () => {
  test.use({ baseURL: pathToFileURL('dist/').href });

  deskTest('opened from disk has all lessons, in German too', async ({ page }) => {
    await open(page, 'rolling-cubes.html#lang=de&lesson=ida-star');
    const aside = page.getByRole('complementary', { name: 'Lektion' });
    await expect(aside.getByRole('heading', { level: 2 })).toHaveText('Derselbe Baum');
    await expect(aside).toContainText('600.706');
    await button(page, 'Weiter').click();
    await expect(aside).toContainText('Welche Schranke kommt als Nächstes?');
    for (const { id, lesson } of LESSONS.slice(-2)) {
      await follow(page, `lang=en&lesson=${id}`);
      await expect(step(page)).toHaveText(lesson.steps[0]?.title ?? '');
      await expectSetUp(page);
    }
  });
});

deskTest('a lesson that cannot be loaded can be retried', async ({ page, complaints }) => {
  await page.route('**/06-ida-star*', (route) => route.abort());
  await open(page, './#lesson=ida-star');
  await expect(panel(page).getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/06-ida-star*');
  await button(page, 'Try again').click();
  await expect(step(page)).toHaveText('The same tree');
  complaints.length = 0;
});

deskTest('a lesson in a frame reports to its page', async ({ page }) => {
  await showOwn(page, '<rolling-cubes-lesson lesson="ida-star" step="2"></rolling-cubes-lesson>');
  const events = page.evaluate(
    () =>
      new Promise((resolve) =>
        document
          .querySelector('rolling-cubes-lesson')
          ?.addEventListener('progress', ({ detail }) => {
            if ('lesson' in detail && detail.answered > 0) resolve(detail);
          }),
      ),
  );
  const inside = page.frameLocator('rolling-cubes-lesson iframe');
  await inside.getByRole('textbox', { name: 'Your number' }).fill('12');
  await inside.getByRole('button', { name: 'Answer', exact: true }).click();
  expect(await events).toEqual({
    lesson: 'ida-star',
    title: 'IDA*: the same tree with most of it cut',
    ...{ step: 2, steps: 5, questions: 5, answered: 1, right: 1 },
  });
});
