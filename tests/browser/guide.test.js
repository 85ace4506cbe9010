// The guide: distances, hints, and the computation before them.

import { LENGTHS } from '../unit/samples.js';
import { BUILDING, solve } from './command-line.js';
import { board, button, choose, distance, open, pick } from './instrument.js';
import { deskTest, expect, test } from './page.js';

/** @import { Page } from '@playwright/test' */

/** Takes hints to the goal; each move must bring it one nearer. @param {Page} page @param {number} length */
async function followHints(page, length) {
  const toGo = (/** @type {number} */ left) =>
    left === length ? `${left} to go` : `${left} to go one nearer`;
  for (let left = length; left > 0; left--) {
    await expect(distance(page)).toHaveText(toGo(left));
    await button(page, 'Hint').click();
    await expect(distance(page)).toHaveText(toGo(left));
    await button(page, 'Do it').click();
  }
  await expect(distance(page)).toHaveText(
    /^\s*Solved in \d+ \w+\. The fewest there are\. Well done\.\s*$/,
  );
  await expect(button(page, 'Hint')).toBeDisabled();
  await expect(page.getByText('This is the goal.')).toBeVisible();
  await expect(page.getByText(`${length} / ${length}`)).toBeVisible();
}

deskTest('hints lead cubes to the goal in as many rolls as were to go', async ({ page }) => {
  await open(page);
  await pick(page, 2);
  await followHints(page, LENGTHS[2] ?? 0);
});

deskTest('hints lead the 8-puzzle to the goal in as many moves as were to go', async ({ page }) => {
  await open(page);
  await choose(page, '8-puzzle');
  await pick(page, 1);
  // Reinefeld (1993): two positions of the 8-puzzle need 31 moves, none more.
  await followHints(page, 31);
});

deskTest('hints lead the toys to the goal in as many exchanges as were to go', async ({ page }) => {
  await open(page);
  await choose(page, 'Toys');
  await followHints(page, 4);
});

deskTest('a bad move is one further, and taken back it is as far as before', async ({ page }) => {
  await open(page);
  await expect(distance(page)).toHaveText('23 to go');
  // Sample 4 begins with one of two rolls; the other leads away.
  await page.keyboard.press('ArrowRight');
  await expect(distance(page)).toHaveText('24 to go one further');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('2 / 2')).toBeVisible();
  await expect(distance(page)).toHaveText('23 to go one nearer');
  await page.keyboard.press('ArrowDown');
  await expect(distance(page)).toHaveText('22 to go one nearer');
});

deskTest(
  'solved by hand in more moves than are enough, the fewest can be seen',
  async ({ page }) => {
    await open(page, './#v=1&puzzle=tiles&start=123456708&goal=123456780&moves=RL');
    await expect(distance(page)).toContainText('1 to go');
    await page.keyboard.press('ArrowLeft');
    await expect(distance(page)).toHaveText('Solved in 3 moves. 1 is enough.');
    await button(page, 'Show it').click();
    await expect(page.getByText('1 / 1')).toBeVisible();
    await expect(distance(page)).toContainText('Solved');
    await expect(distance(page)).not.toContainText('Solved in');
  },
);

/** Records the bar's messages in the page, since progress may be over quickly. @param {Page} page */
const keepWhatIsSaid = (page) =>
  page.evaluate(() => {
    const bar = document
      .querySelector('rolling-cubes')
      ?.shadowRoot?.querySelector('guide-bar')?.shadowRoot;
    const said = /** @type {string[]} */ ([]);
    Object.assign(window, { said });
    const note = () => said.push(bar?.querySelector('output')?.textContent?.trim() ?? '');
    if (bar)
      new MutationObserver(note).observe(bar, {
        subtree: true,
        childList: true,
        characterData: true,
      });
  });

/** @param {Page} page */
async function percentsSaid(page) {
  const texts = await page.evaluate(
    () => /** @type {string[]} */ (/** @type {any} */ (window).said),
  );
  return texts.flatMap((text) => text.match(/^Measuring: (\d+) %$/)?.[1] ?? []).map(Number);
}

/** @param {Page} page */
const building = async (page) =>
  (await percentsSaid(page)).filter((percent) => percent > 0 && percent < 100);

test.describe('distances', () => {
  deskTest(
    'measuring says how far it is, then every sample is as long as known',
    async ({ page }) => {
      await open(page);
      await keepWhatIsSaid(page);
      for (const [index, length] of LENGTHS.entries()) {
        await pick(page, index);
        const words = length === 0 ? 'Solved' : `${length} to go`;
        await expect(distance(page)).toHaveText(words);
      }
      const percents = await percentsSaid(page);
      expect(percents.length).toBeGreaterThan(3);
      expect(Math.max(...percents)).toBeLessThanOrEqual(100);
    },
  );

  deskTest(
    'a table is built where searches take long, and where they do not there is none',
    async ({ page }) => {
      await open(page, './#v=1&puzzle=toys');
      await keepWhatIsSaid(page);
      await choose(page, 'Cubes');
      await expect(distance(page)).toHaveText('23 to go');
      await page.keyboard.press('ArrowRight');
      await expect(distance(page)).toHaveText('24 to go one further');
      expect(await building(page)).toEqual([]);
      await pick(page, 7);
      await expect(distance(page)).toHaveText('35 to go');
      expect(await building(page)).not.toEqual([]);
    },
  );

  deskTest('the 8-puzzle’s sample is as far as the command line finds', async ({ page }) => {
    test.setTimeout(BUILDING);
    const problem = { start: '123069478', goal: '123406789' };
    const { length } = solve('tiles', problem, { algorithm: 'bfs' });
    await open(page);
    await choose(page, '8-puzzle');
    await pick(page, 0);
    await expect(distance(page)).toHaveText(`${length} to go`);
  });

  deskTest(
    'where no table can be had, there is neither a distance nor a hint',
    async ({ page }) => {
      await open(page);
      for (const game of ['15-puzzle', 'Knights']) {
        await choose(page, game);
        await expect(board(page)).toBeVisible();
        await expect(distance(page)).toHaveText('');
        await expect(button(page, 'Hint')).toBeHidden();
      }
    },
  );
});

deskTest('a hint never leads away, however slowly distances come', async ({ page }) => {
  // Delays the worker's requests, as on a busy machine.
  await page.addInitScript(() => {
    const postMessage = /** @type {any} */ (Worker.prototype.postMessage);
    Worker.prototype.postMessage = function (
      /** @type {any} */ message,
      .../** @type {any[]} */ rest
    ) {
      const late = message.type === 'ask' ? 700 : 0;
      if (late > 0) setTimeout(() => postMessage.call(this, message, ...rest), late);
      else postMessage.call(this, message, ...rest);
    };
  });
  await open(page);
  await choose(page, 'Toys');
  await followHints(page, 4);
});
