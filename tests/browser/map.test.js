// Maps: the gallery, and maps that are drawn by mouse and keyboard or written.

import { readFileSync } from 'node:fs';
import { paste } from './address.js';
import { button, fillLane, fromProblem, laneDialog, laneField, open } from './instrument.js';
import { deskTest, expect, test } from './page.js';

/** @import { Locator, Page } from '@playwright/test' */

const MAP = './#v=1&puzzle=map';

/** @param {Page} page */
const board = (page) => page.getByLabel(/^Map of /).first();

/** @param {Page} page */
const cheapest = (page) => page.getByText(/^Cheapest solution: /);

/** @param {Page} page */
const dialog = (page) => page.getByRole('dialog', { name: 'Draw a map' });

/** @param {Page} page */
const fresh = (page) => dialog(page).getByLabel('New map');

/** @param {Page} page */
const text = (page) => dialog(page).getByRole('textbox', { name: 'Map as text' });

/** Opens the editor with two nodes, A and B. @param {Page} page */
async function draw(page) {
  await open(page, MAP);
  await fromProblem(page, 'Draw your own map…');
  await fresh(page).selectOption('Two nodes');
}

/** Presses a node by its name. @param {Page} page @param {string} name */
const press = (page, name) =>
  dialog(page)
    .locator('svg g', { has: page.locator('circle') })
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('circle')
    .click();

/** Connects two nodes and types the cost of their edge. @param {Page} page @param {string} one @param {string} other @param {number} cost */
async function connect(page, one, other, cost) {
  await press(page, one);
  await press(page, other);
  await dialog(page).getByRole('spinbutton', { name: 'Cost' }).fill(String(cost));
  await dialog(page).getByRole('spinbutton', { name: 'Cost' }).press('Tab');
  // A press on the ground lets go of the edge.
  await ground(page, 0.02, 0.02);
}

/** Presses the ground, by parts of the picture. @param {Page} page @param {number} x @param {number} y */
async function ground(page, x, y) {
  const box = await dialog(page).locator('svg').boundingBox();
  if (!box) throw new Error('there is no picture');
  await page.mouse.click(box.x + x * box.width, box.y + y * box.height);
}

/** @param {Locator} shown */
const isOnTop = (shown) =>
  shown.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const root = /** @type {ShadowRoot} */ (element.getRootNode());
    return root.elementFromPoint(x + width / 2, y + height / 2) === element;
  });

test('each lane has a map of its own that can be read', async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, `${MAP}&view=play&at=end,end`);
  const maps = page.locator('map-lanes .lane map-board');
  await expect(maps).toHaveCount(2);
  const lane = (/** @type {string} */ name) => page.getByRole('region', { name, exact: true });
  await expect(lane('A* · straight line').locator('map-board')).toContainText('614 + 257');
  const seen = () =>
    maps.evaluateAll((all) =>
      all.map((map) => {
        const texts = [...(map.shadowRoot?.querySelectorAll('text, .note') ?? [])];
        const letters = texts
          .filter((text) => text.getBoundingClientRect().width > 0)
          .map((text) => Number.parseFloat(getComputedStyle(text).fontSize));
        return { width: map.clientWidth, letters: Math.min(...letters) };
      }),
    );
  const [first, second] = await seen();
  expect(first?.letters).toBeGreaterThanOrEqual(12);
  if (!isMobile) {
    expect(second?.letters).toBeGreaterThanOrEqual(12);
    for (const map of [first, second]) expect(map?.width).toBeGreaterThanOrEqual(400);
    // A town is marked on all maps.
    await lane('Uniform-cost search').locator('map-board .name', { hasText: 'Erfurt' }).hover();
    await expect(page.locator('map-lanes .lane circle.mark')).toHaveCount(2);
    await button(page, 'Tree').first().click();
    await expect(maps.first()).not.toContainText('Köln');
    // A press chooses the stop below it.
    const times = page.getByRole('slider', { name: 'h times' });
    const stop = ((await times.boundingBox())?.width ?? 0) / 6;
    await times.click({ position: { x: stop - 9, y: 40 } });
    const dijkstra = 'h × 0 (Dijkstra): 19 looked into, the way costs 900.';
    await expect(times).toHaveAttribute('aria-valuetext', dijkstra);
    await expect(lane('A* (h × 0) · straight line')).toContainText('cost 900, proved cheapest');
    await times.press('ArrowRight');
    await expect(page).toHaveURL(/weight=1\/2/);
    return;
  }
  expect(second?.width).toBeLessThan(100);
  for (const target of await page.locator('map-lanes button:visible').all())
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(32);
  await maps.nth(1).click();
  await expect.poll(async () => (await seen())[0]?.width).toBeLessThan(100);
  expect((await seen())[1]?.letters).toBeGreaterThanOrEqual(12);
});

