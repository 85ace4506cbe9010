// The built page's download sizes, compressed as by a typical host, and their limits.

import { readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { linkTo } from './boards.js';
import { compressed, hosting, listen } from './hosting.js';

/** @import { Browser } from '@playwright/test' */

/** @typedef {{ script: number, stage: number, engine: number, rest: number }} Bytes */

/** About 3 % above the measured sizes in bytes: to the end of the first race, of the elements, and of the one-file page. */
export const LIMITS = {
  script: 91_600,
  // The pictures of searches with their motion and words for those who listen, which load after the board.
  stage: 10_800,
  engine: 149_000,
  'assets/whole-*.wasm': 626_000,
  'embed.js': 131_000,
  'embed-engine-*.js': 482_500,
  // 45 000 of these are the muxer and the GIF encoder of recordings, which the hosted page loads when they are wanted.
  // Four languages take 45 kB each.
  'rolling-cubes.html': 1_032_000,
  // With the engine, the lessons’ page and all languages, which a page from disk cannot load later.
  'embed-all.js': 1_310_000,
  'embed-all.mjs': 1_310_000,
};

/** The whole engine, which the page loads after the first race, and files for download by other pages. */
const ALONE = /** @type {const} */ ([
  'assets/whole-*.wasm',
  'embed.js',
  'embed-engine-*.js',
  'embed-all.js',
  'embed-all.mjs',
  'rolling-cubes.html',
]);

/** @param {string} dist @param {string} name */
export function fileOf(dist, name) {
  const [before, after] = name.split('*');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    after === undefined ? file === name : file.startsWith(before ?? '') && file.endsWith(after),
  );
  if (files.length !== 1) throw new Error(`one ${name} was expected, not ${files}`);
  return join(dist, files[0] ?? '');
}

/** Sizes of the separately distributed files. @param {string} dist */
export const alone = (dist) =>
  ALONE.map((name) => ({ name, bytes: compressed(fileOf(dist, name)).length }));

/** @param {string} file @returns {keyof Bytes} */
function kind(file) {
  if (basename(file).startsWith('stage-')) return 'stage';
  const ending = extname(file);
  if (ending === '.wasm') return 'engine';
  return ending === '.js' ? 'script' : 'rest';
}

/**
 * Downloads of a first visit: up to a playable board, and to the end of the first race, with workers but without files
 * for offline use.
 * @param {Browser} browser @param {string} dist
 * @param {string} key the page's name of a board
 * @returns {Promise<{ board: Bytes, race: Bytes, files: Map<string, number> }>} `files` lists all downloads
 */
export async function weighed(browser, dist, key) {
  /** @type {Map<string, number>} */
  const files = new Map();
  const sum = () => {
    const bytes = { script: 0, stage: 0, engine: 0, rest: 0 };
    for (const [file, sent] of files) bytes[kind(file)] += sent;
    return bytes;
  };
  // A repeated download counts again.
  const sent = (/** @type {string} */ file, /** @type {number} */ bytes) =>
    files.set(file, (files.get(file) ?? 0) + bytes);
  const server = hosting({ folder: dist, sent });
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.clock.install();
    // A link, so that nothing runs before it is asked to.
    await page.goto(`${await listen(server)}/#v=1&${linkTo(key)}&view=play`);
    await page.locator('html[data-engine=ready]').waitFor();
    const watch = page.getByRole('button', { name: /^Watch / });
    await watch.waitFor();
    // Includes later requests of the ready page.
    await page.waitForLoadState('networkidle');
    const board = sum();
    await watch.click();
    // The race hurries on by the page's clock, until it has ended.
    const solution = page.getByText(/^Shortest solution/);
    for (let seconds = 0; seconds < 30 && !(await solution.isVisible()); seconds += 2)
      await page.clock.runFor(2_000);
    await page.clock.resume();
    await solution.waitFor({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    return { board, race: sum(), files };
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}
