// Times of searches in the browser, as multiples of plain loops by the same rules there: those of
// `tests/bench/engine/plain`, without pausing, tracing, counts or limits.
//
//     node tests/bench/plain.js
//
// Builds the loops and uses the page's engine of `npm run wasm`. Both run to a goal alternately, and the fastest round counts.
// Asserts that both generate equally many positions.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureChromium, findShell, launchOptions } from '../../www/build/chromium.js';
import { hosting, listen } from '../../www/build/hosting.js';
import { main, must, root } from '../../www/build/run.js';
import { target } from '../../www/build/toolchain.js';
import { inPage, pageWith, requestOf } from './ratios.js';

/** @import { Request } from '../../www/pkg/rolling_cubes.js' */
/** @import { Figure } from './budgets.js' */
/** @import { Page } from '@playwright/test' */

/** Maximum time of a search in the browser, as a multiple of its plain loop's. */
const MOST = 1.25;

const TURNS = 15;

const FIFTH = ['cubes', 'WEWWWWWWW', 'BBBBRBBRE'];
const KORF = ['tiles', '0197bd53ec4286af', '0123456789abcdef'];

/** Rows in the order of `in_wasm.rs`: a problem's name, the problem, and a lane. @type {readonly (readonly [string, readonly string[], string])[]} */
const ROWS = [
  ...['ida-star', 'weighted-ida-star', 'rbfs'].flatMap((name) => {
    const set = name === 'weighted-ida-star' ? ':weight=5/4' : '';
    return /** @type {const} */ ([
      ['cubes', FIFTH, `${name}/misplaced${set}`],
      ['15-puzzle', KORF, `${name}/manhattan${set}`],
      ['15-puzzle', KORF, `${name}/linear-conflict${set}`],
    ]);
  }),
  ['cubes, 4', ['cubes', 'WWWWWWWWE', 'BWRBWRBER'], 'iddfs'],
  ['8-puzzle, 20', ['tiles', '246518370', '123456780'], 'iddfs'],
  ['cubes', FIFTH, 'bfhs/misplaced:incumbent=29'],
  ['cubes', FIFTH, 'bfida-star/misplaced'],
  ['8-puzzle, 31', ['tiles', '867254301', '123456780'], 'bfida-star/manhattan'],
  ['cubes', FIFTH, 'ida-star/misplaced:transpositions=65536'],
];

async function built() {
  const options = ['--example', 'plain', '--profile', 'wasm', '--target', target];
  await must(['cargo', 'build', '--quiet', ...options]);
  const folder = process.env.CARGO_TARGET_DIR ?? 'target';
  return resolve(root, folder, target, 'wasm/examples/plain.wasm');
}

/**
 * Loads the loops. Their imports belong to the engine's other side and are never called.
 * @param {Page} page @param {string} file
 */
const load = (page, file) =>
  page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const module = await WebAssembly.compile(bytes);
    /** @type {Record<string, Record<string, WebAssembly.ImportValue>>} */
    const imports = {};
    for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
      const table = () => new WebAssembly.Table({ element: 'externref', initial: 128 });
      imports[from] = { ...imports[from], [name]: kind === 'function' ? () => 0 : table() };
    }
    const { exports } = await WebAssembly.instantiate(module, imports);
    Object.assign(globalThis, { plain: exports.plain });
  }, readFileSync(file).toString('base64'));

/** @param {Page} page @param {number} row */
const looped = (page, row) =>
  page.evaluate((row) => {
    const began = performance.now();
    const generated = Number(/** @type {any} */ (globalThis).plain(row));
    return { took: performance.now() - began, generated };
  }, row);

/** @param {Page} page @param {Request} request */
const generatedIn = (page, request) =>
  page.evaluate((request) => {
    const { Search } = /** @type {any} */ (globalThis).engine;
    const search = new Search(request);
    while (search.prepare(1_000_000));
    while (search.step(1_000_000));
    const { generated } = search.snapshot();
    search.free();
    return generated;
  }, request);

/** @returns {Promise<(Figure & { took: number })[]>} */
export async function besidePlain() {
  const file = await built();
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch(
    launchOptions((await findShell()) ?? (await ensureChromium())),
  );
  const server = hosting({ folder: join(root, 'www/pkg') });
  try {
    const page = await pageWith(browser, await listen(server));
    await load(page, file);
    const figures = [];
    for (const [row, [where, problem, lane]] of ROWS.entries()) {
      const request = requestOf(problem, lane);
      const { generated } = await looped(page, row);
      assert.equal(await generatedIn(page, request), generated, `${lane} generates as many`);
      let [own, plain] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
      for (let turn = 0; turn < TURNS; turn += 1) {
        own = Math.min(own, await inPage(page, request));
        plain = Math.min(plain, (await looped(page, row)).took);
      }
      const name = `in wasm, beside a plain loop: ${where} ${lane}`;
      figures.push({
        name,
        value: own / plain,
        unit: /** @type {const} */ ('ratio'),
        limit: MOST,
        took: own,
      });
    }
    return figures;
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

if (import.meta.filename === process.argv[1]) {
  await main(async () => {
    for (const { name, value, took } of await besidePlain()) {
      console.log(
        `${value.toFixed(2)}${value > MOST ? ', missed' : ''}\t${took.toFixed(1)} ms\t${name}`,
      );
    }
  });
}
