// Exercises: done by keyboard from a teacher's link, and marked from a link.

import { readFileSync } from 'node:fs';
import { paste } from './address.js';
import { objections } from './audit.js';
import { button, open, saved, showOwn } from './instrument.js';
import { deskTest, expect, test } from './page.js';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page */
async function mark(page) {
  await button(page, 'Teach').click();
  await button(page, 'Mark results').click();
}

deskTest(
  'a story is written as a puzzle: a mistake leads to its place, a difference to its play',
  async ({ page }) => {
    const text = page.getByRole('textbox', { name: 'Puzzle as text' });
    const [, right = ''] = readFileSync('www/features/own/gallery.txt', 'utf8').split('---\n');
    await open(page, './#v=1&exercise=formulate:wolf');
    await text.fill(right.replace('goal farmer =', 'goal farmer =='));
    await page.getByRole('button', { name: /^line 5, column 13: '==' given/ }).press('Enter');
    await expect(text).toBeFocused();
    expect(await objections(page)).toEqual([]);
    await text.fill(right.replace('never wolf', '#'));
    await button(page, 'Compare with the story').click();
    await expect(
      page.getByText('At the start, your puzzle allows “take the cabbage”;'),
    ).toBeVisible();
    await text.fill(right.replace('where wolf = farmer', ''));
    await button(page, 'Compare with the story').click();
    await expect(page.getByText('Your puzzle is the story:')).toBeVisible();
  },
);

deskTest('an exercise is solved by keys, explained, and marked again', async ({ page }) => {
  // This seed's first question has wrong answers.
  await open(page, './#exercise=open-list,seed:8063');
  const nodes = page.locator('button.node');
  await expect(page.getByText('Which node is expanded next?')).toBeVisible();
  expect(await objections(page), 'asked').toEqual([]);
  // The first has f 10, while one with f 8 is open.
  await nodes.first().focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(/✗ Not quite\. .*the least f in the open list is 8.*Try again\./),
  ).toBeInViewport();
  await expect(page.getByText('A right answer')).toHaveCount(0);
  expect(await objections(page), 'missed').toEqual([]);
  // A first mistake gets a reason, a second the answer.
  await nodes.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('✓ A right answer').last()).toBeInViewport();
  expect(await objections(page), 'told').toEqual([]);
  // The button to continue has the focus.
  await page.keyboard.press('Enter');
  await expect(page.getByText('Step 2 of')).toBeVisible();
  await button(page, 'Show the rest').press('Enter');
  await expect(page.getByText(/^0 of \d+ steps right the first time/)).toBeVisible();
  expect(await objections(page), 'done').toEqual([]);
  await expect(page).toHaveURL(/exercise=open-list,seed:8063&answers=v2,(n\d)\.u\.\1\.x$/);

  const own = page.url();
  await button(page, 'Other exercises').click();
  await expect(page.locator('lesson-shelf')).toBeVisible();

  await page.goto(`${own}&by=Ada&score=9-9`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Result of Ada' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('claims 9 / 9');
  await page.getByRole('main').getByRole('button', { name: 'Teach', exact: true }).click();
  await expect(page.locator('teach-view')).toBeVisible();
  await mark(page);
  await page
    .getByRole('textbox', { name: 'Results' })
    .fill(
      '#exercise=order,seed:1&answers=x&by=Eve\nWeek 3\n#exercise=<img src=x onerror=alert(1)>',
    );
  await expect(page.getByRole('row', { name: /Eve/ })).toContainText(/Four bounds\s*0 \/ 3/);
  await expect(page.getByText('1 entry is not a result: “Week 3”.')).toBeVisible();
  await expect(page.getByRole('row').last()).toContainText('cannot be read: “<img');
  expect(await objections(page), 'marked').toEqual([]);
});

deskTest('on a map a node is pressed or chosen by keys', async ({ page }) => {
  // A*: A and C share the least f.
  await open(page, './#v=1&lang=en&view=exercises&exercise=on-map,seed:1');
  const place = (/** @type {RegExp} */ name) => page.getByRole('button', { name });
  await expect(place(/^[A-I]\. .*open$/).first()).toBeVisible();
  await expect(place(/not stored$/).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^Map of roads\. / })).toBeAttached();
  expect(await objections(page), 'asked').toEqual([]);
  await place(/^G\. /).click();
  await expect(page.getByText(/G is not in the open list.*Try again\./)).toBeInViewport();
  await place(/^A\. g 3; h 6; f 9; open$/).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Step 2 of')).toBeVisible();
  await expect(place(/^A\. g 3; h 6; f 9; expanded$/)).toBeVisible();
  expect(await objections(page), 'answered').toEqual([]);
});

