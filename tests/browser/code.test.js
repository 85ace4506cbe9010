// Pseudocode beside the tree: the current line, the open list, and the heuristic's proof.

import { fragment } from './address.js';
import { objections } from './audit.js';
import { open } from './instrument.js';
import { deskTest, expect } from './page.js';
import { besideTree, rule } from './trees.js';

deskTest('a step lights its line, and the heuristic gives its proof', async ({ page }) => {
  await open(page, './#v=1&puzzle=cubes&view=tree&at=1,0');
  const now = rule(page).locator('[aria-current="step"]');
  await expect(now).toHaveText('else push the successors of n');
  const waits = page.getByRole('group', { name: 'Open lists' });
  await expect(waits).toContainText('Stack, top first: 2');
  const numbers = page.locator('code-panel dl');
  await expect(numbers).toContainText(/bound\s*6/);
  await expect(numbers).toContainText(/next\s*∞/);
  await page.locator('body').press('.');
  await page.locator('body').press('.');
  await expect(numbers).toContainText(/node\s*3/);
  await expect(waits).not.toContainText('Stack, top first: 2');
  expect(await objections(page)).toEqual([]);

  await besideTree(page, 'Heuristic');
  await expect(page.locator('heuristic-panel')).toContainText('Misplaced: h = ');
  await expect.poll(() => fragment(page)).toContain('show=heuristic');
  expect(await objections(page)).toEqual([]);
});
