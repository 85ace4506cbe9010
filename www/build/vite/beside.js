// The engine of the elements, which is a file beside their module and not in it. The file's name has a hash of the engine: neither a host's
// caches nor whoever copies files can put together what does not belong together.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../run.js';

/** @import { Plugin } from 'vite' */

/** The engine's module among the sources. */
export const ENGINE = join(root, 'www/shared/engine/apart.js');

const WASM = join(root, 'www/pkg/rolling_cubes_bg.wasm');
const QUERY = '?beside';

/** The name of the engine's file. */
export const engineFile = () =>
  `embed-engine-${createHash('sha256').update(readFileSync(WASM)).digest('hex').slice(0, 8)}.js`;

/** Has that file imported in the place of the engine's module, and its name by `import name from './file?beside'`. @type {() => Plugin} */
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
