// The guide: distances, hints, and the computation before them.

import { paste } from './address.js';
import { board, button, choose, distance, open, pick } from './instrument.js';
import { deskTest, expect } from './page.js';

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

deskTest('a bad move is one further, and the fewest are shown at the end', async ({ page }) => {
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
  await paste(page, 'v=1&puzzle=tiles&start=123456708&goal=123456780&moves=RL');
  await expect(distance(page)).toContainText('1 to go');
  await page.keyboard.press('ArrowLeft');
  await expect(distance(page)).toHaveText('Solved in 3 moves. 1 is enough.');
  await button(page, 'Show it').click();
  await expect(page.getByText('1 / 1')).toBeVisible();
  await expect(distance(page)).toContainText('Solved');
  await expect(distance(page)).not.toContainText('Solved in');
});

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

deskTest('a table is built, with its progress, where searches take long', async ({ page }) => {
  await open(page, './#v=1&puzzle=toys');
  await keepWhatIsSaid(page);
  await choose(page, 'Cubes');
  await expect(distance(page)).toHaveText('23 to go');
  await page.keyboard.press('ArrowRight');
  await expect(distance(page)).toHaveText('24 to go one further');
  expect(await building(page)).toEqual([]);
  // The longest, and the one that is solved.
  for (const [index, words] of /** @type {const} */ ([
    [7, '35 to go'],
    [0, 'Solved'],
  ])) {
    await pick(page, index);
    await expect(distance(page)).toHaveText(words);
  }
  const percents = await percentsSaid(page);
  expect(percents.length).toBeGreaterThan(3);
  expect(Math.max(...percents)).toBeLessThanOrEqual(100);
  expect(await building(page)).not.toEqual([]);
  // Where there can be no table, there is neither a distance nor a hint.
  for (const game of ['15-puzzle', 'Knights']) {
    await choose(page, game);
    await expect(board(page)).toBeVisible();
    await expect(distance(page)).toHaveText('');
    await expect(button(page, 'Hint')).toBeHidden();
  }
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
