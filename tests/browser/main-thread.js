// The load of the page's main thread.

import { test } from './page.js';

/** @import { Page } from '@playwright/test' */

/**
 * The longest main-thread task during an action, in milliseconds of processor time. Wall time would include other programs.
 * @param {Page} page @param {() => Promise<void>} act
 */
export async function longestTask(page, act) {
  const browser = page.context().browser();
  await browser?.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', '__metadata'],
  });
  await act();
  const trace = String((await browser?.stopTracing()) ?? '{}');
  /** @type {{name: string, pid: number, tid: number, tdur?: number, args: {name?: string}}[]} */
  const events = JSON.parse(trace).traceEvents;
  const thread = (/** @type {{pid: number, tid: number}} */ { pid, tid }) => `${pid} ${tid}`;
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(thread),
  );
  const tasks = events.filter((event) => event.name === 'RunTask' && main.has(thread(event)));
  if (tasks.length === 0) throw new Error('the browser told of no task of the page');
  const longest = Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
  test.info().annotations.push({
    type: 'longest main-thread task, in ms of processor time',
    description: longest.toFixed(1),
  });
  return longest;
}
