// The elements on the example pages and on pages with only the module.

import { objectionsInBoth } from './audit.js';
import { BUILDING, solve } from './command-line.js';
import { showOwn as show } from './instrument.js';
import { deskTest, expect, test } from './page.js';

/** @import { RollingCubesBoard as Board, RollingCubesRace as Race } from '../../www/app/embed/embed.d.ts' */
/** @import { Page } from '@playwright/test' */
/** @import { LitElement } from 'lit' */

const HARDEST = { start: '867254301', goal: '123456780' };

/** @param {Page} page @param {string} element @param {readonly string[]} types */
async function listen(page, element, types) {
  const list = await page.locator(element).evaluateHandle((target, names) => {
    /** @type {{type: string, detail: any}[]} */
    const events = [];
    for (const name of names) {
      target.addEventListener(name, (event) =>
        events.push({ type: name, detail: /** @type {CustomEvent} */ (event).detail }),
      );
    }
    return events;
  }, types);
  return () => list.jsonValue();
}

/** @param {Page} page @param {(race: Race) => Promise<void>} act */
async function race(page, act) {
  await page.locator('rolling-cubes-race').evaluate(act);
  await expect
    .poll(async () => (await lanes(page)).map(({ phase }) => phase))
    .not.toContainEqual(expect.stringMatching(/ready|running/));
}

/** @param {Page} page */
const lanes = (page) =>
  page.locator('rolling-cubes-race').evaluate((element) => /** @type {Race} */ (element).lanes);

