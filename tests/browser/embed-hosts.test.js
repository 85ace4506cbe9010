// The elements on pages of other tools: bundlers, slides and test environments.

import { showOwn as show } from './instrument.js';
import { deskTest, expect } from './page.js';

const LESSON =
  '<rolling-cubes-lesson lesson="ida-star"><a href="https://example.org/">The lesson</a></rolling-cubes-lesson>';
const FILE = '**/rolling-cubes.html';

deskTest('a lesson without its file says so', async ({ page, baseURL, complaints }) => {
  for (const { body, status } of [
    { body: 'Not found', status: 404 },
    { body: `<!doctype html><title>Host</title><p>Host</p>${LESSON}`, status: 200 },
  ]) {
    await page.route(FILE, (route) =>
      route.fulfill({ body, status, contentType: 'text/html; charset=utf-8' }),
    );
    await show(page, LESSON);
    const lesson = page.locator('rolling-cubes-lesson');
    await expect(lesson.getByRole('alert')).toContainText(`${baseURL}rolling-cubes.html`);
    await expect(lesson.locator('iframe')).toBeHidden();
    expect(page.frames()).toHaveLength(2);
    await expect(page.getByRole('link', { name: 'The lesson' })).toBeVisible();
    await page.unroute(FILE);
  }
  const lesson = page.locator('rolling-cubes-lesson');
  await lesson.evaluate((element) => element.setAttribute('step', '2'));
  await expect(lesson.locator('iframe')).toBeVisible();
  await expect(lesson.getByRole('alert')).toBeHidden();
  const others = complaints.splice(0).filter((text) => !/404/.test(text));
  expect(others).toEqual([]);
});

