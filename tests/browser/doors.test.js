// The first screen, the doors behind it, and older links.

import { objectionsInBoth } from './audit.js';
import { inSight } from './in-sight.js';
import {
  BIDIRECTIONAL,
  board,
  button,
  counter,
  distance,
  IDA_STAR,
  lane,
  look,
  open,
  verdict,
} from './instrument.js';
import { deskTest, expect, test } from './page.js';
import { press } from './squares.js';

/** @import { Locator, Page } from '@playwright/test' */

const WATCH = 'Watch two searches solve it';
const OPENING = { puzzle: 'cubes', start: 'WWWWWWWWE', goal: 'BWRBWRBER' };

/** @param {Page} page */
const doors = (page) => page.getByRole('navigation', { name: 'Doors' }).getByRole('button');

/** @typedef {(page: Page) => Locator} Part */

/** @type {Part} */
const race = (page) => page.getByRole('tab', { name: 'Race', selected: true });
/** @type {Part} */
const shelf = (page) => page.locator('lesson-shelf');
/** @type {Part} */
const teach = (page) => page.locator('teach-view');

/** @type {readonly (readonly [string, Part])[]} */
const BEHIND = [
  ['Play', (page) => button(page, WATCH)],
  ['Learn', shelf],
  ['Lab', race],
  ['Teach', teach],
];

/** @param {Page} page */
const followed = (page) => page.getByText(/The board follows .+\./);

/** @param {Page} page @param {number} many */
async function positionsShown(page, many) {
  const shown = new Set();
  await expect
    .poll(async () => shown.add(await board(page).getAttribute('aria-label')).size, {
      intervals: [50],
    })
    .toBeGreaterThanOrEqual(many);
}

test('the first screen has few controls and few words, before a race and in it', async ({
  page,
  isMobile,
}) => {
  await open(page, './');
  await expect(page.getByText('23 to go')).toBeVisible();
  const most = isMobile ? 14 : 18;
  for (const when of ['ready', 'watched']) {
    if (when === 'watched') {
      await button(page, WATCH).click();
      await expect(followed(page)).toBeVisible();
    }
    const { controls, words } = await inSight(page);
    expect(controls.length, `${when}: ${controls.join(', ')}`).toBeLessThanOrEqual(most);
    // The board, its guide, and the lanes.
    expect(controls.length).toBeGreaterThan(6);
    expect(words).toBeGreaterThan(20);
    // Pictures have labels while they grow.
    if (!isMobile) expect(words, when).toBeLessThanOrEqual(when === 'ready' ? 90 : 110);
  }
  // The counts of both searches are on it, above the doors of a phone.
  const doorsAt = (await doors(page).first().boundingBox())?.y ?? 0;
  const edge = isMobile ? doorsAt : (page.viewportSize()?.height ?? 0);
  for (const name of [IDA_STAR, BIDIRECTIONAL]) {
    const count = lane(page, name).getByRole('status', { name: 'generated' });
    const { y, height } = (await count.boundingBox()) ?? { y: Infinity, height: 0 };
    expect(y + height, name).toBeLessThanOrEqual(edge);
  }
});

deskTest('a step about the board alone shows no race, and to a room neither', async ({ page }) => {
  for (const link of ['', '&present=1']) {
    await open(page, `./#v=1&lesson=states&step=2${link}`);
    await expect(page.locator('lesson-panel h2')).toHaveText('Count them all');
    await expect(board(page)).toBeVisible();
    for (const lanes of ['lane-card', 'play-pane', 'present-lanes', 'race-controls'])
      await expect(page.locator(lanes), lanes).toBeHidden();
  }
});

test('the row of views has its place in all of them', async ({ page }) => {
  await open(page);
  const tabs = page.getByRole('tab');
  const places = () =>
    tabs.evaluateAll((all) => all.map((tab) => JSON.stringify(tab.getBoundingClientRect())));
  await expect(tabs).toHaveCount(6);
  const before = await places();
  for (const name of await tabs.allInnerTexts()) {
    await look(page, name.trim());
    await expect(page.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'false');
    expect(await places(), name).toEqual(before);
  }
});

