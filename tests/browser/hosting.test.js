import { AxeBuilder } from '@axe-core/playwright';
import { button, open, paste, verdict } from './instrument.js';
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

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`an accessibility audit objects to nothing, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page);
    const objections = async () => (await new AxeBuilder({ page }).analyze()).violations;
    expect(await objections(), 'ready').toEqual([]);
    await button(page, 'Finish').click();
    await expect(verdict(page)).toBeVisible();
    expect(await objections(), 'solved').toEqual([]);
    await paste(page, 'x');
    expect(await objections(), 'bad input').toEqual([]);
  });
}

test('an engine that cannot be loaded is said on the page', async ({ page, complaints }) => {
  await page.route('**/*.wasm', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('could not be loaded: status 404');
  complaints.length = 0;
});

test('nothing has to be scrolled to see board and race on a projector', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has one column');
  await open(page);
  await button(page, 'Finish').click();
  await expect(verdict(page)).toBeVisible();
  const overflow = await page.evaluate(() => {
    const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement;
    return [scrollHeight - clientHeight, scrollWidth - clientWidth];
  });
  expect(overflow).toEqual([0, 0]);
});

test('a narrow phone shows everything in its width', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'for phones');
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  await button(page, 'Finish').click();
  await expect(verdict(page)).toBeVisible();
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
  await expect(button(page, 'Run')).toBeInViewport();
});
