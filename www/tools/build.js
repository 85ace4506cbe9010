// `npm run build`: everything that is published, into an empty dist/. The page with its files, for any folder of any web
// server; the same page as one file; the elements for other pages as one module, with its types and with examples.

import { cpSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, root } from './run.js';
import { setUp, wasm } from './setup.js';

const dist = join(root, 'dist');

/** The elements' types, with those of the engine that they speak of: one file, as the module is one. */
function embedTypes() {
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
  const own = read('www/embed/embed.d.ts').replace(/^import type .*\n/, '');
  return `${read('src/wasm/types.d.ts')}\n${own.trimStart()}`;
}

await main(async () => {
  await setUp();
  await wasm();
  // Only now: before the set-up there may be no Vite to import.
  const { build } = await import('vite');
  for (const mode of ['production', 'single', 'embed']) {
    await build({ root, mode, logLevel: 'warn' });
  }
  writeFileSync(join(dist, 'embed.d.ts'), embedTypes());
  cpSync(join(root, 'www/examples'), join(dist, 'examples'), { recursive: true });
  for (const file of ['rolling-cubes.html', 'embed.js']) {
    console.log(`dist/${file} is all in one file: ${statSync(join(dist, file)).size} bytes`);
  }
});
