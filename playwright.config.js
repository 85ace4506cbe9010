import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium, findShell, launchOptions } from './www/build/chromium.js';
import { freePort } from './www/build/port.js';

// dist/ must work from any path.
const path = '/some/sub/path/';

// Every worker reads this file again; the first reading determines the port and the browsers.
process.env.BROWSER_TEST_PORT ??= String(await freePort());
process.env.HEADLESS_SHELL ??= (await findShell()) ?? '';
process.env.CHROMIUM ??= (await findChromium()) ?? '';

const port = Number(process.env.BROWSER_TEST_PORT);
const url = `http://127.0.0.1:${port}${path}`;

/** Slow tests before a release: `npm run test:rest`. */
const REST = /(differential|engines|faults|missing|notebook|offline|package|shown)\.test\.js$/;

/** Without BROWSER_TESTS, all tests run. */
const PARTS = { core: { testIgnore: REST }, rest: { testMatch: REST } };
const part = /** @type {keyof typeof PARTS | undefined} */ (process.env.BROWSER_TESTS);

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.test.js',
  ...(part ? PARTS[part] : {}),
  outputDir: 'target/browser-tests',
  // Long, so that results do not depend on the machine's speed. No test has a shorter limit of its own.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  // A page waits for its workers for about a third of the time.
  workers: Math.ceil(1.5 * availableParallelism()),
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: url,
    // A service worker would hide a test's network faults; its own tests allow it.
    serviceWorkers: 'block',
    launchOptions: launchOptions(process.env.HEADLESS_SHELL),
    screenshot: 'only-on-failure',
    // Tracing costs a quarter of the time: use `npx playwright test --trace on` on demand.
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
