// The built page as a host serves it.

import { open } from './instrument.js';
import { expect, test } from './page.js';

test('the built page starts its engine from a folder below the root', async ({ page, baseURL }) => {
  await open(page);
  await expect(page).toHaveURL(baseURL ?? '');
  await expect(page).toHaveTitle(/Rolling Cubes/);
});

test('the built page forbids itself every foreign address', async ({ page, complaints }) => {
  await open(page);
  const refused = await page.evaluate(() => fetch('http://127.0.0.1:9/').then(String, String));
  expect(refused).toMatch(/TypeError/);
  await expect.poll(() => complaints.join('\n')).toContain('Content Security Policy');
  complaints.length = 0;
});

test('an engine that cannot be loaded is said on the page', async ({ page, complaints }) => {
  await page.route('**/*.wasm', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('could not be loaded: status 404');
  complaints.length = 0;
});
