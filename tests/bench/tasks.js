// The longest task of the first race on the main thread, on a simulated phone at a quarter of this machine's speed.

import { KEYS, linkTo } from '../../www/build/boards.js';

/** @import { Figure } from './budgets.js' */
/** @import { Browser } from '@playwright/test' */

/** @typedef {{ name: string, pid: number, tid: number, ts: number, dur?: number, args: { data?: { type?: string } } }} Traced */

/** Longest unnoticed task, in milliseconds. */
const MOST = 50;

/** The board whose first race exceeds the observed time. */
const LONG = 'tiles-4';

/** Repetitions, as other load only adds time. */
const TIMES = 3;

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Milliseconds of idling before the race, and of observation from its start. */
const [REST, WATCHED] = [2000, 9000];

/**
 * The longest task in milliseconds, from a tap on *Run* to well after the race, or for the same time on the 15-puzzle.
 * The page is not queried meanwhile, as that would be a task, too.
 * @param {Browser} browser @param {string} link @param {boolean} ends whether the race must end while it is observed
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
    // Check that the observed race has ended, or still runs.
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

/** @param {Browser} browser @param {string} at @returns {Promise<Figure[]>} */
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
