// How long the first race holds up the thread that answers a visitor, on a phone at a quarter of this machine's speed.

import { KEYS, linkTo } from '../../www/build/boards.js';

/** @import { Figure } from './budgets.js' */
/** @import { Browser } from '@playwright/test' */

/** @typedef {{ name: string, pid: number, tid: number, ts: number, dur?: number, args: { data?: { type?: string } } }} Traced */

/** What a task may take before a visitor notices, in milliseconds. */
const MOST = 50;

/** The board whose first race goes on for longer than it is watched. */
const LONG = 'tiles-4';

/** How often each is tried: what else a machine does only adds to it. */
const TIMES = 3;

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** How long a page is left alone before the race and watched from its beginning on, in milliseconds. */
const [REST, WATCHED] = [2000, 9000];

/**
 * The longest task from a tap on *Run* to well after the end of the race, in milliseconds; that of the 15-puzzle, which is longer, is watched
 * as long as the others. Nothing is asked of the page meanwhile, as that would be a task, too.
 * @param {Browser} browser @param {string} link @param {boolean} ends whether the race is to end while it is watched
 */
async function longest(browser, link, ends) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(link);
    await page.locator('html[data-engine=ready]').waitFor();
    const box = await page.getByRole('button', { name: 'Run', exact: true }).boundingBox();
    if (!box) throw new Error('no button to run a race');
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(REST);
    /** @type {Traced[]} */
    const events = [];
    devtools.on('Tracing.dataCollected', ({ value }) => {
      for (const event of value)
        events.push(/** @type {Traced} */ (/** @type {unknown} */ (event)));
    });
    const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
    await devtools.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories },
    });
    await page.waitForTimeout(REST / 10);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(WATCHED);
    const traced = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await traced;
    // What was watched is a whole race, or a race to the last.
    const end = page.getByText('Shortest solution');
    const pause = page.getByRole('button', { name: 'Pause', exact: true });
    await (ends ? end : pause).waitFor({ timeout: 5000 });
    const click = events.find(
      ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click',
    );
    if (!click) throw new Error('the browser told of no click');
    const tasks = events.filter(
      ({ name, pid, tid, ts, dur = 0 }) =>
        name === 'RunTask' && pid === click.pid && tid === click.tid && ts + dur > click.ts,
    );
    return Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000;
  } finally {
    await context.close();
  }
}

/** The longest task of the first race of each of the page's puzzles. @param {Browser} browser @param {string} at @returns {Promise<Figure[]>} */
export async function tasks(browser, at) {
  /** @type {Figure[]} */
  const figures = [];
  for (const key of KEYS) {
    const took = [];
    for (let time = 0; time < TIMES; time += 1)
      took.push(await longest(browser, `${at}/#v=1&${linkTo(key)}`, key !== LONG));
    figures.push({
      name: `longest task of the first race at a quarter of the speed, ${key}`,
      value: Math.min(...took),
      unit: 'ms',
      limit: MOST,
    });
  }
  return figures;
}