test('on a first visit both searches count by themselves within ten seconds, and the board follows until it is touched', async ({
  page,
  isMobile,
}) => {
  // Ten seconds by the page's own clock.
  await page.clock.install();
  await page.goto('./');
  await expect(page.locator('html')).toHaveAttribute('data-engine', 'ready');
  await page.clock.runFor(10_000);
  await page.clock.resume();
  for (const name of [IDA_STAR, BIDIRECTIONAL])
    await expect.poll(() => counter(page, name, 'generated'), name).toBeGreaterThan(0);
  await expect(followed(page)).toBeVisible();
  await positionsShown(page, 3);
  // The move is made from the start, not from the search's position.
  await press(page, OPENING, 7, isMobile);
  await expect(followed(page)).toBeHidden();
  const moved =
    'Board: row 1: white, white, white; row 2: white, white, white; row 3: white, empty, blue';
  await expect(board(page)).toHaveAccessibleName(moved);
  const before = await counter(page, IDA_STAR, 'generated');
  await expect.poll(() => counter(page, IDA_STAR, 'generated')).toBeGreaterThan(before);
  await expect(board(page)).toHaveAccessibleName(moved);
});

deskTest('a race that is watched ends with its solution played to the goal', async ({ page }) => {
  await open(page, './#v=1&puzzle=toys&view=play');
  await button(page, WATCH).click();
  await expect(verdict(page)).toContainText('4 swaps');
  await expect(followed(page)).toBeHidden();
  await expect(page.getByText('This is the goal.')).toBeVisible();
  await expect(distance(page)).toHaveText('Solved Solution of IDA* · matching');
  await button(page, 'Watch again').click();
  await expect(followed(page)).toBeVisible();
  await expect(verdict(page)).toBeHidden();
});

test('each door is one press away, by hand and by keys', async ({ page, isMobile }) => {
  await open(page, './');
  await expect(doors(page)).toHaveText(BEHIND.map(([name]) => name));
  const current = doors(page).and(page.locator('[aria-current="page"]'));
  for (const [name, there] of [...BEHIND, ...BEHIND.toReversed()]) {
    const door = doors(page).filter({ hasText: name });
    await (isMobile ? door.tap() : door.click());
    await expect(current).toHaveText(name);
    await expect(there(page)).toBeVisible();
  }
  if (isMobile) return;
  await doors(page).first().focus();
  for (const [place, [name, there]] of BEHIND.entries()) {
    if (place > 0) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(current).toHaveText(name);
    await expect(there(page)).toBeVisible();
    await expect(doors(page).nth(place)).toBeFocused();
  }
});

deskTest('two ways lead on, to the first lesson and to the teachers', async ({ page }) => {
  const on = page.getByRole('navigation', { name: 'Go on from here' }).getByRole('button');
  /** @type {readonly Part[]} */
  const ways = [() => page.getByRole('complementary', { name: 'Lesson' }), teach];
  for (const [place, there] of ways.entries()) {
    await open(page, `./?${place}`);
    await expect(on).toHaveCount(ways.length);
    await on.nth(place).click();
    await expect(there(page)).toBeVisible();
  }
});

test('the first screen passes axe: ready, watched, hinted, solved, and with its menus open', async ({
  page,
}) => {
  await open(page, './#v=1&puzzle=toys&view=play');
  await expect(page.getByText('4 to go')).toBeVisible();
  await doors(page).and(page.locator('[aria-current="page"]')).hover();
  expect(await objectionsInBoth(page), 'ready').toEqual([]);
  for (const menu of ['Puzzle and problem', 'Menu']) {
    await page.getByTitle(menu, { exact: true }).click();
    expect(await objectionsInBoth(page), menu).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await button(page, 'Hint').click();
  await expect(button(page, 'Do it')).toBeVisible();
  expect(await objectionsInBoth(page), 'hinted').toEqual([]);
  await button(page, WATCH).click();
  await expect(followed(page)).toBeVisible();
  expect(await objectionsInBoth(page), 'watched').toEqual([]);
  await expect(verdict(page)).toBeVisible();
  expect(await objectionsInBoth(page), 'solved').toEqual([]);
});
