// The hosted page offline, installed, and updated.

import { cpSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { launchOptions } from '../../www/build/chromium.js';
import { Host } from './host.js';
import { button, distance, open, verdict } from './instrument.js';
import { deskTest, expect } from './page.js';

/** @import { Fixtures, Page, PlaywrightTestArgs, PlaywrightTestOptions } from '@playwright/test' */

/** @type {Fixtures<{host: Host}, object, PlaywrightTestArgs & PlaywrightTestOptions>} */
const ownHost = {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  host: async ({}, use) => {
    const host = new Host();
    host.publish('dist');
    await host.start();
    await use(host);
    await host.close();
  },
  baseURL: ({ host }, use) => use(host.url),
};
const test = deskTest.extend(ownHost);

// Headless shells cannot install.
test.use({ serviceWorkers: 'allow', launchOptions: launchOptions(process.env.CHROMIUM) });

/** Waits until a version is stored and serves. @param {Page} page */
const kept = (page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated') {
      await new Promise((resolve) => active?.addEventListener('statechange', resolve));
    }
  });

/** @param {Page} page */
const stores = (page) => page.evaluate(() => caches.keys());

/** Checks for an update, and waits until it is stored and serves, or is rejected. @param {Page} page */
const update = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const next = registration.installing ?? registration.waiting ?? registration.active;
    while (next && !['activated', 'redundant'].includes(next.state)) {
      await new Promise((resolve) => next.addEventListener('statechange', resolve, { once: true }));
    }
    return next?.state;
  });

/** Builds a version with another word, and so other file names. @param {string} folder */
async function buildAnother(folder) {
  const banner = '/* another version */';
  await build({
    mode: 'production',
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { output: { postBanner: banner } },
    },
    worker: { rolldownOptions: { output: { postBanner: banner } } },
    plugins: [
      {
        name: 'another-title',
        transformIndexHtml: (page) => page.replace(/<title>.*<\/title>/, '<title>Another</title>'),
      },
    ],
  });
}

test('after one visit the page needs no network', async ({ page, host, context }) => {
  await open(page);
  await kept(page);
  const count = () =>
    page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      return (await (await caches.open(name)).keys()).length;
    });
  const all = await count();
  expect(all).toBeGreaterThan(10);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await expect.poll(count).toBe(all);
  await host.stop();
  await page.goto('./?after=a-while#v=1');
  await button(page, 'Finish').click();
  await expect(verdict(page)).toContainText('Shortest solution: 23 rolls.');
  await expect(distance(page)).toHaveText('23 to go');

  await host.start();
  await page.goto('./?again#v=1');
  await kept(page);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(host.url);
  expect(await stores(page)).toEqual([expect.stringContaining(`rolling-cubes ${host.url} `)]);
  writeFileSync(
    host.file('other.html'),
    '<title>Somebody else’s</title><link rel="icon" href="data:,">',
  );
  await page.goto('./other.html');
  await expect(page).toHaveTitle('Somebody else’s');

  await page.goto('./?once-more#v=1');
  await kept(page);
  const chromium = await context.newCDPSession(page);
  const { errors, url } = await chromium.send('Page.getAppManifest');
  expect(url).toMatch(/manifest\.webmanifest$/);
  expect(errors).toEqual([]);
  const { installabilityErrors } = await chromium.send('Page.getInstallabilityErrors');
  // Test windows are private, so nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});

test('a half published version is refused, and a whole one comes next', async ({
  page,
  host,
  complaints,
  context,
}, info) => {
  {
    await open(page);
    await kept(page);
    const before = await stores(page);
    await buildAnother(info.outputPath('another'));
    host.publish(info.outputPath('another'));
    cpSync('dist/index.html', host.file('index.html'));
    expect(await update(page)).toBe('redundant');
    expect(await stores(page)).toEqual(before);
    await host.stop();
    await page.reload();
    await expect(page).toHaveTitle('Rolling Cubes');
    await button(page, 'Finish').click();
    await expect(verdict(page)).toContainText('Shortest solution: 23 rolls.');
    complaints.length = 0;
  }

  {
    await host.start();
    await page.goto('./?again#v=1');
    await kept(page);
    const [before] = await stores(page);
    host.publish(info.outputPath('another'));
    expect(await update(page)).toBe('activated');
    // The host no longer has the old worker, which the page has not yet loaded.
    await button(page, 'Finish').click();
    await expect(verdict(page)).toContainText('Shortest solution: 23 rolls.');
    await expect(page).toHaveTitle('Rolling Cubes');

    await page.goto('./');
    await expect(page).toHaveTitle('Another');
    await button(page, 'Lab').click();
    await button(page, 'Finish').click();
    await expect(verdict(page)).toContainText('Shortest solution: 23 rolls.');

    // The old store goes with the last old page.
    await page.close();
    const next = await context.newPage();
    await next.goto('./');
    await expect.poll(() => stores(next)).not.toContain(before);
    expect(await stores(next)).toHaveLength(1);
  }
});
