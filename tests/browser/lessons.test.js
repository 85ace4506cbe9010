// Lessons: each walked through by keys, opened from a file and a link, put on paper, and embedded in another page.

import { pathToFileURL } from 'node:url';
import { parsedFiles } from '../unit/lessons/files.js';
import { objections } from './audit.js';
import { board, button, open, showOwn } from './instrument.js';
import { deskTest, expect, test } from './page.js';
import { scan } from './scan.js';

/** @import { Lesson, Step } from '../../www/features/lessons/parse.js' */
/** @import { Page } from '@playwright/test' */

const LESSONS = parsedFiles()
  .filter(({ path }) => path.includes('/en/'))
  .map(({ path, lesson }) => ({ id: path.replace(/^.*\/\d+-|\.md$/g, ''), lesson }));

const panel = (/** @type {Page} */ page) => page.getByRole('complementary', { name: 'Lesson' });
const step = (/** @type {Page} */ page) => panel(page).getByRole('heading', { level: 2 });

/** What has the focus, by its role and name. @param {Page} page */
const focused = (page) =>
  page.evaluate(() => {
    let here = document.activeElement;
    while (here?.shadowRoot?.activeElement) here = here.shadowRoot.activeElement;
    const text = (here?.getAttribute('aria-label') ?? here?.textContent ?? '').trim();
    return `${here instanceof HTMLInputElement ? here.type : (here?.localName ?? '')} ${text}`;
  });

