// How the page lies on a projector and on a phone.

import { addLane, button, choose, GAMES, lanes, look, open, verdict } from './instrument.js';
import { deskTest, expect, test } from './page.js';
import { sentence } from './time-travel.js';

/** @typedef {import('@playwright/test').Page} Page */

/** How much there is to scroll, down and sideways. @param {Page} page */
const hidden = (page) =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement;
    return { down: scrollHeight - clientHeight, sideways: scrollWidth - clientWidth };
  });

/** Four lanes besides the two. @param {Page} page */
async function sixLanes(page) {
  for (const search of ['BFS', 'IDDFS', 'A*', 'Branch and bound']) {
    await addLane(page, { Search: search, 'Limit of nodes': '1000' });
  }
  await expect(lanes(page)).toHaveCount(6);
}

/** Texts of the lanes that stand over one another, or are cut. @param {Page} page */
const overlaps = (page) =>
  page.locator('lane-card').evaluateAll((cards) => {
    /** @type {{text: string, box: DOMRect}[]} */
    const seen = [];
    const [wrong, range] = [/** @type {string[]} */ ([]), document.createRange()];
    for (const card of cards) {
      const parts = [
        ...(card.shadowRoot?.querySelectorAll('h2, output, .plus, .state span, dt') ?? []),
      ];
      for (const part of parts.filter((one) => one.checkVisibility())) {
        range.selectNodeContents(part);
        const [text, box] = [part.textContent?.trim() ?? '', range.getBoundingClientRect()];
        if (part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
          wrong.push(`${text} is cut`);
        for (const other of seen) {
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          if (across > 1 && down > 4) wrong.push(`${text} over ${other.text}`);
        }
        if (text && box.width > 0) seen.push({ text, box });
      }
    }
    return wrong;
  });

const SIX =
  './?six#v=1&puzzle=cubes&race=ida-star/misplaced,ida-star/misplaced-parity,ida-star/colours,a-star/misplaced,a-star/colours,bidirectional-bfs&at=end,end,end,end,end,end';

test.describe('a projector of 1280 by 720', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has one column');

  test('shows board and race of every game without scrolling', async ({ page }) => {
    await open(page);
    for (const game of GAMES) {
      await choose(page, game);
      expect(await hidden(page), game).toEqual({ down: 0, sideways: 0 });
    }
    await choose(page, 'Cubes');
    await button(page, 'Finish').click();
    await expect(verdict(page)).toBeVisible();
    expect(await hidden(page), 'solved').toEqual({ down: 0, sideways: 0 });
  });

  test('shows the search of every game, node by node, without scrolling', async ({ page }) => {
    await open(page);
    await look(page, 'Tree');
    for (const game of GAMES) {
      await choose(page, game);
      await button(page, 'One node forward').click();
      await expect(sentence(page)).toContainText(/The start/);
      expect(await hidden(page), game).toEqual({ down: 0, sideways: 0 });
    }
  });

  test('shows six lanes and their chart without scrolling', async ({ page }) => {
    await open(page);
    await sixLanes(page);
    await button(page, 'Finish').click();
    await expect(verdict(page)).toBeVisible();
    expect(await hidden(page)).toEqual({ down: 0, sideways: 0 });
    const bounded = 'Branch and bound · colours · upper bound 40 · limit 1,000 nodes';
    for (const name of ['Board', 'Chart', 'BFS · limit 1,000 nodes', bounded]) {
      const part = page.getByRole('region', { name, exact: true });
      await expect(part, name).toBeInViewport({ ratio: 1 });
    }
    expect(await overlaps(page)).toEqual([]);
    await open(page, SIX);
    await expect(verdict(page)).toBeVisible();
    expect(await hidden(page)).toEqual({ down: 0, sideways: 0 });
    // The chart keeps room for its curves and its axes; no name is cut, and nothing stands over anything else.
    const chart = page.getByRole('region', { name: 'Chart' }).locator('canvas');
    await expect(chart).toBeInViewport({ ratio: 0.99 });
    expect((await chart.boundingBox())?.height).toBeGreaterThanOrEqual(200);
    for (const view of ['Race', 'Statistics', 'Tree', 'Whole puzzle']) {
      await look(page, view);
      expect(await overlaps(page), view).toEqual([]);
      expect((await hidden(page)).sideways, view).toBe(0);
    }
  });
});

test.describe('a phone of 360 pixels’ width', () => {
  test.skip(({ isMobile }) => !isMobile, 'for phones');
  test.use({ viewport: { width: 360, height: 740 } });

  test('shows every game in its width', async ({ page }) => {
    await open(page);
    for (const game of GAMES) {
      await choose(page, game);
      expect((await hidden(page)).sideways, game).toBe(0);
      await expect(button(page, 'Run')).toBeInViewport({ ratio: 1 });
    }
    await choose(page, 'Cubes');
    await button(page, 'Finish').click();
    await expect(verdict(page)).toBeVisible();
    expect((await hidden(page)).sideways, 'solved').toBe(0);
    await expect(button(page, 'Run')).toBeInViewport({ ratio: 1 });
  });

  test('shows the search of every game, node by node, in its width', async ({ page }) => {
    await open(page);
    await look(page, 'Tree');
    for (const game of GAMES) {
      await choose(page, game);
      await button(page, 'One node forward').click();
      await expect(sentence(page)).toContainText(/The start/);
      expect((await hidden(page)).sideways, game).toBe(0);
    }
  });

  test('shows six lanes in its width', async ({ page }) => {
    await open(page);
    await sixLanes(page);
    await button(page, 'Finish').click();
    await expect(verdict(page)).toBeVisible();
    expect((await hidden(page)).sideways).toBe(0);
  });

  test('shows its dialogs in its width', async ({ page }) => {
    await open(page);
    for (const game of GAMES) {
      await choose(page, game);
      for (const opener of ['Set up…', 'Add a lane']) {
        await button(page, opener).click();
        const dialog = page.getByRole('dialog');
        const { scrollWidth, clientWidth, right } = await dialog.evaluate((element) => ({
          scrollWidth: element.scrollWidth,
          clientWidth: element.clientWidth,
          right: element.getBoundingClientRect().right,
        }));
        expect(scrollWidth, `${game}, ${opener}`).toBe(clientWidth);
        expect(right).toBeLessThanOrEqual(360);
        await button(page, 'Cancel').click();
      }
    }
  });
});

deskTest('tabs and pictures to choose from stand still, whichever is chosen', async ({ page }) => {
  await open(page);
  const places = (/** @type {import('@playwright/test').Locator} */ all) =>
    all.evaluateAll((found) => {
      // Beside the race the panel is narrower than beside the others.
      const [first = 0, ...others] = found.map((one) => one.getBoundingClientRect().left);
      return others.map((left) => left - first);
    });
  const tabs = page.getByRole('tab');
  const before = await places(tabs);
  for (const name of ['Whole puzzle', 'Tree', 'Statistics']) {
    await page.getByRole('tab', { name }).click();
    expect(await places(tabs)).toEqual(before);
  }
  const pictures = page.locator('statistics-view .choice label');
  const pictured = await places(pictures);
  for (const name of ['Counters', 'Branching']) {
    await page.getByRole('radio', { name, exact: true }).click();
    expect(await places(pictures)).toEqual(pictured);
  }
  // All of them in one line.
  expect(pictured).toEqual([...pictured].sort((a, b) => a - b));
});
