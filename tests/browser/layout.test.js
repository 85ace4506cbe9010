// Layout on a projector and on a phone.

import { currentVersion } from '../../www/build/version.js';
import { atRest, follow } from './at-rest.js';
import { objections } from './audit.js';
import { inSight } from './in-sight.js';
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

/** @import { LaneCard } from '../../www/features/race/views/lane-card.js' */
/** @import { Page } from '@playwright/test' */

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

/** Raises the counters of lanes at rest, as a long race would. @param {Page} page @param {number} times */
const raise = (page, times) =>
  page.locator('lane-card').evaluateAll((cards, factor) => {
    for (const one of cards) {
      const card = /** @type {LaneCard} */ (one);
      const { snapshot } = card.lane ?? {};
      if (!card.lane || !snapshot || snapshot.generated > 1e7) continue;
      const [generated, expanded, stored_peak] = [
        snapshot.generated * factor,
        snapshot.expanded * factor,
        snapshot.stored_peak * factor,
      ];
      card.lane = { ...card.lane, snapshot: { ...snapshot, generated, expanded, stored_peak } };
    }
  }, times);

test('six lanes of a hundred million nodes cover nothing', async ({ page }) => {
  const race =
    'bfs,bidirectional-bfs,ida-star/misplaced,a-star/misplaced,iddfs:max-nodes=146000,rbfs/misplaced&at=end,end,end,end,end,0';
  const link = `v=1&view=race&puzzle=tiles&start=867254301&goal=123456780&race=${race}`;
  await open(page, `./#${link}`);
  const deepest = page.locator('lane-card').nth(4);
  // English and Chinese are no longer.
  for (const lang of ['de', 'ja']) {
    await follow(page, `${link}&lang=${lang}`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await page.evaluate(atRest, { view: 'race' });
    await expect(deepest.locator('.generated output')).toHaveText(/^14\.?6/);
    // A late report of a lane takes its own counts back.
    await expect(async () => {
      await raise(page, 1000);
      await expect(deepest.locator('.generated output')).toHaveText(/^(146\s?Mio\.|1\.46億)$/, {
        timeout: 1000,
      });
    }).toPass();
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

/** Each game, its search node by node, and a solved one fit. @param {Page} page @param {Record<string, unknown>} all */
async function expectGames(page, all) {
  for (const game of GAMES) {
    await choose(page, game);
    expect(await hidden(page), game).toMatchObject(all);
  }
  await look(page, 'Tree');
  for (const game of GAMES) {
    await choose(page, game);
    await button(page, 'One node forward').click();
    await expect(sentence(page)).toContainText(/The start/);
    expect(await hidden(page), `${game}, node by node`).toMatchObject(all);
  }
  await look(page, 'Race');
  await choose(page, 'Cubes');
  await button(page, 'Finish').click();
  await expect(verdict(page)).toBeVisible();
  expect(await hidden(page), 'solved').toMatchObject(all);
}

test.describe('a projector of 1280 by 720', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has one column');

  test('shows every game and its search without scrolling', async ({ page }) => {
    await open(page);
    const tabs = page.locator('view-tabs button');
    await expect(tabs).toHaveCount(6);
    const tops = await tabs.evaluateAll((tabs) =>
      tabs.map((tab) => tab.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
    await expectGames(page, { down: 0, sideways: 0 });
  });

  test('shows of a tree mostly the tree, and few controls beside it', async ({ page }) => {
    for (const link of ['puzzle=cubes', 'puzzle=tiles&show=heuristic', 'puzzle=map']) {
      await open(page, `./?${link}#v=1&view=tree&at=end,end&${link}`);
      const picture = page.locator('tree-canvas');
      await expect(picture).toBeVisible();
      const { controls } = await inSight(page);
      expect(controls.length, `${link}: ${controls.join(', ')}`).toBeLessThanOrEqual(35);
      const [tree, tabs] = await Promise.all(
        [picture, page.locator('view-tabs')].map((part) => part.boundingBox()),
      );
      if (!tree || !tabs) throw new Error('both are visible');
      const below = tabs.width * (720 - tabs.y - tabs.height);
      expect(tree.width * tree.height, link).toBeGreaterThanOrEqual(below / 2);
      const board = await page
        .locator('search-stage :is(rolling-board, map-board) .map, search-stage rolling-board')
        .first()
        .boundingBox();
      expect(board?.height, link).toBeGreaterThan(80);
    }
  });

  test('shows few controls of the workshop, all of its page', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 3000 });
    for (const puzzle of ['cubes', 'tiles']) {
      await open(page, `./?${puzzle}#v=1&view=workshop&puzzle=${puzzle}`);
      await expect(page.getByRole('textbox', { name: 'The bound, as text' })).toBeVisible();
      const { controls } = await inSight(page);
      expect(controls.length, `${puzzle}: ${controls.join(', ')}`).toBeLessThanOrEqual(50);
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

test('a phone has a challenge and a tree in one screen', async ({ page, isMobile }) => {
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

test('a phone’s controls of race, tree and charts are wide and high enough for a finger', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'for phones');
  for (const view of ['race', 'tree', 'statistics']) {
    await open(page, `./?${view}#v=1&puzzle=cubes&at=end,end&view=${view}`);
    await expect(page.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'false');
    const controls = page
      .locator('button, select, input:not(.rounds input), summary, [tabindex="0"]')
      .filter({ visible: true });
    const small = await controls.evaluateAll((all) =>
      all.flatMap((one) => {
        // A label is pressed with its field, and a name with what is laid over it.
        const target = one.closest('label') ?? one;
        const over = getComputedStyle(target, '::after');
        const { width, height } = target.getBoundingClientRect();
        const isLaid = over.position === 'absolute' && over.content !== 'none';
        const most = (/** @type {number} */ own, /** @type {string} */ laid) =>
          Math.max(own, isLaid ? Number.parseFloat(laid) : 0);
        // One may have been replaced meanwhile.
        const isSmall = most(width, over.width) < 31 || most(height, over.height) < 31;
        return one.isConnected && isSmall ? [`${one.localName} ${one.textContent?.trim()}`] : [];
      }),
    );
    expect(small, view).toEqual([]);
  }
});

test.describe('a phone of 320 pixels’ width', () => {
  test.skip(({ isMobile }) => !isMobile, 'for phones');
  test.use({ viewport: { width: 320, height: 740 } });

  test('shows every game, its search, its dialogs and six lanes in its width', async ({ page }) => {
    await open(page);
    await expectGames(page, { sideways: 0 });
    const header = await page.locator('rolling-cubes header').boundingBox();
    expect(header?.height, 'one row').toBeLessThan(60);
    await expect(button(page, 'Run')).toBeInViewport({ ratio: 1 });
    const [run, restart] = await Promise.all(
      ['Run', 'Restart'].map((name) => button(page, name).boundingBox()),
    );
    expect(run?.height).toBeGreaterThanOrEqual(44);
    expect(restart?.y, 'one row of buttons').toBe(run?.y);
    for (const game of GAMES) {
      await choose(page, game);
      await openProblem(page);
      await expect(button(page, 'Toys')).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      for (const opener of [
        'Make your own…',
        ...(game === 'Toys' ? ['Add a search', 'Share', 'Help'] : []),
      ]) {
        if (opener === 'Make your own…') await fromProblem(page, opener);
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
    await choose(page, 'Cubes');
    await sixLanes(page);
    await button(page, 'Finish').click();
    await expect(verdict(page)).toBeVisible();
    expect((await hidden(page)).sideways).toBe(0);
  });
});

test('help opens beside the page, or over a phone’s', async ({ page, isMobile }) => {
  await open(page);
  if (isMobile) await fromMenu(page, 'Help');
  else await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help).toContainText('Only the tops count');
  await expect(help).toContainText(`Rolling Cubes ${currentVersion()}`);
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

deskTest('on paper are board, pictures, counts and link, and no controls', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page);
  await button(page, 'Finish').click();
  await expect(verdict(page)).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.getByText('#v=1&puzzle=cubes&at=end,end')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  for (const name of ['Board', 'IDA* · misplaced', 'Bidirectional BFS']) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  }
  await expect(page.locator('lane-pictures .tree').first()).toBeVisible();
  const pressed = page.locator('button:not(.printed), select, input').filter({ visible: true });
  await expect(pressed).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

deskTest('pictures to choose from stand still, whichever is chosen', async ({ page }) => {
  await open(page, './#v=1&view=statistics');
  const pictures = page.locator('statistics-view .choice label');
  // Code is loaded on first view.
  await expect(pictures.first()).toBeVisible();
  const places = () =>
    pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  const before = await places();
  for (const name of ['Counters', 'Branching']) {
    await page.getByRole('radio', { name, exact: true }).click();
    expect(await places()).toEqual(before);
  }
  expect(before).toEqual([...before].sort((a, b) => a - b));
});
