// Failures: a worker that cannot start, and one that dies.

import { breakWorker, makeFaulty, misguide } from './faulty.js';
import {
  BIDIRECTIONAL,
  button,
  counter,
  IDA_STAR,
  lane,
  open,
  showChart,
  showOwn,
} from './instrument.js';
import { deskTest, expect } from './page.js';

// Every way to break a worker: faults.test.js.
deskTest('a worker that breaks in a run says so, and the other lane goes on', async ({ page }) => {
  await makeFaulty(page);
  await open(page);
  await page.getByRole('slider', { name: 'Speed' }).fill('12');
  await button(page, 'Run').click();
  for (const name of [IDA_STAR, BIDIRECTIONAL])
    await expect.poll(() => counter(page, name, 'generated')).toBeGreaterThan(100);
  // An error outside the worker's own guards.
  await breakWorker(page, 0, 'throw');
  await expect(lane(page, IDA_STAR)).toContainText(/Stopped: .*the memory is gone/);
  await expect(lane(page, BIDIRECTIONAL)).toContainText('Running');
  await button(page, 'Start this lane again').click();
  await expect(lane(page, IDA_STAR)).toContainText('Ready');
  await button(page, 'Pause').click();
  await button(page, 'Finish').click();
  for (const name of [IDA_STAR, BIDIRECTIONAL])
    await expect(lane(page, name)).toContainText('23 rolls, proved shortest');
});

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

deskTest('an element says why the engine refuses it, in its language', async ({ page }) => {
  await misguide(page);
  await showOwn(
    page,
    '<div lang="de"><rolling-cubes-race at="end,end"></rolling-cubes-race></div>',
  );
  const state = page.locator('rolling-cubes-race lane-card .state > span');
  await expect(state.first()).toHaveText(
    /^Abgelehnt: heuristic: 'clairvoyant' angegeben; erlaubt: blind, /,
  );
  await expect(state.nth(1)).toContainText('bewiesen kürzest');
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

deskTest('a missing part says so and can be tried again', async ({ page, complaints }) => {
  await open(page);
  await page.route('**/{tree,share-dialog}-*.js', (route) => route.abort());
  await page.getByRole('tab', { name: 'Tree' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.locator('board-stage')).toBeVisible();
  await button(page, 'Finish').click();
  await expect(lane(page, IDA_STAR)).toContainText('23 rolls, proved shortest');
  await page.unroute('**/{tree,share-dialog}-*.js');
  await button(page, 'Try again').click();
  await expect(page.locator('tree-view')).toBeVisible();
  await page.route('**/share-dialog-*.js', (route) => route.abort());
  await button(page, 'Share').click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/share-dialog-*.js');
  await button(page, 'Try again').click();
  await expect(page.getByRole('dialog')).toContainText('Copy');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(complaints.filter((text) => !/net::ERR_FAILED|dynamically imported/.test(text))).toEqual(
    [],
  );
  complaints.length = 0;
});
