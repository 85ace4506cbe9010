// The hosted page, the one file and the elements show and count the same for a link, and count as
// the command line does.

import { pathToFileURL } from 'node:url';
import { PUZZLES } from '../../www/shared/puzzles/puzzles.js';
import { KEYS } from '../../www/shared/state/attributes.js';
import { fragment, paste, seen } from './address.js';
import { BUILDING, compareLink } from './command-line.js';
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

for (const game of GAMES) {
  deskTest(
    `the link of each problem of ${game} opens on it in the hosted page, the one file and the elements`,
    async ({ page, context }) => {
      await open(page);
      await choose(page, game);
      await openProblem(page);
      const list = problems(page);
      const count = await list.locator('option').count();
      expect(count).toBeGreaterThan(PUZZLES.toys?.problems.small.length ?? 0);
      const wanted = [];
      for (let index = 0; index < count; index += 1) {
        await list.selectOption({ index });
        // The page omits its opening problem.
        const link = fragment(page) || 'v=1&puzzle=cubes';
        expect(link.length).toBeLessThanOrEqual(80);
        wanted.push({ link, there: await seen(page) });
      }
      await page.keyboard.press('Escape');

      // One page at a time, since each measures every problem's space.
      await paste(page, ELSEWHERE);
      for (const { link, there } of wanted) {
        await paste(page, link);
        await expect.poll(() => seen(page), SOON).toEqual(there);
      }
      await page.close();

      const oneFile = await context.newPage();
      await open(oneFile, `${ONE_FILE}#${ELSEWHERE}`);
      for (const { link, there } of wanted) {
        await paste(oneFile, link);
        await expect.poll(() => seen(oneFile), SOON).toEqual(there);
      }
      await oneFile.close();

      const elements = await context.newPage();
      await openElements(elements);
      for (const { link, there } of wanted) {
        const { game: _, problem: __, ...shown } = there;
        await tell(elements, link);
        await expect.poll(() => seenInElements(elements), SOON).toEqual({ ...shown, link });
      }
    },
  );
}

/** @param {Page} page */
const counters = (page) =>
  page.locator('lane-card').evaluateAll((all) =>
    all.map((lane) =>
      Object.fromEntries(
        ['generated', 'expanded', 'stored'].map((name) => {
          const output = lane.shadowRoot?.querySelector(`output[aria-label="${name}"]`);
          return [name, Number(output?.textContent?.replaceAll(',', ''))];
        }),
      ),
    ),
  );

for (const link of [
  'v=1&puzzle=cubes',
  'v=1&puzzle=tiles',
  // The opening's second lane takes too long on a busy machine.
  'v=1&puzzle=tiles&start=0197bd53ec4286af&race=ida-star/manhattan,ida-star/linear-conflict',
  'v=1&puzzle=knights',
  'v=1&puzzle=toys',
]) {
  deskTest(
    `the race of ${link} counts what the command line counts in the hosted page, the one file and the elements`,
    async ({ page, context }) => {
      deskTest.setTimeout(BUILDING);
      const expected = compareLink(link).map(({ generated, expanded, stored_peak: stored }) => ({
        ...{ generated, expanded, stored },
      }));
      const finished = `${link}&at=${expected.map(() => 'end').join()}`;
      // One page at a time, since each measures the distance to the goal.
      for (const address of ['./', ONE_FILE, null]) {
        const build = address === './' ? page : await context.newPage();
        if (address) {
          await open(build, `${address}#${finished}`);
        } else {
          await openElements(build);
          await tell(build, finished);
        }
        await expect.poll(() => counters(build)).toEqual(expected);
        await build.close();
      }
    },
  );
}
