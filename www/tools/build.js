// `npm run build`: everything that is published, into an empty dist/. The page with its files, for any folder of any web
// server, and the same page as one file.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { main, root } from './run.js';
import { setUp, wasm } from './setup.js';

await main(async () => {
  await setUp();
  await wasm();
  // Only now: before the set-up there may be no Vite to import.
  const { build } = await import('vite');
  for (const mode of ['production', 'single']) await build({ root, mode, logLevel: 'warn' });
  const { size } = statSync(join(root, 'dist/rolling-cubes.html'));
  console.log(`dist/ is written; dist/rolling-cubes.html is the whole page in ${size} bytes`);
});