deskTest('two copies of the module, and a frame, leave elements as they are', async ({ page }) => {
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await show(
    page,
    `<script type="module">
        import { RollingCubesBoard } from './embed.js?again';
        const board = new RollingCubesBoard();
        board.setAttribute('puzzle', 'toys');
        board.setAttribute('goal', '\\ud83c');
        const frame = document.body.appendChild(document.createElement('iframe'));
        Object.assign(frame, { width: 600, height: 600 });
        frame.contentDocument.body.append(board);
        const lesson = document.createElement('rolling-cubes-lesson');
        lesson.setAttribute('lesson', 'ida-star\\ud83c');
        document.body.append(lesson);
      </script>`,
  );
  const within = page.frameLocator('body > iframe').locator('rolling-cubes-board');
  await expect(within.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(within.getByRole('alert')).toContainText('goal');
  const address = await page
    .locator('rolling-cubes-lesson')
    .evaluate((lesson) => Reflect.get(lesson, 'address'));
  expect(address).toContain('#lesson=ida-star%EF%BF%BD');
  const laidOut = await within.evaluate((board) => getComputedStyle(board).display);
  expect([laidOut, errors]).toEqual(['grid', []]);
});

test.describe('the example page', () => {
  deskTest('has elements whose events carry the right counts', async ({ page }) => {
    test.setTimeout(BUILDING);
    {
      await page.goto('./examples/');
      const events = await listen(page, '#board', ['move', 'solved', 'finished']);
      await page.locator('#board').getByRole('button', { name: 'Play' }).click();
      await expect.poll(async () => (await events()).at(-1)?.type).toBe('finished');
      const news = await events();
      // Sample 3 of the contest: thirteen rolls.
      expect(news.filter(({ type }) => type === 'move').map(({ detail }) => detail.at)).toEqual([
        ...Array.from({ length: 13 }, (_, n) => n + 1),
      ]);
      expect(news.filter(({ type }) => type === 'solved')).toHaveLength(1);
      const { position, solved } = news.at(-1)?.detail ?? {};
      expect(solved).toBe(true);
      expect(position.toUpperCase()).toBe('WBWBRERBR');
      await expect(page.locator('#board-news')).toHaveText('solved in 13 moves');
    }

    {
      await page.locator('#race').scrollIntoViewIfNeeded();
      const events = await listen(page, '#race', ['progress', 'solved', 'finished']);
      await page.locator('#race').getByRole('button', { name: 'Finish' }).click();
      await expect.poll(async () => (await events()).at(-1)?.type).toBe('finished');
      const news = await events();
      expect(news[0]?.type).toBe('progress');
      expect(news.filter(({ type }) => type === 'solved')).toHaveLength(3);
      const searches = [
        { algorithm: 'ida-star', heuristic: 'manhattan' },
        { algorithm: 'ida-star', heuristic: 'linear-conflict' },
        { algorithm: 'a-star', heuristic: 'manhattan' },
      ];
      for (const [lane, search] of searches.entries()) {
        const { outcome, length, generated, expanded, stored_peak } = solve(
          'tiles',
          HARDEST,
          search,
        );
        expect(news.at(-1)?.detail.lanes[lane]).toMatchObject({
          search,
          ...{ outcome, length, generated, expanded, stored_peak },
        });
      }
      await expect(page.locator('#race-news')).toHaveText(
        'finished with 31 moves, 31 moves, 31 moves',
      );
    }

    {
      const driven = page.locator('#driven');
      await driven.scrollIntoViewIfNeeded();
      await expect(driven).toHaveCSS('background-color', 'rgb(16, 36, 27)');
      await page.getByRole('button', { name: 'To node 1,000' }).click();
      const generated = driven.locator('output[aria-label="generated"]');
      await expect(generated).toHaveText('1,000');
      await page.getByRole('button', { name: '100 back' }).click();
      await expect(generated).toHaveText('900');
      await expect(driven.getByRole('button', { name: 'Run' })).toBeHidden();
      await expect(driven.locator('race-chart')).toBeHidden();
      await expect(driven.locator('lane-card')).toHaveCSS('color', 'rgb(231, 245, 236)');
    }
  });

  test('has nothing that people cannot perceive, light or dark', async ({ page }) => {
    for (const address of ['./examples/', './examples/slides.html#/3']) {
      await page.goto(address);
      const race = page.locator('section:not([hidden]) rolling-cubes-race, #race').first();
      await race.scrollIntoViewIfNeeded();
      await expect(race.locator('lane-card').first()).toBeVisible();
      expect(await objectionsInBoth(page)).toEqual([]);
    }
  });
});

test.describe('the slides', () => {
  deskTest('work on the slide that is shown, if motion is wanted', async ({ page }) => {
    await page.goto('./examples/slides.html');
    await expect(page.getByRole('heading', { name: 'Two ways to search' })).toBeVisible();
    await page.waitForTimeout(300);
    expect(page.workers()).toHaveLength(0);
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('rolling-cubes-board')).toContainText('23 to go');

    await page.goto('./examples/slides.html#/2');
    await page.keyboard.press('PageDown');
    const slide = page.locator('section:not([hidden])');
    await expect(slide.getByRole('heading').first()).toHaveText('Depth first, or from both ends?');
    await expect(slide).toContainText('Shortest solution: 23 rolls.');
    await page.keyboard.press('ArrowLeft');
    await expect(slide.getByRole('heading').first()).toHaveText('The puzzle');
    await expect(page).toHaveURL(/#\/2$/);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./examples/slides.html?still#/3');
    const lane = page.locator('section:not([hidden]) lane-card').first();
    await expect(lane).toContainText('Ready');
    await page.waitForTimeout(300);
    await expect(lane).toContainText('Ready');
  });
});

test.describe('a race', () => {
  deskTest('goes to a node and back with the right counts', async ({ page }) => {
    test.setTimeout(BUILDING);
    const problem = { start: 'WWWWWWWWE', goal: 'BWRBWRBER' };
    await show(
      page,
      '<rolling-cubes-race race="ida-star/misplaced,bidirectional-bfs"></rolling-cubes-race>',
    );
    const expectedAt = (/** @type {number} */ nodes) =>
      [{ algorithm: 'ida-star', heuristic: 'misplaced' }, { algorithm: 'bidirectional-bfs' }].map(
        (search) => {
          const { generated, expanded } = solve('cubes', problem, {
            ...search,
            'max-nodes': nodes,
          });
          return expect.objectContaining({ generated, expanded });
        },
      );
    await race(page, (race) => race.seek(5000));
    expect(await lanes(page)).toEqual(expectedAt(5000));
    await race(page, (race) => race.step(-1));
    expect((await lanes(page)).map(({ generated }) => generated)).toEqual([4999, 4999]);
    await race(page, (race) => race.step());
    expect(await lanes(page)).toEqual(expectedAt(5000));
    await race(page, (race) => race.seek(0));
    await race(page, (race) => race.step(7));
    expect((await lanes(page)).map(({ generated }) => generated)).toEqual([7, 7]);

    await show(
      page,
      // At this speed, the second would take hours.
      '<rolling-cubes-race puzzle="tiles" race="ida-star/manhattan,bfs" mode="nodes" at="120,end" speed="1"></rolling-cubes-race>',
    );
    await expect
      .poll(async () => (await lanes(page)).map(({ phase }) => phase))
      .toEqual(['paused', 'ended']);
    expect((await lanes(page))[0]?.generated).toBe(120);
    const link = await page
      .locator('rolling-cubes-race')
      .evaluate((element) => /** @type {Race} */ (element).link);
    // Links omit the puzzle's opening problem.
    expect(link).toBe('v=1&puzzle=tiles&race=ida-star/manhattan,bfs&mode=nodes&at=120,end&speed=1');
    await show(page, '<rolling-cubes-race></rolling-cubes-race>');
    await race(page, (race) => race.seek(100));
    await page.locator('rolling-cubes-race').evaluate((element) => {
      /** @type {Race} */ (element).race = 'bfs';
      /** @type {Race} */ (element).puzzle = 'toys';
    });
    await expect.poll(async () => (await lanes(page)).length).toBe(1);
    expect((await lanes(page))[0]).toMatchObject({ search: { algorithm: 'bfs' }, generated: 0 });
    await expect(page.locator('rolling-cubes-race')).toHaveAttribute('puzzle', 'toys');
    await show(
      page,
      '<rolling-cubes-race goal="RRRWEWRRR" start="WWWWWEWWW"></rolling-cubes-race>',
    );
    await page
      .locator('rolling-cubes-race')
      .evaluate((element) => /** @type {Race} */ (element).play());
    await expect.poll(() => page.workers().length).toBe(2);
    // A last report may still be drawn; the empty chart draws nothing.
    await expect(page.locator('race-chart svg')).toBeVisible();
    await page.locator('race-chart').evaluate(async (element) => {
      const chart = /** @type {LitElement} */ (element);
      document.querySelector('rolling-cubes-race')?.remove();
      chart.requestUpdate();
      await chart.updateComplete;
    });
    await expect.poll(() => page.workers().length).toBe(0);
  });
});

test.describe('a board', () => {
  deskTest('goes along its moves, and says what it did not understand', async ({ page }) => {
    {
      await show(page, '<rolling-cubes-board moves="DR.LU"></rolling-cubes-board>');
      const board = page.locator('rolling-cubes-board');
      await expect(board).toContainText('2 / 4');
      const events = await listen(page, 'rolling-cubes-board', ['move']);
      await board.evaluate(async (element) => {
        const it = /** @type {Board} */ (element);
        for (const count of [1, 1, -3]) {
          await it.step(count);
        }
        await it.seek(4);
        await it.reset();
      });
      await expect(board).toContainText('2 / 4');
      const moves = (await events()).map(({ detail }) => [detail.at, detail.move]);
      expect(moves).toEqual([
        [3, 'L'],
        [4, 'U'],
        [1, 'D'],
        [4, 'U'],
        [2, 'R'],
      ]);
    }

    {
      await show(
        page,
        '<rolling-cubes-board puzzle="tiles" start="12345678X"></rolling-cubes-board>',
      );
      const board = page.locator('rolling-cubes-board');
      await expect(board.getByRole('alert')).toContainText("start: column 9: 'X', allowed: ");
      await expect(board.getByRole('img', { name: /^Board: / })).toBeVisible();
    }
  });

  deskTest('is as dark as its place on the page, or as it is set', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await show(
      page,
      `<rolling-cubes-board id="plain"></rolling-cubes-board>
       <div style="color-scheme: dark"><rolling-cubes-board id="inherited"></rolling-cubes-board></div>
       <rolling-cubes-board id="told" theme="dark"></rolling-cubes-board>`,
    );
    /** @param {string} id */
    const brightness = (id) =>
      page.locator(`#${id} rolling-board canvas`).evaluate((canvas) => {
        const picture = /** @type {HTMLCanvasElement} */ (canvas);
        const { width, height } = picture;
        const copy = new OffscreenCanvas(width, height).getContext('2d', {
          willReadFrequently: true,
        });
        copy?.drawImage(picture, 0, 0);
        const { data } = copy?.getImageData(0, 0, width, height) ?? { data: [] };
        let [sum, count] = [0, 0];
        for (let i = 0; i < data.length; i += 4) {
          if (data[i + 3] !== 255) continue;
          sum += data[i] ?? 0;
          count += 1;
        }
        return sum / count;
      });
    for (const id of ['inherited', 'told']) {
      await page.locator(`#${id}`).scrollIntoViewIfNeeded();
      await expect.poll(() => brightness(id)).toBeGreaterThan(0);
    }
    await page.locator('#plain').scrollIntoViewIfNeeded();
    await expect.poll(() => brightness('plain')).toBeGreaterThan((await brightness('told')) + 20);
    expect(await brightness('inherited')).toBeCloseTo(await brightness('told'), 0);
    await expect(page.locator('#told')).toHaveCSS('background-color', 'rgb(24, 22, 20)');
  });

  deskTest('shows its link, and only that, where scripts are off', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}examples/`);
    const link = page.locator('#board').getByRole('link');
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', /#v=1&puzzle=cubes/);
    await context.close();
  });
});
