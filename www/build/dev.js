// `npm run dev`: serves the page from its sources. Edits of the page appear at once, and of the engine in seconds: it
// is built in one piece, barely optimised, beside the one in `www/pkg`.

import { basename, join, relative, sep } from 'node:path';
import { Failure, main, root } from './run.js';
import { devEngine, devFolder, setUp } from './setup.js';

/** @import { Plugin, ViteDevServer } from 'vite' */

const file = (/** @type {string} */ name) => join(devFolder, name);
const wasm = JSON.stringify(file('rolling_cubes_bg.wasm?url'));

/** @type {[RegExp, (name: string) => string][]} */
const IMPORTS = [
  [/^#wasm$/, () => '\0whole'],
  [/\?primer$/, () => '\0no-answers'],
  [/\/pkg\/rolling_cubes/, (source) => file(basename(source))],
];

/** @type {Readonly<Record<string, string>>} */
const MODULES = {
  '\0whole': `import url from ${wasm};
    export const firstBytes = async () => (await fetch(url)).arrayBuffer();
    export const wholeBytes = null;`,
  // A built page has answers before its engine; this one waits for the engine.
  '\0no-answers': `import start from ${JSON.stringify(file('rolling_cubes.js'))};
    import url from ${wasm};
    await start({ module_or_path: url });
    export default {};`,
};

/** @type {Plugin} */
const ownEngine = {
  name: 'own-engine',
  resolveId: {
    order: 'pre',
    handler: (source) => IMPORTS.find(([what]) => what.test(source))?.[1](source),
  },
  load: (id) => MODULES[id],
  configureServer(server) {
    const isEngine = (/** @type {string} */ file) =>
      /^(src\b|Cargo\.)/.test(relative(root, file).split(sep).join('/'));
    let isStale = false;
    let isBuilding = false;
    server.watcher.on('all', async (_, file) => {
      if (!isEngine(file)) return;
      isStale = true;
      if (isBuilding) return;
      isBuilding = true;
      while (isStale) {
        isStale = false;
        await renew(server);
      }
      isBuilding = false;
    });
  },
};

/** Rebuilds the engine and reloads the page, which shows a build error. @param {ViteDevServer} server */
async function renew(server) {
  try {
    await devEngine();
    server.moduleGraph.invalidateAll();
    server.ws.send({ type: 'full-reload' });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    server.ws.send({ type: 'error', err: { message: error.message, stack: '' } });
  }
}

await main(async () => {
  await setUp();
  await devEngine();
  // Imported late: before the set-up there may be no Vite.
  const { createServer } = await import('vite');
  // A bundled configuration would need `www/pkg`, which `npm run dev` does not.
  const server = await createServer({ configLoader: 'native', plugins: [ownEngine] });
  await server.listen();
  server.printUrls();
});
