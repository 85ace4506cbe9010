// A lane's search, node by node.

import { Search } from '../unit/engine.js';
import { button } from './instrument.js';
import { expect } from './page.js';

/** @import { Request } from '../unit/engine.js' */
/** @import { Page } from '@playwright/test' */

/** Contest sample 4, the opening, and its lanes. */
const PROBLEM = { puzzle: 'cubes', start: 'WWWWWWWWE', goal: 'BWRBWRBER' };
/** @type {Request} */
export const IDA_REQUEST = { ...PROBLEM, algorithm: 'ida-star', heuristic: 'misplaced' };
/** @type {Request} */
export const BIDIRECTIONAL_REQUEST = { ...PROBLEM, algorithm: 'bidirectional-bfs' };

/** @param {Page} page */
export const nodeField = (page) => page.getByRole('textbox', { name: 'Node', exact: true });

/** @param {Page} page */
export const slider = (page) => page.getByRole('slider', { name: 'Place in the run' });

/** @param {Page} page */
export const sentence = (page) => page.locator('search-stage .words');

/** @param {Page} page @param {string} name */
const number = (page, name) =>
  page
    .locator('step-numbers div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');

/** @param {Page} page @param {number | string} node */
export async function goTo(page, node) {
  await nodeField(page).fill(String(node));
  await nodeField(page).press('Enter');
}

/** @param {Page} page @param {Readonly<Record<string, string | true>>} fields */
export async function breakAt(page, fields) {
  await button(page, 'Breakpoints…').click();
  const dialog = page.getByRole('dialog', { name: 'Breakpoints' });
  for (const [name, value] of Object.entries(fields)) {
    const field = dialog.getByLabel(name, { exact: true });
    if (value === true) await field.check();
    else await field.fill(value);
  }
  await button(page, 'Use').click();
  await expect(dialog).toBeHidden();
}

/** @param {Request} request @param {number} node */
export function engineAt(request, node) {
  const search = new Search(request);
  while (search.preparing) search.prepare(1e6);
  search.step(node);
  return { step: search.last_step(), snapshot: search.snapshot() };
}

/** @type {Readonly<Record<string, string>>} */
const COLOURS = { W: 'white', R: 'red', B: 'blue', E: 'empty' };

/** @param {string} state */
function topsInWords(state) {
  const tops = [...state.toUpperCase()].map((letter) => COLOURS[letter]);
  const rows = [0, 3, 6].map((at, y) => `row ${y + 1}: ${tops.slice(at, at + 3).join(', ')}`);
  return `The current position: ${rows.join('; ')}`;
}

/** @param {Page} page @param {Request} request @param {number} node */
export async function expectNode(page, request, node) {
  await expect(nodeField(page)).toHaveValue(node.toLocaleString('en'));
  const { step } = engineAt(request, node);
  const { state = request.start, depth, estimate, bound } = step ?? {};
  await expect(page.getByRole('img', { name: topsInWords(state), exact: true })).toBeVisible();
  if (request.algorithm !== 'ida-star' || !step) return;
  await expect(number(page, 'g')).toHaveText(String(depth));
  await expect(number(page, 'h')).toHaveText(String(estimate));
  await expect(number(page, 'f')).toHaveText(String((depth ?? 0) + (estimate ?? 0)));
  await expect(number(page, 'bound')).toHaveText(String(bound));
}
