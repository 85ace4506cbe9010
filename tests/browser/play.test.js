// Playing every game by mouse, touch and keyboard, and undoing.

import { board, button, choose, GAMES, open, pick } from './instrument.js';
import { expect, test } from './page.js';
import { drag, pointsOf, press, swipe } from './squares.js';

/** @import { Page } from '@playwright/test' */
/** @import { Shown } from './squares.js' */

/**
 * For each game: a problem, a movable piece and its target, the board after the move by the rules, and a square whose piece
 * cannot move.
 * @type {Readonly<Record<string, {index: number, shown: Shown, before: string, from: number, to: number, move: string, after: string, stuck: number | null}>>}
 */
const PLAYS = {
  Cubes: {
    index: 3,
    shown: { puzzle: 'cubes', start: 'WWWWWWWWE', goal: 'BWRBWRBER' },
    before: 'row 1: white, white, white; row 2: white, white, white; row 3: white, white, empty',
    // White up and blue left: rolled to the right, blue comes up.
    from: 7,
    to: 8,
    move: 'right',
    after: 'row 1: white, white, white; row 2: white, white, white; row 3: white, empty, blue',
    stuck: 0,
  },
  '8-puzzle': {
    index: 3,
    shown: { puzzle: 'tiles', start: '867254301', goal: '123456780' },
    before: 'row 1: 8, 6, 7; row 2: 2, 5, 4; row 3: 3, empty, 1',
    from: 4,
    to: 7,
    move: 'down',
    after: 'row 1: 8, 6, 7; row 2: 2, empty, 4; row 3: 3, 5, 1',
    stuck: 0,
  },
  '15-puzzle': {
    index: 1,
    shown: { puzzle: 'tiles', start: '0197bd53ec4286af', goal: '0123456789abcdef' },
    before: 'row 1: empty, 1, 9, 7; row 2: 11, 13, 5, 3; row 3: 14, 12, 4, 2; row 4: 8, 6, 10, 15',
    from: 4,
    to: 0,
    move: 'up',
    after: 'row 1: 11, 1, 9, 7; row 2: empty, 13, 5, 3; row 3: 14, 12, 4, 2; row 4: 8, 6, 10, 15',
    stuck: 10,
  },
  Knights: {
    index: 0,
    shown: {
      puzzle: 'knights',
      start: '1011001*11101110100100000',
      goal: '111110111100*110000100000',
    },
    before:
      'row 5: 1, 0, 1, 1, 0; row 4: 0, 1, empty, 1, 1; row 3: 1, 0, 1, 1, 1; row 2: 0, 1, 0, 0, 1; row 1: 0, 0, 0, 0, 0',
    from: 18,
    to: 7,
    move: 'd2 to c4',
    after:
      'row 5: 1, 0, 1, 1, 0; row 4: 0, 1, 0, 1, 1; row 3: 1, 0, 1, 1, 1; row 2: 0, 1, 0, empty, 1; row 1: 0, 0, 0, 0, 0',
    stuck: 12,
  },
  Toys: {
    index: 0,
    shown: { puzzle: 'toys', start: '1111000011100010', goal: '1010010110100101' },
    before: 'row 1: 1, 1, 1, 1; row 2: 0, 0, 0, 0; row 3: 1, 1, 1, 0; row 4: 0, 0, 1, 0',
    from: 3,
    to: 7,
    move: 'r1 c4 with r2 c4',
    after: 'row 1: 1, 1, 1, 0; row 2: 0, 0, 0, 1; row 3: 1, 1, 1, 0; row 4: 0, 0, 1, 0',
    // Every toy of this problem has an unlike neighbour.
    stuck: null,
  },
};

