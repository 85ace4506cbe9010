// The base of every browser test, which fails if the page complains.

import { test as base, expect } from '@playwright/test';

/** @import { Fixtures, PlaywrightTestArgs, PlaywrightTestOptions } from '@playwright/test' */

export { expect };

/** Playwright's own message if it blocks the service worker. */
const OWN = 'Service Worker registration blocked by Playwright';

/**
 * Console errors and warnings, uncaught exceptions, failed and foreign requests. A test that provokes one checks and empties
 * the list.
 *
 * @typedef {{ complaints: string[], deskOnly: boolean, size: void }} Own
 * @typedef {PlaywrightTestArgs & PlaywrightTestOptions} PageArgs
 * @type {Fixtures<Own, object, PageArgs>}
 */
const fixtures = {
  deskOnly: [false, { option: true }],
  size: async ({ deskOnly, isMobile }, use, info) => {
    info.skip(deskOnly && isMobile, 'the same on a phone');
    await use();
  },
  complaints: [
    // Skips first: opening a page takes most of a second.
    async ({ size: _, page, baseURL }, use) => {
      const folder = baseURL ?? '';
      /** @type {string[]} */
      const complaints = [];
      page.on('console', (message) => {
        const [type, text] = [message.type(), message.text()];
        if (['error', 'warning'].includes(type) && text !== OWN) complaints.push(text);
      });
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
      page.on('response', (response) => {
        if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
      });
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(folder) && !/^(data|blob):/.test(url)) {
          complaints.push(`asked for something outside its own folder: ${url}`);
        }
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
};

export const test = base.extend(fixtures);

/** A test with equal results on a phone, run on the desktop only. */
export const deskTest = test.extend({ deskOnly: true });
