import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium, findShell, launchOptions } from './www/build/chromium.js';
import { freePort } from './www/build/port.js';

// A path below the root, because dist/ promises to work from any.
const path = '/some/sub/path/';

// This file is read again in every worker; the first reading settles the port and the browsers.
process.env.BROWSER_TEST_PORT ??= String(await freePort());
process.env.HEADLESS_SHELL ??= (await findShell()) ?? '';
process.env.CHROMIUM ??= (await findChromium()) ?? '';

const port = Number(process.env.BROWSER_TEST_PORT);
const url = `http://127.0.0.1:${port}${path}`;

/** What must hold before a release, and takes long: `npm run test:rest`. */
const REST = /(builds|counts|differential|engines|faults|missing|offline|package)\.test\.js$/;

/** By hand all tests are there. */
const PARTS = { core: { testIgnore: REST }, rest: { testMatch: REST } };
const part = /** @type {keyof typeof PARTS | undefined} */ (process.env.BROWSER_TESTS);

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.test.js',
  ...(part ? PARTS[part] : {}),
  outputDir: 'target/browser-tests',
  // Long, so that a slow machine fails nothing that a quick one passes: no test has a shorter limit of its own.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  // A page waits for its workers about a third of its time.
  workers: Math.ceil(1.5 * availableParallelism()),
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: url,
    // What a test does to the network must not pass a store by; the tests of the store allow it.
    serviceWorkers: 'block',
    launchOptions: launchOptions(process.env.HEADLESS_SHELL),
    screenshot: 'only-on-failure',
    // Recording every test to keep the failed ones' costs a quarter of the time: `npx playwright test --trace on` when wanted.
    trace: 'off',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 720 } } },
    {
      name: 'phone',
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
  webServer: {
    command: `node www/build/serve.js dist ${path} ${port}`,
    url,
    timeout: 20_000,
  },
});