/** Goes on by the Tab key until something that fits has the focus. @param {Page} page @param {RegExp} wanted */
async function tabTo(page, wanted) {
  for (let presses = 0; presses < 60; presses += 1) {
    if (wanted.test(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no ${wanted} can be reached by Tab`);
}

/** Answers every question of a step, whatever is right, by keys. @param {Page} page @param {Step} step */
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
      /^\s*(Right|Close enough|Not quite)\b/,
    );
  }
}

/** Walks a lesson that is open at its first step to its end. @param {Page} page @param {Lesson} lesson */
async function walk(page, { steps }) {
  for (const [n, one] of steps.entries()) {
    await expect(step(page)).toHaveText(one.title);
    await answer(page, one);
    await expect(panel(page).locator('.number', { hasText: '?' })).toHaveCount(0);
    await expect(page.locator('link-note')).toHaveCount(0);
    if (n === steps.length - 1) break;
    await tabTo(page, /^button Next$/);
    await page.keyboard.press('Enter');
  }
  await expect(panel(page)).toContainText(/of \d+ questions right\./);
}

test('every step of every lesson is reached by keys, asks and answers, and sets up what it is about', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await open(page, './#v=1&lesson=');
  expect(await objections(page), 'the list').toEqual([]);
  for (const { lesson } of LESSONS) {
    await tabTo(page, new RegExp(`^a ${lesson.title.replace(/[*?]/g, '\\$&')}`));
    await page.keyboard.press('Enter');
    await walk(page, lesson);
    if (lesson === LESSONS[5]?.lesson) expect(await objections(page), 'a step').toEqual([]);
    await tabTo(page, /^button All lessons$/);
    await page.keyboard.press('Enter');
    await expect(panel(page).getByText('What this device keeps')).toBeAttached();
  }
});

test('back and forward go from step to step, and a link opens at its step with its board', async ({
  page,
}) => {
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
  await panel(page).getByRole('button', { name: 'Set this step up again' }).click();
  await expect(page).toHaveURL(/start=42a6517b8d93cef0.*&lesson=breadth-first&step=5$/);
});

test('the lesson on painting shows cubes before they are painted, and after', async ({ page }) => {
  await open(page, './#v=1&lesson=painted-out&step=1');
  const boards = panel(page).locator('small-board');
  await expect(boards.getByRole('img')).toHaveCount(2);
  await expect(boards.last().getByRole('img')).toHaveAccessibleName(/all red and blue sides grey/);
  const pieces = await boards.evaluateAll((all) =>
    all.map((one) => /** @type {any} */ (one).pieces.join('')),
  );
  expect(pieces[1]).toBe(pieces[0]?.replace(/[RB]/g, 'X'));
  expect(pieces[0]).toMatch(/R.*B|B.*R/);
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

/** Opens a file as a lesson. @param {Page} page @param {string | Buffer} content */
const openFile = (page, content) =>
  page.locator('lesson-shelf input[type=file]').setInputFiles({
    name: 'lesson.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from(content),
  });

deskTest(
  'a lesson of one’s own is opened from its file, and by whoever has its link',
  async ({ page, browser, baseURL }) => {
    await open(page, './#v=1&lesson=');
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
    await button(page, '‹ All lessons').click();
    await expect(panel(page)).toContainText('Where you are in 1 lesson, and 1 answer.');
    await button(page, 'Delete all of it').click();
    await expect(panel(page)).toContainText('Nothing yet.');
    await page.locator('lesson-shelf').evaluate(
      (shelf, text) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], 'lesson.md'));
        shelf.dispatchEvent(new DragEvent('drop', { dataTransfer }));
      },
      OWN.replace('# Mine', '# Dropped'),
    );
    await expect(panel(page)).toContainText('Dropped');
  },
);

deskTest(
  'a hostile file of a lesson, and a link to none, is told to be so, and touches nothing',
  async ({ page }) => {
    await open(page, './#v=1&puzzle=toys&lesson=');
    const before = page.url();
    const hostile = [
      '\u0000\u0001',
      '# T\n\n## [x](javascript:alert(1))\n\n![x](https://example.org/)\n',
      '# x\n'.repeat(90_000),
    ];
    for (const content of [...hostile, Buffer.from([0xff, 0xfe, 0xfa])]) {
      await openFile(page, /** @type {string} */ (content));
      await expect(panel(page).getByRole('alert')).toContainText(
        /This lesson was not opened.*Line \d+: /s,
      );
    }
    expect(page.url()).toBe(before);
    expect(await objections(page)).toEqual([]);
    for (const id of ['z.AAAA', 'nothing', '<img%20src=x>']) {
      await page.goto(`./#v=1&puzzle=toys&lesson=${id}`);
      await expect(panel(page).getByRole('alert')).toContainText(
        /not hold the whole lesson|There is no lesson/,
      );
    }
  },
);

deskTest(
  'plans and worksheet are made from the lessons, and nothing else goes to paper',
  async ({ page }) => {
    await open(page, './#v=1&lesson=');
    await button(page, 'Plan for 45 minutes').click();
    const paper = page.locator('lesson-paper');
    await expect(paper.getByRole('heading', { level: 2 })).toHaveCount(6);
    await expect(paper).toContainText('Minute 0–8');
    await button(page, 'Back to the page').click();
    await button(page, 'Plan for 90 minutes').click();
    await expect(paper.getByRole('heading', { level: 2 })).toHaveCount(9);
    await expect(paper.getByRole('heading', { name: /Be the algorithm: IDA\*/ })).toContainText(
      'Minute 56–64',
    );
    await button(page, 'Back to the page').click();
    await button(page, 'Plan for 45 minutes').click();
    await expect(paper).toContainText('60,618');
    await page.emulateMedia({ media: 'print' });
    await expect(paper.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    expect(await objections(page)).toEqual([]);
    await button(page, 'Back to the page').click();
    await expect(panel(page)).toBeVisible();
    await button(page, 'Worksheet').click();
    await expect(paper).toContainText('Lesson 12: Your own bound');
    await expect(paper).not.toContainText('☒');
    await button(page, 'Back to the page').click();
    await button(page, 'Answers to the worksheet').click();
    await expect(paper).toContainText('☒ Memory');
  },
);

deskTest(
  'an exercise of a plan is shown to a room, with the code that opens it on every phone',
  async ({ page }) => {
    await open(page, './#v=1&lesson=');
    await button(page, 'Plan for 90 minutes').click();
    const link = page.locator('lesson-paper').getByRole('link', { name: /exercise=/ });
    const href = (await link.getAttribute('href')) ?? '';
    await open(page, `./?plan${href.replace(/^[^#]*/, '')}`);
    await expect(page.getByRole('heading', { name: '1 of 2 · IDA*' })).toBeVisible();
    await page.keyboard.press('p');
    await page.getByRole('button', { name: 'Expand' }).click();
    await expect(page).toHaveURL(/&answers=v2,expand/);
    await page.keyboard.press('q');
    const code = page.getByRole('dialog', { name: 'On your phone' });
    const scanned = await scan(page, code.getByRole('img'));
    const plain = (/** @type {string} */ url) => url.replace(/&(length=\d+|present=1)(?=&|$)/g, '');
    expect(plain(scanned ?? '')).toBe(plain(page.url()));
    expect(scanned).toMatch(/exercise=bounds:2,seed:\d+&answers=v2,expand$/);
  },
);

test.describe('the one file', () => {
  test.use({ baseURL: pathToFileURL('dist/').href });

  deskTest('opened from disk runs every step of every lesson', async ({ page }) => {
    test.setTimeout(240_000);
    await open(page, 'rolling-cubes.html#v=1&lesson=');
    for (const { lesson } of LESSONS) {
      await panel(page).getByRole('link', { name: lesson.title }).click();
      await walk(page, lesson);
      await button(page, '‹ All lessons').click();
    }
    // Nothing of it came from anywhere else: the test of a page looks at what it asks for.
    await expect(panel(page)).toContainText('Where you are in 12 lessons');
  });

  deskTest('opened from disk has all lessons, in German too', async ({ page }) => {
    await open(page, 'rolling-cubes.html#lang=de&lesson=ida-star');
    const aside = page.getByRole('complementary', { name: 'Lektion' });
    await expect(aside.getByRole('heading', { level: 2 })).toHaveText('Derselbe Baum');
    await expect(aside).toContainText('600.706');
    await button(page, 'Weiter').click();
    await expect(aside).toContainText('Welche Schranke kommt als Nächstes?');
  });
});

deskTest(
  'a lesson whose file cannot be loaded says so, and is tried again',
  async ({ page, complaints }) => {
    await page.route('**/06-ida-star*', (route) => route.abort());
    await open(page, './#lesson=ida-star');
    await expect(panel(page).getByRole('alert')).toContainText('could not be loaded');
    await page.unroute('**/06-ida-star*');
    await button(page, 'Try again').click();
    await expect(step(page)).toHaveText('The same tree');
    complaints.length = 0;
  },
);

deskTest(
  'a lesson in a frame of another page tells that page what has come of it',
  async ({ page }) => {
    await showOwn(page, '<rolling-cubes-lesson lesson="ida-star" step="2"></rolling-cubes-lesson>');
    const told = page.evaluate(
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
    expect(await told).toEqual({
      lesson: 'ida-star',
      title: 'IDA*: the same tree with most of it cut',
      ...{ step: 2, steps: 4, questions: 4, answered: 1, right: 1 },
    });
  },
);
