// Presenting: large, by keys and clicker, with speaker notes, a code for phones and a handout.

import { atRest, follow } from './at-rest.js';
import { objections } from './audit.js';
import { open } from './instrument.js';
import { deskTest, expect, test } from './page.js';
import { scan } from './scan.js';

/** @import { Page } from '@playwright/test' */

const RACE = './#v=1&puzzle=cubes&goal=WBWBRERBR';
const PRESENTED = `${RACE}&present=1`;

/** @param {Page} page @param {string} name */
const lane = (page, name) =>
  page.locator('present-lanes').getByRole('region', { name, exact: true });

/** @param {Page} page @param {string} name */
const generated = async (page, name) =>
  Number(
    (
      (await lane(page, name).locator('.generated').innerText()).match(/[\d,]+/)?.[0] ?? ''
    ).replaceAll(',', ''),
  );

const IDA_STAR = 'IDA* · misplaced';
const BFS = 'Bidirectional BFS';

/** Runs in the page: texts in smaller letters, and canvases for them. @param {number} pixels */
function smaller(pixels) {
  /** @type {string[]} */
  const found = [];
  const look = (/** @type {Document | ShadowRoot} */ root) => {
    for (const one of root.querySelectorAll('*')) {
      if (one.shadowRoot) look(one.shadowRoot);
      const own = [...one.childNodes].some((node) => node instanceof Text && node.data.trim());
      if (
        !(own || one instanceof HTMLCanvasElement) ||
        !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      const { a, b } = one instanceof SVGGraphicsElement ? (one.getScreenCTM() ?? {}) : {};
      const size = Number.parseFloat(getComputedStyle(one).fontSize) * Math.hypot(a ?? 1, b ?? 0);
      const { width, height } = one.getBoundingClientRect();
      if (width > 1 && height > 1 && size < pixels) found.push(`${one.textContent} ${size}`);
    }
  };
  look(document);
  return found;
}

/** @param {Page} page */
const scrolls = (page) =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement;
    return [scrollHeight - clientHeight, scrollWidth - clientWidth];
  });

deskTest('the page is presented by a key and by its link, and goes back', async ({ page }) => {
  await open(page, RACE);
  const letters = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  const usual = Number.parseFloat(await letters());
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/&present=1$/);
  await expect(lane(page, BFS)).toBeVisible();
  expect(Number.parseFloat(await letters())).toBeGreaterThan(1.4 * usual);
  await expect(page.getByRole('button', { name: 'Restart' })).toBeHidden();
  await page.keyboard.press('End');
  await expect(page.getByText(/^Shortest solution: 13 rolls\./)).toBeVisible();
  for (const view of ['Race', 'Tree', 'Charts']) {
    await expect(page.getByRole('tabpanel', { name: view })).toBeVisible();
    expect(await scrolls(page), view).toEqual([0, 0]);
    await page.keyboard.press('v');
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Restart' })).toBeVisible();
  await expect(page).not.toHaveURL(/present/);
  await open(page, `./?again${PRESENTED.slice(2)}`);
  await expect(lane(page, IDA_STAR)).toBeVisible();
  expect(await objections(page)).toEqual([]);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Freeze the lane of that place');
  expect(await objections(page)).toEqual([]);
});

