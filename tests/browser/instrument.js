// The page as a person works it: its parts by the names that a screen reader gives them.

import { expect } from './page.js';

/** @typedef {import('@playwright/test').Page} Page */

/** Opens the page as one who has been here before: nothing runs by itself. @param {Page} page */
export async function open(page) {
  await page.addInitScript(() => localStorage.setItem('visited', 'yes'));
  await page.goto('./');
  await expect(page.locator('html')).toHaveAttribute('data-engine', 'ready');
}

/** @param {Page} page @param {string} name */
export const button = (page, name) => page.getByRole('button', { name, exact: true });

/** @param {Page} page @param {string} name */
export const lane = (page, name) => page.getByRole('region', { name, exact: true });

export const IDA_STAR = 'IDA* · misplaced';
export const BIDIRECTIONAL = 'Bidirectional BFS';

/** A lane's counter as the number it shows. @param {Page} page @param {string} laneName @param {string} name */
export async function counter(page, laneName, name) {
  const output = lane(page, laneName).locator(`output[aria-label="${name}"]`);
  return Number((await output.innerText()).replaceAll(',', ''));
}

/** The sentence that a finished race ends with. @param {Page} page */
export const verdict = (page) => page.getByText(/^Shortest solution: /);

/** Pastes problems in the contest's format. @param {Page} page @param {string} text */
export async function paste(page, text) {
  await button(page, 'Paste…').click();
  await page.getByRole('textbox', { name: 'Problems' }).fill(text);
}

/** Picks a problem, counted from 0. @param {Page} page @param {number} index */
export const pick = (page, index) =>
  page.getByRole('combobox', { name: 'Problem' }).selectOption({ index });
