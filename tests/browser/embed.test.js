// The elements on the example pages and on pages with only the module.

import { objections } from './audit.js';
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

deskTest(
  'two copies of the module, half a character and a frame of their own leave elements as they are',
  async ({ page }) => {
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
  },
);

test.describe('the example page', () => {
  deskTest(
    'has a board that finds a shortest solution, plays it, and tells of every move',
    async ({ page }) => {
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
    },
  );

  deskTest('has a race whose events carry what the command line counts', async ({ page }) => {
    test.setTimeout(BUILDING);
    await page.goto('./examples/');
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
      const { outcome, length, generated, expanded, stored_peak } = solve('tiles', HARDEST, search);
      expect(news.at(-1)?.detail.lanes[lane]).toMatchObject({
        search,
        ...{ outcome, length, generated, expanded, stored_peak },
      });
    }
    await expect(page.locator('#race-news')).toHaveText(
      'finished with 31 moves, 31 moves, 31 moves',
    );
  });

  deskTest('has a race that its script drives, in its own colours and parts', async ({ page }) => {
    await page.goto('./examples/');
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
  });

  for (const scheme of /** @type {const} */ (['light', 'dark'])) {
    const those = scheme === 'light' ? test : deskTest;
    those(`has nothing that people cannot perceive, in the ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      for (const address of ['./examples/', './examples/slides.html#/3']) {
        await page.goto(address);
        const race = page.locator('section:not([hidden]) rolling-cubes-race, #race').first();
        await race.scrollIntoViewIfNeeded();
        await expect(race.locator('lane-card').first()).toBeVisible();
        expect(await objections(page)).toEqual([]);
      }
    });
  }
});

test.describe('the slides', () => {
  deskTest('begin to work on the slide that is shown, and on no other', async ({ page }) => {
    await page.goto('./examples/slides.html');
    await expect(page.getByRole('heading', { name: 'Two ways to search' })).toBeVisible();
    await page.waitForTimeout(300);
    expect(page.workers()).toHaveLength(0);
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('rolling-cubes-board')).toContainText('23 to go');
  });

  deskTest('race by themselves, and go on and back by keys', async ({ page }) => {
    await page.goto('./examples/slides.html#/2');
    await page.keyboard.press('PageDown');
    const slide = page.locator('section:not([hidden])');
    await expect(slide.getByRole('heading').first()).toHaveText('Depth first, or from both ends?');
    await expect(slide).toContainText('Shortest solution: 23 rolls.');
    await page.keyboard.press('ArrowLeft');
    await expect(slide.getByRole('heading').first()).toHaveText('The puzzle');
    await expect(page).toHaveURL(/#\/2$/);
  });

  deskTest('race only when told, where motion is not wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./examples/slides.html#/3');
    const lane = page.locator('section:not([hidden]) lane-card').first();
    await expect(lane).toContainText('Ready');
    await page.waitForTimeout(300);
    await expect(lane).toContainText('Ready');
  });
});

test.describe('a race', () => {
  deskTest(
    'goes to a node, on and back, with the counts of a race that stops there',
    async ({ page }) => {
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
    },
  );

  deskTest('opens where its attributes say, and its link says the same', async ({ page }) => {
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
  });

  deskTest('begins anew when an attribute changes', async ({ page }) => {
    await show(page, '<rolling-cubes-race></rolling-cubes-race>');
    await race(page, (race) => race.seek(100));
    await page.locator('rolling-cubes-race').evaluate((element) => {
      /** @type {Race} */ (element).race = 'bfs';
      /** @type {Race} */ (element).puzzle = 'toys';
    });
    await expect.poll(async () => (await lanes(page)).length).toBe(1);
    expect((await lanes(page))[0]).toMatchObject({ search: { algorithm: 'bfs' }, generated: 0 });
    await expect(page.locator('rolling-cubes-race')).toHaveAttribute('puzzle', 'toys');
  });

  deskTest('ends its workers when it leaves the page', async ({ page }) => {
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
  deskTest('stands where its moves say, and goes along them', async ({ page }) => {
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
  });

  deskTest('says what it did not understand, and shows the rest', async ({ page }) => {
    await show(
      page,
      '<rolling-cubes-board puzzle="tiles" start="12345678X"></rolling-cubes-board>',
    );
    const board = page.locator('rolling-cubes-board');
    await expect(board.getByRole('alert')).toContainText("start: column 9: 'X', allowed: ");
    await expect(board.getByRole('img', { name: /^Board: / })).toBeVisible();
  });

  deskTest('is as dark as its place on the page, or as it is told', async ({ page }) => {
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

test.describe('several elements on one page', () => {
  deskTest('share the workers there may be, and none loses its place', async ({ page }) => {
    test.setTimeout(BUILDING);
    const many = 6;
    await page.addInitScript(() => {
      /** @type {Set<Worker>} */
      const live = new Set();
      const counts = { most: 0 };
      Object.assign(window, { workers: counts });
      window.Worker = class extends Worker {
        /** @param {string | URL} url @param {WorkerOptions} [options] */
        constructor(url, options) {
          super(url, options);
          live.add(this);
          counts.most = Math.max(counts.most, live.size);
        }

        /** @override */
        terminate() {
          live.delete(this);
          super.terminate();
        }
      };
    });
    await show(
      page,
      `<style>rolling-cubes-race { inline-size: 20em; block-size: 10em; float: left }</style>` +
        '<rolling-cubes-race start="WWWWWEWWW" goal="RRRWEWRRR" speed="2000"></rolling-cubes-race>'.repeat(
          many,
        ),
    );
    const most = Math.max(4, await page.evaluate(() => navigator.hardwareConcurrency));
    /** @param {(race: Race) => unknown} act */
    const each = (act) =>
      page.evaluate(async (text) => {
        const asked = new Function(`return ${text}`)();
        return Promise.all([...document.querySelectorAll('rolling-cubes-race')].map(asked));
      }, String(act));
    await each((race) => race.play());
    const phases = async () =>
      /** @type {string[][]} */ (await each((race) => race.lanes.map(({ phase }) => phase))).flat();
    await expect
      .poll(async () => (await phases()).filter((phase) => phase === 'running').length)
      .toBe(Math.min(most, many * 2));
    await expect.poll(() => page.workers().length).toBeLessThanOrEqual(most);
    // Never more; browsers list ended ones for a while.
    const live = await page.evaluate(() => /** @type {any} */ (window).workers.most);
    expect(live).toBeGreaterThan(1);
    expect(live).toBeLessThanOrEqual(most);

    // Evicted races resume at their node and reach equal ends.
    const nodes = /** @type {number[]} */ (await each((race) => race.lanes[1]?.generated));
    const { generated } = solve(
      'cubes',
      { start: 'WWWWWEWWW', goal: 'RRRWEWRRR' },
      { algorithm: 'bidirectional-bfs' },
    );
    await page
      .locator('rolling-cubes-race')
      .first()
      .evaluate(async (element) => {
        const race = /** @type {Race} */ (element);
        race.speed = 0;
        await race.play();
      });
    const first = async () =>
      page
        .locator('rolling-cubes-race')
        .first()
        .evaluate((element) => {
          const [, lane] = /** @type {Race} */ (element).lanes;
          return lane && { phase: lane.phase, generated: lane.generated };
        });
    await expect.poll(first).toEqual({ phase: 'ended', generated });
    expect(nodes.every((node) => node <= generated)).toBe(true);
  });
});
