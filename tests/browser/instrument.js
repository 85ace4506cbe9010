// The page as a person works it: its parts by the names that a screen reader gives them.

import { readFile } from 'node:fs/promises';
import { expect } from './page.js';

/** @import { Page } from '@playwright/test' */

/** The race of the problem that the page begins with. */
const LAB = './#v=1';

/** Opens the page as one who has been here before: nothing runs by itself. @param {Page} page */
export async function open(page, address = LAB) {
  await page.addInitScript(() => localStorage.setItem('visited', 'yes'));
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-engine', 'ready');
}

/** Shows a page of one's own that has the module of the elements, with this body. @param {Page} page @param {string} body */
export async function showOwn(page, body) {
  await page.route('**/own.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><link rel="icon" href="data:,"><script type="module" src="./embed.js"></script>${body}`,
    }),
  );
  await page.goto('./own.html');
}

export const GAMES = ['Cubes', '8-puzzle', '15-puzzle', 'Knights', 'Toys'];

/** Opens the menu of what is chosen for the page as a whole. @param {Page} page */
export const openMenu = (page) => button(page, 'Menu').click();

/** Presses a button of that menu. @param {Page} page @param {string} name without the key beside it */
export async function fromMenu(page, name) {
  await openMenu(page);
  const entry = page.getByRole('group', { name: 'Menu' }).getByRole('button', { name });
  await entry.click();
}

/** Opens the menu of puzzles and problems. @param {Page} page */
export const openProblem = (page) => page.getByTitle('Puzzle and problem').click();

/** The list of problems, which can be read while its menu is closed. @param {Page} page */
export const problems = (page) =>
  page.getByRole('combobox', { name: 'Problem', exact: true, includeHidden: true });

/** The button of the puzzle on the page, as above. @param {Page} page */
export const gameShown = (page) =>
  page
    .getByRole('navigation', { name: 'Puzzles', includeHidden: true })
    .locator('[aria-current="page"]');

/** Presses a button of the menu of problems, one that opens a dialog. @param {Page} page @param {string} name */
export async function fromProblem(page, name) {
  await openProblem(page);
  await button(page, name).click();
}

/** Puts a puzzle on the page. @param {Page} page @param {string} name */
export async function choose(page, name) {
  await openProblem(page);
  const choice = page.getByRole('navigation', { name: 'Puzzles' }).getByRole('button', { name });
  await choice.click();
  await expect(choice).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Escape');
}

/** @param {Page} page @param {string} name */
export const button = (page, name) => page.getByRole('button', { name, exact: true });

/** @param {Page} page @param {string} name */
export const lane = (page, name) => page.getByRole('region', { name, exact: true });

/** A lane of the first screen: a button that has the board follow it. @param {Page} page @param {string} name */
const watched = (page, name) => page.locator('play-pane').getByRole('button', { name });

/** All lanes, by the button that each has. @param {Page} page */
export const lanes = (page) => page.getByRole('button', { name: /^Configure / });

export const IDA_STAR = 'IDA* · misplaced';
export const BIDIRECTIONAL = 'Bidirectional BFS';

/** A lane's counter as the number it shows. @param {Page} page @param {string} laneName @param {string} name */
export async function counter(page, laneName, name) {
  const output = lane(page, laneName)
    .or(watched(page, laneName))
    .locator(`output[aria-label="${name}"]`);
  return Number((await output.innerText()).replaceAll(',', ''));
}

/** The sentence that a finished race ends with. @param {Page} page */
export const verdict = (page) => page.getByText(/^Shortest solution: /);

/** What the board shows, in words. @param {Page} page */
export const board = (page) => page.getByRole('img', { name: /^Board: / });

/** How far it is to go. @param {Page} page */
export const distance = (page) => page.locator('guide-bar output');

/** Pastes problems in the contest's format. @param {Page} page @param {string} text */
export async function paste(page, text) {
  await fromProblem(page, 'Paste…');
  await page.getByRole('textbox', { name: 'Problems' }).fill(text);
}

/** Picks a problem behind the small ones that a list begins with, counted from 0. @param {Page} page @param {number} index */
export async function pick(page, index) {
  await openProblem(page);
  await expect(problems(page).locator('option')).not.toHaveCount(0);
  const names = await problems(page).locator('option').allInnerTexts();
  const small = names.filter((name) => /^\d+ \w+$/.test(name)).length;
  await problems(page).selectOption({ index: small + index });
  await page.keyboard.press('Escape');
}

/** The dialog in which a lane is configured. @param {Page} page */
export const laneDialog = (page) =>
  page.getByRole('dialog', { name: /^(Add a search|A lane of the race)$/ });

/** Shows the settings in that dialog besides search and heuristic. @param {Page} page */
async function showMore(page) {
  const more = laneDialog(page).locator('details.more');
  await expect(more).toBeVisible();
  if ((await more.getAttribute('open')) === null) await more.locator('summary').click();
}

/**
 * Fills in that dialog. Fields are named as they are on the page; those that offer a choice take its words.
 * @param {Page} page @param {Readonly<Record<string, string>>} fields
 */
export async function fillLane(page, fields) {
  for (const [name, value] of Object.entries(fields)) {
    if (name !== 'Search' && name !== 'Heuristic') await showMore(page);
    const choice = laneDialog(page).getByRole('combobox', { name, exact: true });
    if (['Search', 'Heuristic', 'Deepening', 'Ties'].includes(name)) {
      // A heuristic's name may have a remark behind it; and on a slow machine the dialog may not be drawn yet.
      const named = new RegExp(`^\\s*${value.replace(/[*()]/g, '\\$&')}( \\(|\\s*$)`);
      const label = await choice.locator('option').filter({ hasText: named }).innerText();
      await choice.selectOption({ label: label.trim() });
    } else await laneField(page, name).fill(value);
  }
}

/** A field of that dialog that is written in. @param {Page} page @param {string} name */
export const laneField = (page, name) =>
  laneDialog(page)
    .getByRole('textbox', { name, exact: true })
    .or(laneDialog(page).getByRole('spinbutton', { name, exact: true }));

/** @param {Page} page @param {Readonly<Record<string, string>>} fields */
export async function addLane(page, fields) {
  await button(page, 'Add a search').click();
  await fillLane(page, fields);
  await button(page, 'Add').click();
  await expect(laneDialog(page)).toBeHidden();
}

/** @param {Page} page @param {string} name @param {Readonly<Record<string, string>>} fields */
export async function configureLane(page, name, fields) {
  await button(page, `Configure ${name}`).click();
  await fillLane(page, fields);
  await button(page, 'Use').click();
  await expect(laneDialog(page)).toBeHidden();
}

/** Shows a view in the panel below the lanes. @param {Page} page @param {string} name */
export async function look(page, name) {
  await page.getByRole('tab', { name, exact: true }).click();
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
}

/** Saves a file and reads it. @param {Page} page @param {string} format @param {string} [group] what the buttons are called together */
export async function saved(page, format, group = 'Export') {
  const began = page.waitForEvent('download');
  await page.getByRole('group', { name: group }).getByText(format, { exact: true }).click();
  const download = await began;
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}
