// The tree of a search: drawn live, walked, expanded, and selected.

import { settled } from './address.js';
import { BUILDING, solve } from './command-line.js';
import {
  BIDIRECTIONAL,
  button,
  configureLane,
  counter,
  IDA_STAR,
  lane,
  look,
  open,
  pick,
  saved,
} from './instrument.js';
import { deskTest, expect, test } from './page.js';
import {
  announcement,
  besideTree,
  drawing,
  extent,
  grow,
  inspector,
  legend,
  openTree,
  options,
  painted,
  rule,
  signAt,
  tree,
  writing,
} from './trees.js';

/** @import { Item } from '../../www/features/tree/draw.js' */
/** @import { Page } from '@playwright/test' */

/** Contest sample 3, 13 rolls: some hundred nodes. */
const SMALL = 2;
const SMALL_PROBLEM = { start: 'WWWWWWWWE', goal: 'WBWBRERBR' };

const part = (/** @type {Page} */ page) => page.getByRole('combobox', { name: 'Part of the run' });

const count = (/** @type {number} */ n) => n.toLocaleString('en');

deskTest('a tree is drawn, each iteration with the one before', async ({ page }) => {
  test.setTimeout(BUILDING);
  await open(page);
  await openTree(page);
  await expect(page.getByText('to grow the tree')).toBeVisible();
  await expect(tree(page)).toHaveCount(0);
  await grow(page, SMALL, IDA_STAR);
  await drawing(page);
  expect(await painted(page)).toBeGreaterThan(2000);
  const { iterations } = solve('cubes', SMALL_PROBLEM, {
    algorithm: 'ida-star',
    heuristic: 'misplaced',
  });
  await expect(extent(page)).toContainText(
    `Showing all ${count(iterations.at(-1)?.generated ?? 0)}`,
  );

  for (const index of [0, 3, 6]) {
    const { bound, generated } = iterations[index] ?? { bound: 0, generated: 0 };
    await part(page).selectOption(`${index}`);
    await expect(extent(page)).toContainText(`Showing all ${count(generated)}`);
    const ghost = legend(page).getByText('the iteration before');
    await expect(ghost).toHaveCount(index === 0 ? 0 : 1);
    expect(writing(await drawing(page)).join()).toContain(`bound ${bound}`);
    if (index === 0) continue;
    const before = iterations[index - 1]?.generated ?? 0;
    // Each but the last repeats its predecessor's nodes.
    const percent = Math.floor((100 * before) / generated);
    await expect(extent(page)).toContainText(`${percent} % repeat the iteration before`);
  }
});

deskTest('keys and a pointer walk the tree, zoom and move the picture', async ({ page }) => {
  await open(page);
  await grow(page, SMALL, IDA_STAR);
  {
    const { x, y } = signAt(await drawing(page), 'pruned');
    await tree(page).hover({ position: { x, y } });
    const numbers = /g\s(\d+), h\s(\d+), f\s(\d+) > bound\s13: pruned/;
    await expect(inspector(page)).toContainText(numbers);
    const text = await inspector(page).locator('p').first().innerText();
    const [g = 0, h = 0, f = 0] = (numbers.exec(text) ?? []).slice(1).map(Number);
    expect(g + h).toBe(f);
    expect(f).toBeGreaterThan(13);
    // The line that dealt with it is marked, until the pointer leaves.
    const now = rule(page).locator('[aria-current=step]');
    await expect(now).toContainText('f > bound: cut');
    await page.mouse.move(5, 5);
    await expect(now).not.toContainText('cut');
    await expect(inspector(page)).toBeHidden();
    await expect(rule(page)).toBeVisible();
  }

  await drawing(page);
  await tree(page).focus();
  await page.keyboard.press('End');
  await expect(announcement(page)).toContainText('g 13, h 0, f 13');
  await expect(announcement(page)).toContainText('Solved: 13 rolls.');
  await expect(
    inspector(page).getByRole('img', { name: /^The position: row 1: white, blue, white/ }),
  ).toBeVisible();
  for (let g = 12; g >= 0; g -= 1) {
    await page.keyboard.press('ArrowUp');
    await expect(announcement(page)).toContainText(`g ${g},`);
  }
  // Going down, the first child may lie off the path.
  for (const g of [1, 2, 3]) {
    await page.keyboard.press('ArrowDown');
    await expect(announcement(page)).toContainText(`g ${g},`);
  }
  const before = await announcement(page).innerText();
  await page.keyboard.press('ArrowRight');
  await expect(announcement(page)).not.toHaveText(before);
  await expect(announcement(page)).toContainText('g 3,');
  await page.keyboard.press('ArrowLeft');
  await expect(announcement(page)).toHaveText(before);

  await tree(page).focus();
  await page.keyboard.press('0');
  await drawing(page);
  await tree(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(announcement(page)).toHaveText(
    'Generated in the iteration before, not yet in this one.',
  );

  {
    await tree(page).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('0');
    const whole = await drawing(page);
    await tree(page).focus();
    for (let i = 0; i < 5; i += 1) await page.keyboard.press('+');
    const near = await drawing(page);
    expect(writing(near).some((text) => /^\d+\+\d+$/.test(text))).toBe(true);
    await page.keyboard.press('Shift+ArrowRight');
    expect(places(await drawing(page))).not.toBe(places(near));
    await page.keyboard.press('Shift+ArrowLeft');
    expect(places(await drawing(page))).toBe(places(near));
    await page.keyboard.press('0');
    expect(places(await drawing(page))).toBe(places(whole));
    await page.keyboard.press('-');
    expect(places(await drawing(page))).toBe(places(whole));
  }

  {
    await tree(page).focus();
    await page.keyboard.press('0');
    const whole = await drawing(page);
    const { x, y } = signAt(whole, 'solution');
    await tree(page).hover({ position: { x, y } });
    await page.mouse.wheel(0, -400);
    // Wheel events arrive with a delay.
    await expect.poll(async () => places(await drawing(page))).not.toBe(places(whole));
    const zoomed = signAt(await drawing(page), 'solution');
    // Mice have whole pixels.
    expect(Math.abs(zoomed.x - x)).toBeLessThan(3);
    expect(Math.abs(zoomed.y - y)).toBeLessThan(3);
    const box = await tree(page).boundingBox();
    const [left, top] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 200];
    await page.mouse.move(left, top);
    await page.mouse.down();
    await page.mouse.move(left - 60, top - 30, { steps: 6 });
    await page.mouse.up();
    const dragged = signAt(await drawing(page), 'solution');
    expect(dragged.x).toBeLessThan(zoomed.x - 40);
    expect(dragged.y).toBeLessThan(zoomed.y - 15);
  }
});

