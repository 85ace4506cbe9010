// The built page on a host.

import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { hostedPolicy } from '../../www/build/vite/policy.js';
import { fileOf } from '../../www/build/weights.js';
import { BIDIRECTIONAL, counter, fromProblem, gameShown, IDA_STAR, open } from './instrument.js';
import { deskTest, expect } from './page.js';

/** @import { Locator, Page } from '@playwright/test' */

deskTest('the built page forbids itself every foreign address', async ({ page, complaints }) => {
  await open(page);
  const refused = await page.evaluate(() => fetch('http://127.0.0.1:9/').then(String, String));
  expect(refused).toMatch(/TypeError/);
  await expect.poll(() => complaints.join('\n')).toContain('Content Security Policy');
  complaints.length = 0;
});

deskTest('`npm start` serves the shipped files, with the same policy', async () => {
  const { preview } = await import('vite');
  const server = await preview({ preview: { port: 0 }, logLevel: 'silent' });
  try {
    const [address = ''] = server.resolvedUrls?.local ?? [];
    const served = async (/** @type {string} */ file) => (await fetch(address + file)).text();
    const page = await served('');
    expect(page.replaceAll('&#39;', "'")).toContain(hostedPolicy);
    expect(page).toBe(readFileSync('dist/index.html', 'utf8'));
    const whole = await served('rolling-cubes.html');
    expect(whole === readFileSync('dist/rolling-cubes.html', 'utf8')).toBe(true);
    expect(whole).toContain('<meta http-equiv="Content-Security-Policy"');
  } finally {
    await server.close();
  }
});

deskTest('foreign code in the build has its licence with it', async ({ page }) => {
  const shared = ['lit', 'marked', 'd3-hierarchy', 'fflate', 'uqr', 'gifenc', 'mediabunny'];
  const [listed, oneFile, elements, engine] = [
    'licences.txt',
    'rolling-cubes.html',
    'embed.js',
    'embed-engine-*.js',
  ].map((name) => readFileSync(fileOf('dist', name), 'utf8'));
  const licenceOf = (/** @type {string} */ name) => {
    const folder = `node_modules/${name}`;
    const [file = ''] = readdirSync(folder).filter((one) => /^licen[cs]e/i.test(one));
    return readFileSync(`${folder}/${file}`, 'utf8').trim();
  };
  for (const name of shared)
    for (const text of [listed, oneFile]) expect(text).toContain(licenceOf(name));
  for (const text of [oneFile, engine]) expect(text).toContain(licenceOf('lzma1'));
  // Crates inside the wasm, with their licences.
  for (const name of ['hashbrown', 'serde-wasm-bindgen', 'Rust’s standard library']) {
    for (const file of [listed, oneFile, elements, engine]) expect(file).toContain(`\n${name} (`);
  }
  await page.goto('./examples/');
  const link = await page.getByRole('link', { name: 'licences' }).getAttribute('href');
  const answer = await page.request.get(new URL(link ?? '', page.url()).href);
  expect(await answer.text()).toBe(listed);
});

deskTest('the board is painted, and presses wait, before the engine is there', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('visited', 'yes'));
  /** @type {(value?: unknown) => void} */
  let come = () => {};
  const there = new Promise((resolve) => {
    come = resolve;
  });
  await page.route('**/*.wasm', async (route) => {
    await there;
    await route.continue();
  });
  await page.goto('./');
  const board = page.getByRole('img', { name: /^Board: / });
  await expect(board).toBeVisible();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  const before = await board.getAttribute('aria-label');
  await page.getByRole('button', { name: 'Watch two searches solve it' }).click();
  await fromProblem(page, 'Make your own…');
  come();
  await expect(page.getByRole('dialog')).toContainText('Random start');
  await page.keyboard.press('Escape');
  for (const name of [IDA_STAR, BIDIRECTIONAL])
    await expect.poll(() => counter(page, name, 'generated')).toBeGreaterThan(0);
  await expect(page.getByText('The board follows')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(board).toHaveAttribute('aria-label', before ?? '');
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
});

deskTest('the page without its script says what it waits for', async ({ page, complaints }) => {
  await page.route('**/assets/index-*.js', () => {});
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.getByText('Rolling Cubes is loading…')).toBeVisible();
  const overdue = page.getByText('its files could not be loaded');
  await expect(overdue).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(overdue).toBeVisible();
  complaints.length = 0;

  await page.unroute('**/assets/index-*.js');
  await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('./?again');
  await saysAlone(page.locator('.beginning'), /could not load its files\. Reload the page/);
  complaints.length = 0;
});

/** The page without its script shows only this message. @param {Locator} beginning @param {RegExp} text */
async function saysAlone(beginning, text) {
  await expect(beginning.getByRole('alert')).toHaveText(text);
  await expect(beginning.locator('p:visible')).toHaveCount(1);
}

