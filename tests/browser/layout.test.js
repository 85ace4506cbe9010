// Layout on a projector and on a phone.

import { currentVersion } from '../../www/build/version.js';
import { objections } from './audit.js';
import {
  addLane,
  button,
  choose,
  fromMenu,
  fromProblem,
  GAMES,
  lanes,
  look,
  open,
  openProblem,
  verdict,
} from './instrument.js';
import { deskTest, expect, test } from './page.js';
import { sentence } from './time-travel.js';

/** @import { Locator, Page } from '@playwright/test' */

/** @param {Page} page */
const hidden = (page) =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement;
    return { down: scrollHeight - clientHeight, sideways: scrollWidth - clientWidth };
  });

/** @param {Page} page */
async function sixLanes(page) {
  for (const search of ['BFS', 'IDDFS', 'A*', 'Branch and bound']) {
    await addLane(page, { Search: search, 'Limit of nodes': '1000' });
  }
  await expect(lanes(page)).toHaveCount(6);
}

/** @param {Page} page */
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

test('six lanes of a hundred million nodes stand over nothing, and no name is broken within a word, in German too', async ({
  page,
}) => {
  const race =
    'bfs,bidirectional-bfs,ida-star/misplaced,a-star/misplaced,iddfs,rbfs/misplaced&at=end,end,end,end,end,0';
  const link = `v=1&view=race&puzzle=tiles&start=867254301&goal=123456780&race=${race}`;
  await open(page, `./#${link}`);
  for (const lang of ['en', 'de', 'zh-Hans', 'ja']) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `${link}&lang=${lang}`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    const deepest = page.locator('lane-card').nth(4);
    await expect(deepest.locator('.generated output')).toHaveText(
      /^(146\s?(M|Mio\.)|1\.46(亿|億))$/,
    );
    expect(await overlaps(page)).toEqual([]);
    expect(await hidden(page)).toMatchObject({ sideways: 0 });
    const broken = await page.locator('lane-card h2').evaluateAll((names) =>
      names.flatMap((name) => {
        const range = document.createRange();
        const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
        const words = [];
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
          for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (range.getClientRects().length > 1) words.push(word);
          }
        }
        return words;
      }),
    );
    expect(broken).toEqual([]);
  }
});

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

  test('has the names of all views in one row', async ({ page }) => {
    await open(page);
    const tabs = page.locator('view-tabs button');
    await expect(tabs).toHaveCount(6);
    const tops = await tabs.evaluateAll((tabs) =>
      tabs.map((tab) => tab.getBoundingClientRect().top),
    );
    expect(tops).toHaveLength(6);
    expect(new Set(tops).size).toBe(1);
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
    // The chart keeps its size; no name is clipped or covered.
    const chart = page.getByRole('region', { name: 'Chart' }).getByRole('img');
    await expect(chart).toBeInViewport({ ratio: 0.99 });
    await expect.poll(async () => (await chart.boundingBox())?.height).toBeGreaterThanOrEqual(200);
    for (const view of ['Race', 'Charts', 'Tree', 'State space']) {
      await look(page, view);
      expect(await overlaps(page), view).toEqual([]);
      expect((await hidden(page)).sideways, view).toBe(0);
    }
  });
});

test('a phone has a challenge’s question in its first screen, and board, controls and tree in one', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'for phones');
  await open(page, './#v=1&puzzle=cubes&challenge=1');
  const note = page.getByRole('region', { name: 'Challenge' });
  await expect(note).toBeInViewport({ ratio: 1 });
  await note.getByRole('button', { name: 'Bidirectional BFS' }).tap();
  await expect(page.getByRole('status', { name: 'Challenge' })).toBeInViewport({ ratio: 1 });
  await look(page, 'Tree');
  await button(page, 'One node forward').tap();
  await button(page, 'One node forward').tap();
  const tree = page.getByRole('application', { name: /^Search tree of/ });
  await expect(tree).toBeVisible();
  const { y: end = 0 } = (await page.locator('race-controls').boundingBox()) ?? {};
  const parts = [
    page.getByRole('tab', { name: 'Tree' }),
    page.getByRole('img', { name: /^The current position/ }),
    page.getByRole('img', { name: /^Goal: / }),
    page.getByRole('group', { name: 'Time travel' }),
    tree,
  ];
  for (const part of parts) {
    await expect(part).toBeInViewport({ ratio: 1 });
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(end);
  }
});