test('a click takes the lane to the node', async ({ page, isMobile }) => {
  await open(page);
  await grow(page, SMALL, IDA_STAR);
  // On a phone, rows are too dense for signs.
  if (isMobile) {
    await options(page);
    for (let i = 0; i < 4; i += 1) await button(page, 'Larger').click();
    await page.keyboard.press('Escape');
  }
  await besideTree(page, 'Node');
  const { x, y } = signAt(await drawing(page), 'pruned', await tree(page).boundingBox());
  await tree(page).click({ position: { x, y } });
  await expect(inspector(page)).toContainText('pruned');
  await expect(inspector(page)).toContainText('current');
  const title = await inspector(page).getByRole('heading').innerText();
  const node = Number(/[\d,]+/.exec(title)?.[0].replaceAll(',', ''));
  await expect.poll(() => counter(page, IDA_STAR, 'generated')).toBe(node);
  await expect(legend(page)).toContainText('still to come');
});

/** Coordinates to a millionth of a pixel, against rounding. @param {readonly Item[]} items */
const places = (items) =>
  JSON.stringify(items, (_, value) =>
    typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value,
  );

deskTest('two sides face each other, and an incumbent falls across its tree', async ({ page }) => {
  {
    await open(page);
    await grow(page, SMALL, BIDIRECTIONAL);
    const items = await drawing(page);
    const { x, y } = signAt(items, 'met');
    const join = items.find(
      ({ kind, ...item }) => kind === 'curves' && 'width' in item && item.width === 15 / 4,
    );
    const ends = join && 'points' in join ? join.points : [];
    expect(ends.slice(0, 2)).toEqual([x, y]);
    await options(page);
    await page.getByRole('combobox', { name: 'Colour by' }).selectOption('side');
    await expect(legend(page)).toContainText('from the start');
    await expect(legend(page)).toContainText('from the goal');
    await expect(extent(page)).toContainText(/Showing all/);
  }

  {
    await look(page, 'Race');
    await configureLane(page, IDA_STAR, {
      Search: 'Branch and bound',
      'Upper bound, in moves': '20',
    });
    await grow(page, SMALL, 'Branch and bound · misplaced · upper bound 20');
    const items = await drawing(page);
    const steps = items.find(({ kind }) => kind === 'steps');
    const heights = steps && 'points' in steps ? steps.points.filter((_, i) => i % 4 === 1) : [];
    expect(heights.length).toBeGreaterThan(1);
    // A smaller incumbent is a higher line.
    expect(heights).toEqual([...heights].sort((a, b) => b - a));
    expect(writing(items).join()).toContain('incumbent 13');
  }
});

