// The version of package.json, which every other file repeats. `npm version minor` raises all of them and tags the commit.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { root } from './run.js';

/** Where other files have it. @type {Readonly<Record<string, RegExp>>} */
export const REPEATED = {
  'Cargo.toml': /(?<=^\[package\]\nname = "rolling-cubes"\nversion = ")[^"]+/m,
  'Cargo.lock': /(?<=^name = "rolling-cubes"\nversion = ")[^"]+/m,
  'CITATION.cff': /(?<=^version: ).+/m,
};

export const currentVersion = () =>
  /** @type {{version: string}} */ (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
    .version;

if (argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, place] of Object.entries(REPEATED)) {
    const file = join(root, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(place, currentVersion()));
  }
  execFileSync('git', ['add', ...Object.keys(REPEATED)], { cwd: root });
}