const ALONE = /rolling-cubes\.html instead/;

deskTest('from disk the page names the one file', async ({ page, complaints }, info) => {
  await open(page);
  const saved = info.outputPath('saved.html');
  writeFileSync(saved, await page.content());
  copyFileSync('dist/rolling-cubes.html', info.outputPath('rolling-cubes.html'));
  for (const file of ['dist/index.html', saved]) {
    await page.goto(`${pathToFileURL(file).href}#v=1&puzzle=toys`);
    await saysAlone(page.locator('.beginning'), ALONE);
    await page.getByRole('link', { name: 'rolling-cubes.html' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-engine', 'ready');
    await expect(gameShown(page)).toHaveText('Toys');
  }
  // A link may lack its sign, also from disk.
  await page.goto(`${pathToFileURL('dist/rolling-cubes.html').href}?v=1&puzzle=knights`);
  await expect(gameShown(page)).toHaveText('Knights');
  expect(page.url()).toMatch(/rolling-cubes\.html#v=1&puzzle=knights$/);
  complaints.length = 0;
});

deskTest('in a sandbox the page names the one file', async ({ page, complaints }) => {
  await page.route('**/own.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><link rel="icon" href="data:,"><iframe sandbox="allow-scripts" width="1200" height="700" src="./?v=1&amp;puzzle=toys"></iframe>',
    }),
  );
  await page.goto('./own.html');
  const frame = page.frameLocator('iframe');
  await saysAlone(frame.locator('.beginning'), ALONE);
  await frame.getByRole('link', { name: 'rolling-cubes.html' }).click();
  await expect(frame.locator('html')).toHaveAttribute('data-engine', 'ready');
  await expect(frame.getByTitle('Puzzle and problem')).toContainText('Toys');
  complaints.length = 0;
});

deskTest('an old page asks to be reloaded', async ({ page, complaints }) => {
  await page.goto('./#v=1&puzzle=toys');
  await expect(page.locator('html')).toHaveAttribute('data-engine', 'ready');
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('button', { name: 'Finish' }).click();
  const lanes = page.locator('lane-card');
  await expect(lanes.getByText('Could not start: reload the page to retry')).toHaveCount(2);
  await page.getByRole('tab', { name: 'Tree' }).click();
  await expect(page.getByRole('alert')).toContainText('If it fails again, reload the page.');
  complaints.length = 0;
});

/** @param {Page} page @param {string} from @param {string} to */
async function openUnder(page, from, to) {
  const index = readFileSync('dist/index.html', 'utf8').replaceAll('&#39;', "'");
  const body = index.replace(from, to);
  expect(body).not.toBe(index);
  await page.route('**/under.html*', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`./under.html?${encodeURIComponent(to)}#v=1&puzzle=toys&at=end,end`);
}

/** @type {[string, string, string, string][]} */
const POLICIES = [
  ['no workers', "worker-src 'self'", "worker-src 'none'", "has to allow worker-src 'self'"],
  ['no wasm', " 'wasm-unsafe-eval'", '', "has to allow script-src 'wasm-unsafe-eval'"],
  [
    'trusted types',
    "worker-src 'self'",
    "require-trusted-types-for 'script'; worker-src 'self'",
    "must not have require-trusted-types-for 'script'",
  ],
];

deskTest('a page names what a strict policy has to allow', async ({ page, complaints }) => {
  for (const [name, from, to, text] of POLICIES) {
    await openUnder(page, from, to);
    const alert = name === 'no wasm' ? page.getByRole('alert') : page.locator('lane-card');
    await expect(alert.first()).toContainText(`the page’s Content-Security-Policy ${text}`);
    await page.unroute('**/under.html*');
  }
  complaints.length = 0;
});

deskTest('elements name what a strict policy has to allow', async ({ page, complaints }) => {
  for (const [policy, text] of [
    ["script-src 'self' 'wasm-unsafe-eval'", 'worker-src blob:'],
    ["script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'", 'worker-src blob:'],
    ["script-src 'self'; worker-src blob:", "script-src 'wasm-unsafe-eval'"],
    [
      "script-src 'self' 'wasm-unsafe-eval'; worker-src blob:; trusted-types 'none'",
      'trusted-types lit-html',
    ],
  ]) {
    await page.route('**/own.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; ${policy}">
            <link rel="icon" href="data:,"><script type="module" src="./embed.js"></script>
            <rolling-cubes-race puzzle="toys" at="end,end"></rolling-cubes-race>`,
      }),
    );
    await page.goto('./own.html');
    await expect(page.locator('rolling-cubes-race')).toContainText(`has to allow ${text}`);
    await page.unroute('**/own.html');
  }
  complaints.length = 0;
});