deskTest('a tree too large is folded into wedges, and its parts are named', async ({ page }) => {
  await open(page);
  await configureLane(page, IDA_STAR, { Search: 'BFS', 'Limit of nodes': '150000' });
  await openTree(page);
  await button(page, 'Finish').click();
  await expect(lane(page, 'BFS · limit 150,000 nodes')).toContainText('Reached the limit');
  const whole = /^150,000 nodes: [\d,]+ drawn, [\d,]+ in wedges$/;
  await expect(extent(page)).toHaveText(whole);
  const nodesShown = async () => {
    const numbers = (await extent(page).innerText()).match(/\d[\d,]*/g) ?? [];
    return numbers.slice(1).map((digits) => Number(digits.replaceAll(',', '')));
  };
  const [drawn = 0, folded = 0] = await nodesShown();
  expect(drawn + folded).toBe(150_000);
  expect(folded).toBeGreaterThan(50_000);
  await tree(page).focus();
  await page.keyboard.press('Home');
  const note = inspector(page).getByText('folded below');
  for (let depth = 0; depth < 20 && !(await note.isVisible()); depth += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(inspector(page)).toContainText(`g\n${depth + 1}`);
  }
  await expect(note).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(note).toBeHidden();
  await expect.poll(async () => (await nodesShown())[0]).toBeGreaterThan(drawn);
  const [more = 0, less = 0] = await nodesShown();
  expect(more + less).toBe(150_000);
  expect(await counter(page, 'BFS · limit 150,000 nodes', 'generated')).toBe(150_000);
  await button(page, 'Fold again').click();
  await expect(note).toBeVisible();
  // The layout follows with a delay.
  await expect.poll(nodesShown).toEqual([drawn, folded]);

  await look(page, 'Race');
  await pick(page, 7);
  await configureLane(page, 'BFS · limit 150,000 nodes', {
    Search: 'BFS',
    'Limit of nodes': '250000',
  });
  await openTree(page);
  await button(page, 'Finish').click();
  await expect(lane(page, 'BFS · limit 250,000 nodes')).toContainText('Reached the limit');
  await besideTree(page, 'Node');
  const shown = /^200,000 of 250,000 nodes: [\d,]+ drawn, [\d,]+ in wedges$/;
  await expect(extent(page)).toHaveText(shown);
  await expect(inspector(page)).toContainText('The current node, 250,000, is not in this picture');
  await part(page).selectOption({ label: 'Around the current node' });
  await expect(extent(page)).toHaveText('Showing 50,001 of 250,000');
  await expect(inspector(page)).toContainText('Node 250,000');
  await expect(legend(page)).toContainText('not recorded');
});

deskTest('the tree grows while the search runs, and stands still with it', async ({ page }) => {
  await open(page);
  await openTree(page);
  const slider = page.getByRole('slider', { name: 'Speed' });
  await slider.fill('12');
  await expect(slider).toHaveAttribute('aria-valuetext', '1,000 nodes/s');
  await button(page, 'Run').click();
  const seen = async () => Number((await extent(page).innerText()).replace(/\D/g, ''));
  await expect(extent(page)).toContainText(/Showing|drawn/);
  await expect.poll(seen).toBeGreaterThan(100);
  await button(page, 'Pause').click();
  await expect(lane(page, IDA_STAR)).toContainText('Paused');
  const here = await counter(page, IDA_STAR, 'generated');
  await besideTree(page, 'Node');
  await page.locator('body').press('.');
  await expect.poll(() => counter(page, IDA_STAR, 'generated')).toBe(here + 1);
  await expect(inspector(page)).toContainText(`Node ${count(here + 1)}`);
});

deskTest('a tree is saved as rows and pictures, with its legend', async ({ page }) => {
  await open(page);
  await grow(page, SMALL, IDA_STAR);
  await expect(lane(page, BIDIRECTIONAL)).toContainText('proved shortest');
  await drawing(page);
  await settled(page);
  await options(page);
  const { name, content } = await saved(page, 'JSON');
  expect(name).toBe('rolling-cubes-cubes-tree.json');
  const rows = JSON.parse(String(content));
  await expect(extent(page)).toContainText(`Showing all ${count(rows.length)}`);
  // The last node is the goal, and every other node's parent comes before it.
  expect(rows.at(-1)).toMatchObject({ fate: 'solution', g: 13, h: 0, f: 13 });
  for (const { node, parent } of rows.slice(1)) expect(parent).toBeLessThan(node);
  expect(rows[0].link).toBe(page.url());

  const csv = String((await saved(page, 'CSV')).content)
    .trimEnd()
    .split('\r\n');
  expect(csv).toHaveLength(rows.length + 1);
  const svg = String((await saved(page, 'SVG')).content);
  expect(svg).toContain(page.url().replaceAll('&', '&amp;'));
  // The signature of a PNG.
  const png = (await saved(page, 'PNG')).content;
  expect([...png.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);

  // Unit tests read the legend and the lines below it.
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = String((await saved(page, 'SVG')).content);
  const inks = (/** @type {string} */ text) => new Set(text.match(/#[0-9a-f]{6}(?=")/g));
  expect(inks(dark)).toEqual(inks(svg));
  // The legend's colours are plain values in the file.
  expect(svg).not.toMatch(/var\(|color-mix|currentColor/);
});
