// `node www/build/arrows.js`: no import of a type runs up, as app > features > shared. dependency-cruiser checks the
// imports of code, and does not see those of types.

import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { filesOf } from './prose.js';
import { Failure, main, root } from './run.js';

/** From the lowest. */
const FLOORS = ['www/shared/', 'www/features/', 'www/app/'];

/** An import of code or of types, `import('…')` of either, and a module that a declaration adds to. */
const IMPORT = /(?:\bfrom\s+|\bimport\s*\(?\s*)'(\.[^']+)'/g;

/** @param {string} path */
const floorOf = (path) => FLOORS.findIndex((floor) => path.startsWith(floor));

/** Imports of a file that run up. @type {(file: string, text: string) => string[]} */
export const upwardIn = (file, text) =>
  [...text.matchAll(IMPORT)].flatMap(([, to = '']) => {
    const path = posix.join(posix.dirname(file), to);
    return floorOf(path) > floorOf(file) ? [`${file} imports ${path}`] : [];
  });

if (process.argv[1]?.endsWith('arrows.js')) {
  await main(async () => {
    const files = FLOORS.flatMap((floor) => [...filesOf('.js', floor), ...filesOf('.d.ts', floor)]);
    const upward = files.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return upwardIn(file.replaceAll('\\', '/'), text);
    });
    if (upward.length > 0) throw new Failure(`these imports run up:\n${upward.join('\n')}`);
    console.log(`${files.length} files without an import that runs up`);
  });
}
