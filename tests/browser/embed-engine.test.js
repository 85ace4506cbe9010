// The elements' engine: when it is loaded, and its failures.

import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileOf } from '../../www/build/weights.js';
import { words as german } from '../../www/shared/words/de/index.js';
import { words as english } from '../../www/shared/words/en/index.js';
import { showOwn as show } from './instrument.js';
import { deskTest, expect } from './page.js';

const RACE =
  '<rolling-cubes-race puzzle="toys" speed="0"><a href="#">The race</a></rolling-cubes-race>';
const ENGINE = basename(fileOf('dist', 'embed-engine-*.js'));

deskTest('elements load their engine once, when one of them is seen', async ({ page }) => {
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) =>
    asked.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''),
  );
  const files = () => asked.filter((name) => name.endsWith('.js'));
  await show(page, `<p style="block-size: 400vh">Far above</p>${RACE}${RACE}`);
  await page.evaluate(() => customElements.whenDefined('rolling-cubes-race'));
  // Visible elements are reported before the second of two frames.
  await page.evaluate(
    () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
  );
  expect(files()).toEqual(['embed.js']);
  const race = page.locator('rolling-cubes-race').first();
  await race.scrollIntoViewIfNeeded();
  await race.getByRole('button', { name: 'Finish' }).click();
  await expect(race.locator('lane-card').first()).toContainText('proved shortest');
  await page.locator('rolling-cubes-race').last().scrollIntoViewIfNeeded();
  await expect(
    page.locator('rolling-cubes-race').last().getByRole('button', { name: 'Finish' }),
  ).toBeVisible();
  expect(files()).toEqual(['embed.js', ENGINE]);
});

deskTest('elements without an engine say so and try again', async ({ page, complaints }) => {
  let goOn = () => {};
  /** @type {Promise<void>} */
  const waited = new Promise((resolve) => {
    goOn = resolve;
  });
  await page.route(`**/${ENGINE}`, async (route) => {
    await waited;
    await route.abort();
  });
  await show(page, `<div lang="de">${RACE}${RACE}</div>`);
  const all = page.locator('rolling-cubes-race');
  const heights = () => all.evaluateAll((races) => races.map((race) => race.clientHeight));
  await expect(all.getByRole('status')).toHaveText(['Wird geladen …', 'Wird geladen …']);
  const waiting = await heights();
  goOn();
  await expect(all.getByRole('alert').first()).toContainText(
    `${ENGINE}, das neben embed.js gehört, konnte nicht geladen werden`,
  );
  await expect(all.getByRole('alert')).toHaveCount(2);
  expect(await heights()).toEqual(waiting);
  await expect(page.getByRole('link', { name: 'The race' }).first()).toBeVisible();
  expect(complaints.filter((text) => !/net::ERR_FAILED/.test(text))).toEqual([]);
  complaints.length = 0;
  await page.unroute(`**/${ENGINE}`);
  await all.last().getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(all.getByRole('alert')).toHaveCount(0);
  await expect(all.locator('lane-card')).toHaveCount(4);
});

deskTest('in a bundle no missing file is named', async ({ page, complaints }) => {
  const body = await readFile('dist/embed.js', 'utf8');
  await page.route('**/bundled.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.route(`**/${ENGINE}`, (route) => route.abort());
  await page.route('**/own.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><link rel="icon" href="data:,"><script type="module" src="./bundled.js"></script>${RACE}`,
    }),
  );
  await page.goto('./own.html');
  await expect(page.getByRole('alert')).toHaveText(
    'The engine could not be started: the file that has it could not be loaded. Reload the page to try again.',
  );
  expect(complaints.filter((text) => !/net::ERR_FAILED/.test(text))).toEqual([]);
  complaints.length = 0;
});

deskTest('elements of several languages speak as the first of them', async ({ page }) => {
  await show(page, `<div lang="de">${RACE}</div><div lang="en">${RACE}</div>`);
  const name = german.race.run;
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(2);
});

deskTest('elements load their engine from their own host', async ({ page, complaints }) => {
  for (const name of ['embed.js', ENGINE]) {
    const body = await readFile(`dist/${name}`, 'utf8');
    await page.route(`https://elements.example/${name}`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body,
      }),
    );
  }
  await page.route('**/own.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      // The documented policy plus the module's origin: nothing may be fetched.
      body: `<!doctype html><link rel="icon" href="data:,">
          <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; worker-src blob:; script-src https://elements.example 'wasm-unsafe-eval'">
          <script type="module" src="https://elements.example/embed.js"></script>${RACE}`,
    }),
  );
  await page.goto('./own.html');
  const race = page.locator('rolling-cubes-race');
  await race.getByRole('button', { name: 'Finish' }).click();
  await expect(race.locator('lane-card').first()).toContainText('proved shortest');
  expect(complaints).toEqual(
    ['embed.js', ENGINE].map(
      (name) => `asked for something outside its own folder: https://elements.example/${name}`,
    ),
  );
  complaints.length = 0;
});

deskTest('a language is a file, and without it is English', async ({ page, complaints }) => {
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) =>
    asked.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''),
  );
  const race = RACE.replace('puzzle', 'lang="ja" puzzle');
  await show(page, race);
  await expect(page.getByRole('button', { name: '実行', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '最後まで' }).click();
  expect(asked.filter((name) => /^embed-[a-z]{2}(-|\.)/i.test(name))).toEqual([
    basename(fileOf('dist', 'embed-ja-*.js')),
  ]);
  await page.route('**/embed-ja-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await show(page, race);
  await expect(page.getByRole('button', { name: english.race.run, exact: true })).toBeVisible();
  // The browser reports the missing file.
  complaints.length = 0;
});
