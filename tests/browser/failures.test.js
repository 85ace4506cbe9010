// Failures: a worker that cannot start, and one that dies.

import { breakWorker, makeFaulty, misguide } from './faulty.js';
import {
  BIDIRECTIONAL,
  button,
  counter,
  IDA_STAR,
  lane,
  open,
  pick,
  showOwn,
} from './instrument.js';
import { deskTest, expect } from './page.js';

deskTest(
  'a worker that dies says so in its lane, the other goes on, and the lane can start again',
  async ({ page }) => {
    await makeFaulty(page, 1);
    await open(page);
    await button(page, 'Finish').click();
    await expect(lane(page, IDA_STAR)).toContainText('Could not start');
    await expect(lane(page, BIDIRECTIONAL)).toContainText('23 rolls, proved shortest');
    await button(page, 'Start this lane again').click();
    await expect(lane(page, IDA_STAR)).toContainText('Ready');
    await button(page, 'Finish').click();
    await expect(lane(page, IDA_STAR)).toContainText('23 rolls, proved shortest');
  },
);

deskTest(
  'a worker that breaks in the middle of a run says so, and the other lane goes on',
  async ({ page }) => {
    await makeFaulty(page);
    await open(page);
    // 35 rolls: long races.
    await pick(page, 7);
    await button(page, 'Finish').click();
    await expect.poll(() => counter(page, BIDIRECTIONAL, 'generated')).toBeGreaterThan(1000);
    await expect.poll(() => counter(page, IDA_STAR, 'generated')).toBeGreaterThan(1000);
    // An error outside the worker's own guards.
    await breakWorker(page, 0, 'throw');
    await expect(lane(page, IDA_STAR)).toContainText(/Stopped: .*the memory is gone/);
    await expect(lane(page, BIDIRECTIONAL)).toContainText('35 rolls, proved shortest');
    await button(page, 'Start this lane again').click();
    await expect(lane(page, IDA_STAR)).toContainText('Ready');
    await expect(lane(page, BIDIRECTIONAL)).toContainText('35 rolls, proved shortest');
    await button(page, 'Finish').click();
    await expect(lane(page, IDA_STAR)).toContainText('35 rolls, proved shortest');
  },
);

deskTest(
  'a worker that dies without a word is missed at once, and the other lane goes on',
  async ({ page }) => {
    await makeFaulty(page);
    await open(page);
    await pick(page, 7);
    await page.getByRole('slider', { name: 'Speed' }).fill('12');
    await button(page, 'Run').click();
    await expect.poll(() => counter(page, IDA_STAR, 'generated')).toBeGreaterThan(100);
    // As when the browser ends a worker to save memory: without an error.
    await breakWorker(page, 0, 'close');
    await expect(lane(page, IDA_STAR)).toContainText('Stopped: its worker died');
    await expect(lane(page, BIDIRECTIONAL)).toContainText('Running');
    await button(page, 'Start this lane again').click();
    await expect(lane(page, IDA_STAR)).toContainText('Ready');
  },
);

/** Messages about a rejected search, before and after the reason is known, and its controls. */
const REFUSED = [
  {
    lang: 'en',
    refused: 'Refused by the engine',
    why: /^Refused: heuristic: 'clairvoyant' given; allowed: blind, /,
    finish: 'Finish',
    again: 'Start this lane again',
    ready: 'Ready',
    solved: 'proved shortest',
  },
  {
    lang: 'de',
    refused: 'Vom Rechenwerk abgelehnt',
    why: /^Abgelehnt: heuristic: 'clairvoyant' angegeben; erlaubt: blind, /,
    finish: 'Ende',
    again: 'Diese Bahn neu starten',
    ready: 'Bereit',
    solved: 'bewiesen kürzest',
  },
];
for (const { lang, refused, why, finish, again, ready, solved } of REFUSED) {
  deskTest(
    `a search that the engine refuses is said to be in its lane, and why as soon as the words for that are there: ${lang}`,
    async ({ page }) => {
      await misguide(page);
      let give = () => {};
      const given = new Promise((resolve) => {
        give = () => resolve(null);
      });
      await page.route('**/refused-*.js', (route) => given.then(() => route.continue()));
      await open(page, `./#v=1&lang=${lang}`);
      const card = page.locator('lane-card').first();
      await button(page, finish).click();
      const state = card.locator('.state > span');
      await expect(state).toHaveText(refused);
      await expect(page.locator('lane-card').nth(1)).toContainText(solved);
      give();
      await expect(state).toHaveText(why);
      await expect(state).toHaveAttribute('title', why);
      await expect(page.getByRole('status').filter({ hasText: 'clairvoyant' })).toHaveCount(1);
      await misguide.over(page);
      await button(page, again).click();
      await expect(card).toContainText(ready);
      await button(page, finish).click();
      await expect(card).toContainText(solved);
    },
  );

  deskTest(
    `a search that the engine refuses is said to be in an element, and why: ${lang}`,
    async ({ page }) => {
      await misguide(page);
      await showOwn(
        page,
        `<div lang="${lang}"><rolling-cubes-race at="end,end"></rolling-cubes-race></div>`,
      );
      const state = page.locator('rolling-cubes-race lane-card .state > span');
      await expect(state.first()).toHaveText(why);
      await expect(state.nth(1)).toContainText(solved);
    },
  );
}

deskTest(
  'where no worker may be made, every lane says so: on a first visit, from a link, and in the elements',
  async ({ page, complaints }) => {
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
  },
);

deskTest(
  'a browser that names a language that there is not shows the page all the same',
  async ({ page }) => {
    // WebKitGTK may report the locale `C`.
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'language', { get: () => 'C' });
    });
    await open(page);
    await button(page, 'Finish').click();
    await expect(lane(page, IDA_STAR)).toContainText('23 rolls, proved shortest');
    await expect(page.locator('race-chart svg')).toBeVisible();
    expect(await page.evaluate(() => navigator.language)).toBe('C');
  },
);

deskTest(
  'a part of the page that cannot be loaded says so, leaves the rest as it is, and can be tried again',
  async ({ page, complaints }) => {
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
  },
);