deskTest('a link to an exercise within a lesson shows both', async ({ page }) => {
  await open(page, './#v=1&exercise=order,seed:1&lesson=ida-star&step=2');
  await expect(page.getByRole('complementary', { name: 'Lesson' })).toContainText(
    'Which bound comes next?',
  );
  await expect(page.getByRole('heading', { name: 'Four bounds' })).toBeVisible();
  await expect(page).toHaveURL(/exercise=order,seed:1.*lesson=ida-star&step=2/);
});

deskTest('a class makes, solves and marks a set', async ({ page, context, browserName }) => {
  test.skip(browserName !== 'chromium', 'reads what was copied');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await open(page, './#v=1&view=exercises');
  await button(page, 'One fewer: A*').click();
  await button(page, 'One more: Four bounds').click();
  await button(page, 'One more: Four bounds').click();
  await page.getByLabel('Feedback').selectOption('At the end');
  await page.getByLabel('Pass mark, percent').fill('75');
  await button(page, 'Copy the link for a class').click();
  await expect(page.getByText('Copied')).toBeVisible();
  const set = await copied();
  expect(set).toMatch(/#v=1&exercise=order:2,feedback:end,pass:75$/);

  // A student sees no result before the end; changed answers earn nothing.
  await open(page, set.replace('#', '?student#'));
  await expect(page.getByRole('heading', { name: '1 of 2 · Four bounds' })).toBeVisible();
  const order = async () => {
    for (let left = 4; left > 0; left -= 1)
      await page.locator('button.option:enabled').first().click();
  };
  await order();
  await expect(page.getByText('Noted.')).toBeVisible();
  await expect(page.getByText(/misplaced: \d/i)).toHaveCount(0);
  await button(page, 'Take back').click();
  await expect(page.getByText('Only the first answer to a step earns its point.')).toBeVisible();
  for (let step = 0; step < 6; step += 1) await order();
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
  await expect(page.getByText(/misplaced: \d|Here “.+” is \d/i).first()).toBeVisible();
  const [, right = ''] = /(\d) of 6 steps/.exec(await page.locator('.score').innerText()) ?? [];
  expect(Number(right)).toBeLessThan(6);
  await page.getByLabel(/^Your name/).fill('Ada');
  await button(page, 'Copy the result as a link').click();
  await expect(page.getByText('Copied')).toBeVisible();
  const link = await copied();
  const saving = page.waitForEvent('download');
  await button(page, 'Save the result').click();
  const file = await (await saving).path();

  // A link and a file give two rows, and a spreadsheet.
  await mark(page);
  await page.getByRole('textbox', { name: 'Results' }).fill(link);
  await page.getByLabel('Choose files…').setInputFiles(file);
  const rows = page.getByRole('row', { name: /Ada/ });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(`${right} / 6`);
  await expect(rows.last()).toContainText(`${right} / 6`);
  const { content } = await saved(page, 'CSV');
  const lines = content.toString().trim().split('\r\n');
  expect(lines.filter((line) => line.includes('Ada'))).toHaveLength(2);
  expect(lines.filter((line) => line.includes('order:2'))).toHaveLength(2);
  const csv = { name: 'class.csv', mimeType: 'text/csv', buffer: content };
  await page.getByLabel('Choose files…').setInputFiles(csv);
  await expect(rows).toHaveCount(3);
  await expect(rows.last()).toContainText(`${right} / 6`);

  // Stored results can be seen and deleted.
  await button(page, 'Compose a set').click();
  await page.getByText('Stored on this device').click();
  await expect(page.getByRole('listitem').filter({ hasText: '2 × Four bounds' })).toHaveCount(1);
  await button(page, 'Delete all').click();
  await expect(page.getByText(/Nothing is stored\.$/)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['visited']);
});

deskTest('exercises in a frame report to their course page', async ({ page }) => {
  await showOwn(
    page,
    '<rolling-cubes-lesson exercise="order:2,seed:7,pass:50" by="Ada L."></rolling-cubes-lesson>',
  );
  const messages = await page.locator('rolling-cubes-lesson').evaluateHandle((element) => {
    /** @type {{type: string, detail: any}[]} */
    const list = [];
    for (const type of ['progress', 'finished'])
      element.addEventListener(type, (event) =>
        list.push({ type, detail: /** @type {CustomEvent} */ (event).detail }),
      );
    // Messages from elsewhere or without a standing are ignored.
    const { contentWindow } = element.shadowRoot?.querySelector('iframe') ?? {};
    const detail = { exercise: 'order,seed:7', seed: 7, right: 99 };
    postMessage({ type: 'rolling-cubes-exercise', detail }, '*');
    for (const data of [
      { type: 'rolling-cubes-exercise', detail },
      { type: 'constructor', detail },
      null,
    ])
      dispatchEvent(new MessageEvent('message', { data, source: contentWindow ?? null }));
    return list;
  });
  const news = () => messages.jsonValue();
  const inside = page.frameLocator('rolling-cubes-lesson iframe');
  await expect(inside.getByRole('heading', { name: '1 of 2 · Four bounds' })).toBeVisible();
  for (let left = 4; left > 0; left -= 1)
    await inside.locator('button.option:enabled').first().click();
  await expect.poll(async () => (await news()).at(-1)?.detail.answers).toMatch(/^v2,[\w-]+$/);
  expect((await news()).every(({ detail }) => detail.right <= 1 && !detail.finished)).toBe(true);
  for (const _ of [1, 2]) {
    const on = inside.getByRole('button', { name: 'Go on' });
    const show = inside.getByRole('button', { name: 'Show the rest' });
    const answer = inside.getByRole('button', { name: 'Show the answer' });
    await expect(on.or(show).or(answer).first()).toBeVisible();
    if (await answer.isVisible()) await answer.click();
    if (await on.isVisible()) await on.click();
    await show.click();
  }
  await expect(inside.getByRole('heading', { name: 'Done' })).toBeVisible();
  await expect.poll(async () => (await news()).at(-1)?.type).toBe('finished');
  const { detail } = (await news()).at(-1) ?? {};
  expect(detail).toMatchObject({
    exercise: 'order:2,seed:7,pass:50',
    ...{ seed: 7, pass: 50, steps: 6, finished: true, passed: false },
  });
  expect((await news()).filter(({ type }) => type === 'finished')).toHaveLength(1);
  await page.goto(detail.result);
  await expect(page.getByRole('heading', { name: 'Result of Ada L.' })).toBeVisible();
  await expect(page.getByText(`${detail.right} of 6 steps right the first time`)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

deskTest('moves stay on the board after a miss', async ({ page }) => {
  await open(page, './#v=1&exercise=fewest,seed:7');
  const board = page.locator('exercise-board');
  for (let move = 0; move < 2; move += 1) await board.locator('.moves button').first().click();
  await board.locator('.primary').click();
  await expect(page.getByText('Try again.', { exact: true })).toBeVisible();
  await expect(board.locator('output')).toHaveText('2 moves');
});

test('a picture is seen whole, and feedback is in sight', async ({ page, isMobile }) => {
  await open(page, './#v=1&lang=en&view=exercises');
  for (const [name, board] of [
    ['branches', '8-puzzle'],
    ['open-list', 'Map of roads'],
    ['on-map-again', 'Map of roads'],
    ['two-sides', 'Toys'],
    ['order', '8-puzzle'],
  ]) {
    await paste(page, `lang=en&exercise=${name},seed:7`);
    const desk = page.locator('exercise-desk');
    await expect(desk.locator('header')).toContainText(board ?? '');
    for (let step = 0; step < 3; step += 1) {
      await expect(desk.or(page.locator('exercise-end'))).toBeVisible();
      if ((await desk.count()) === 0) break;
      const choices = desk.locator('button.node, .option:enabled, .act > .primary');
      const reveal = desk.getByRole('button', { name: 'Show the answer' });
      if (await reveal.isVisible()) await reveal.click();
      else await choices.first().click();
      const feedback = desk.locator('.told');
      if (await feedback.count()) await expect(feedback.first()).toBeInViewport({ ratio: 0.99 });
      if (isMobile || (await desk.count()) === 0) continue;
      const cut = await desk
        .locator('exercise-picture')
        .evaluateAll((all) =>
          all.map((one) => [
            one.scrollWidth - one.clientWidth,
            one.scrollHeight - one.clientHeight,
          ]),
        );
      for (const [across = 0, down = 0] of cut)
        expect(Math.max(across, down), `${name}, step ${step}`).toBeLessThanOrEqual(1);
    }
  }
});
