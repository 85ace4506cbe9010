// Axe audits of every state, light and dark.

import { objectionsInBoth } from './audit.js';
import {
  addLane,
  button,
  choose,
  fillLane,
  fromProblem,
  GAMES,
  laneDialog,
  look,
  open,
  paste,
  verdict,
} from './instrument.js';
import { deskTest, expect, test } from './page.js';
import { breakAt, sentence } from './time-travel.js';

test('every game passes, ready and solved', async ({ page, isMobile }) => {
  await open(page);
  // Games have the same page around their boards, which a phone only arranges otherwise.
  for (const game of GAMES.slice(0, isMobile ? 1 : GAMES.length)) {
    await choose(page, game);
    expect(await objectionsInBoth(page), `${game}, ready`).toEqual([]);
  }
  await choose(page, 'Cubes');
  await button(page, 'Finish').click();
  await expect(verdict(page)).toBeVisible();
  expect(await objectionsInBoth(page), 'solved').toEqual([]);
});

deskTest('the dialogs of a lane and of a problem pass, and six lanes', async ({ page }) => {
  await open(page);
  await button(page, 'Add a search').click();
  expect(await objectionsInBoth(page), 'a lane').toEqual([]);
  await fillLane(page, { Search: 'Branch and bound', 'Order of moves': 'X' });
  await expect(laneDialog(page)).toContainText('order, column 1');
  await expect(button(page, 'Add')).toBeDisabled();
  expect(await objectionsInBoth(page), 'a refused lane').toEqual([]);
  await button(page, 'Cancel').click();
  for (const game of ['15-puzzle', 'Knights', 'Cubes']) {
    await choose(page, game);
    await fromProblem(page, 'Make your own…');
    expect(await objectionsInBoth(page), game).toEqual([]);
    await page.getByRole('textbox', { name: 'Goal' }).fill('1');
    await expect(button(page, 'Use this problem')).toBeDisabled();
    if (game === 'Cubes') expect(await objectionsInBoth(page), 'wrong').toEqual([]);
    await button(page, 'Cancel').click();
  }
  await paste(page, 'x');
  expect(await objectionsInBoth(page), 'bad input').toEqual([]);
  await button(page, 'Cancel').click();
  for (const search of ['BFS', 'IDDFS', 'A*', 'Branch and bound']) {
    await addLane(page, { Search: search, 'Limit of nodes': '1000' });
  }
  await button(page, 'Finish').click();
  await expect(verdict(page)).toBeVisible();
  expect(await objectionsInBoth(page), 'six lanes').toEqual([]);
});

test('the search of a lane passes node by node, with its breakpoints', async ({ page }) => {
  await open(page);
  await look(page, 'Tree');
  expect(await objectionsInBoth(page), 'ready').toEqual([]);
  await breakAt(page, { 'At a depth, in moves': '9', 'When the bound changes': true });
  await button(page, 'Run this lane').click();
  await expect(sentence(page)).toContainText('Breakpoint: the bound is now');
  expect(await objectionsInBoth(page), 'paused at a breakpoint').toEqual([]);
  await button(page, 'Breakpoints…').click();
  await page.getByLabel('At a position').fill('1');
  await expect(button(page, 'Use')).toBeDisabled();
  expect(await objectionsInBoth(page), 'a wrong position').toEqual([]);
});
