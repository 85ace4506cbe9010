// Missing files: the part concerned says so, and everything else works.
//
// FAULT_SEED draws some files per run; `MISSING=all npx playwright test missing --project desktop`
// tries all that load after the start.

import { readdirSync } from 'node:fs';
import { paste } from './address.js';
import { button, fromProblem, laneDialog, open, verdict } from './instrument.js';
import { chance } from './mutants.js';
import { deskTest, expect, test } from './page.js';

/** @import { Page } from '@playwright/test' */

const SEED = Number(process.env.FAULT_SEED ?? 1);
const SOME = 2;

/** Links that load every part. */
const LINKS = [
  ...['view=exercises', 'exercise=open-list,seed:8', 'lesson=', 'lesson=ida-star&step=2'],
  ...['present=1', 'puzzle=tiles&workshop=max%28manhattan,%20paint%28tiles=1234%29%29'],
  ...['puzzle=cubes&view=tree&at=300,300', 'puzzle=tiles&view=statistics'],
  ...['puzzle=tiles&view=statistics&show=quality', 'puzzle=toys&view=atlas'],
  ...['view=play', 'view=teach', 'puzzle=toys&view=floor', 'puzzle=toys'],
];

/** Buttons that start views' workers. */
const BEGIN = ['Audit and score', 'Count them all', 'Measure'];

/** All scripts without the entry (see hosting.test.js), and one lesson. */
function files() {
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  const lesson = scripts.find((name) => /^\d\d-/.test(name));
  return scripts.filter(
    (name) => !/^index-/.test(name) && (!/^\d\d-/.test(name) || name === lesson),
  );
}

function some() {
  const below = chance(SEED);
  const left = files();
  if (process.env.MISSING === 'all') return left;
  return Array.from({ length: SOME }, () => left.splice(below(left.length), 1)).flat();
}

/** @param {Page} page */
async function tour(page) {
  for (const link of LINKS) {
    await paste(page, `v=1&lang=en&${link}`);
    await page.waitForTimeout(200);
    // Clicks at once, since a button may disappear.
    for (const name of BEGIN)
      await button(page, name).evaluateAll((found) => {
        for (const begin of found) if (begin instanceof HTMLElement) begin.click();
      });
  }
  for (const name of ['Share', 'Paste…', 'Make your own…', 'Add a search']) {
    if (name.endsWith('…')) await fromProblem(page, name);
    else await button(page, name).click();
    await page.waitForTimeout(200);
    await page.keyboard.press('Escape');
  }
  for (const key of ['?', '?', 'g', 'g']) await page.keyboard.press(key);
}

for (const file of some()) {
  deskTest(`without ${file} the rest of the page works`, async ({ page, complaints }) => {
    test.slow();
    let asked = 0;
    await page.addInitScript(() => {
      addEventListener('unhandledrejection', ({ reason }) => {
        // Playwright reports only errors as uncaught.
        if (!(reason instanceof Error)) console.error(`uncaught: ${reason}`);
      });
    });
    await open(page, './#v=1&lang=en&puzzle=toys');
    await page.route(`**/${file}`, (route) => {
      asked += 1;
      return route.abort();
    });
    await tour(page);
    expect(complaints.filter((text) => text.startsWith('uncaught'))).toEqual([]);
    // Once the file is back, its part loads and the race continues.
    await page.unroute(`**/${file}`);
    await paste(page, 'v=1&lang=en&puzzle=cubes&goal=WBWBRERBR');
    for (const again of await button(page, 'Start this lane again').all()) await again.click();
    await expect(laneDialog(page)).toBeHidden();
    await button(page, 'Finish').click();
    await expect(verdict(page), `${asked} times asked for`).toContainText(
      'Shortest solution: 13 rolls.',
    );
    complaints.length = 0;
  });
}

deskTest('a script is missing while the engine loads', async ({ page, complaints }) => {
  await open(page, './#v=1&lang=en&puzzle=toys');
  /** @type {() => void} */
  let arrive = () => {};
  const underWay = new Promise((resolve) => {
    arrive = () => resolve(undefined);
  });
  await page.route('**/whole-*.wasm', async (route) => {
    await underWay;
    await route.continue();
  });
  const script = '**/statistics-*.js';
  await page.route(script, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed');
  await page.getByRole('tab', { name: 'Charts' }).click();
  await refused;
  await page.waitForTimeout(300);
  expect(complaints.filter((text) => text.startsWith('uncaught'))).toEqual([]);
  arrive();
  const again = button(page, 'Try again');
  await expect(again).toBeVisible();
  await page.unroute(script);
  await again.click();
  await expect(again).toBeHidden();
  await expect(page.locator('statistics-view')).toBeVisible();
  complaints.length = 0;
});
