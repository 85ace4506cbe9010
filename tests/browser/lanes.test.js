// Lanes: added, configured, rejected, removed, and their limits.

import { Search } from '../unit/engine.js';
import { fragment } from './address.js';
import { BUILDING, solve } from './command-line.js';
import {
  addLane,
  BIDIRECTIONAL,
  button,
  configureLane,
  counter,
  fillLane,
  IDA_STAR,
  lane,
  laneDialog,
  laneField,
  lanes,
  open,
  pick,
  verdict,
} from './instrument.js';
import { deskTest, expect, test } from './page.js';

/** @import { Request } from '../unit/engine.js' */

/** Contest sample 5. */
const PROBLEM = { start: 'WEWWWWWWW', goal: 'BBBBRBBRE' };

test('a lane is added, named by what it runs, and races with the others', async ({ page }) => {
  await open(page);
  await addLane(page, { Search: 'A*', Heuristic: 'misplaced', 'Order of moves': 'DRLU' });
  const added = lane(page, 'A* · misplaced · DRLU');
  await expect(added).toContainText('Ready');
  await button(page, 'Finish').click();
  for (const each of [added, lane(page, IDA_STAR), lane(page, BIDIRECTIONAL)]) {
    await expect(each).toContainText('23 rolls, proved shortest');
  }
});

deskTest(
  'a lane configured anew begins anew, and the others keep their counts',
  async ({ page }) => {
    await open(page);
    await button(page, 'Finish').click();
    await expect(verdict(page)).toBeVisible();
    const kept = await counter(page, BIDIRECTIONAL, 'generated');
    await configureLane(page, IDA_STAR, { Heuristic: 'colours', Deepening: 'by one' });
    await expect(lane(page, IDA_STAR)).toBeHidden();
    await expect(lane(page, 'IDA* · colours · by one')).toContainText('Ready');
    expect(await counter(page, 'IDA* · colours · by one', 'generated')).toBe(0);
    expect(await counter(page, BIDIRECTIONAL, 'generated')).toBe(kept);
    await button(page, 'Finish').click();
    await expect(lane(page, 'IDA* · colours · by one')).toContainText('23 rolls, proved shortest');
  },
);

