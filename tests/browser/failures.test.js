// Failures: a worker that cannot start, and one that dies.

import { misguide } from './faulty.js';
import { button, IDA_STAR, lane, open, showChart } from './instrument.js';
import { deskTest, expect } from './page.js';

// Unit tests say in each language what the engine refuses.
deskTest('a lane says that the engine refuses it, and then why', async ({ page }) => {
  await misguide(page);
  let give = () => {};
  const given = new Promise((resolve) => {
    give = () => resolve(null);
  });
  await page.route('**/refused-*.js', (route) => given.then(() => route.continue()));
  await open(page);
  const card = page.locator('lane-card').first();
  await button(page, 'Finish').click();
  const state = card.locator('.state > span');
  await expect(state).toHaveText('Refused by the engine');
  await expect(page.locator('lane-card').nth(1)).toContainText('proved shortest');
  give();
  const why = /^Refused: heuristic: 'clairvoyant' given; allowed: blind, /;
  await expect(state).toHaveText(why);
  await expect(state).toHaveAttribute('title', why);
  await expect(page.getByRole('status').filter({ hasText: 'clairvoyant' })).toHaveCount(1);
  await misguide.over(page);
  await button(page, 'Start this lane again').click();
  await expect(card).toContainText('Ready');
  await button(page, 'Finish').click();
  await expect(card).toContainText('proved shortest');
});

deskTest('every lane says that no worker may be made', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    window.Worker = /** @type {typeof Worker} */ (
      /** @type {unknown} */ (
        class {
          constructor() {
            throw new DOMException('a policy forbids workers', 'SecurityError');
          }
        }
      )
    );
  });
  const message = 'Could not start: a policy forbids workers';
  await page.goto('./');
  await expect(page.locator('play-pane').getByText(message)).toHaveCount(2);
  await page.goto('./?linked#v=1&puzzle=toys&at=end,end&view=statistics');
  await expect(page.locator('lane-card').getByText(message)).toHaveCount(2);
  await expect(button(page, 'Start this lane again')).toHaveCount(2);
  await page.route('**/own.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><link rel="icon" href="data:,"><script type="module" src="./embed.js"></script>
          <rolling-cubes-race at="end,end"></rolling-cubes-race><rolling-cubes-board></rolling-cubes-board>`,
    }),
  );
  await page.goto('./own.html');
  await expect(page.locator('rolling-cubes-race lane-card').getByText(message)).toHaveCount(2);
  await page.locator('rolling-cubes-board').getByRole('button', { name: 'Play' }).click();
  await expect(page.locator('rolling-cubes-board')).toContainText(message);
  expect(complaints).toEqual([]);
});

deskTest('a browser with an unknown language shows the page', async ({ page }) => {
  // WebKitGTK may report the locale `C`.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'language', { get: () => 'C' });
  });
  await open(page);
  await button(page, 'Finish').click();
  await expect(lane(page, IDA_STAR)).toContainText('23 rolls, proved shortest');
  await showChart(page);
  await expect(page.locator('race-chart svg')).toBeVisible();
  expect(await page.evaluate(() => navigator.language)).toBe('C');
});
