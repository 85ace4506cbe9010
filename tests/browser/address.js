// The page's address, and what a link remakes.

import { board, gameShown, lanes, problems } from './instrument.js';

/** @import { Page } from '@playwright/test' */

/** The part of the address that is the link. @param {Page} page */
export const fragment = (page) => new URL(page.url()).hash.slice(1);

/**
 * The link of the page as it is now. The address follows at intervals, and at once when the page is left.
 * @param {Page} page
 */
export async function settled(page) {
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  return fragment(page);
}

/** What a link remakes, as it is seen. @param {Page} page */
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

/** Opens a link as a visitor does who pastes it into the address bar. @param {Page} page @param {string} text */
export const paste = (page, text) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, text);
