// The module of the npm package and of the wheel that has a dependency.

import { join } from 'node:path';
import { build } from 'vite';
import { root } from './run.js';

/** @import { Rolldown } from 'vite' */

/** Its file, which is replaced by its code with the dependency in it. */
export const BUNDLED = 'www/shared/export/packed.js';

/** Its code, without imports. */
export async function bundled() {
  const lib = { entry: join(root, BUNDLED), formats: /** @type {['es']} */ (['es']) };
  const options = { write: false, minify: true, lib };
  const built = await build({ configFile: false, logLevel: 'error', build: options });
  const [{ output }] = /** @type {[Rolldown.RolldownOutput]} */ (built);
  return output[0].code;
}
