// `npm run build`: builds everything that is published, into an empty dist/: the page for any folder of a web server; the
// page as one file; the elements as one module, with their engine, types and examples beside it; the elements with
// everything in one file.
//
//     npm run build -- --twice      builds twice, and fails unless both have the same bytes
//     npm run build -- --again      the second of these builds, beside what uses dist/

import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Failure, main, root } from './run.js';
import { parted, setUpWithWholeEngine } from './setup.js';

const dist = join(root, 'dist');
const second = join(root, 'target/dist-again');

/** The elements' types and the engine's types that they use, in one file, without the engine's functions. */
function embedTypes() {
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
  const own = read('www/app/embed/embed.d.ts').replace(/^import type .*\n/, '');
  const [engine] = read('www/pkg/rolling_cubes.d.ts').split(/\/\*\*\n(?: \*.*\n)+export class /, 1);
  // A job is a class of the engine.
  return `${engine?.replace(/(\/\*\*.*\n)?export type JobOf.*\n/, '')}${own.trimStart()}`;
}

/** @param {string} outDir */
async function built(outDir) {
  // Imported late: before the set-up there may be no packages.
  const { build } = await import('vite');
  const { languages } = await import('./vite/beside.js');
  const inTurn = async (/** @type {string[]} */ modes) => {
    for (const mode of modes) await build({ root, mode, logLevel: 'warn', build: { outDir } });
  };
  rmSync(outDir, { recursive: true, force: true });
  await Promise.all([
    inTurn([
      'single',
      'embed-all',
      'embed',
      'embed-engine',
      ...languages().map((tag) => `embed-${tag}`),
    ]),
    parted().then(() => inTurn(['production'])),
  ]);
  writeFileSync(join(outDir, 'embed.d.ts'), embedTypes());
  cpSync(join(root, 'www/app/examples'), join(outDir, 'examples'), { recursive: true });
}

/** @param {string} folder */
function hashes(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    paths.map((path) => [
      relative(folder, path),
      createHash('sha256').update(readFileSync(path)).digest('hex'),
    ]),
  );
}

await main(async () => {
  await setUpWithWholeEngine();
  const isAgain = process.argv.includes('--again');
  if (!isAgain) await built(dist);
  if (isAgain || process.argv.includes('--twice')) {
    await built(second);
    const [one, other] = [hashes(dist), hashes(second)];
    const others = [...new Set([...one.keys(), ...other.keys()])].filter(
      (file) => one.get(file) !== other.get(file),
    );
    if (others.length > 0) throw new Failure(`built twice, these differ: ${others.join(', ')}`);
    console.log(`${other.size} files, twice the same bytes`);
  }
  const file = 'rolling-cubes.html';
  console.log(`dist/${file} is all in one file: ${statSync(join(dist, file)).size} bytes`);
});