test.describe('a phone of 320 pixels’ width', () => {
  test.skip(({ isMobile }) => !isMobile, 'for phones');
  test.use({ viewport: { width: 320, height: 740 } });

  test('shows every game in its width', async ({ page }) => {
    await open(page);
    for (const game of GAMES) {
      await choose(page, game);
      expect((await hidden(page)).sideways, game).toBe(0);
      await expect(button(page, 'Run')).toBeInViewport({ ratio: 1 });
      await openProblem(page);
      await expect(button(page, 'Toys')).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
    }
    const [run, restart] = await Promise.all(
      ['Run', 'Restart'].map((name) => button(page, name).boundingBox()),
    );
    expect(run?.height).toBeGreaterThanOrEqual(44);
    expect(restart?.y, 'one row of buttons').toBe(run?.y);
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
      for (const opener of ['Set up…', 'Add a search', 'Share', 'Help']) {
        if (opener === 'Set up…') await fromProblem(page, opener);
        else if (opener === 'Help') await fromMenu(page, opener);
        else await button(page, opener).click();
        const dialog = page.getByRole('dialog');
        const { scrollWidth, clientWidth, right } = await dialog.evaluate((element) => ({
          scrollWidth: element.scrollWidth,
          clientWidth: element.clientWidth,
          right: element.getBoundingClientRect().right,
        }));
        expect(scrollWidth, `${game}, ${opener}`).toBe(clientWidth);
        expect(right).toBeLessThanOrEqual(320);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
    }
  });
});

test('help opens beside the page by its key, or over it on a phone, and closes', async ({
  page,
  isMobile,
}) => {
  await open(page);
  if (isMobile) await fromMenu(page, 'Help');
  else await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help).toContainText('Only the tops count');
  const { x = 0, width = 0 } = (await help.boundingBox()) ?? {};
  expect(await hidden(page)).toMatchObject({ sideways: 0 });
  expect(await objections(page)).toEqual([]);
  if (isMobile) expect([x, width]).toEqual([0, 390]);
  else {
    expect(await hidden(page)).toMatchObject({ down: 0 });
    // Nothing is covered, and a move can be made.
    for (const name of ['Board', 'Race']) {
      const part = await page.getByRole('region', { name, exact: true }).boundingBox();
      expect((part?.x ?? 0) + (part?.width ?? 0)).toBeLessThanOrEqual(x);
    }
    await button(page, 'Hint').click();
    await button(page, 'Do it').click();
    await expect(page.getByText('1 / 1')).toBeVisible();
  }
  await help.getByRole('button', { name: 'Terms' }).click();
  await expect(help.getByText('generated', { exact: true })).toBeInViewport();
  await help.getByRole('button', { name: 'Terms' }).press('Escape');
  await expect(help).toBeHidden();
});

deskTest('help says which version the page is', async ({ page }) => {
  await open(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Help' })).toContainText(
    `Rolling Cubes ${currentVersion()}`,
  );
});

deskTest(
  'on paper are the board, the chart, the counts and the link, dark on light, and nothing to press',
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page);
    await button(page, 'Finish').click();
    await expect(verdict(page)).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await expect(page.getByText('#v=1&puzzle=cubes&at=end,end')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    for (const name of ['Board', 'Chart', 'IDA* · misplaced', 'Bidirectional BFS']) {
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    }
    const pressed = page.locator('button:not(.printed), select, input').filter({ visible: true });
    await expect(pressed).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  },
);

deskTest('tabs and pictures to choose from stand still, whichever is chosen', async ({ page }) => {
  await open(page);
  const places = (/** @type {Locator} */ all) =>
    all.evaluateAll((found) => {
      // Beside the race, the panel is narrower.
      const [first = 0, ...others] = found.map((one) => one.getBoundingClientRect().left);
      return others.map((left) => left - first);
    });
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(6);
  const before = await places(tabs);
  for (const name of ['State space', 'Tree', 'Charts']) {
    await page.getByRole('tab', { name }).click();
    expect(await places(tabs)).toEqual(before);
  }
  const pictures = page.locator('statistics-view .choice label');
  // Code is loaded on first view.
  await expect(pictures.first()).toBeVisible();
  const pictured = await places(pictures);
  for (const name of ['Counters', 'Branching']) {
    await page.getByRole('radio', { name, exact: true }).click();
    expect(await places(pictures)).toEqual(pictured);
  }
  expect(pictured).toEqual([...pictured].sort((a, b) => a - b));
});
