// The elements with everything in one file, on pages from disk without server or network.

import { BUILDING, solve } from './command-line.js';
import { raceAndLesson, writeDocuments } from './from-disk.js';
import { expect, test as pageTest } from './page.js';

/** @import { Fixtures } from '@playwright/test' */

/** @type {Fixtures<{documents: ReturnType<typeof writeDocuments>}>} */
const ownDocuments = {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  documents: async ({}, use) => {
    const documents = writeDocuments();
    await use(documents);
    documents.remove();
  },
};

// Every test fails on requests outside the folder.
const test = pageTest
  .extend(ownDocuments)
  .extend({ baseURL: ({ documents }, use) => use(documents.url), deskOnly: true });

const HARDEST = { start: '867254301', goal: '123456780' };

for (const { name, what, needs } of [
  { name: 'deck.html', what: 'a page from disk', needs: ['embed-all.js'] },
  { name: 'alone.html', what: 'a document that contains the script', needs: [] },
]) {
  test(`on ${what} the race counts what the command line counts, the lesson opens, and nothing else is asked for`, async ({
    page,
    documents,
  }) => {
    test.setTimeout(BUILDING);
    /** @type {string[]} */
    const asked = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${documents.url}${name}`);
    const seen = await page.evaluate(raceAndLesson);
    const expected = ['ida-star', 'a-star'].map((algorithm) => {
      const { length, generated } = solve('tiles', HARDEST, { algorithm, heuristic: 'manhattan' });
      return { length, generated };
    });
    expect(seen.lanes).toEqual(expected);
    expect(seen.lesson).toBe('ida-star');
    expect(seen.words).toContain('Züge');
    const files = asked.filter((url) => !/^(data|blob):/.test(url));
    expect(files).toEqual([name, ...needs].map((file) => `${documents.url}${file}`));
  });
}
