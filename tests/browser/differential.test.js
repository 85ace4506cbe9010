// The page, the one file, the elements and the command line count random races equally.
//
// `DIFFERENTIAL=1000 SEED=7 npx playwright test differential --project desktop` tries 1,000 others
// in each form. See also tests/core/differential.rs.

import { pathToFileURL } from 'node:url';
import { paste } from './address.js';
import { BUILDING, compareLink } from './command-line.js';
import { open, showOwn } from './instrument.js';
import { deskTest, expect, test } from './page.js';
import { countsOf, randomRace } from './races.js';

/** @import { LaneCard } from '../../www/features/race/views/lane-card.js' */
/** @import { Page } from '@playwright/test' */

const RACES = Number(process.env.DIFFERENTIAL ?? 6);
const SEED = Number(process.env.SEED ?? 1);

/**
 * Counts and solution length of each lane; null while one runs. The page still shows the last
 * race's in other lanes.
 * @param {Page} page @param {string} host @param {number} lanes
 */
const shown = (page, host, lanes) =>
  page.evaluate(
    ([name, count]) => {
      const root = document.querySelector(`${name}`)?.shadowRoot;
      const cards = [...(root?.querySelectorAll('lane-card') ?? [])];
      const ended = cards.flatMap((card) => {
        const { lane } = /** @type {LaneCard} */ (card);
        if (lane?.phase !== 'ended' || !card.shadowRoot) return [];
        const number = (/** @type {string} */ label) => {
          const output = card.shadowRoot?.querySelector(`output[aria-label="${label}"]`);
          return Number(output?.textContent?.trim().replaceAll(',', ''));
        };
        const [generated, expanded, stored_peak] = ['generated', 'expanded', 'stored'].map(number);
        return [{ length: lane.snapshot?.length, generated, expanded, stored_peak }];
      });
      return ended.length === count && cards.length === count ? ended : null;
    },
    /** @type {const} */ ([host, lanes]),
  );

/**
 * @param {Page} page
 * @param {string} host
 * @param {(link: string) => Promise<unknown>} give
 */
async function compare(page, host, give) {
  let races = 0;
  for (let number = 0; races < RACES; number += 1) {
    const { link, counts } = randomRace(SEED, number);
    if (!link) continue;
    races += 1;
    // Clears the last race.
    await give('v=1&puzzle=toys&race=bfs:max-nodes=7&at=end');
    await expect.poll(() => shown(page, host, 1)).toMatchObject([{ generated: 7 }]);
    await give(`${link}&at=${counts.map(() => 'end')}`);
    await expect.poll(() => shown(page, host, counts.length), { message: link }).not.toBeNull();
    expect(await shown(page, host, counts.length), link).toEqual(compareLink(link).map(countsOf));
  }
}

/** The most milliseconds for all races on a busy machine. */
const TIME = BUILDING + RACES * 10_000;

deskTest('random races count on the page what the command line counts', async ({ page }) => {
  test.setTimeout(TIME);
  await open(page, './#v=1&lang=en');
  await compare(page, 'rolling-cubes', (link) => paste(page, link));
});

deskTest('random races count in the elements what the command line counts', async ({ page }) => {
  test.setTimeout(TIME);
  await showOwn(page, '<rolling-cubes-race lang="en"></rolling-cubes-race>');
  await compare(page, 'rolling-cubes-race', (link) =>
    page.evaluate((text) => {
      const race = document.querySelector('rolling-cubes-race');
      const wanted = new URLSearchParams(text);
      for (const name of ['puzzle', 'start', 'goal', 'race', 'at']) {
        const value = wanted.get(name);
        if (value === null) race?.removeAttribute(name);
        else race?.setAttribute(name, value);
      }
    }, link),
  );
});

test.describe('the one file', () => {
  test.use({ baseURL: pathToFileURL('dist/').href });
  deskTest('counts in random races what the command line counts', async ({ page }) => {
    test.setTimeout(TIME);
    await open(page, 'rolling-cubes.html#v=1&lang=en');
    await compare(page, 'rolling-cubes', (link) => paste(page, link));
  });
});
