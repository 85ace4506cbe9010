// The page's address, and the state that a link restores.

import { board, gameShown, lanes, problems } from './instrument.js';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page */
export const fragment = (page) => new URL(page.url()).hash.slice(1);

/** The page's current link. The address follows with a delay, and at once on leaving. @param {Page} page */
export async function settled(page) {
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  return fragment(page);
}

/** @param {Page} page */
export async function seen(page) {
  return {
    game: await gameShown(page).textContent(),
    problem: await problems(page).locator('option:checked').textContent(),
    board: await board(page).getAttribute('aria-label'),
    goal: await page.getByRole('img', { name: /^Goal: / }).getAttribute('aria-label'),
    lanes: await lanes(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
    place: await page.getByRole('slider', { name: 'Move' }).getAttribute('aria-valuetext'),
  };
}

/** Opens a link as if pasted into the address bar. @param {Page} page @param {string} text */
export const paste = (page, text) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, text);