test('six lanes are the most; a lane removed in the middle of a race leaves the rest at work', async ({
  page,
}) => {
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

deskTest('the last lane cannot be removed', async ({ page }) => {
  await open(page);
  await button(page, `Configure ${IDA_STAR}`).click();
  await button(page, 'Remove this lane').click();
  await expect(lanes(page)).toHaveCount(1);
  await button(page, `Configure ${BIDIRECTIONAL}`).click();
  await expect(laneDialog(page)).toBeVisible();
  await expect(button(page, 'Remove this lane')).toBeHidden();
});

deskTest(
  'a search is added by itself and its heuristic; what else it can be set to is folded until it is set',
  async ({ page }) => {
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
  },
);

deskTest(
  'a wrong setting is shown when it is out of sight as the search is added',
  async ({ page }) => {
    await open(page);
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
  },
);

deskTest('the button for the next stage says what comes next', async ({ page }) => {
  const race = (/** @type {string} */ lanes) => `./?${lanes}#v=1&puzzle=cubes&race=${lanes}`;
  await open(page, race('bfs,bidirectional-bfs'));
  await expect(button(page, 'Next layer')).toBeVisible();
  await open(page, race('ida-star/misplaced,iddfs'));
  await expect(button(page, 'Next bound')).toBeVisible();
  await open(page, race('ida-star/misplaced,bfs'));
  await expect(button(page, 'Next layer or bound')).toBeVisible();
  await expect(button(page, 'Step')).toHaveAttribute('title', 'One node in each lane');
});

test('every menu of the race has its name beside it', async ({ page }) => {
  await open(page, './#v=1&view=race');
  for (const name of ['Chart', 'Fairness']) {
    await expect(page.locator('race-chart').getByText(name, { exact: true })).toBeVisible();
    await expect(page.getByRole('combobox', { name, exact: true })).toBeVisible();
  }
});

/** @type {{named: string, fields: Record<string, string>, search: Omit<Request, 'puzzle' | 'start' | 'goal'>}[]} */
const REFUSALS = [
  {
    named: 'an order that is none',
    fields: { Search: 'BFS', 'Order of moves': 'ULDX' },
    search: { algorithm: 'bfs', order: 'ULDX' },
  },
  {
    named: 'branch and bound with nothing to bound it',
    fields: { Search: 'Branch and bound', Heuristic: 'misplaced', 'Upper bound, in moves': '' },
    search: { algorithm: 'branch-and-bound', heuristic: 'misplaced' },
  },
];

for (const { named, fields, search } of REFUSALS) {
  deskTest(`${named} is refused in the engine's words, and the dialog stays`, async ({ page }) => {
    await open(page);
    let message = '';
    try {
      new Search({ puzzle: 'cubes', ...PROBLEM, ...search });
    } catch (error) {
      message = error instanceof Error ? error.message : '';
    }
    expect(message).toContain('allowed: ');
    await button(page, 'Add a search').click();
    await fillLane(page, fields);
    await expect(laneDialog(page)).toContainText(message);
    await expect(button(page, 'Add')).toBeDisabled();
    await laneField(page, 'Limit of nodes').press('Enter');
    await expect(laneDialog(page)).toBeVisible();
    await button(page, 'Cancel').click();
    await expect(lanes(page)).toHaveCount(2);
  });
}

test.describe('a limit', () => {
  deskTest(
    'is named by the lane that meets it, with the command line’s counts',
    async ({ page }) => {
      test.setTimeout(BUILDING);
      await open(page);
      await pick(page, 4);
      await configureLane(page, IDA_STAR, { 'Limit of nodes': '2000' });
      await configureLane(page, BIDIRECTIONAL, { 'Limit of moves': '20' });
      await addLane(page, { Search: 'BFS', 'Limit of memory, in MiB': '1' });
      await button(page, 'Finish').click();

      const named = (/** @type {string} */ name) => lane(page, name);
      await expect(named(`${IDA_STAR} · limit 2,000 nodes`)).toContainText(
        'Reached the limit of 2,000 nodes at depth ',
      );
      expect(await counter(page, `${IDA_STAR} · limit 2,000 nodes`, 'generated')).toBe(2000);

      const deep = { algorithm: 'bidirectional-bfs', 'max-depth': 20 };
      expect(solve('cubes', PROBLEM, deep).outcome).toBe('limit');
      await expect(named(`${BIDIRECTIONAL} · limit 20`)).toContainText(
        'No solution of 20 rolls or fewer',
      );

      const expected = solve('cubes', PROBLEM, { algorithm: 'bfs', 'max-bytes': 1024 * 1024 });
      const layers = expected.depths.filter(({ expanded }) => expanded > 0).length - 1;
      const small = 'BFS · limit 1 MiB';
      await expect(named(small)).toContainText(`Reached the limit of 1 MiB at depth ${layers}`);
      expect(await counter(page, small, 'stored')).toBe(expected.stored_peak);
      expect(await counter(page, small, 'generated')).toBe(expected.generated);
      // Without a solution, no length is proved.
      await expect(verdict(page)).toBeHidden();
    },
  );

  deskTest(
    'six lanes that store everything end with an answer on a device that has little memory, and say whose limit it was',
    async ({ page }) => {
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
    },
  );

  deskTest('leaves the other lanes their verdict', async ({ page }) => {
    await open(page);
    await configureLane(page, BIDIRECTIONAL, { 'Limit of nodes': '100' });
    await button(page, 'Finish').click();
    await expect(lane(page, `${BIDIRECTIONAL} · limit 100 nodes`)).toContainText(
      'Reached the limit of 100 nodes',
    );
    await expect(verdict(page)).toContainText('Shortest solution: 23 rolls.');
  });
});

deskTest(
  'counters say what they mean, by pointing and by keys, with one stop for all of a card',
  async ({ page }) => {
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
  },
);
