// Times of searches in the browser, as multiples of their native times.
//
//     ROWS=rbfs,nbs TURNS=25 node tests/bench/ratios.js www/pkg BEFORE
//
// The rows with one of these names (default all) in 25 rounds, with the page's engine and an earlier copy. Requires the
// program of `cargo build --release`.

import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { ensureChromium, findShell, launchOptions } from '../../www/build/chromium.js';
import { hosting, listen } from '../../www/build/hosting.js';
import { main, root } from '../../www/build/run.js';

/** @import { Request } from '../../www/pkg/rolling_cubes.js' */
/** @import { Figure } from './budgets.js' */
/** @import { Browser, Page } from '@playwright/test' */

/** A problem's name, and a lane in the command line's format. @typedef {readonly [string, string]} Row */

/** Maximum time in the browser, as a multiple of the native time. */
const MOST = 1.25;

/** Limit on generated positions. */
const NODES = 1_000_000;

/** Rounds; the fastest counts, as other load only adds time. */
const TURNS = Number(process.env.TURNS ?? 7);

/** @type {Record<string, readonly string[]>} */
const PROBLEMS = {
  cubes: ['cubes', 'WEWWWWWWW', 'BBBBRBBRE'],
  'cubes, 4': ['cubes', 'WWWWWWWWE', 'BWRBWRBER'],
  '15-puzzle': ['tiles', 'edf7bc95602148a3', '0123456789abcdef'],
};

/** @type {readonly Row[]} */
const SEARCHES = [
  ...[
    ['ida-star', ''],
    ['branch-and-bound', ':incumbent=80'],
    ['rbfs', ''],
    ['weighted-ida-star', ':weight=5/4'],
  ].flatMap(
    ([name, set]) =>
      /** @type {const} */ ([
        ['cubes', `${name}/misplaced${set}`],
        ['15-puzzle', `${name}/manhattan${set}`],
        ['15-puzzle', `${name}/linear-conflict${set}`],
      ]),
  ),
  ['cubes', 'ida-star/misplaced:transpositions=65536'],
  ['15-puzzle', 'ida-star/manhattan:transpositions=65536'],
  ['cubes', 'iddfs'],
  ['15-puzzle', 'iddfs'],
  ['cubes', 'bfhs/misplaced:incumbent=31'],
  ['cubes', 'bfida-star/misplaced'],
  ['15-puzzle', 'bfida-star/manhattan'],
  ['cubes, 4', 'a-star/misplaced'],
  ['15-puzzle', 'a-star/manhattan'],
  ['15-puzzle', 'a-star/linear-conflict'],
  ...['mm', 'nbs', 'bae-star'].flatMap(
    (name) =>
      /** @type {const} */ ([
        ['cubes', `${name}/misplaced`],
        ['15-puzzle', `${name}/manhattan`],
      ]),
  ),
  ['cubes, 4', 'bfs'],
  ['15-puzzle', 'bfs'],
  ['15-puzzle', 'bidirectional-bfs'],
];

/**
 * @param {readonly string[]} problem @param {string} lane @param {number} [nodes]
 * @returns {Request}
 */
function requestOf([puzzle = '', start = '', goal = ''], lane, nodes) {
  const [names = '', ...settings] = lane.split(':');
  const [algorithm = '', heuristic] = names.split('/');
  const set = settings.map((setting) => {
    const [name = '', value = ''] = setting.split('=');
    return [name, /^\d+$/.test(value) ? Number(value) : value];
  });
  return {
    puzzle,
    start,
    goal,
    algorithm,
    ...(heuristic ? { heuristic } : {}),
    ...Object.fromEntries(set),
    ...(nodes ? { max_nodes: nodes } : {}),
  };
}

/** @param {string} program @param {readonly string[]} problem @param {string} lane */
function natively(program, [puzzle = '', start = '', goal = ''], lane) {
  const given = ['compare', puzzle, '--start', start, '--goal', goal, lane];
  const limit = ['--max-nodes', `${NODES}`, '--json'];
  const output = execFileSync(program, [...given, ...limit], { encoding: 'utf8' });
  return 1000 * JSON.parse(output)[0].seconds;
}

/** @param {Page} page @param {Request} request */
const inPage = (page, request) =>
  page.evaluate((request) => {
    const { Search } = /** @type {any} */ (globalThis).engine;
    const search = new Search(request);
    while (search.prepare(1_000_000));
    const began = performance.now();
    while (search.step(1_000_000));
    const took = performance.now() - began;
    search.free();
    return took;
  }, request);

/** @param {Browser} browser @param {string} at */
async function pageWith(browser, at) {
  const page = await browser.newPage();
  await page.goto(`${at}/rolling_cubes.js`);
  await page.evaluate(async () => {
    const engine = await import(`${location.href}`);
    const file = await fetch('rolling_cubes_bg.wasm');
    engine.initSync({ module: await file.arrayBuffer() });
    Object.assign(globalThis, { engine });
  });
  return page;
}

/** @param {string} program @param {readonly Page[]} pages @param {Row} row */
async function least(program, pages, [where, lane]) {
  const problem = PROBLEMS[where] ?? [];
  const request = requestOf(problem, lane, NODES);
  let native = Number.POSITIVE_INFINITY;
  const inPages = pages.map(() => Number.POSITIVE_INFINITY);
  for (let turn = 0; turn < TURNS; turn += 1) {
    native = Math.min(native, natively(program, problem, lane));
    for (const [index, page] of pages.entries()) {
      inPages[index] = Math.min(inPages[index] ?? 0, await inPage(page, request));
    }
  }
  return { native, inPages };
}

/**
 * Each search's time in each folder's engine, as a multiple of its native time.
 * @param {string} program @param {readonly string[]} [folders]
 * @returns {Promise<Figure[]>}
 */
export async function ratios(program, folders = [join(root, 'www/pkg')]) {
  const { chromium } = await import('@playwright/test');
  const executable = (await findShell()) ?? (await ensureChromium());
  const browser = await chromium.launch(launchOptions(executable));
  const servers = folders.map((folder) => hosting({ folder: resolve(folder) }));
  const wanted = (process.env.ROWS ?? '').split(',');
  try {
    const pages = await Promise.all(
      servers.map(async (server) => pageWith(browser, await listen(server))),
    );
    /** @type {Figure[]} */
    const figures = [];
    for (const row of SEARCHES) {
      const name = row.join(' ');
      if (!wanted.some((part) => name.includes(part))) continue;
      const { native, inPages } = await least(program, pages, row);
      for (const [index, took] of inPages.entries()) {
        const of = folders.length > 1 ? `, ${folders[index]}` : '';
        figures.push({
          name: `wasm : native, ${name}${of}`,
          value: took / native,
          unit: 'ratio',
          limit: MOST,
        });
      }
    }
    return figures;
  } finally {
    await browser.close();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  }
}

export const program = () =>
  resolve(root, process.env.CARGO_TARGET_DIR ?? 'target', 'release/rolling-cubes');

if (import.meta.filename === process.argv[1]) {
  await main(async () => {
    const folders = process.argv.slice(2);
    const figures = await ratios(program(), folders.length > 0 ? folders : undefined);
    for (const { name, value } of figures) {
      console.log(`${value.toFixed(2)}${value > MOST ? ', missed' : ''}\t${name}`);
    }
  });
}
