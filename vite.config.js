import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { all, escapes } from './www/build/vite/all.js';
import { beside, ENGINE, engineFile, languages, wordsFile } from './www/build/vite/beside.js';
import { gathered, licences } from './www/build/vite/licences.js';
import { offline } from './www/build/vite/offline.js';
import { oneFile } from './www/build/vite/one-file.js';
import { packed } from './www/build/vite/packed.js';
import { plainImports } from './www/build/vite/plain-imports.js';
import { contentSecurityPolicy, hostedPolicy } from './www/build/vite/policy.js';
import { primer } from './www/build/vite/primer.js';
import { templates } from './www/build/vite/templates.js';
import { unspoken } from './www/build/vite/unspoken.js';
import { words, writeWords } from './www/build/words.js';

/** @import { BuildEnvironmentOptions, UserConfig } from 'vite' */
/** @import { ViteUserConfig } from 'vitest/config' */

// Builds, tests and the server import the words.
writeWords();

/** The version, and the hosted page's address, if any. @type {{version: string, homepage?: string}} */
const { version, homepage } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
);

/** @type {BuildEnvironmentOptions} */
const build = {
  target: 'es2022',
  // Browsers with light-dark(), which the elements' styles use: its replacement works only for a whole page.
  cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  // See `plain-imports.js`.
  modulePreload: false,
  reportCompressedSize: false,
  // `www/build/build.js` empties it.
  emptyOutDir: false,
};

const besideThis = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const defineOnce = besideThis('www/app/embed/define.js');

/** Packing takes most of a build's time, which Vite would report. */
const checks = { pluginTimings: false };

/** Includes parts that other builds load on demand. */
const whole = { codeSplitting: false };

/** Builds of one file, which contains everything else as text. */
const alone = /** @type {const} @satisfies {UserConfig} */ ({
  publicDir: false,
  resolve: { conditions: ['single', ...defaultClientConditions] },
  // A blob worker has no base URL to import modules from.
  worker: {
    format: 'iife',
    plugins: () => [gathered()],
    rolldownOptions: { output: { codeSplitting: false } },
  },
});

/** `www/build/build.js` builds all modes into an empty folder. @type {Record<string, ViteUserConfig>} */
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
      // One initial file, instead of one for each set of parts that share modules.
      rolldownOptions: {
        checks,
        output: {
          codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] },
          // A feature's part is named by its folder.
          chunkFileNames: ({ facadeModuleId }) =>
            `assets/${/(\w+)\/part\.js$/.exec(facadeModuleId ?? '')?.[1] ?? '[name]'}-[hash].js`,
        },
      },
    },
  },
  // The page as one file, to open from disk.
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
  // Each of their languages but English, in a separate file.
  ...Object.fromEntries(
    languages().map((tag) => [
      `embed-${tag}`,
      {
        publicDir: false,
        resolve: {
          alias: { '#language': besideThis(`www/shared/words/${tag}/index.js`) },
        },
        plugins: [unspoken()],
        build: {
          ...build,
          lib: {
            entry: besideThis('www/app/embed/words.js'),
            formats: ['es'],
            fileName: () => wordsFile(tag),
          },
          rolldownOptions: { checks, output: { minify: true } },
        },
      },
    ]),
  ),
  // The elements with engine and lessons, for pages from disk and self-contained documents. Needs the one-file page.
  'embed-all': {
    ...alone,
    resolve: { conditions: ['embed-all', ...alone.resolve.conditions] },
    plugins: [
      unspoken(),
      templates(),
      plainImports(),
      packed(),
      all(),
      escapes(),
      licences('within'),
    ],
    build: {
      ...build,
      lib: {
        entry: 'www/app/embed/embed.js',
        name: 'RollingCubes',
        formats: ['es', 'iife'],
        fileName: (format) => (format === 'es' ? 'embed-all.mjs' : 'embed-all.js'),
      },
      rolldownOptions: {
        checks,
        output: { ...whole, minify: true },
        transform: { inject: { 'customElements.define': [defineOnce, 'define'] } },
      },
    },
  },
  // Their engine, in a separate file.
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
  define: {
    'import.meta.env.HOMEPAGE': JSON.stringify(homepage ?? ''),
    'import.meta.env.VERSION': JSON.stringify(version),
  },
  server: { host: '127.0.0.1', watch: { ignored: ['**/target/**', '**/dist/**'] } },
  preview: { host: '127.0.0.1' },
  plugins: [primer(), words()],
  test: {
    include: ['tests/unit/**/*.test.js'],
    environment: 'node',
    // All words; `first-words.test.js` tests the initial ones.
    setupFiles: ['www/shared/words/whole.js', 'www/app/workers/workers.js', 'www/app/features.js'],
    // Tests clean up after themselves, so threads are reused and compile the engine once.
    pool: 'threads',
    isolate: false,
    maxWorkers: '100%',
    // Long, so that results do not depend on the machine's speed.
    testTimeout: 240_000,
  },
  ...(modes[mode] ?? { publicDir: 'www/app/public' }),
}));