deskTest('a rewritten file of lessons says so', async ({ page, baseURL, complaints }) => {
  await page.clock.install();
  await page.route(FILE, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><meta http-equiv="Content-Security-Policy" content="script-src 'none'"><rolling-cubes></rolling-cubes><script>document.title = 'ran'</script>`,
    }),
  );
  await show(page, `<div lang="de">${LESSON}</div>`);
  const alert = page.locator('rolling-cubes-lesson').getByRole('alert');
  await page.frameLocator('rolling-cubes-lesson iframe').locator('rolling-cubes').waitFor({
    state: 'attached',
  });
  await page.waitForFunction(() => document.readyState === 'complete');
  await page.clock.runFor(10_000);
  await expect(alert).toContainText(`${baseURL}rolling-cubes.html wurde geladen`);
  await expect(page.locator('rolling-cubes-lesson iframe')).toHaveCSS('visibility', 'hidden');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('inline script violates')]);
});

deskTest('keys that an element uses stay in it, and others reach the page', async ({ page }) => {
  await show(
    page,
    `<script>
      window.heard = [];
      addEventListener('keydown', ({ key }) => heard.push(key));
    </script>
    <rolling-cubes-race puzzle="tiles"></rolling-cubes-race>
    <rolling-cubes-board puzzle="tiles" moves="R.DL"></rolling-cubes-board>`,
  );
  const heard = async (/** @type {readonly string[]} */ keys) => {
    for (const key of keys) await page.keyboard.press(key);
    return page.evaluate(() => Reflect.get(window, 'heard').splice(0));
  };
  const race = page.locator('rolling-cubes-race');
  await race.getByRole('button', { name: 'Step' }).first().focus();
  expect(await heard(['Space', 'Enter', 'ArrowRight', 'n'])).toEqual(['ArrowRight', 'n']);
  await race.getByRole('slider').first().focus();
  expect(await heard(['ArrowRight', 'Home', 'PageDown', 'Space', 'n'])).toEqual([' ', 'n']);

  await show(
    page,
    `<script>
    window.heard = [];
    addEventListener('keydown', ({ key }) => heard.push(key));
  </script>
  <rolling-cubes-board puzzle="tiles" start="123405678"></rolling-cubes-board>`,
  );
  const board = page.locator('rolling-cubes-board');
  await board.getByRole('img', { name: /^Board: / }).click({ position: { x: 5, y: 5 } });
  for (const key of ['ArrowUp', 'ArrowLeft', 'Tab']) await page.keyboard.press(key);
  const place = () => board.evaluate((element) => Reflect.get(element, 'place'));
  await expect.poll(place).toMatchObject({ at: 2, move: 'L' });
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(['Tab']);
});

deskTest('elements can be made in jsdom, without observers and style sheets', async ({ page }) => {
  await page.addInitScript(() => {
    if (window !== top) return;
    Reflect.deleteProperty(window, 'IntersectionObserver');
    Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync');
    Reflect.deleteProperty(CSSStyleSheet.prototype, 'replace');
  });
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await show(
    page,
    `<rolling-cubes-board></rolling-cubes-board><rolling-cubes-race></rolling-cubes-race>${LESSON}`,
  );
  await page.waitForFunction(() => customElements.get('rolling-cubes-lesson'));
  await expect(page.getByRole('link', { name: 'The lesson' })).toBeAttached();
  expect(errors).toEqual([]);
});

deskTest('an element looks the same on a page from right to left', async ({ page }) => {
  const board = (/** @type {string} */ dir) =>
    `<rolling-cubes-board ${dir} puzzle="tiles" start="867254301" style="inline-size: 30em"></rolling-cubes-board>`;
  await show(page, `<div dir="rtl">${board('')}</div>${board('')}${board('dir="rtl"')}`);
  const boards = page.locator('rolling-cubes-board');
  await boards.evaluateAll(async (all) => {
    await customElements.whenDefined('rolling-cubes-board');
    for (const one of all) await Reflect.get(one, 'ready');
  });
  await expect(page.locator('figure.goal')).toHaveCount(3);
  const [within, plain, own] = await boards.evaluateAll((all) =>
    all.map((one) => {
      const stage = one.shadowRoot?.querySelector('board-stage')?.shadowRoot;
      const goal = stage?.querySelector('.goal')?.getBoundingClientRect();
      const { left } = one.getBoundingClientRect();
      return { goal: Math.round((goal?.left ?? 0) - left), way: getComputedStyle(one).direction };
    }),
  );
  expect(within).toEqual(plain);
  expect([plain?.way, own?.way]).toEqual(['ltr', 'rtl']);
});

deskTest('no words lie on each other in a board of any height', async ({ page }) => {
  const boards = ['cubes', 'tiles', 'knights', 'toys'].map(
    (puzzle) => `<rolling-cubes-board puzzle="${puzzle}"></rolling-cubes-board>`,
  );
  await show(page, `<div lang="de" style="inline-size: 32em">${boards.join('')}</div>`);
  await page.locator('rolling-cubes-board').evaluateAll(async (all) => {
    await customElements.whenDefined('rolling-cubes-board');
    for (const board of all) await Reflect.get(board, 'ready');
  });
  await expect(page.locator('rolling-cubes-board figure.goal')).toHaveCount(4);
  const gaps = await page.locator('rolling-cubes-board').evaluateAll((all) =>
    [14, 16, 18, 19, 20, 21, 22, 24, 28].flatMap((height) =>
      all.map((board) => {
        /** @type {HTMLElement} */ (board).style.blockSize = `${height}em`;
        const stage = board.shadowRoot?.querySelector('board-stage')?.shadowRoot;
        const [goal, rule] = ['.goal', '.rule'].map((part) =>
          stage?.querySelector(part)?.getBoundingClientRect(),
        );
        if (!goal || !rule) throw new Error('the board has no captions');
        return { height, shown: rule.height > 0, gap: rule.top - goal.bottom };
      }),
    ),
  );
  for (const { height, shown, gap } of gaps) {
    if (shown) expect(gap, `${height}em`).toBeGreaterThanOrEqual(0);
  }
  expect(gaps.filter(({ height, shown }) => height === 28 && !shown)).toEqual([]);
});
