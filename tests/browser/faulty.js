// Faults of the page's workers, brought about at the boundary: the worker's own script has a few lines put before it that obey a test,
// and the page remembers the workers that it made. Everything between is the real thing.

import { expect } from './page.js';

/** @import { Locator, Page } from '@playwright/test' */

/**
 * What can be done to a worker. In the worker: `throw` an error that nothing guards; `close` without a word; `hang` for good;
 * `swallow` all orders from now on; `nonsense`, which is said as news.
 * @typedef {'throw' | 'close' | 'hang' | 'swallow' | 'nonsense'} Fault
 */

/** What the script of a worker begins with. It runs in the worker, before all else there. */
function obey() {
  let isDeaf = false;
  addEventListener('message', (event) => {
    const { fault } = event.data;
    if (!fault && !isDeaf) return;
    event.stopImmediatePropagation();
    if (fault === 'swallow') isDeaf = true;
    if (fault === 'close') close();
    while (fault === 'hang');
    if (fault === 'nonsense') postMessage(event.data.news);
    if (fault === 'throw') {
      setTimeout(() => {
        throw new Error('the memory is gone');
      });
    }
  });
}

/**
 * Has the page's workers obey, from its next visit on.
 * @param {Page} page
 * @param {number} [lost] how many of the lanes' workers, from the first on, cannot be had: a dropped connection, or a file that the
 *   host has lost
 */
export async function makeFaulty(page, lost = 0) {
  await page.addInitScript((count) => {
    const made = /** @type {Record<string, Worker[]>} */ ({});
    const send = (/** @type {Worker} */ _, /** @type {() => void} */ go) => go();
    const shelf = { made, send, heard: 1, doomed: '' };
    Object.assign(window, { shelf });
    /** What a lane says is heard so often, before anyone else hears it. @this {Worker} @param {MessageEvent} event */
    function hear(event) {
      if (!event.isTrusted || shelf.heard === 1) return;
      event.stopImmediatePropagation();
      for (let n = 0; n < shelf.heard; n += 1)
        this.dispatchEvent(new MessageEvent('message', { data: event.data }));
    }
    window.Worker = class extends Worker {
      /** @param {string | URL} url @param {WorkerOptions} [options] */
      constructor(url, options) {
        const [, kind = ''] = /([a-z]+)-worker/.exec(String(url)) ?? [];
        made[kind] ??= [];
        const all = made[kind];
        super(kind === 'lane' && all.length < count ? `${url}?lost` : url, options);
        all.push(this);
        if (kind === 'lane') this.addEventListener('message', hear);
        if (kind !== shelf.doomed) return;
        shelf.doomed = '';
        super.postMessage({ fault: 'close' });
      }

      /** @override @param {any[]} given */
      postMessage(...given) {
        shelf.send(this, () => super.postMessage(.../** @type {[any]} */ (given)));
      }
    };
  }, lost);
  await page.route(/lane-worker-[^/]*\.js\?lost$/, (route) => route.abort());
  await page.route('**/*-worker-*.js', async (route) => {
    // The server may just then hang up a connection that nothing came by for a while, as a browser that asks again knows.
    const response = await route.fetch({ maxRetries: 3 });
    await route.fulfill({ response, body: `(${obey})();${await response.text()}` });
  });
}

/**
 * From the page's next visit on, IDA* is given a heuristic that does not exist, until `misguide.over`: the engine refuses it.
 * @param {Page} page
 */
export const misguide = (page) =>
  page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    const misguided = { is: true };
    Object.assign(window, { misguided });
    /** @param {any[]} given */
    Worker.prototype.postMessage = function (...given) {
      const [order, ...more] = given;
      // The board's guide is given searches as well, and says of how few nodes.
      const isIt = misguided.is && order.request?.algorithm === 'ida-star' && !('few' in order);
      const request = { ...order.request, heuristic: 'clairvoyant' };
      postMessage.apply(this, /** @type {any} */ ([isIt ? { ...order, request } : order, ...more]));
    };
  });

/** @param {Page} page */
misguide.over = (page) =>
  page.evaluate(() => {
    /** @type {any} */ (window).misguided.is = false;
  });

/** Counts workers anew: the next that is made is the first. @param {Page} page */
export const forget = (page) =>
  page.evaluate(() => {
    const { made } = /** @type {any} */ (window).shelf;
    for (const kind of Object.keys(made)) delete made[kind];
  });

/**
 * Brings a fault about.
 * @param {Page} page
 * @param {number} which of the workers, counted from 0 in the order in which they were made, which is that of the lanes
 * @param {Fault} fault
 * @param {{kind?: string, news?: unknown}} [more] the kind of worker, a lane's unless told otherwise, and the nonsense
 */
export const breakWorker = (page, which, fault, { kind = 'lane', news = null } = {}) =>
  page.evaluate(
    ({ which, kind, order }) =>
      /** @type {any} */ (window).shelf.made[kind][which].postMessage(order),
    { which, kind, order: { fault, news } },
  );

/**
 * Touches a button, and ends the worker that it asks for before that is given anything to do: however quick it would be, it is never done.
 * Both at once, as the page may ask for another of that kind by itself at any time.
 * @param {Locator} button @param {string} kind
 */
export async function doomByTouch(button, kind) {
  await expect(button).toBeEnabled();
  await button.evaluate((/** @type {HTMLElement} */ element, doomed) => {
    const { shelf } = /** @type {any} */ (window);
    shelf.doomed = doomed;
    element.click();
  }, kind);
}

/** From now on all that lanes say is heard so often: twice, or, where it is 0, not at all. @param {Page} page @param {number} times */
export const hearTimes = (page, times) =>
  page.evaluate((count) => {
    /** @type {any} */ (window).shelf.heard = count;
  }, times);

/** From now on each order is sent so often: twice, or, where it is 0, not at all. @param {Page} page @param {number} times */
export const sendTimes = (page, times) =>
  page.evaluate((count) => {
    /** @type {any} */ (window).shelf.send = (
      /** @type {unknown} */ _,
      /** @type {() => void} */ go,
    ) => {
      for (let n = 0; n < count; n += 1) go();
    };
  }, times);
