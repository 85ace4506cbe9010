// The tree of a search, as a person works it.

import { button, lane, pick } from './instrument.js';
import { expect } from './page.js';

/** @import { Item } from '../../www/features/tree/draw.js' */
/** @import { TreeCanvas } from '../../www/features/tree/views/tree-canvas.js' */
/** @import { Page } from '@playwright/test' */

/** @param {Page} page */
export const openTree = (page) => page.getByRole('tab', { name: 'Tree' }).click();

/** @param {Page} page */
export const tree = (page) => page.getByRole('application', { name: /^Search tree of / });

/** How much of the run is shown, in words. @param {Page} page */
export const extent = (page) => page.locator('tree-legend p');

/** What is said of the node that is looked at. @param {Page} page */
export const inspector = (page) => page.locator('tree-inspector');

/** The search's rule, which stands there while no node is looked at. @param {Page} page */
export const rule = (page) => page.getByRole('list', { name: 'The search in pseudocode' });

/** What listeners are told of it. @param {Page} page */
export const told = (page) => page.locator('tree-inspector [role="status"]');

/** What the signs and colours in sight mean. @param {Page} page */
export const legend = (page) => page.getByRole('list', { name: 'Legend' });

/** Runs a problem to its end, with the tree open. @param {Page} page @param {number} problem counted from 0 @param {string} name of the lane that is looked into */
export async function grow(page, problem, name) {
  await pick(page, problem);
  await openTree(page);
  await page.getByRole('button', { name, exact: true }).click();
  await button(page, 'Finish').click();
  await expect(lane(page, name)).toContainText('proved shortest');
  await expect(extent(page)).toContainText(/Showing|drawn/);
}

/**
 * What is drawn, thing by thing, once it is at rest: the same list that a saved picture is made of.
 * @param {Page} page
 * @returns {Promise<Item[]>}
 */
export function drawing(page) {
  return page.locator('tree-canvas').evaluate(async (element) => {
    const canvas = /** @type {TreeCanvas} */ (element);
    for (let before = ''; ; ) {
      // It moves from frame to frame, and a busy machine shows few of them: time alone would not tell.
      for (let frame = 0; frame < 8; frame += 1) await new Promise(requestAnimationFrame);
      const { items } = canvas.drawing();
      const now = JSON.stringify(items);
      if (items.length > 0 && now === before) return items;
      before = now;
    }
  });
}

/** All that is written in a drawing. @param {readonly Item[]} items */
export const writing = (items) =>
  items.flatMap((item) => (item.kind === 'texts' ? item.texts.map(({ text }) => text) : []));

/**
 * Where the first sign of a kind stands that is in sight.
 * @param {readonly Item[]} items
 * @param {string} mark
 * @param {{width: number, height: number} | null} [box] of the canvas, where not all of a picture is on it
 */
export function signAt(items, mark, box = null) {
  const { width = Number.POSITIVE_INFINITY, height = Number.POSITIVE_INFINITY } = box ?? {};
  for (const item of items) {
    if (item.kind !== 'marks' || item.mark !== mark) continue;
    for (let i = 0; i < item.points.length; i += 2) {
      const [x = 0, y = 0] = item.points.slice(i, i + 2);
      // At the left the rows' numbers stand over all else.
      const isClear = box === null || x > 45;
      if (isClear && x < width && y > 0 && y < height) return { x, y };
    }
  }
  throw new Error(`no ${mark} is drawn`);
}

/** How many pixels of the canvas are painted. @param {Page} page */
export const painted = (page) =>
  tree(page).evaluate((canvas) => {
    const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
    const ctx = /** @type {HTMLCanvasElement} */ (canvas).getContext('2d');
    const { data = [] } = ctx?.getImageData(0, 0, width, height) ?? {};
    let count = 0;
    for (let i = 3; i < data.length; i += 4) if ((data[i] ?? 0) > 0) count += 1;
    return count;
  });
