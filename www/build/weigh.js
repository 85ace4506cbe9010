// `npm run weigh`: compressed download sizes of the page in dist/, as the table in tests/bench/README.md.
//
//     npm run weigh -- --files      also lists each file

import { join, relative } from 'node:path';
import { RACED } from './boards.js';
import { ensureChromium, launchOptions } from './chromium.js';
import { main, root } from './run.js';
import { alone, LIMITS, weighed } from './weights.js';

const dist = join(root, 'dist');

/** Thousands of bytes, as in browsers' tools. @param {number} bytes */
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** @param {readonly (string | number)[]} cells */
const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);

/** @param {keyof typeof LIMITS} what */
const most = (what) => `at most ${kB(LIMITS[what])}`;

await main(async () => {
  const executablePath = await ensureChromium();
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch(launchOptions(executablePath));
  /** @type {Map<string, number>} */
  const all = new Map();
  try {
    row(
      'sent, compressed',
      'script: board',
      'first race',
      'pictures',
      'engine: board',
      'first race',
      'rest',
    );
    row('---', '---', '---', '---', '---', '---', '---');
    for (const key of RACED) {
      const { board, race, files } = await weighed(browser, dist, key);
      row(
        `\`${key}\``,
        ...[board.script, race.script, race.stage, board.engine, race.engine, race.rest].map(kB),
      );
      for (const [file, bytes] of files) all.set(file, Math.max(bytes, all.get(file) ?? 0));
    }
    row('limit', '', most('script'), most('stage'), '', most('engine'), '');
  } finally {
    await browser.close();
  }
  console.log();
  row('one file', 'compressed', 'limit');
  row('---', '---', '---');
  for (const { name, bytes } of alone(dist)) row(`\`${name}\``, kB(bytes), most(name));
  if (!process.argv.includes('--files')) return;
  console.log();
  for (const [file, bytes] of all)
    console.log(`${String(bytes).padStart(8)}  ${relative(dist, file)}`);
});
