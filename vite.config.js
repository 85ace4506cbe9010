import { readFileSync } from 'node:fs';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { gathered, licences } from './www/tools/vite/licences.js';
import { offline } from './www/tools/vite/offline.js';
import { oneFile } from './www/tools/vite/one-file.js';
import { packed } from './www/tools/vite/packed.js';
import { contentSecurityPolicy, hostedPolicy } from './www/tools/vite/policy.js';

/** The page's address on the web, if it has one. @type {{homepage?: string}} */
const { homepage } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** What the builds have in common. @type {import('vite').BuildEnvironmentOptions} */
const build = {
  target: 'es2022',
  // Browsers that know light-dark(), which the elements' own styles use: what stands in for it works on a whole page alone.
  cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
};

/** All in one: what else the page would load is text inside it. @type {import('vite').UserConfig} */
const alone = {
  publicDir: false,
  resolve: { conditions: ['single', ...defaultClientConditions] },
  // A worker from a blob has no address that a module could be imported from.
  worker: { format: 'iife', plugins: () => [gathered()] },
};

/**
 * What each mode is for; `www/tools/build.js` builds them one after the other, the first into an empty folder.
 * @type {Record<string, import('vitest/config').ViteUserConfig>}
 */
const modes = {
  // The page and its files, for a web server.
  production: {
    publicDir: 'www/public',
    plugins: [contentSecurityPolicy(hostedPolicy), offline(), licences('beside')],
    worker: { format: 'es', plugins: () => [gathered()] },
    // Inlined files would be data: addresses, which the policy forbids for wasm and workers.
    build: { ...build, assetsInlineLimit: 0 },
  },
  // The page as one file, for a double click.
  single: {
    ...alone,
    plugins: [
      packed(),
      oneFile('rolling-cubes.html', 'www/public/favicon.svg'),
      licences('within'),
    ],
    build: { ...build, emptyOutDir: false },
  },
  // The elements for other pages as one module.
  embed: {
    ...alone,
    plugins: [packed(), licences('within')],
    build: {
      ...build,
      emptyOutDir: false,
      lib: { entry: 'www/embed/embed.js', formats: ['es'], fileName: () => 'embed.js' },
      rolldownOptions: { output: { minify: true } },
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
  test: {
    include: ['tests/unit/**/*.test.js'],
    environment: 'node',
    // No test leaves anything behind for another, and a thread that has the engine compiled need not do so for each file.
    pool: 'threads',
    isolate: false,
    // Long, so that a slow machine fails nothing that a quick one passes.
    testTimeout: 60_000,
  },
  ...(modes[mode] ?? { publicDir: 'www/public' }),
}));
