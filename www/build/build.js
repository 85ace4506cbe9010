// `npm run build`: everything that is published, into an empty dist/. The page with its files, for any folder of any web
// server; the same page as one file; the elements for other pages as one module, with
// their engine beside it, their types and examples.
//
//     npm run build -- --twice      all of it twice, and fails unless both are the same bytes

import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Failure, main, root } from './run.js';
import { parted, setUpWithWholeEngine } from './setup.js';

const dist = join(root, 'dist');

/** The elements' types, after the engine's types that they use: one file, like the module. The engine's functions are not in it. */
function embedTypes() {
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
  const own = read('www/app/embed/embed.d.ts').replace(/^import type .*\n/, '');
  const [engine] = read('www/pkg/rolling_cubes.d.ts').split(/\/\*\*\n(?: \*.*\n)+export class /, 1);
  return `${engine}${own.trimStart()}`;
}

/** Builds all of it. What has the engine in one piece is built while the engine is parted. */
async function built() {
  // Only now: before the set-up there may be no Vite to import.
  const { build } = await import('vite');
  const inTurn = async (/** @type {string[]} */ modes) => {
    for (const mode of modes) await build({ root, mode, logLevel: 'warn' });
  };
  rmSync(dist, { recursive: true, force: true });
  await Promise.all([
    inTurn(['single', 'embed', 'embed-engine']),
    parted().then(() => inTurn(['production'])),
  ]);
  writeFileSync(join(dist, 'embed.d.ts'), embedTypes());
  cpSync(join(root, 'www/app/examples'), join(dist, 'examples'), { recursive: true });
}

/** The hash of each file that was built. */
function hashes() {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    paths.map((path) => [
      relative(dist, path),
      createHash('sha256').update(readFileSync(path)).digest('hex'),
    ]),
  );
}

await main(async () => {
  await setUpWithWholeEngine();
  await built();
  if (process.argv.includes('--twice')) {
    const first = hashes();
    await built();
    const second = hashes();
    const others = [...new Set([...first.keys(), ...second.keys()])].filter(
      (file) => first.get(file) !== second.get(file),
    );
    if (others.length > 0) throw new Failure(`built twice, these differ: ${others.join(', ')}`);
    console.log(`${second.size} files, twice the same bytes`);
  }
  const file = 'rolling-cubes.html';
  console.log(`dist/${file} is all in one file: ${statSync(join(dist, file)).size} bytes`);
});
