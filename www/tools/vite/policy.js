// What the built pages may load: their own files, or themselves alone. Nothing else, and from no other host.

/** @typedef {import('vite').Plugin} Plugin */

/**
 * What every page is denied, and what none can do without: 'wasm-unsafe-eval' is what compiling wasm needs; `data:` and
 * `blob:` are for images that the page draws itself.
 * @type {Readonly<Record<string, string>>}
 */
const common = {
  'default-src': "'none'",
  'script-src': "'wasm-unsafe-eval'",
  'img-src': 'data: blob:',
  'base-uri': "'none'",
  'form-action': "'none'",
};

/** The policy of a page that lies beside its files. */
export const hostedPolicy = written({
  ...common,
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
});

/**
 * The policy of a page that is one file: its own scripts and styles, known by their hashes, and workers from its own text.
 * @type {(scripts: readonly string[], styles: readonly string[]) => string}
 */
export const oneFilePolicy = (scripts, styles) =>
  written({
    ...common,
    'script-src': [...scripts, "'wasm-unsafe-eval'"].join(' '),
    'style-src': styles.join(' '),
    'worker-src': 'blob:',
  });

/** @param {Readonly<Record<string, string>>} policy */
function written(policy) {
  return Object.entries(policy)
    .map(([what, from]) => `${what} ${from}`)
    .join('; ');
}

/** Puts a policy at the head of a built page. The development server's own scripts would break it. @type {(content: string) => Plugin} */
export const contentSecurityPolicy = (content) => ({
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content },
      injectTo: 'head-prepend',
    },
  ],
});
