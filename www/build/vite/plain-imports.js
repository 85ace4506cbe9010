// Removes Vite's preload wrapper around each `import()`: no part has styles or other dependencies to preload, and the
// wrapper takes a kilobyte.

/** @import { Plugin } from 'vite' */

const HELPER = '\0vite/preload-helper.js';

/** @type {() => Plugin} */
export const plainImports = () => ({
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
});
