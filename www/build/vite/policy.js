// What the built pages may load: their own files, or themselves alone. Nothing else, and from no other host.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** @import { Plugin } from 'vite' */

/** A text as a policy allows it. @type {(text: string) => string} */
export const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');

/** The scripts that stand in the page itself; the first also does in the page that is one file. */
const inline = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) =>
  hashOf(script),
);

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
  'script-src': `'self' ${inline.join(' ')} 'wasm-unsafe-eval'`,
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
    'script-src': [...inline.slice(0, 1), ...scripts, "'wasm-unsafe-eval'"].join(' '),
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
