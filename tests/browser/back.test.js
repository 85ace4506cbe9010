// Back-forward cache: Chromium keeps a left page with its workers, and the race continues.

import { launchOptions } from '../../www/build/chromium.js';
import { hosting, listen } from '../../www/build/hosting.js';
import { paste } from './address.js';
import {
  BIDIRECTIONAL,
  button,
  counter,
  distance,
  IDA_STAR,
  lane,
  open,
  verdict,
} from './instrument.js';
import { deskTest, expect } from './page.js';

/** Only files that may be cached are kept, as on public hosts. */
const test = deskTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  baseURL: async ({}, use) => {
    const server = hosting({ folder: 'dist', sent: () => {} });
    await use(`${await listen(server)}/`);
    server.close();
  },
});

// Playwright disables the cache by default, and headless Chromium has none.
test.use({
  launchOptions: {
    ...launchOptions(process.env.CHROMIUM),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const LONG = 'v=1&puzzle=cubes&start=WWWWWEWWW&goal=RRRWEWRRR&speed=2000';

test('a page that is left and taken back goes on where it stood', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await open(page);
  await paste(page, LONG);
  await button(page, 'Run').click();
  for (const name of [IDA_STAR, BIDIRECTIONAL])
    await expect.poll(() => counter(page, name, 'generated')).toBeGreaterThan(500);
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  const before = await counter(page, IDA_STAR, 'generated');

  for (let time = 0; time < 2; time += 1) {
    await page.goto('./examples/');
    await expect(page.locator('rolling-cubes-race').first()).toBeVisible();
    // Playwright waits in vain for a page that is already loaded.
    await page.evaluate(() => history.back());
    const shown = () =>
      page.evaluate(() => 'isTheSame' in window && 'persisted' in window && window.persisted);
    // Too early, the left page answers, or none.
    await expect(async () => expect(await shown()).toBe(true)).toPass({ timeout: 60_000 });
  }

  await expect.poll(() => counter(page, IDA_STAR, 'generated')).toBeGreaterThan(before);
  for (const name of [IDA_STAR, BIDIRECTIONAL]) {
    const now = await counter(page, name, 'generated');
    await expect.poll(() => counter(page, name, 'generated'), name).toBeGreaterThan(now);
    await expect(lane(page, name)).toContainText('Running');
  }
  await button(page, 'Finish').click();
  await expect(verdict(page)).toContainText('Shortest solution: 35 rolls');
  await paste(page, 'v=1&puzzle=cubes&goal=WBWBRERBR');
  await expect(distance(page)).toContainText('13 to go');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
