// `npm run soak`: a random visitor uses every control of the built page.
//
//     npm run soak -- --minutes 30 --seed 7
//
// Exits with status 1 on an uncaught error, a missing frame, or a stuck or failed lane, or if the page at rest has more workers
// than at first or over a tenth more memory. Then it prints the last acts.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, findShell, launchOptions } from './chromium.js';
import { hosting, listen } from './hosting.js';
import { Failure, main, root } from './run.js';
import { User } from './soak/user.js';
import { Watch, within } from './soak/watch.js';

/** @import { Held } from './soak/watch.js' */
/** @import { Browser } from '@playwright/test' */

/** Milliseconds for one act on a busy machine. */
const ACT = 30_000;
/** Milliseconds between two checks of the page. */
const LOOK = 1000;
/** Milliseconds between two rests. */
const REST = 120_000;
/** Allowed growth of memory. */
const MORE = 1.1;
/** Acts until the page's memory is that of a used one: a tenth more than at first, and stable later. */
const USED = 500;

/** @param {readonly string[]} args */
function asked(args) {
  const given = { minutes: 2, seed: 1 };
  for (let at = 0; at < args.length; at += 2) {
    const name = args[at]?.replace(/^--/, '') ?? '';
    const value = Number(args[at + 1]);
    if (!(name in given) || !(value >= 0)) {
      throw new Failure(
        `npm run soak takes --minutes and --seed with a number each (not "${args[at]} ${args[at + 1] ?? ''}")`,
      );
    }
    given[/** @type {'minutes' | 'seed'} */ (name)] = value;
  }
  return given;
}

/** The built page's scripts but for the workers', as paths from its folder. */
const scripts = () =>
  readdirSync(join(root, 'dist/assets'))
    .filter((name) => name.endsWith('.js') && !name.startsWith('worker-'))
    .map((name) => `assets/${name}`);

/** @param {Held} held */
const inWords = ({ heap, workers }) =>
  `${(heap / 1e6).toFixed(1)} MB and ${workers.length} workers (${workers.join(', ')})`;

/** @param {Watch} watch @param {Held} first */
async function compare(watch, first) {
  const now = await watch.rest();
  console.log(`at rest: ${inWords(now)}, at first ${inWords(first)}`);
  if (now.workers.length > first.workers.length || now.heap > MORE * first.heap) {
    throw new Failure(`the page keeps ${inWords(now)} where it had ${inWords(first)}`);
  }
}

/** @param {Browser} browser @param {string} address */
async function openPage(browser, address) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addInitScript(() => {
    localStorage.setItem('visited', 'yes');
    // Nobody would close the system's print window.
    window.print = () => {};
  });
  const page = await context.newPage();
  context.on('page', (other) => other.close());
  page.on('download', (download) => download.cancel());
  await page.goto(address);
  await page.locator('html[data-engine=ready]').waitFor();
  return page;
}

await main(async () => {
  const { minutes, seed } = asked(process.argv.slice(2));
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch(
    launchOptions((await findShell()) ?? (await ensureChromium())),
  );
  const server = hosting({ folder: join(root, 'dist') });
  try {
    const page = await openPage(browser, `${await listen(server)}/`);
    const watch = new Watch(page);
    const user = new User(page, seed);
    const end = Date.now() + minutes * 60_000;
    let acts = 0;
    /** @param {number} until @param {number} [least] minimum acts, however long they take */
    const soak = async (until, least = 0) => {
      for (let looked = 0; Date.now() < until || acts < least; acts += 1) {
        await within(user.act(), ACT, user.log.at(-1) ?? 'the first act');
        if (Date.now() - looked < LOOK) continue;
        looked = Date.now();
        await watch.look();
      }
    };
    try {
      // Loaded parts stay in memory, so load all before the comparison.
      await watch.tour(scripts());
      await soak(Math.min(end, Date.now() + Math.max(20_000, (minutes * 60_000) / 4)), USED);
      const first = await watch.rest();
      do {
        await soak(Math.min(end, Date.now() + REST));
        await watch.look();
        await compare(watch, first);
      } while (Date.now() < end);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const what = user.log.map((one) => `  ${one}`).join('\n');
      throw new Failure(`the last acts:\n${what}\nseed ${seed}, after ${acts} acts: ${message}`);
    }
    console.log(
      `${acts} acts on ${user.met.size} controls in ${minutes} min, seed ${seed}: no fault`,
    );
  } finally {
    await browser.close();
    server.close();
  }
});
