// Problems set up by clicking and typing, and contest inputs of knights and toys.

import { reasonInWords } from '../../www/shared/engine/phrases.js';
import { play, unsolvable } from '../unit/engine.js';
import {
  board,
  button,
  choose,
  distance,
  fromProblem,
  lane,
  open,
  problems,
  verdict,
} from './instrument.js';
import { deskTest, expect } from './page.js';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page */
const dialog = (page) => page.getByRole('dialog', { name: 'Set up a problem' });

/** @param {Page} page @param {'Start' | 'Goal'} side @param {number} column @param {number} row */
const square = (page, side, column, row) =>
  dialog(page)
    .getByRole('group', { name: side })
    .getByRole('button', { name: new RegExp(`^column ${column}, row ${row}:`) });

/** @param {Page} page @param {'Start' | 'Goal'} side */
const text = (page, side) => dialog(page).getByRole('textbox', { name: side });

/** @param {string} puzzle @param {string} start @param {string} goal */
function objection(puzzle, start, goal) {
  try {
    play(puzzle, start, goal, []);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  throw new Error('the engine has nothing against it');
}

deskTest('cubes are exchanged and turned by clicks, and the goal coloured', async ({ page }) => {
  await open(page);
  await fromProblem(page, 'Make your own…');
  // Sample 4's empty square is the last; a cube swaps with it.
  await square(page, 'Start', 1, 1).click();
  await expect(square(page, 'Start', 1, 1)).toHaveAttribute('aria-pressed', 'true');
  await square(page, 'Start', 3, 3).click();
  await expect(text(page, 'Start')).toHaveValue('EWWWWWWWW');
  // One turn gives the second white pose, two a red top.
  for (const turned of ['EwWWWWWWW', 'ERWWWWWWW']) {
    if (turned.includes('w')) await square(page, 'Start', 2, 1).click();
    await square(page, 'Start', 2, 1).click();
    await expect(text(page, 'Start')).toHaveValue(turned);
  }
  // The goal's first square: blue, then white.
  await square(page, 'Goal', 1, 1).dblclick();
  await expect(text(page, 'Goal')).toHaveValue('WWRBWRBER');
  await button(page, 'Use this problem').click();
  await expect(board(page)).toHaveAccessibleName(
    'Board: row 1: empty, red, white; row 2: white, white, white; row 3: white, white, white',
  );
  await expect(page.getByRole('img', { name: /^Goal: row 1: white, white, red;/ })).toBeVisible();
  await expect(problems(page)).toContainText('Your own problem');
});

deskTest('a problem is typed and raced, or refused with a reason', async ({ page }) => {
  await open(page);
  await fromProblem(page, 'Make your own…');
  for (const [start, goal, reason] of /** @type {const} */ ([
    ['WWWWWWWWG', 'BWRBWRBER', objection('cubes', 'WWWWWWWWG', 'BWRBWRBER')],
    ['WWWW', 'BWRBWRBER', 'A 3×3 board needs 9 characters; this has 4.'],
    ['WWWWWWWWE', 'BWRBWRBRR', objection('cubes', 'WWWWWWWWE', 'BWRBWRBRR')],
  ])) {
    await text(page, 'Start').fill(start);
    await text(page, 'Goal').fill(goal);
    await expect(dialog(page)).toContainText(reason);
    await expect(button(page, 'Use this problem')).toBeDisabled();
    await text(page, 'Goal').press('Enter');
    await expect(dialog(page)).toBeVisible();
  }
  await expect(text(page, 'Goal')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(problems(page)).toContainText('Contest sample 4');
  await expect(board(page)).toHaveAccessibleName(/row 3: white, white, empty$/);

  await choose(page, '8-puzzle');
  await fromProblem(page, 'Make your own…');
  const start = page.getByRole('textbox', { name: 'Start' });
  await start.fill('123 456 708');
  await expect(page.getByText('Ready to use.')).toBeVisible();
  await start.fill('123 456 7');
  await expect(page.getByText('A 3×3 board needs 9 characters; this has 7.')).toBeVisible();

  await button(page, 'Cancel').click();
  await choose(page, 'Cubes');
  await fromProblem(page, 'Make your own…');
  await text(page, 'Start').fill('WEWWWWWWW');
  await text(page, 'Goal').fill('RBWRWWEWW');
  await expect(dialog(page)).toContainText('Ready to use.');
  await text(page, 'Goal').press('Enter');
  await expect(dialog(page)).toBeHidden();
  await button(page, 'Finish').click();
  // Contest sample 2.
  await expect(verdict(page)).toContainText('Shortest solution: 3 rolls');
});

deskTest('an 8-puzzle that cannot be solved says why, and is searched', async ({ page }) => {
  const why = reasonInWords(unsolvable('tiles', '213456780', '123456780') ?? 'no reason');
  await open(page, './#v=1&puzzle=tiles&race=a-star/manhattan,bidirectional-bfs');
  await fromProblem(page, 'Make your own…');
  await text(page, 'Start').fill('213456780');
  await text(page, 'Goal').fill('123456780');
  await expect(dialog(page)).toContainText(`This goal cannot be reached: ${why}.`);
  await button(page, 'Use this problem').click();
  await expect(page.getByRole('note')).toContainText(`This goal cannot be reached: ${why}.`);
  await button(page, 'Finish').click();
  for (const name of ['A* · Manhattan', 'Bidirectional BFS']) {
    await expect(lane(page, name)).toContainText('No solution: everything reachable was searched');
  }
  await expect(distance(page)).toHaveText('');
  await page.getByRole('tab', { name: 'Charts' }).click();
  await page.getByRole('radio', { name: 'Heuristics', exact: true }).check();
  await expect(page.locator('heuristic-quality')).toContainText(why);
  await fromProblem(page, 'Make your own…');
  await square(page, 'Start', 1, 2).click();
  await square(page, 'Start', 2, 2).click();
  await expect(dialog(page)).toContainText('Ready to use.');
  await button(page, 'Use this problem').click();
  await expect(board(page)).toHaveAccessibleName(
    'Board: row 1: 2, 1, 3; row 2: 5, 4, 6; row 3: 7, 8, empty',
  );
});

deskTest('drawing a start tells how far it is, and can be stopped', async ({ page }) => {
  await open(page);
  await choose(page, 'Knights');
  await fromProblem(page, 'Make your own…');
  await page.getByRole('spinbutton', { name: 'moves from the goal' }).fill('200');
  const start = page.getByRole('textbox', { name: 'Start' });
  const before = await start.inputValue();
  const box = await dialog(page).boundingBox();
  await button(page, 'Random start').click();
  await expect(page.getByRole('progressbar', { name: 'Random start' })).toBeVisible();
  await expect(
    page.getByText(/^Looking around the goal: all within \d+ jumps known\.$/),
  ).toBeVisible();
  expect(await dialog(page).boundingBox()).toEqual(box);
  await button(page, 'Stop drawing').click();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(button(page, 'Random start')).toBeVisible();
  await expect(start).toHaveValue(before);
  const dealers = () => page.workers().filter((one) => /deal/.test(one.url())).length;
  await expect.poll(dealers).toBe(0);
  await button(page, 'Random start').click();
  await expect.poll(dealers).toBe(1);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(dealers).toBe(0);
});
