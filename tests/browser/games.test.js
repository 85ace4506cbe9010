// Five games on one page: each keeps its state while another is played.

import { follow } from './at-rest.js';
import {
  addLane,
  board,
  button,
  choose,
  configureLane,
  counter,
  lane,
  lanes,
  open,
  paste,
  pick,
  problems,
} from './instrument.js';
import { deskTest, expect } from './page.js';

deskTest('a game comes back with its problem, moves and lanes', async ({ page }) => {
  {
    await open(page);
    await pick(page, 6);
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('1 / 1')).toBeVisible();
    await addLane(page, { Search: 'A*', Heuristic: 'colours' });
    await configureLane(page, 'Bidirectional BFS', { Search: 'BFS', 'Limit of nodes': '5000' });
    const [shown, problem] = [board(page), problems(page)];
    const name = (await shown.getAttribute('aria-label')) ?? '';

    await choose(page, 'Toys');
    await expect(page.getByText('0 / 0')).toBeVisible();
    await expect(lanes(page)).toHaveCount(2);
    await expect(lane(page, 'IDA* · matching')).toBeVisible();
    await choose(page, 'Cubes');
    await expect(shown).toHaveAccessibleName(name);
    await expect(page.getByText('1 / 1')).toBeVisible();
    await expect(problem.locator('option:checked')).toHaveText('Contest sample 7 (AOJ 1268)');
    await expect(lanes(page)).toHaveCount(3);
    await expect(lane(page, 'A* · colours')).toBeVisible();
    await button(page, 'Finish').click();
    await expect(lane(page, 'BFS · limit 5,000 nodes')).toContainText(
      'Reached the limit of 5,000 nodes',
    );
    await button(page, 'One move back').click();
    await expect(page.getByText('0 / 1')).toBeVisible();
  }

  {
    await follow(page, 'v=1&puzzle=cubes');
    await choose(page, 'Knights');
    await paste(page, '1\n10110\n01*11\n10111\n01001\n00000\n');
    await button(page, 'Use this problem').click();
    await choose(page, '15-puzzle');
    const problem = problems(page);
    await expect(problem.locator('option:checked')).toHaveText('Korf’s instance 79');
    await choose(page, 'Knights');
    await expect(problem.locator('option')).toHaveText(['Pasted problem 1 of 1']);
  }

  {
    await follow(page, 'v=1&puzzle=cubes');
    await pick(page, 7);
    await button(page, 'Finish').click();
    await expect.poll(() => counter(page, 'IDA* · misplaced', 'generated')).toBeGreaterThan(1000);
    const workers = page.workers().length;
    await choose(page, '8-puzzle');
    await expect(button(page, 'Run')).toBeVisible();
    await expect.poll(() => page.workers().length).toBeLessThan(workers);
    await choose(page, 'Cubes');
    await expect(lane(page, 'IDA* · misplaced')).toContainText('Ready');
    expect(await counter(page, 'IDA* · misplaced', 'generated')).toBe(0);
  }
});
