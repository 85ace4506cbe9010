import { defineConfig } from 'vitest/config';

/**
 * The published page may load its own files and nothing else. 'wasm-unsafe-eval' is what compiling
 * wasm needs; `data:` and `blob:` are for images that the page draws itself.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

export default defineConfig({
  // Relative addresses: dist/ works from any folder of any web server.
  base: './',
  publicDir: 'www/public',
  worker: { format: 'es' },
  plugins: [
    {
      name: 'content-security-policy',
      // The development server puts scripts and styles into the page, which the policy forbids.
      apply: 'build',
      transformIndexHtml: () => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy },
          injectTo: 'head-prepend',
        },
      ],
    },
  ],
  build: {
    target: 'es2022',
    // Inlined files would be data: addresses, which the policy forbids for wasm and workers.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { host: '127.0.0.1', watch: { ignored: ['**/target/**', '**/dist/**'] } },
  preview: { host: '127.0.0.1' },
  test: {
    include: ['tests/unit/**/*.test.js'],
    environment: 'node',
  },
});
