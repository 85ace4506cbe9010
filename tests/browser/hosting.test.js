// The built page as a host serves it.

import { readdirSync, readFileSync } from 'node:fs';
import { hostedPolicy } from '../../www/tools/vite/policy.js';
import { fileOf } from '../../www/tools/weights.js';
import { open } from './instrument.js';
import { deskTest, expect } from './page.js';

deskTest(
  'the built page starts its engine from a folder below the root',
  async ({ page, baseURL }) => {
    await open(page);
    await expect(page).toHaveURL(baseURL ?? '');
    await expect(page).toHaveTitle(/Rolling Cubes/);
  },
);

deskTest('the built page forbids itself every foreign address', async ({ page, complaints }) => {
  await open(page);
  const refused = await page.evaluate(() => fetch('http://127.0.0.1:9/').then(String, String));
  expect(refused).toMatch(/TypeError/);
  await expect.poll(() => complaints.join('\n')).toContain('Content Security Policy');
  complaints.length = 0;
});

deskTest('what `npm start` serves is what is shipped, with the same policy', async () => {
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

deskTest('an engine that cannot be loaded is said on the page', async ({ page, complaints }) => {
  await page.route('**/*.wasm', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('could not be loaded: status 404');
  complaints.length = 0;
});

deskTest('whatever is of others in the build has its licence with it', async ({ page }) => {
  const sources = readdirSync('www', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.js') && !/^(tools|pkg)\b/.test(name),
  );
  /** The packages that some of the page imports. @param {readonly string[]} some */
  const importedBy = (some) =>
    new Set(
      some.flatMap((file) =>
        [
          ...readFileSync(`www/${file}`, 'utf8').matchAll(
            / from '(@[^/']+\/[^/']+|[^@./#'][^/']*)/g,
          ),
        ].map(([, name]) => name),
      ),
    );
  // What is in no file of the hosted page.
  const isAlone = (/** @type {string} */ file) => /(\.single|[\\/]apart)\.js$/.test(file);
  const shared = importedBy(sources.filter((file) => !isAlone(file)));
  const alone = importedBy(sources.filter(isAlone));
  expect(shared).toContain('lit');
  expect(alone).toContain('lzma1');
  const [listed, oneFile, elements, engine] = [
    'licences.txt',
    'rolling-cubes.html',
    'embed.js',
    'embed-engine-*.js',
  ].map((name) => readFileSync(fileOf('dist', name), 'utf8'));
  for (const name of [...shared, ...alone]) {
    const words = readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim();
    for (const file of shared.has(name) ? [listed, oneFile] : [oneFile])
      expect(file).toContain(words);
  }
  expect(engine).toContain(readFileSync('node_modules/lzma1/LICENSE', 'utf8').trim());
  // The crates inside the wasm, some by each of their licences.
  for (const name of ['hashbrown', 'serde-wasm-bindgen', 'Rust’s standard library']) {
    for (const file of [listed, oneFile, elements, engine]) expect(file).toContain(`\n${name} (`);
  }
  await page.goto('./examples/');
  const link = await page.getByRole('link', { name: 'licences' }).getAttribute('href');
  const answer = await page.request.get(new URL(link ?? '', page.url()).href);
  expect(await answer.text()).toBe(listed);
});

deskTest(
  'the board is painted before the engine is there, and what is pressed meanwhile is done when it is',
  async ({ page }) => {
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
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByRole('button', { name: 'Set up…' }).click();
    come();
    await expect(page.getByRole('dialog')).toContainText('Random start');
    await page.keyboard.press('Escape');
    const cards = page.locator('lane-card').getByText('23 rolls, proved shortest');
    await expect(cards).toHaveCount(2);
    expect(await board.getAttribute('aria-label')).toBe(before);
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  },
);

deskTest(
  'before its script the page says that it is loading, and at last that it could not be loaded',
  async ({ page, complaints }) => {
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto('./');
    await expect(page.getByText('Rolling Cubes is loading…')).toBeVisible();
    const overdue = page.getByText('its files could not be loaded');
    await expect(overdue).toBeHidden();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(overdue).toBeVisible();
    complaints.length = 0;
  },
);