deskTest('a lane is frozen, the screen black, and the room gets the code', async ({ page }) => {
  await open(page, PRESENTED);
  await expect(lane(page, IDA_STAR)).toBeVisible();
  await page.keyboard.press('1');
  await expect(lane(page, IDA_STAR)).toContainText('Frozen: 1 lets it go on');
  await expect(page.getByText('IDA* · misplaced is frozen.')).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect.poll(() => generated(page, BFS)).toBeGreaterThan(0);
  expect(await generated(page, IDA_STAR)).toBe(0);
  await page.keyboard.press('1');
  await page.keyboard.press('PageDown');
  await expect.poll(() => generated(page, IDA_STAR)).toBeGreaterThan(0);
  await page.keyboard.press('6');
  await expect(page.getByText('There is no lane 6 that could go on.')).toBeVisible();

  await open(page, `./?code${PRESENTED.slice(2)}&view=tree&at=5`);
  await expect(page.locator('present-frame')).toBeAttached();
  // The page writes its link once the lane is there.
  await expect(page).toHaveURL(/view=tree&at=5&present=1/);
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/at=6/);
  await page.keyboard.press('q');
  const code = page.getByRole('dialog', { name: 'On your phone' });
  expect(await scan(page, code.getByRole('img'))).toBe(page.url().replace('&present=1', ''));
  // Phones cannot reach the test's server.
  await expect(code).toContainText('This link and its code only work on this device.');
  await page.keyboard.press('q');
  await expect(code).toBeHidden();
  await page.keyboard.press('.');
  const black = page.getByRole('dialog', { name: 'Black' });
  await expect(black).toContainText('The screen is black.');
  expect(await black.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 720 });
  // The next click only restores the picture.
  await page.keyboard.press('PageDown');
  await expect(black).toBeHidden();
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/at=7/);
});

deskTest('a speaker’s notes stand in a window of their own alone', async ({ page }) => {
  {
    await open(page, `${PRESENTED}&view=tree`);
    await expect(page.locator('present-frame')).toBeAttached();
    const opening = page.waitForEvent('popup');
    await page.keyboard.press('n');
    const notes = await opening;
    await expect(notes).toHaveTitle('Speaker’s notes');
    await expect(notes.getByText('Ask what the search will do first.')).toBeVisible();
    await page.keyboard.press('PageDown');
    await expect(notes.getByText(/The start/)).toBeVisible();
    await notes.keyboard.press('PageDown');
    await expect(notes.getByText('IDA* · misplaced: 2 generated.')).toBeVisible();
    await notes.keyboard.press('b');
    await expect(notes.getByText('The screen is black: B brings the picture back.')).toBeVisible();
    const closed = notes.waitForEvent('close');
    await notes.keyboard.press('b');
    await page.keyboard.press('p');
    await closed;
    // A blocked window is reported.
    await page.evaluate(() => Object.assign(window, { open: () => null }));
    await page.keyboard.press('p');
    await page.keyboard.press('n');
    await expect(page.getByText(/^The browser opened no window/)).toBeVisible();
  }

  {
    const say = 'Insist on at least.';
    await open(page, './?lesson#v=1&lesson=lower-bounds');
    const panel = page.getByRole('complementary', { name: 'Lesson' });
    await panel.getByRole('radio', { name: 'At least' }).check();
    await panel.getByRole('button', { name: 'Answer' }).click();
    await expect(panel.getByText('A roll fills one square')).toBeVisible();
    await expect(panel.getByText(say)).toHaveCount(0);
    await page.keyboard.press('p');
    await expect(page.locator('present-frame')).toBeAttached();
    const opening = page.waitForEvent('popup');
    await page.keyboard.press('n');
    await expect((await opening).getByText(say)).toBeVisible();
    await expect(panel.getByText(say)).toHaveCount(0);
  }
});

deskTest(
  'a lesson before a room begins at its top, and goes on to its question',
  async ({ page }) => {
    for (const step of [
      ...['ida-star&step=4', 'your-own-bound&step=2', 'two-sides-with-a-heuristic&step=5'],
    ]) {
      await open(page, `./?${step}#v=1&lesson=${step}&present=1`);
      const panel = page.getByRole('complementary', { name: 'Lesson' });
      const question = panel.locator('lesson-question').first();
      await expect(panel.getByRole('heading').first()).toBeInViewport({ ratio: 0.99 });
      if (await page.locator('lesson-panel[below]').count())
        await page.keyboard.press('ArrowRight');
      await expect(question).toBeInViewport({ ratio: 0.99 });
      for (const name of ['Next', 'Back', 'Close the lessons'])
        await expect(panel.getByRole('button', { name })).toBeHidden();
      await expect(panel.getByText('Speaker’s notes')).toBeHidden();
      const beside = page.locator('.race').or(page.locator('.exercises')).first();
      const [left, right] = [await panel.boundingBox(), await beside.boundingBox()];
      expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
      expect(await scrolls(page), step).toEqual([0, 0]);
      await page.keyboard.press('PageDown');
      await expect(question.locator('.prose').last()).toBeVisible();
      expect(await scrolls(page), `${step}, answered`).toEqual([0, 0]);
    }
    expect(await objections(page)).toEqual([]);
  },
);

