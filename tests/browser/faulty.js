// Faults of the page's workers. Lines put before a worker's script obey a test, and the page
// remembers its workers.

import { expect } from './page.js';

/** @import { Locator, Page } from '@playwright/test' */

/** Faults of a worker: `throw` an unguarded error; `close` silently; `hang` forever. @typedef {'throw' | 'close' | 'hang'} Fault */

/** Runs first in the worker. */
function obey() {
  addEventListener('message', (event) => {
    const { fault } = event.data;
    if (!fault) return;
    event.stopImmediatePropagation();
    if (fault === 'close') close();
    while (fault === 'hang');
    if (fault === 'throw') {
      setTimeout(() => {
        throw new Error('the memory is gone');
      });
    }
  });
}

/** Makes workers obey, from the page's next visit on. @param {Page} page */
export async function makeFaulty(page) {
  await page.addInitScript(() => {
    const made = /** @type {Record<string, Worker[]>} */ ({});
    const shelf = { made, heard: 1, doomed: '' };
    Object.assign(window, { shelf });
    /** Repeats a lane's message `heard` times for the listeners. @this {Worker} @param {MessageEvent} event */
    function hear(event) {
      if (!event.isTrusted || shelf.heard === 1) return;
      event.stopImmediatePropagation();
      for (let n = 0; n < shelf.heard; n += 1)
        this.dispatchEvent(new MessageEvent('message', { data: event.data }));
    }
    window.Worker = class extends Worker {
      /** @param {string | URL} url @param {WorkerOptions} [options] */
      constructor(url, options) {
        // A job is known by its feature, as in `job floor/measure`.
        const [, kind = ''] = /^(?:job )?([a-z]+)/.exec(options?.name ?? '') ?? [];
        made[kind] ??= [];
        super(url, options);
        made[kind].push(this);
        if (kind === 'lane') this.addEventListener('message', hear);
        if (kind !== shelf.doomed) return;
        shelf.doomed = '';
        super.postMessage({ fault: 'close' });
      }
    };
  });
  await page.route('**/worker-*.js', async (route) => {
    // The server may close an idle connection; browsers retry.
    const response = await route.fetch({ maxRetries: 3 });
    await route.fulfill({ response, body: `(${obey})();${await response.text()}` });
  });
}

/**
 * From the page's next visit until `misguide.over`, IDA* gets an unknown heuristic, which the
 * engine rejects.
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
      const isIt = misguided.is && order.request?.algorithm === 'ida-star';
      const request = { ...order.request, heuristic: 'clairvoyant' };
      postMessage.apply(this, /** @type {any} */ ([isIt ? { ...order, request } : order, ...more]));
    };
  });

/** @param {Page} page */
misguide.over = (page) =>
  page.evaluate(() => {
    /** @type {any} */ (window).misguided.is = false;
  });

/** Counts workers anew from the next one. @param {Page} page */
export const forget = (page) =>
  page.evaluate(() => {
    const { made } = /** @type {any} */ (window).shelf;
    for (const kind of Object.keys(made)) delete made[kind];
  });

/**
 * @param {Page} page
 * @param {number} which worker, from 0 in order of creation, which is the lanes' order
 * @param {Fault} fault
 * @param {string} [kind] of the worker
 */
export const breakWorker = (page, which, fault, kind = 'lane') =>
  page.evaluate(
    ({ which, kind, order }) =>
      /** @type {any} */ (window).shelf.made[kind][which].postMessage(order),
    { which, kind, order: { fault } },
  );

/**
 * Presses a button and ends its worker in one task, before the worker gets any work or the page
 * starts another.
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

/** Repeats all lane messages this often, 0 for none. @param {Page} page @param {number} times */
export const hearTimes = (page, times) =>
  page.evaluate((count) => {
    /** @type {any} */ (window).shelf.heard = count;
  }, times);
