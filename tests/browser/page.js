// The test of every browser test: it fails when the page complains, whatever else it checks.

import { test as base, expect } from '@playwright/test';

export { expect };

/** What Playwright itself says where the configuration keeps the page's store out of a test. */
const OWN = 'Service Worker registration blocked by Playwright';

/**
 * Console errors and warnings, uncaught exceptions, failed requests and foreign ones. A test that
 * provokes one on purpose looks at it here and then empties the list.
 *
 * @typedef {{ complaints: string[] }} Complaints
 * @typedef {import('@playwright/test').PlaywrightTestArgs
 *   & import('@playwright/test').PlaywrightTestOptions} PageArgs
 * @type {import('@playwright/test').Fixtures<Complaints, object, PageArgs>}
 */
const fixtures = {
  complaints: [
    async ({ page, baseURL }, use) => {
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

/**
 * A test of what is the same on a phone, and is tried on the desktop alone: the configuration leaves those with this tag
 * out of the phone's, which costs less than a page that is opened to skip them.
 * @param {string} title @param {Parameters<typeof test>[2]} body
 */
export const deskTest = (title, body) => test(title, { tag: '@desk' }, body);
