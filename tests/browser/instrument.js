// The page's parts by their accessible names.

import { readFile } from 'node:fs/promises';
import { expect } from './page.js';

/** @import { Page } from '@playwright/test' */

/** The race of the problem that the page begins with. */
const LAB = './#v=1';

/** Opens the page as for a returning visitor: nothing starts by itself. @param {Page} page */
export async function open(page, address = LAB) {
  await page.addInitScript(() => localStorage.setItem('visited', 'yes'));
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-engine', 'ready');
}

/** @param {Page} page @param {string} body */
export async function showOwn(page, body, script = 'embed.js') {
  await page.route('**/own.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><link rel="icon" href="data:,"><script type="module" src="./${script}"></script>${body}`,
    }),
  );
  await page.goto('./own.html');
}

export const GAMES = ['Cubes', '8-puzzle', '15-puzzle', 'Knights', 'Toys'];

/** @param {Page} page */
export const openMenu = (page) => button(page, 'Menu').click();

/** @param {Page} page @param {string} name */
export async function fromMenu(page, name) {
  await openMenu(page);
  const entry = page.getByRole('group', { name: 'Menu' }).getByRole('button', { name });
  await entry.click();
}

/** @param {Page} page */
export const openProblem = (page) => page.getByTitle('Puzzle and problem').click();

/** @param {Page} page */
export const problems = (page) =>
  page.getByRole('combobox', { name: 'Problem', exact: true, includeHidden: true });

/** @param {Page} page */
export const gameShown = (page) =>
  page
    .getByRole('navigation', { name: 'Puzzles', includeHidden: true })
    .locator('[aria-current="page"]');

/** @param {Page} page @param {string} name */
export async function fromProblem(page, name) {
  await openProblem(page);
  await button(page, name).click();
}

/** @param {Page} page @param {string} name */
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

/** @param {Page} page */
export const lanes = (page) => page.getByRole('button', { name: /^Configure / });

export const IDA_STAR = 'IDA* · misplaced';
export const BIDIRECTIONAL = 'Bidirectional BFS';

/** @param {Page} page @param {string} laneName @param {string} name */
export async function counter(page, laneName, name) {
  const output = lane(page, laneName).locator(`output[aria-label="${name}"]`);
  return Number((await output.innerText()).replaceAll(',', ''));
}

/** @param {Page} page */
export const verdict = (page) => page.getByText(/^Shortest solution: /);

/** @param {Page} page */
export const board = (page) => page.getByRole('img', { name: /^Board: / });

/** @param {Page} page */
export const distance = (page) => page.locator('guide-bar output');

/** @param {Page} page @param {string} text */
export async function paste(page, text) {
  await fromProblem(page, 'Paste…');
  await page.getByRole('textbox', { name: 'Problems' }).fill(text);
}

/** Picks a problem after the small ones, from 0. @param {Page} page @param {number} index */
export async function pick(page, index) {
  await openProblem(page);
  await expect(problems(page).locator('option')).not.toHaveCount(0);
  const names = await problems(page).locator('option').allInnerTexts();
  const small = names.filter((name) => /^\d+ \w+$/.test(name)).length;
  await problems(page).selectOption({ index: small + index });
  await page.keyboard.press('Escape');
}

/** @param {Page} page */
export const laneDialog = (page) =>
  page.getByRole('dialog', { name: /^(Add a search|A lane of the race)$/ });

/** @param {Page} page */
async function showMore(page) {
  const more = laneDialog(page).locator('details.more');
  await expect(more).toBeVisible();
  if ((await more.getAttribute('open')) === null) await more.locator('summary').click();
}

/**
 * Fills its fields by label; selects take their options' words.
 * @param {Page} page @param {Readonly<Record<string, string>>} fields
 */
export async function fillLane(page, fields) {
  for (const [name, value] of Object.entries(fields)) {
    if (name !== 'Search' && name !== 'Heuristic') await showMore(page);
    const choice = laneDialog(page).getByRole('combobox', { name, exact: true });
    if (['Search', 'Heuristic', 'Deepening', 'Ties'].includes(name)) {
      // A remark may follow a heuristic's name, and a slow machine draws the dialog late.
      const named = new RegExp(`^\\s*${value.replace(/[*()]/g, '\\$&')}( \\(|\\s*$)`);
      const label = await choice.locator('option').filter({ hasText: named }).innerText();
      await choice.selectOption({ label: label.trim() });
    } else await laneField(page, name).fill(value);
  }
}

/** @param {Page} page @param {string} name */
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

/** Shows the chart of the race in the place of the pictures. @param {Page} page */
export async function showChart(page) {
  const chart = button(page, 'Chart');
  if ((await chart.isVisible()) && (await chart.getAttribute('aria-pressed')) === 'false')
    await chart.click();
}

/** @param {Page} page @param {string} name */
export async function look(page, name) {
  await page.getByRole('tab', { name, exact: true }).click();
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
}

/** @param {Page} page @param {string} format @param {string} [group] */
export async function saved(page, format, group = 'Export') {
  const began = page.waitForEvent('download');
  const exports = page.getByRole('group', { name: group });
  const menu = exports.getByRole('combobox');
  await exports.getByRole('button').or(menu).first().waitFor();
  if (await menu.isVisible()) await menu.selectOption(format);
  else await exports.getByText(format, { exact: true }).click();
  const download = await began;
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}
