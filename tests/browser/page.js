// The test of every browser test: it fails when the page complains, whatever else it checks.

import { test as base, expect } from '@playwright/test';

/** @import { Fixtures, PlaywrightTestArgs, PlaywrightTestOptions } from '@playwright/test' */

export { expect };

/** What Playwright itself says where the configuration keeps the page's store out of a test. */
const OWN = 'Service Worker registration blocked by Playwright';

/**
 * Console errors and warnings, uncaught exceptions, failed requests and foreign ones. A test that
 * provokes one on purpose looks at it here and then empties the list.
 *
 * @typedef {{ complaints: string[], deskOnly: boolean, size: void }} Own
 * @typedef {PlaywrightTestArgs
 *   & PlaywrightTestOptions} PageArgs
 * @type {Fixtures<Own, object, PageArgs>}
 */
const fixtures = {
  deskOnly: [false, { option: true }],
  size: async ({ deskOnly, isMobile }, use, info) => {
    info.skip(deskOnly && isMobile, 'the same on a phone');
    await use();
  },
  complaints: [
    // Whether a test is one for this size comes first: a page that is opened only to be skipped takes most of a second.
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

/** A test of what is the same on a phone, and is tried on the desktop alone. */
export const deskTest = test.extend({ deskOnly: true });
