// Measures the built page: download sizes, longest task of a first race, frame rate with four running lanes, memory
// after twenty races.

import { join } from 'node:path';
import { ensureChromium, launchOptions } from '../../www/build/chromium.js';
import { hosting, listen } from '../../www/build/hosting.js';
import { root } from '../../www/build/run.js';
import { heapOf } from '../../www/build/soak/heap.js';
import { alone, LIMITS, weighed } from '../../www/build/weights.js';
import { tasks } from './tasks.js';

/** @import { Figure } from './budgets.js' */
/** @import { Browser } from '@playwright/test' */

const dist = join(root, 'dist');

/** @param {Browser} browser @returns {Promise<Figure[]>} */
async function weights(browser) {
  const { race } = await weighed(browser, dist, 'cubes');
  return [
    {
      name: 'script to the first race',
      value: race.script / 1000,
      unit: 'kB',
      limit: LIMITS.script / 1000,
    },
    { name: 'engine', value: race.engine / 1000, unit: 'kB', limit: LIMITS.engine / 1000 },
    ...alone(dist).map(
      ({ name, bytes }) =>
        /** @type {Figure} */ ({
          name,
          value: bytes / 1000,
          unit: 'kB',
          limit: LIMITS[name] / 1000,
        }),
    ),
  ];
}

/** Four searches that store much and run for several seconds. */
const FOUR =
  'puzzle=tiles&start=edf7bc95602148a3&goal=0123456789abcdef&race=bfs,a-star/manhattan,ida-star/manhattan,bidirectional-bfs';

/** @param {Browser} browser @param {string} at @returns {Promise<Figure[]>} */
async function frames(browser, at) {
  const page = await browser.newPage();
  await page.goto(`${at}/#v=1&${FOUR}&speed=full`);
  await page.locator('html[data-engine=ready]').waitFor();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const value = await page.evaluate(
    () =>
      new Promise((done) => {
        const [began, seconds] = [performance.now(), 3];
        let count = 0;
        const frame = () => {
          count += 1;
          if (performance.now() - began < seconds * 1000) requestAnimationFrame(frame);
          else done(count / seconds);
        };
        requestAnimationFrame(frame);
      }),
  );
  await page.close();
  return [{ name: 'frames with four lanes', value: Number(value), unit: 'frames/s' }];
}

/** Compiled script grows with calls, by a quarter of the heap within twenty races, so it is excluded. */
const HEAP = 'heap without compiled script';

/** @param {Browser} browser @param {string} at @returns {Promise<Figure[]>} */
async function memory(browser, at) {
  const page = await browser.newPage();
  await page.goto(`${at}/#v=1&puzzle=cubes`);
  await page.locator('html[data-engine=ready]').waitFor();
  const devtools = await page.context().newCDPSession(page);
  const heap = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await heapOf(devtools)) / 1e6;
  };
  const race = async () => {
    await page.getByRole('button', { name: 'Finish', exact: true }).click();
    await page.getByText('Shortest solution').waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Restart', exact: true }).click();
  };
  await race();
  const first = await heap();
  for (let more = 19; more > 0; more -= 1) await race();
  const last = await heap();
  await page.close();
  return [
    { name: `${HEAP} after twenty races`, value: last, unit: 'MB' },
    {
      name: `${HEAP} after twenty races : after one`,
      value: last / first,
      unit: 'ratio',
      limit: 1.1,
    },
  ];
}

/** @returns {Promise<Figure[]>} */
export async function pageFigures() {
  const executablePath = await ensureChromium();
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch(launchOptions(executablePath));
  const server = hosting({ folder: dist });
  try {
    const at = await listen(server);
    return [
      ...(await weights(browser)),
      ...(await tasks(browser, at)),
      ...(await frames(browser, at)),
      ...(await memory(browser, at)),
    ];
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
