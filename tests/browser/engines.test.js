// The page and the elements in other installed browsers: they open and count equally.

import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { ENGINES } from '../../www/build/engines.js';
import { BUILDING, solve } from './command-line.js';
import { startFirefox } from './engines/firefox.js';
import { LISTENER, STOPS, visit } from './engines/tour.js';
import { startWebKit } from './engines/webkit.js';
import { raceAndLesson, writeDocuments } from './from-disk.js';
import { Host } from './host.js';

/** @import { Driver } from './engines/firefox.js' */

/** @type {Record<string, () => Promise<Driver>>} */
const START = { Firefox: startFirefox, WebKit: startWebKit };
const PROBLEM = { start: 'WWWWWWWWE', goal: 'BWRBWRBER' };
const HARDEST = { start: '867254301', goal: '123456780' };

/** In the page, runs the race to its end: counts, distance, and requested addresses. */
async function race() {
  /** @type {<T>(look: () => T | undefined | null | false | '') => Promise<T>} */
  const until = async (look) => {
    for (;;) {
      const found = look();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const inside = (/** @type {Element | ShadowRoot | null | undefined} */ at) =>
    (at instanceof Element ? at.shadowRoot : at) ?? document;
  const all = (/** @type {Element | null | undefined} */ at, /** @type {string} */ what) => [
    ...inside(at).querySelectorAll(what),
  ];
  await until(() => document.documentElement.dataset.engine === 'ready');
  const [page] = all(null, 'rolling-cubes');
  const buttons = () => all(all(page, 'race-controls')[0], 'button');
  const finish = await until(() =>
    buttons().find((button) => button.textContent?.includes('Finish')),
  );
  /** @type {HTMLButtonElement} */ (finish).click();
  await until(() => all(page, '.verdict')[0]?.textContent?.includes('Shortest solution'));
  const toGo = await until(() =>
    /^\d+ to go/.exec(all(all(page, 'guide-bar')[0], 'output')[0]?.textContent?.trim() ?? ''),
  );
  const counters = (/** @type {Element} */ lane) =>
    Object.fromEntries(
      all(lane, 'output').map((output) => [
        output.getAttribute('aria-label'),
        Number(output.textContent?.replaceAll(',', '')),
      ]),
    );
  return {
    lanes: all(page, 'lane-card').map(counters),
    toGo: toGo[0],
    asked: performance.getEntriesByType('resource').map(({ name }) => name),
  };
}

/** @param {Readonly<Record<string, string>>} choices */
function countsOf(choices) {
  const { generated, expanded, stored_peak: stored } = solve('cubes', PROBLEM, choices);
  return expect.objectContaining({ generated, expanded, stored });
}

test.skip(({ isMobile }) => isMobile, 'the same on a phone');

for (const { name, isThere } of ENGINES) {
  test.describe(name, () => {
    test.skip(!isThere(), `${name} is not installed`);
    test.setTimeout(BUILDING);

    test('opens the page and the one file, which count as the command line', async ({
      baseURL,
    }) => {
      const engine = await START[name]?.();
      try {
        for (const file of ['', 'rolling-cubes.html']) {
          const folder = (file ? pathToFileURL('dist/').href : baseURL) ?? '';
          await engine?.open('about:blank');
          await engine?.open(`${folder}${file}#v=1`);
          const seen = await engine?.run(race);
          expect(seen?.lanes).toEqual([
            countsOf({ algorithm: 'ida-star', heuristic: 'misplaced' }),
            countsOf({ algorithm: 'bidirectional-bfs' }),
          ]);
          expect(seen?.toGo).toBe('23 to go');
          expect(seen?.asked.filter((url) => !isWithin(url, folder))).toEqual([]);
        }
      } finally {
        await engine?.close();
      }
    });

    test('shows twelve states of the hosted page without a complaint', async () => {
      const host = new Host();
      host.publish('dist');
      const path = host.file('index.html');
      const page = readFileSync(path, 'utf8');
      writeFileSync(
        path,
        page.replace('<head>', () => `<head>${LISTENER}`),
      );
      await host.start();
      const engine = await START[name]?.();
      try {
        for (const stop of STOPS) {
          await engine?.open('about:blank');
          await engine?.open(`${host.url}index.html#v=1&${stop.link}`);
          const seen = await engine?.run(visit, stop);
          expect(seen?.says, stop.name).toContain(stop.says);
          expect(seen?.complaints, stop.name).toEqual([]);
        }
      } finally {
        await engine?.close();
        await host.close();
      }
    });

    test('runs the race and the lesson of a page from disk, and of one document', async () => {
      const documents = writeDocuments();
      const engine = await START[name]?.();
      try {
        for (const file of ['deck.html', 'alone.html']) {
          await engine?.open(`${documents.url}${file}`);
          const seen = await engine?.run(raceAndLesson);
          const expected = ['ida-star', 'a-star'].map((algorithm) => {
            const choices = { algorithm, heuristic: 'manhattan' };
            const { length, generated } = solve('tiles', HARDEST, choices);
            return { length, generated };
          });
          expect(seen).toMatchObject({ lesson: 'ida-star', lanes: expected });
          expect(seen?.words).toContain('Züge');
        }
      } finally {
        await engine?.close();
        documents.remove();
      }
    });
  });
}

/** @param {string} url @param {string} folder */
const isWithin = (url, folder) => url.startsWith(folder) || /^(data|blob):/.test(url);
