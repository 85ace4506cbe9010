// The hosted page, the one file and the elements show the same for a link. Their counts: differential.test.js.

import { pathToFileURL } from 'node:url';
import { PUZZLES } from '../../www/shared/puzzles/puzzles.js';
import { KEYS } from '../../www/shared/state/attributes.js';
import { fragment, paste, seen } from './address.js';
import { board, choose, GAMES, open, openProblem, problems } from './instrument.js';
import { deskTest, expect } from './page.js';

/** @import { RollingCubesRace as Race } from '../../www/app/embed/embed.d.ts' */
/** @import { Page } from '@playwright/test' */

const ONE_FILE = pathToFileURL('dist/rolling-cubes.html').href;

/** Many links are tried, so poll often. */
const SOON = { intervals: [20, 40, 80, 160, 320] };

/** A problem in no list. */
const ELSEWHERE = 'v=1&puzzle=cubes&start=WEWWWWWWW&goal=RBWRWWEWW&race=bfs';

/** @param {Page} page */
async function openElements(page) {
  const elements =
    '<rolling-cubes-race></rolling-cubes-race><rolling-cubes-board></rolling-cubes-board>';
  await page.route('**/own.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script type="module" src="./embed.js"></script>${elements}`,
    }),
  );
  await page.goto('./own.html');
}

/** Sets exactly the keys of a link as attributes. @param {Page} page @param {string} text */
const tell = (page, text) =>
  page.evaluate(
    async ({ link, keys }) => {
      const params = new URLSearchParams(link);
      for (const element of document.querySelectorAll('rolling-cubes-race, rolling-cubes-board')) {
        for (const key of keys) {
          const value = params.get(key);
          if (value === null) element.removeAttribute(key);
          else element.setAttribute(key, value);
        }
        await /** @type {Race} */ (element).ready;
      }
    },
    { link: text, keys: KEYS },
  );

/** @param {Page} page */
async function seenInElements(page) {
  const race = page.locator('rolling-cubes-race');
  return {
    board: await board(page).getAttribute('aria-label'),
    goal: await page.getByRole('img', { name: /^Goal: / }).getAttribute('aria-label'),
    lanes: await race
      .locator('lane-card')
      .evaluateAll((all) => all.map((one) => `Configure ${one.getAttribute('aria-label')}`)),
    place: await page.getByRole('slider', { name: 'Move' }).getAttribute('aria-valuetext'),
    link: await race.evaluate((element) => /** @type {Race} */ (element).link),
  };
}

deskTest('links of problems open on them in each build', async ({ page, context }) => {
  /** @type {{link: string, there: Awaited<ReturnType<typeof seen>>}[]} */
  const wanted = [];
  await open(page);
  for (const game of GAMES) {
    await choose(page, game);
    await openProblem(page);
    const list = problems(page);
    const count = await list.locator('option').count();
    expect(count).toBeGreaterThan(PUZZLES.toys?.problems.small.length ?? 0);
    // Unit tests read the link of every problem.
    for (const index of [0, count >> 1, count - 1]) {
      await list.selectOption({ index });
      // The page omits its opening problem.
      const link = fragment(page) || 'v=1&puzzle=cubes';
      expect(link.length).toBeLessThanOrEqual(80);
      wanted.push({ link, there: await seen(page) });
    }
    await page.keyboard.press('Escape');
  }

  // One page at a time, since each measures every problem's space.
  for (const address of ['', ONE_FILE]) {
    const build = address ? await context.newPage() : page;
    if (address) await open(build, `${address}#${ELSEWHERE}`);
    else await paste(build, ELSEWHERE);
    for (const { link, there } of wanted) {
      await paste(build, link);
      await expect.poll(() => seen(build), SOON).toEqual(there);
    }
    await build.close();
  }

  const elements = await context.newPage();
  await openElements(elements);
  for (const { link, there } of wanted) {
    const { game: _, problem: __, ...shown } = there;
    await tell(elements, link);
    await expect.poll(() => seenInElements(elements), SOON).toEqual({ ...shown, link });
  }
});
