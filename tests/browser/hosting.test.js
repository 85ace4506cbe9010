// The built page as a host serves it.

import { readdirSync, readFileSync } from 'node:fs';
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
  const imported = sources.flatMap((file) =>
    [
      ...readFileSync(`www/${file}`, 'utf8').matchAll(/ from '(@[^/']+\/[^/']+|[^@./#'][^/']*)/g),
    ].map(([, name]) => name),
  );
  const packages = new Set(imported);
  expect(packages).toContain('lit');
  const files = ['licences.txt', 'rolling-cubes.html'].map((name) =>
    readFileSync(`dist/${name}`, 'utf8'),
  );
  for (const name of packages) {
    const words = readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim();
    for (const file of files) expect(file).toContain(words);
  }
  // The crates inside the wasm, some by each of their licences.
  for (const name of ['hashbrown', 'serde-wasm-bindgen', 'Rust’s standard library']) {
    for (const file of [...files, readFileSync('dist/embed.js', 'utf8')]) {
      expect(file).toContain(`\n${name} (`);
    }
  }
  await page.goto('./examples/');
  const link = await page.getByRole('link', { name: 'licences' }).getAttribute('href');
  const answer = await page.request.get(new URL(link ?? '', page.url()).href);
  expect(await answer.text()).toBe(files[0]);
});
