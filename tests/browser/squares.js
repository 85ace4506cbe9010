// Coordinates of the board's squares, for mouse and touch.

import { pick } from '../../www/shared/board/pick.js';
import { HOME } from '../../www/shared/board/projection.js';
import { scene } from '../../www/shared/board/scene.js';
import { themeOf } from '../../www/shared/board/theme.js';
import { play } from '../unit/engine.js';
import { board } from './instrument.js';

/** @import { Page } from '@playwright/test' */

/** @typedef {{puzzle: string, start: string, goal: string, moves?: string[]}} Shown */

/**
 * Points on visible squares in the home view, in CSS pixels from the page's top left.
 * @param {Page} page
 * @param {Shown} shown
 * @param {readonly number[]} squares numbered row by row from 0
 */
export async function pointsOf(page, { puzzle, start, goal, moves = [] }, squares) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await board(page).boundingBox()) ?? {};
  const position = play(puzzle, start, goal, moves).positions.at(-1) ?? [];
  const still = { roll: null, t: 0, camera: HOME, theme: themeOf('light') };
  const targets = scene({ puzzle, position, width, height, ...still }).targets.map((target) => {
    const outline = target.outline();
    return { ...target, outline: () => outline };
  });
  return squares.map((square) => {
    /** @type {{across: number, down: number}[]} */
    const seen = [];
    for (let across = 2; across < width; across += 4) {
      for (let down = 2; down < height; down += 4) {
        if (pick(targets, [across, down])?.square === square) seen.push({ across, down });
      }
    }
    const middle = (/** @type {'across' | 'down'} */ way) =>
      seen.reduce((sum, point) => sum + point[way], 0) / seen.length;
    return { x: x + middle('across'), y: y + middle('down') };
  });
}

/** @param {Page} page @param {Shown} shown @param {number} square @param {boolean} byTouch */
export async function press(page, shown, square, byTouch) {
  const [at = { x: 0, y: 0 }] = await pointsOf(page, shown, [square]);
  await (byTouch ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
}

/**
 * Moves all fingers by the same vector.
 * @param {Page} page @param {readonly {x: number, y: number}[]} fingers @param {{x: number, y: number}} by
 */
export async function swipe(page, fingers, by) {
  const browser = await page.context().newCDPSession(page);
  const at = (/** @type {number} */ part) =>
    fingers.map(({ x, y }, id) => ({ x: x + by.x * part, y: y + by.y * part, id }));
  const touch = (/** @type {'touchStart' | 'touchMove'} */ type, /** @type {number} */ part) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: at(part) });
  await touch('touchStart', 0);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', part);
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** @param {Page} page @param {Shown} shown @param {number} from @param {number} to @param {boolean} byTouch */
export async function drag(page, shown, from, to, byTouch) {
  const [start = { x: 0, y: 0 }, end = { x: 0, y: 0 }] = await pointsOf(page, shown, [from, to]);
  const way = [0.25, 0.5, 0.75, 1].map((part) => ({
    x: start.x + (end.x - start.x) * part,
    y: start.y + (end.y - start.y) * part,
  }));
  if (byTouch) {
    // Playwright's touch screen only taps; the protocol has fingers.
    const browser = await page.context().newCDPSession(page);
    /** @type {(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: {x: number, y: number}[]) => Promise<unknown>} */
    const touch = (type, touchPoints) =>
      browser.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [start]);
    // A quick finger scrolls the page; resting first drags a piece.
    await page.waitForTimeout(200);
    for (const point of way) await touch('touchMove', [point]);
    await touch('touchEnd', []);
  } else {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (const { x, y } of way) await page.mouse.move(x, y);
    await page.mouse.up();
  }
}
