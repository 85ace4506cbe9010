// Lanes: added, configured, removed, and their limits.

import { fragment } from './address.js';
import {
  addLane,
  BIDIRECTIONAL,
  button,
  counter,
  fillLane,
  IDA_STAR,
  lane,
  laneDialog,
  laneField,
  lanes,
  open,
  pick,
  showChart,
} from './instrument.js';
import { deskTest, expect, test } from './page.js';

deskTest('six lanes are the most, and one that is removed leaves the rest', async ({ page }) => {
  await open(page);
  await pick(page, 7);
  for (const search of ['BFS', 'IDDFS', 'A*', 'Branch and bound']) {
    await addLane(page, { Search: search });
  }
  await expect(lanes(page)).toHaveCount(6);
  await expect(button(page, 'Add a search')).toBeHidden();
  // Slow enough to run for minutes.
  await page.getByRole('slider', { name: 'Speed' }).fill('12');
  await button(page, 'Run').click();
  await expect.poll(() => counter(page, 'IDDFS', 'generated')).toBeGreaterThan(100);
  await button(page, 'Configure IDDFS').click();
  await button(page, 'Remove this lane').click();
  await expect(lane(page, 'IDDFS')).toBeHidden();
  await expect(lanes(page)).toHaveCount(5);
  await expect(button(page, 'Add a search')).toBeVisible();
  const before = await counter(page, IDA_STAR, 'generated');
  await expect.poll(() => counter(page, IDA_STAR, 'generated')).toBeGreaterThan(before);
});

deskTest('rare settings are folded until they are set or wrong', async ({ page }) => {
  await open(page, './#v=1&view=race');
  await page.getByRole('button', { name: 'Add a search' }).getByText('Add a search').click();
  const more = laneDialog(page).locator('details.more');
  await expect(laneDialog(page)).toHaveAccessibleName('Add a search');
  await expect(laneField(page, 'Limit of nodes')).toBeHidden();
  await fillLane(page, { Search: 'BFS' });
  await expect(more).not.toHaveAttribute('open');
  await fillLane(page, { Search: 'Branch and bound' });
  await expect(laneField(page, 'Upper bound, in moves')).toBeVisible();
  await laneField(page, 'Upper bound, in moves').fill('');
  await expect(laneField(page, 'Limit of nodes')).toBeVisible();
  await laneField(page, 'Limit of nodes').fill('1000');
  await fillLane(page, { Search: 'A*' });
  await button(page, 'Add').click();
  await page.getByRole('button', { name: /^Configure A\*/ }).click();
  await expect(laneDialog(page)).toHaveAccessibleName('A lane of the race');
  await expect(laneField(page, 'Limit of nodes')).toHaveValue('1000');
  await button(page, 'Cancel').click();
  await button(page, `Configure ${IDA_STAR}`).click();
  await expect(more).not.toHaveAttribute('open');

  await button(page, 'Cancel').click();
  await button(page, 'Add a search').click();
  await fillLane(page, { Search: 'A*', 'Limit of nodes': '' });
  await laneField(page, 'Limit of nodes').pressSequentially('e');
  await laneDialog(page).getByText('More', { exact: true }).click();
  await expect(laneField(page, 'Limit of nodes')).toBeHidden();
  await button(page, 'Add').click();
  await expect(laneField(page, 'Limit of nodes')).toBeFocused();
  await laneField(page, 'Limit of nodes').fill('2000');
  await button(page, 'Add').click();
  await expect(laneDialog(page)).toBeHidden();
});

test('every menu of the race has its name beside it', async ({ page }) => {
  await open(page, './#v=1&view=race');
  await showChart(page);
  for (const name of ['Chart', 'Fairness']) {
    await expect(page.locator('race-chart').getByText(name, { exact: true })).toBeVisible();
    await expect(page.getByRole('combobox', { name, exact: true })).toBeVisible();
  }
});

deskTest('a limit of a device ends six lanes with an answer', async ({ page }) => {
  // As browsers report a very small device; a lane's own limit stays in the link.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'deviceMemory', { get: () => 0.25 });
  });
  const race = `${'bfs,a-star/manhattan,bidirectional-bfs,bfs,a-star/misplaced'},bfs:max-bytes=33554432`;
  const link = `v=1&puzzle=tiles&start=9752efcab3618d04&race=${race}`;
  await open(page, `./#${link}`);
  await button(page, 'Finish').click();
  await expect(
    page.locator('lane-card').getByText(/^This device’s limit of 16 MiB, at depth \d+$/),
  ).toHaveCount(5);
  await expect(
    page.locator('lane-card').getByText(/^Reached the limit of 32 MiB at depth \d+$/),
  ).toHaveCount(1);
  // The link has the visitor's choices, nothing of the device.
  await expect.poll(() => fragment(page)).toBe(`${link}&at=end,end,end,end,end,end`);
});

deskTest('counters say what they mean, by pointing and by keys', async ({ page }) => {
  await open(page);
  const card = lane(page, IDA_STAR);
  const height = (await card.boundingBox())?.height;
  const term = (/** @type {string} */ name) => card.getByRole('button', { name, exact: true });
  const meaning = (/** @type {string} */ text) =>
    card.getByRole('tooltip').filter({ hasText: text });
  await term('stored').hover();
  await expect(meaning('in memory at once')).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(meaning('in memory at once')).toBeHidden();

  await button(page, `Configure ${IDA_STAR}`).focus();
  await page.keyboard.press('Tab');
  await expect(term('generated')).toBeFocused();
  await expect(meaning('duplicates included')).toBeVisible();
  for (const name of ['expanded', 'stored', 'memory', 'bound', 'nodes/s', 'time', 'generated']) {
    await page.keyboard.press('ArrowDown');
    await expect(term(name)).toBeFocused();
  }
  await page.keyboard.press('ArrowUp');
  await expect(meaning('without waiting')).toBeVisible();
  expect((await card.boundingBox())?.height).toBe(height);
  // Tab moves to the next lane; no piece moves.
  await page.keyboard.press('Tab');
  await expect(meaning('without waiting')).toBeHidden();
  await expect(button(page, BIDIRECTIONAL)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(term('time')).toBeFocused();
  await expect(page.getByText('0 / 0')).toBeVisible();
});
