// A module that the build leaves out, as it is a file beside the one that is built: it is imported by that name.

import { basename } from 'node:path';

/**
 * @param {string} module the name of the module's own file
 * @param {string} file what it is built as
 * @returns {import('vite').Plugin}
 */
export const beside = (module, file) => ({
  name: 'beside',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer && basename(source) === module ? { id: `./${file}`, external: true } : undefined,
});