deskTest('walls are drawn on the grid of a lane, and all lanes search anew', async ({ page }) => {
  const grid = 'grid:4,S....,.....,....G';
  await open(page, `${MAP}&goal=${grid}&view=play&at=end,end`);
  const way = page.locator('map-lanes').getByText('cost 6, proved cheapest');
  await expect(way).toHaveCount(2);
  const box = await page.locator('map-lanes grid-editor canvas').first().boundingBox();
  if (!box) throw new Error('there is no grid');
  const size = Math.min(box.width / 5, box.height / 3);
  const x = box.x + box.width / 2;
  await page.mouse.move(x, box.y + box.height / 2 - size);
  await page.mouse.down();
  await page.mouse.move(x, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/goal=grid/);
  await expect.poll(() => decodeURIComponent(page.url())).toMatch(/\.\.#\.\.\s\.\.#\.\.\s/);
  await expect(way).toHaveCount(2);
});

deskTest('six nodes are drawn by mouse, and A* proves the cheapest way', async ({ page }) => {
  await draw(page);
  for (const [x, y] of /** @type {const} */ ([
    [0.35, 0.2],
    [0.65, 0.2],
    [0.35, 0.8],
    [0.65, 0.8],
  ]))
    await ground(page, x, y);
  await connect(page, 'A', 'C', 2);
  await connect(page, 'C', 'D', 9);
  await connect(page, 'D', 'B', 8);
  await connect(page, 'A', 'E', 3);
  await connect(page, 'E', 'F', 3);
  await connect(page, 'F', 'B', 4);
  await expect(dialog(page).getByText('Ready to use.', { exact: true })).toBeVisible();
  await button(page, 'Use this problem').click();
  await expect(dialog(page)).toBeHidden();
  await expect(board(page)).toHaveAttribute('aria-label', 'Map of 6 nodes, at A');
  await button(page, 'Finish').click();
  const lane = page.getByRole('region', { name: 'A* · straight line', exact: true });
  await expect(lane.getByText('cost 10, proved cheapest')).toBeVisible();
  // Its link opens it again.
  const address = page.url();
  expect(address.length).toBeLessThan(1_900);
  await open(page, MAP);
  await expect(board(page)).toHaveAttribute('aria-label', 'Map of 20 nodes, at Kiel');
  await page.goto(address);
  await expect(board(page)).toHaveAttribute('aria-label', 'Map of 6 nodes, at A');
});

deskTest('nodes are drawn, dragged, connected and named, with undo', async ({ page }) => {
  {
    await draw(page);
    const first = await text(page).inputValue();
    await ground(page, 0.5, 0.2);
    const second = await text(page).inputValue();
    expect(second).toMatch(/^node C /m);
    const circle = dialog(page).locator('svg circle').nth(2);
    await circle.dragTo(dialog(page).locator('svg'), { targetPosition: { x: 60, y: 60 } });
    await expect(text(page)).not.toHaveValue(second);
    await button(page, 'Undo').click();
    await expect(text(page)).toHaveValue(second);
    await page.keyboard.press('Control+z');
    await expect(text(page)).toHaveValue(first);
  }

  {
    await fresh(page).selectOption('Two nodes');
    const first = await text(page).inputValue();
    await ground(page, 0.5, 0.2);
    const second = await text(page).inputValue();
    await dialog(page).getByRole('group', { name: 'The map' }).focus();
    await page.keyboard.press('Control+z');
    await expect(text(page)).toHaveValue(first);
    await page.keyboard.press('Control+Shift+z');
    await expect(text(page)).toHaveValue(second);
    await button(page, 'Undo').click();
    await button(page, 'Redo').click();
    await expect(text(page)).toHaveValue(second);
    await button(page, 'Undo').click();
    await ground(page, 0.5, 0.8);
    await expect(button(page, 'Redo')).toBeDisabled();
    const third = await text(page).inputValue();
    // Many lines are one edit.
    await text(page).fill('A - B 2\nB - C -3\nstart A\ngoal C');
    await expect(button(page, 'Use this problem')).toBeDisabled();
    await button(page, 'Undo').click();
    await expect(text(page)).toHaveValue(third);
  }

  {
    await fresh(page).selectOption('Two nodes');
    await dialog(page).getByRole('group', { name: 'The map' }).focus();
    await page.keyboard.press('+');
    const node = (/** @type {string} */ name) =>
      dialog(page).getByRole('button', { name, exact: true });
    const before = await text(page).inputValue();
    await node('C').focus();
    await page.keyboard.press('ArrowUp');
    await expect(text(page)).not.toHaveValue(before);
    await node('A').focus();
    await page.keyboard.press('Enter');
    await node('C').focus();
    await page.keyboard.press('Enter');
    await expect(text(page)).toHaveValue(/^A - C 1$/m);
    await dialog(page).getByRole('spinbutton', { name: 'Cost' }).fill('7');
    await page.keyboard.press('Tab');
    await expect(text(page)).toHaveValue(/^A - C 7$/m);
    await dialog(page).getByRole('button', { name: 'A – C 7' }).focus();
    await page.keyboard.press('Delete');
    await expect(text(page)).not.toHaveValue(/A - C/);
  }

  {
    await fresh(page).selectOption('Two nodes');
    await ground(page, 0.5, 0.2);
    await ground(page, 0.5, 0.8);
    for (const name of 'ACCBADDB') await press(page, name);
    const edges = (await text(page).inputValue()).match(/^\w - \w/gm);
    expect(edges).toEqual(['A - C', 'C - B', 'A - D', 'D - B']);
  }

  {
    await fresh(page).selectOption('Two nodes');
    await press(page, 'A');
    await press(page, 'B');
    const cost = dialog(page).getByRole('spinbutton', { name: 'Cost' });
    await cost.fill('7');
    await cost.press('Enter');
    await expect(text(page)).toHaveValue(/^A - B 7$/m);
    await expect(cost).toBeFocused();
    for (const none of ['', '0', '-3', '1.5']) {
      await cost.fill(none);
      await cost.press('Enter');
      await expect(cost).toHaveValue('7');
    }
    // The field's own undo, not the editor's.
    await cost.press('Control+z');
    await expect(text(page)).toHaveValue(/^A - B 7$/m);
    await press(page, 'A');
    const name = dialog(page).getByRole('textbox', { name: 'Name', exact: true });
    for (const none of ['', ' ']) {
      await name.fill(none);
      await name.press('Enter');
      await expect(name).toHaveValue('A');
    }
    await name.fill('Kiel');
    await name.press('Enter');
    await expect(text(page)).toHaveValue(/^Kiel - B 7$/m);
    await expect(dialog(page)).toBeVisible();
  }

  {
    await fresh(page).selectOption('Two nodes');
    await ground(page, 0.5, 0.2);
    const drawn = await text(page).inputValue();
    for (const time of [1, 2, 3]) {
      await page.keyboard.press('Escape');
      await expect(dialog(page), `${time}`).toBeVisible();
    }
    await button(page, 'Go on drawing').click();
    await expect(text(page)).toHaveValue(drawn);
    await button(page, 'Cancel').click();
    await button(page, 'Discard it').click();
    await expect(dialog(page)).toBeHidden();
    // Nothing was changed, so nothing is asked.
    await fromProblem(page, 'Draw your own map…');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }

  {
    await fromProblem(page, 'Draw your own map…');
    await fresh(page).selectOption('Two nodes');
    await button(page, 'Use this problem').click();
    await expect(dialog(page)).toBeHidden();
    const said = page.getByText('This goal cannot be reached: no way leads there.');
    await expect(said).toBeVisible();
    await page.reload();
    await expect(said).toBeVisible();
    await expect(board(page)).toHaveAttribute('aria-label', 'Map of 2 nodes, at A');
  }
});

deskTest('a grid is painted by the primary pointer and by keys', async ({ page }) => {
  {
    await draw(page);
    await expect(dialog(page).locator('svg circle')).toHaveCount(2);
    const before = await text(page).inputValue();
    const act = (/** @type {string} */ shape, /** @type {[string, object][]} */ events) =>
      dialog(page)
        .locator(shape)
        .evaluate((element, all) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          for (const [type, { dx = 0, ...more }] of /** @type {[string, {dx?: number}][]} */ (all))
            element.dispatchEvent(
              new PointerEvent(type, {
                clientX: x + width / 2 + dx,
                clientY: y + height / 2,
                pointerId: 1,
                isPrimary: true,
                bubbles: true,
                composed: true,
                ...more,
              }),
            );
        }, events);
    const all = async (/** @type {string} */ shape) => {
      await act(shape, [
        ['pointerdown', { button: 2 }],
        ['pointerup', { button: 2 }],
      ]);
      await act(shape, [
        ['pointerdown', { isPrimary: false }],
        ['pointerup', { isPrimary: false }],
      ]);
      await act(shape, [
        ['pointerdown', {}],
        ['pointermove', { dx: 9 }],
        ['pointercancel', {}],
      ]);
    };
    await all('graph-editor svg');
    await act('graph-editor svg', [
      ['pointerdown', {}],
      ['pointermove', { dx: 9 }],
      ['pointerup', {}],
    ]);
    await expect(text(page)).toHaveValue(before);
    await fresh(page).selectOption('Open ground');
    await expect(dialog(page).locator('grid-editor')).toBeVisible();
    const bare = await text(page).inputValue();
    await all('grid-editor canvas');
    await expect(text(page)).toHaveValue(bare);
  }

  {
    await fresh(page).selectOption('Two nodes');
    await fresh(page).selectOption('Open ground');
    const bare = await text(page).inputValue();
    const grid = dialog(page).locator('grid-editor canvas');
    const box = await grid.boundingBox();
    if (!box) throw new Error('there is no grid');
    const across = box.x + box.width / 2;
    await page.mouse.move(across, box.y + 0.2 * box.height);
    await page.mouse.down();
    await page.mouse.move(across, box.y + 0.8 * box.height);
    await page.mouse.up();
    const walls = (/** @type {string} */ written) => written.split('#').length - 1;
    await expect.poll(async () => walls(await text(page).inputValue())).toBeGreaterThan(9);
    const walled = await text(page).inputValue();
    await grid.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press(' ');
    await expect(text(page)).toHaveValue(/#\.*#/);
    await dialog(page).getByLabel('Brush').selectOption('Ground, cost 5');
    await grid.focus();
    await page.keyboard.press(' ');
    await expect(text(page)).toHaveValue(/5\.*#/);
    for (const written of [/#\.*#/, walled, bare]) {
      await button(page, 'Undo').click();
      await expect(text(page)).toHaveValue(written);
    }
    await button(page, 'Use this problem').click();
    await expect(board(page)).toHaveAttribute('aria-label', 'Map of 600 nodes, at 4.10');
  }
});

deskTest('a bound of one’s own is audited on the map, and raced', async ({ page }) => {
  const drawn = 'node:A:0:0,node:B:3:4,node:C:6:0,A-B:9,B-C:9,start:A,goal:C';
  const own = 'max(manhattan, 2 * straight-line)';
  await open(page, `./#v=1&puzzle=map&goal=${drawn}&race=a-star/${encodeURIComponent(own)}`);
  // Manhattan's unit is 9 for 7, the straight line's 9 for 5: at A they say 7 and twice 10.
  await expect(page.getByText(`h = ${own} is too high: at B it says 18`)).toBeVisible();
  await button(page, 'Finish').click();
  await expect(page.getByText(/18/).first()).toBeVisible();
  await button(page, 'Add a search').click();
  await fillLane(page, { Search: 'IDA*', Heuristic: 'Your own bound …' });
  const bound = laneField(page, 'The bound, as text from the workshop');
  await bound.fill('2 * z');
  await expect(laneDialog(page)).toContainText('heuristic, column 5');
  await expect(laneDialog(page)).toContainText('landmarks, x, y');
  await bound.fill('min(x * 9, landmarks)');
  await button(page, 'Add').click();
  await expect(laneDialog(page)).toBeHidden();
  await expect(page).toHaveURL(/ida-star\/min%28x/);
});

test('a written puzzle is played by the labels of its moves', async ({ page }) => {
  const text =
    'boat: left, right; start boat = left; goal boat = right; move row: boat = other(boat)';
  await open(page, `${MAP}&goal=${encodeURIComponent(text)}`);
  const position = page.locator('own-position');
  await expect(position).toContainText('boat = left');
  await button(page, 'row').click();
  await expect(position).toContainText('Goal: boat = right');
  await position.getByRole('button', { name: 'To the first position' }).click();
  await expect(position).toContainText('boat = left');
});

test('a wrong text is an error at its line, and the map stays', async ({ page }) => {
  await open(page, MAP);
  await fromProblem(page, 'Draw your own map…');
  const nodes = dialog(page).locator('svg circle');
  await text(page).fill('A - B 2\nB - C 3\nstart A\ngoal C');
  await expect(nodes).toHaveCount(3);
  for (const [wrong, line] of /** @type {const} */ ([
    ['A - B 2\nB - C -3\nstart A\ngoal C', 'Line 2'],
    ['A - B 2\nB - C 3\nstart A\ngoal X', 'Line 4'],
    ['A - B 2\nB - C 3\nstart A\nstart B\ngoal C', 'Line 4'],
  ])) {
    await text(page).fill(wrong);
    await expect(dialog(page).getByRole('status')).toContainText(line, { ignoreCase: true });
    await expect(button(page, 'Use this problem')).toBeDisabled();
    // Not behind the buttons of a small screen.
    expect(await isOnTop(dialog(page).getByRole('status'))).toBe(true);
    await expect(text(page)).toHaveValue(wrong);
    await expect(nodes).toHaveCount(3);
  }
  await button(page, 'Cancel').click();
  await expect(board(page)).toHaveAttribute('aria-label', 'Map of 20 nodes, at Kiel');
});

deskTest('a benchmark’s map and its scenarios are opened', async ({ page }) => {
  await draw(page);
  const file = page.locator('map-dialog input[type=file]');
  const opened = (/** @type {string} */ name, /** @type {string} */ content) =>
    file.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  const rows = `type octile\nheight 16\nwidth 16\nmap\n${`${'.'.repeat(16)}\n`.repeat(16)}`;
  await opened('empty-16-16.map', rows);
  await expect(text(page)).toHaveValue(/^start 0\.0\ngoal 15\.15$/m);
  await opened('empty-16-16.scen', readFileSync('tests/instances/empty-16-16.scen', 'utf8'));
  await expect(text(page)).toHaveValue(/^start 4\.8\ngoal 10\.13$/m);
  await dialog(page).getByLabel('Scenario (of 34)').fill('3');
  await page.keyboard.press('Tab');
  await expect(text(page)).toHaveValue(/^start 5\.14\ngoal 11\.12$/m);
  await expect(dialog(page).getByText('Published length: 6.82842712')).toBeVisible();
  await button(page, 'Use this problem').click();
  await button(page, 'Finish').click();
  // Two diagonal steps and four straight ones.
  await expect(page.getByText('cost 68, proved cheapest').first()).toBeVisible();
  await expect(page.getByText('Published length: 6.82842712; found: 6.8284, equal.')).toBeVisible();
});

deskTest('a map is saved as text and as a picture', async ({ page }) => {
  await open(page, MAP);
  await fromProblem(page, 'Draw your own map…');
  const saved = async (/** @type {string} */ kind) => {
    const coming = page.waitForEvent('download');
    await dialog(page).getByLabel('Save as').selectOption(kind);
    return readFileSync(await (await coming).path());
  };
  expect(`${await saved('Text')}`.trim()).toBe(await text(page).inputValue());
  // Width and height of a PNG, twice those of the picture.
  const png = await saved('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1800, 1200]);
  await fresh(page).selectOption('Maze');
  expect((await saved('PNG')).length).toBeGreaterThan(1000);
});

deskTest('each map shows the solution of its lane', async ({ page }) => {
  const goal = 'S-A:3,A-B:2,B-T:3,S-C:4,C-T:5,start:S,goal:T';
  await open(page, `./#v=1&puzzle=map&goal=${goal}&race=uniform-cost,bfs&at=end,end`);
  const maps = page.locator('map-lanes .lane map-board');
  for (const [lane, moves] of [3, 2].entries())
    await expect(maps.nth(lane).locator('.road.way')).toHaveCount(moves);

  await paste(page, 'v=1&puzzle=map&goal=node:A:0:0,node:B:4:0,A/B:2,B/A:7,start:A,goal:B');
  await expect(maps.first().locator('text.cost')).toHaveText(['2', '7']);
  const roads = maps.first().locator('.road');
  const [there, back] = await roads.evaluateAll((all) =>
    all.map((path) => path.getBoundingClientRect().y),
  );
  expect(there).not.toBe(back);
  await button(page, 'Finish').click();
  await expect(cheapest(page)).toHaveText(/2/);
  await expect(roads.nth(0)).toHaveClass(/way/);
  await expect(roads.nth(1)).not.toHaveClass(/way/);
});
