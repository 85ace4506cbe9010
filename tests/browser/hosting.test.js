import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './page.js';

test('the built page starts its engine from a folder below the root', async ({ page, baseURL }) => {
  await page.goto('./');
  await expect(page).toHaveURL(baseURL ?? '');
  await expect(page).toHaveTitle(/Rolling Cubes/);
  await expect(page.locator('html')).toHaveAttribute('data-engine', 'ready');
});

test('the built page forbids itself every foreign address', async ({ page, complaints }) => {
  await page.goto('./');
  const refused = await page.evaluate(() => fetch('http://127.0.0.1:9/').then(String, String));
  expect(refused).toMatch(/TypeError/);
  await expect.poll(() => complaints.join('\n')).toContain('Content Security Policy');
  complaints.length = 0;
});

test('the page has nothing that an accessibility audit objects to', async ({ page }) => {
  await page.goto('./');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
});
