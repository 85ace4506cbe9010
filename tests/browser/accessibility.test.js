// Axe audits of every state, light and dark.

import { objections } from './audit.js';
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

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test.describe(colorScheme, () => {
    // Phone and desktop differ in layout, not in colours.
    test.skip(({ isMobile }) => isMobile && colorScheme === 'dark', 'colours are the same');
    test.use({ colorScheme });

    test('every game, ready and solved', async ({ page }) => {
      await open(page);
      for (const game of GAMES) {
        await choose(page, game);
        expect(await objections(page), `${game}, ready`).toEqual([]);
      }
      await choose(page, 'Cubes');
      await button(page, 'Finish').click();
      await expect(verdict(page)).toBeVisible();
      expect(await objections(page), 'solved').toEqual([]);
    });

    deskTest('six lanes, and one that met a limit', async ({ page }) => {
      await open(page);
      for (const search of ['BFS', 'IDDFS', 'A*', 'Branch and bound']) {
        await addLane(page, { Search: search, 'Limit of nodes': '1000' });
      }
      await button(page, 'Finish').click();
      await expect(verdict(page)).toBeVisible();
      expect(await objections(page)).toEqual([]);
    });

    deskTest('the lane dialog, with and without a refusal', async ({ page }) => {
      await open(page);
      await button(page, 'Add a search').click();
      expect(await objections(page), 'ready').toEqual([]);
      await fillLane(page, { Search: 'Branch and bound', 'Order of moves': 'X' });
      await expect(laneDialog(page)).toContainText('order, column 1');
      expect(await objections(page), 'refused').toEqual([]);
    });

    test('the search of a lane, node by node, and its breakpoints', async ({ page }) => {
      await open(page);
      await look(page, 'Tree');
      expect(await objections(page), 'ready').toEqual([]);
      await breakAt(page, { 'At a depth, in moves': '9', 'When the bound changes': true });
      await button(page, 'Run this lane').click();
      await expect(sentence(page)).toContainText('Breakpoint: the bound is now');
      expect(await objections(page), 'paused at a breakpoint').toEqual([]);
      await button(page, 'Breakpoints…').click();
      await page.getByLabel('At a position').fill('1');
      await expect(button(page, 'Use')).toBeDisabled();
      expect(await objections(page), 'a wrong position').toEqual([]);
    });

    deskTest('the set-up dialog for pieces of every kind, and a wrong text', async ({ page }) => {
      await open(page);
      for (const game of ['Cubes', '15-puzzle', 'Knights']) {
        await choose(page, game);
        await fromProblem(page, 'Set up…');
        expect(await objections(page), game).toEqual([]);
        await page.getByRole('textbox', { name: 'Goal' }).fill('1');
        await expect(button(page, 'Use this problem')).toBeDisabled();
        if (game === 'Cubes') expect(await objections(page), 'wrong').toEqual([]);
        await button(page, 'Cancel').click();
      }
    });

    deskTest('pasted input that is bad', async ({ page }) => {
      await open(page);
      await paste(page, 'x');
      expect(await objections(page)).toEqual([]);
    });
  });
}
