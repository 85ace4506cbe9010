import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { beside, ENGINE, engineFile } from './www/build/vite/beside.js';
import { gathered, licences } from './www/build/vite/licences.js';
import { offline } from './www/build/vite/offline.js';
import { oneFile } from './www/build/vite/one-file.js';
import { packed } from './www/build/vite/packed.js';
import { plainImports } from './www/build/vite/plain-imports.js';
import { contentSecurityPolicy, hostedPolicy } from './www/build/vite/policy.js';
import { primer } from './www/build/vite/primer.js';
import { templates } from './www/build/vite/templates.js';
import { unspoken } from './www/build/vite/unspoken.js';

/** @import { BuildEnvironmentOptions, UserConfig } from 'vite' */
/** @import { ViteUserConfig } from 'vitest/config' */

/** The page's address on the web, if it has one. @type {{homepage?: string}} */
const { homepage } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** What the builds have in common. @type {BuildEnvironmentOptions} */
const build = {
  target: 'es2022',
  // Browsers that know light-dark(), which the elements' own styles use: what stands in for it works on a whole page alone.
  cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  // What is loaded later is loaded by the browser alone.
  modulePreload: false,
  reportCompressedSize: false,
  // `www/build/build.js` does.
  emptyOutDir: false,
};

/** What defines the elements for other pages, see there. */
const defineOnce = fileURLToPath(new URL('www/app/embed/define.js', import.meta.url));

/** Packing takes most of a build's time, and is no fault of it. */
const checks = { pluginTimings: false };

/** What is loaded later elsewhere stands in the one file, too. */
const whole = { codeSplitting: false };

/** All in one: what else the page would load is text inside it. */
const alone = /** @type {const} @satisfies {UserConfig} */ ({
  publicDir: false,
  resolve: { conditions: ['single', ...defaultClientConditions] },
  // A worker from a blob has no address that a module could be imported from.
  worker: { format: 'iife', plugins: () => [gathered()] },
});

/**
 * What each mode is for; `www/build/build.js` builds them all, into an empty folder.
 * @type {Record<string, ViteUserConfig>}
 */
const modes = {
  // The page and its files, for a web server.
  production: {
    publicDir: 'www/app/public',
    plugins: [
      primer(),
      templates(),
      plainImports(),
      contentSecurityPolicy(hostedPolicy),
      offline(),
      licences('beside'),
    ],
    worker: { format: 'es', plugins: () => [gathered()] },
    build: {
      ...build,
      // Inlined files would be data: addresses, which the policy forbids for wasm and workers.
      assetsInlineLimit: 0,
      // What the page begins with is one file, and not one for each set of parts that share some of it.
      rolldownOptions: {
        checks,
        output: { codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] } },
      },
    },
  },
  // The page as one file, for a double click.
  single: {
    ...alone,
    plugins: [
      primer(),
      templates(),
      plainImports(),
      packed(),
      oneFile('rolling-cubes.html', 'www/app/public/favicon.svg'),
      licences('within'),
    ],
    build: { ...build, rolldownOptions: { checks, output: whole } },
  },
  // The elements for other pages as one module, without the engine.
  embed: {
    ...alone,
    resolve: { conditions: ['embed', ...alone.resolve.conditions] },
    plugins: [unspoken(), templates(), plainImports(), packed(), beside(), licences('within')],
    build: {
      ...build,
      lib: { entry: 'www/app/embed/embed.js', formats: ['es'], fileName: () => 'embed.js' },
      rolldownOptions: {
        checks,
        output: { ...whole, minify: true },
        transform: { inject: { 'customElements.define': [defineOnce, 'define'] } },
      },
    },
  },
  // Their engine, beside them.
  'embed-engine': {
    publicDir: false,
    plugins: [packed(), licences('within')],
    build: {
      ...build,
      lib: { entry: ENGINE, formats: ['es'], fileName: engineFile },
      rolldownOptions: { checks, output: { minify: true } },
    },
  },
};

export default defineConfig(({ mode }) => ({
  // Relative addresses: dist/ works from any folder of any web server.
  base: './',
  worker: { format: 'es' },
  define: { 'import.meta.env.HOMEPAGE': JSON.stringify(homepage ?? '') },
  server: { host: '127.0.0.1', watch: { ignored: ['**/target/**', '**/dist/**'] } },
  preview: { host: '127.0.0.1' },
  plugins: [primer()],
  test: {
    include: ['tests/unit/**/*.test.js'],
    environment: 'node',
    // What a page begins with is tried by itself; all else with all words.
    setupFiles: ['www/shared/words/whole.js', 'www/app/workers/workers.js'],
    // No test leaves anything behind for another, and a thread that has the engine compiled need not do so for each file.
    pool: 'threads',
    isolate: false,
    maxWorkers: '100%',
    // Long, so that a slow machine fails nothing that a quick one passes.
    testTimeout: 60_000,
  },
  ...(modes[mode] ?? { publicDir: 'www/app/public' }),
}));
