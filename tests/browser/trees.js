// The tree's parts and drawing.

import { button, lane, pick } from './instrument.js';
import { expect } from './page.js';

/** @import { Item } from '../../www/features/tree/draw.js' */
/** @import { TreeCanvas } from '../../www/features/tree/views/tree-canvas.js' */
/** @import { Page } from '@playwright/test' */

/** @param {Page} page */
export const openTree = (page) => page.getByRole('tab', { name: 'Tree' }).click();

/** @param {Page} page */
export const tree = (page) => page.getByRole('application', { name: /^Search tree of / });

/** @param {Page} page */
export const extent = (page) => page.locator('tree-legend p');

/** Opens colours, zoom and files of the tree. @param {Page} page */
export const options = (page) => button(page, 'Options').click();

/** Chooses what is beside the tree. @param {Page} page @param {string} name */
export const besideTree = (page, name) =>
  page.getByRole('combobox', { name: 'Beside the tree' }).selectOption({ label: name });

/** @param {Page} page */
export const inspector = (page) => page.locator('tree-inspector');

/** @param {Page} page */
export const rule = (page) => page.getByRole('list', { name: 'The search in pseudocode' });

/** @param {Page} page */
export const announcement = (page) => page.locator('tree-inspector [role="status"]');

/** @param {Page} page */
export const legend = (page) => page.getByRole('list', { name: 'Legend' });

/** @param {Page} page @param {number} problem @param {string} name */
export async function grow(page, problem, name) {
  await pick(page, problem);
  await openTree(page);
  await page.getByRole('button', { name, exact: true }).click();
  await button(page, 'Finish').click();
  await expect(lane(page, name)).toContainText('proved shortest');
  await expect(extent(page)).toContainText(/Showing|drawn/);
}

/** The drawing at rest: the list of items that is saved. @param {Page} page @returns {Promise<Item[]>} */
export function drawing(page) {
  return page.locator('tree-canvas').evaluate(async (element) => {
    const canvas = /** @type {TreeCanvas} */ (element);
    for (let before = ''; ; ) {
      // Counts frames, since a busy machine shows few.
      for (let frame = 0; frame < 8; frame += 1) await new Promise(requestAnimationFrame);
      const { items } = canvas.drawing();
      const now = JSON.stringify(items);
      if (items.length > 0 && now === before) return items;
      before = now;
    }
  });
}

/** @param {readonly Item[]} items */
export const writing = (items) =>
  items.flatMap((item) => (item.kind === 'texts' ? item.texts.map(({ text }) => text) : []));

/**
 * The place of the first visible sign of a kind.
 * @param {readonly Item[]} items
 * @param {string} mark
 * @param {{width: number, height: number} | null} [box] of the canvas, if a picture exceeds it
 */
export function signAt(items, mark, box = null) {
  const { width = Number.POSITIVE_INFINITY, height = Number.POSITIVE_INFINITY } = box ?? {};
  for (const item of items) {
    if (item.kind !== 'marks' || item.mark !== mark) continue;
    for (let i = 0; i < item.points.length; i += 2) {
      const [x = 0, y = 0] = item.points.slice(i, i + 2);
      // Row numbers cover the left edge.
      const isClear = box === null || x > 45;
      if (isClear && x < width && y > 0 && y < height) return { x, y };
    }
  }
  throw new Error(`no ${mark} is drawn`);
}

/** @param {Page} page */
export const painted = (page) =>
  tree(page).evaluate((canvas) => {
    const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
    const ctx = /** @type {HTMLCanvasElement} */ (canvas).getContext('2d');
    const { data = [] } = ctx?.getImageData(0, 0, width, height) ?? {};
    let count = 0;
    for (let i = 3; i < data.length; i += 4) if ((data[i] ?? 0) > 0) count += 1;
    return count;
  });