for (const game of GAMES) {
  test.describe(game, () => {
    const { index, shown, before, from, to, move, after, stuck } =
      /** @type {typeof PLAYS[string]} */ (PLAYS[game]);

    /** @param {Page} page @param {string} [address] */
    const begin = async (page, address) => {
      await open(page, address);
      await choose(page, game);
      await pick(page, index);
      await expect(board(page)).toHaveAccessibleName(`Board: ${before}`);
    };

    test('moves by a press, a drag and keys, and is taken back', async ({ page, isMobile }) => {
      test.skip(isMobile && /puzzle|Toys/.test(game), 'a finger moves a tile as it does a cube');
      await begin(page, './');
      await press(page, shown, from, isMobile);
      await expect(board(page)).toHaveAccessibleName(`Board: ${after}`);
      await expect(button(page, 'Redo')).toBeDisabled();
      await button(page, 'Undo').click();
      await expect(board(page)).toHaveAccessibleName(`Board: ${before}`);
      await expect(button(page, 'Undo')).toBeDisabled();
      await button(page, 'Redo').click();
      await expect(board(page)).toHaveAccessibleName(`Board: ${after}`);
      await page.keyboard.press('Control+z');
      await expect(board(page)).toHaveAccessibleName(`Board: ${before}`);
      await page.keyboard.press('Control+Shift+z');
      await expect(board(page)).toHaveAccessibleName(`Board: ${after}`);
      await button(page, 'Start over').click();
      await expect(board(page)).toHaveAccessibleName(`Board: ${before}`);
      for (const name of ['Undo', 'Redo', 'Start over'])
        await expect(button(page, name)).toBeHidden();

      await drag(page, shown, from, to, isMobile);
      await expect(board(page)).toHaveAccessibleName(`Board: ${after}`);
      await button(page, 'Start over').click();
      if (stuck !== null && (!isMobile || game === 'Cubes')) {
        await press(page, shown, stuck, isMobile);
        await expect(page.getByText(/^Only a .* can (roll|slide|move)\.$/)).toBeVisible();
        await drag(page, shown, stuck, to, isMobile);
        // A move would be played by then.
        await page.waitForTimeout(400);
        await expect(board(page)).toHaveAccessibleName(`Board: ${before}`);
        await expect(button(page, 'Start over')).toBeHidden();
      }
      if (isMobile) return;
      const legal = page.getByRole('group', { name: 'Legal moves' });
      await page.getByTitle('Puzzle and problem').focus();
      const wanted = legal.getByRole('button', { name: move, exact: true });
      for (let tabs = 0; tabs < 40; tabs++) {
        if (await wanted.evaluate((element) => element.matches(':focus'))) break;
        await page.keyboard.press('Tab');
      }
      await expect(wanted).toBeFocused();
      await expect(wanted).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(board(page)).toHaveAccessibleName(`Board: ${after}`);
    });
  });
}

test.describe('fingers on a board', () => {
  test.skip(({ isMobile }) => !isMobile, 'for phones');

  test('scroll by a swipe, turn by two, and neither rolls a cube', async ({ page }) => {
    const { shown, before } = /** @type {typeof PLAYS[string]} */ (PLAYS.Cubes);
    await open(page);
    // Above the empty square, so that the cube could follow the swipe.
    const [above = { x: 0, y: 0 }, left = { x: 0, y: 0 }] = await pointsOf(page, shown, [5, 0]);
    const scrolled = () => page.evaluate(() => scrollY);
    await swipe(page, [above], { x: 0, y: -200 });
    await expect.poll(scrolled).toBeGreaterThan(100);
    // Repeated: a first animation may still run.
    await expect(async () => {
      await swipe(page, [{ x: left.x, y: above.y }], { x: 0, y: 400 });
      await expect.poll(scrolled, { timeout: 2000 }).toBe(0);
    }).toPass();
    await swipe(page, [left], { x: 120, y: 4 });
    await expect(page.getByText('0 / 0')).toBeVisible();
    await expect(button(page, 'Reset the view')).toBeHidden();
    await swipe(page, [left, above], { x: 60, y: 0 });
    await expect(button(page, 'Reset the view')).toBeVisible();
    expect(await scrolled()).toBe(0);
    await button(page, 'Reset the view').tap();
    await expect(button(page, 'Reset the view')).toBeHidden();
    await expect(board(page)).toHaveAccessibleName(`Board: ${before}`);
    await expect(page.getByText('0 / 0')).toBeVisible();
  });
});

test.describe('either of two toys that can change places', () => {
  const { shown, after } = /** @type {typeof PLAYS[string]} */ (PLAYS.Toys);

  test.beforeEach(async ({ page }) => {
    await open(page);
    await choose(page, 'Toys');
  });

  test('can be dragged or pressed', async ({ page, isMobile }) => {
    await drag(page, shown, 7, 3, isMobile);
    await expect(board(page)).toHaveAccessibleName(`Board: ${after}`);

    // The last toy can only swap with its left neighbour.
    await button(page, 'Start over').click();
    await press(page, shown, 15, isMobile);
    await expect(board(page)).toHaveAccessibleName(/row 3: 1, 1, 1, 0; row 4: 0, 0, 0, 1$/);
  });
});
