// The elements' engine in a file beside their module. Its name contains a hash of the engine, so that caches and copies
// cannot combine different versions.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../run.js';

/** @import { Plugin } from 'vite' */

export const ENGINE = join(root, 'www/shared/engine/apart.js');

const WASM = join(root, 'www/pkg/rolling_cubes_bg.wasm');
const QUERY = '?beside';

export const engineFile = () =>
  `embed-engine-${createHash('sha256').update(readFileSync(WASM)).digest('hex').slice(0, 8)}.js`;

/** Imports that file instead of the engine's module, and its name by `import name from './file?beside'`. @type {() => Plugin} */
export const beside = () => ({
  name: 'beside',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer) return undefined;
    if (source.endsWith(QUERY)) return `\0${QUERY}`;
    return basename(source) === basename(ENGINE)
      ? { id: `./${engineFile()}`, external: true }
      : undefined;
  },
  load: (id) => (id === `\0${QUERY}` ? `export default '${engineFile()}';` : undefined),
});