deskTest('a room reads every letter of a lesson', async ({ page }) => {
  for (const [id, steps] of Object.entries({ states: 5, 'lower-bounds': 5, 'ida-star': 4 })) {
    for (let step = 1; step <= steps; step += 1) {
      const link = `v=1&lesson=${id}&step=${step}&present=1`;
      if (step === 1) await open(page, `./?${id}#${link}`);
      else await follow(page, link);
      expect(await page.evaluate(atRest, {})).toMatchObject({ what: 'opens' });
      expect(await page.evaluate(smaller, 18), `${id} ${step}`).toEqual([]);
      const hidden = (/** @type {Element[]} */ all) =>
        all
          .map((pictures) => pictures.scrollWidth - pictures.clientWidth)
          .filter((width) => width > 1);
      expect(await page.locator('lane-pictures').evaluateAll(hidden), `${id} ${step}`).toEqual([]);
    }
  }
});

deskTest('a room sees whole lanes and axes, in German too', async ({ page }) => {
  const shown = ['two-sides&step=1', 'two-sides-with-a-heuristic&step=5'];
  for (const step of shown) {
    await open(page, `./?${step}#v=1&lang=de&lesson=${step}&present=1`);
    const lanes = page.locator('present-lanes');
    await expect(lanes.getByRole('heading').first()).toBeVisible();
    // The width is measured first.
    await expect
      .poll(() =>
        lanes.evaluate((element) => {
          const { right } = element.getBoundingClientRect();
          const words = [...(element.shadowRoot?.querySelectorAll('h2, .generated, dd') ?? [])];
          const seen = words.filter((word) => word.getClientRects().length > 0);
          const boxes = seen.map((word) => {
            const range = document.createRange();
            range.selectNodeContents(word);
            return range.getBoundingClientRect();
          });
          const meet = boxes.some((one, n) =>
            boxes
              .slice(n + 1)
              .some(
                (other) =>
                  one.left < other.right &&
                  other.left < one.right &&
                  one.top < other.bottom - 2 &&
                  other.top < one.bottom - 2,
              ),
          );
          return [meet, boxes.some((box) => box.right > right + 1), boxes.length > 3];
        }),
      )
      .toEqual([false, false, true]);
  }
  await open(page, './?whole#v=1&lang=de&view=atlas&present=1');
  await expect(page.locator('atlas-view .foot')).toBeAttached();
  const histogram = page.locator('depth-histogram svg');
  const number = histogram.locator('text', { hasText: '.000' }).last();
  await expect(number).toBeVisible();
  const left = (await histogram.boundingBox())?.x;
  expect(left).toBeGreaterThan(0);
  expect((await number.boundingBox())?.x).toBeGreaterThanOrEqual(left ?? 0);
});

deskTest('a handout is one sheet, with the counts, the link and its code', async ({ page }) => {
  for (const view of ['race', 'tree']) {
    await open(page, `./?${view}${PRESENTED.slice(2)}&view=${view}&at=end,end`);
    await expect(page.getByText(/proved shortest|Shortest solution|IDA\*/).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('hand-out');
    await expect(sheet.getByRole('row', { name: /^IDA\* · misplaced/ })).toContainText(
      'proved shortest',
    );
    await expect(sheet.getByText(/#v=1&puzzle=cubes.*at=end,end$/)).toBeVisible();
    await expect(sheet.getByText(/present=1/)).toHaveCount(0);
    await expect(sheet.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: false })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('a phone shows a presented page as its own', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'for phones');
  await open(page, PRESENTED);
  await expect(page.getByRole('button', { name: 'Run' })).toBeInViewport();
  await expect(page.locator('present-lanes')).toHaveCount(0);
});
