// What is loaded later is loaded by the browser alone: no part has styles of its own, nor anything else that had to be there before it. So
// what Vite puts around each `import()` to fetch such things is of no use, and weighs a kilobyte.

/** @import { Plugin } from 'vite' */

const HELPER = '\0vite/preload-helper.js';

/** @type {() => Plugin} */
export const plainImports = () => ({
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
});
