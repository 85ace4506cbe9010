// Content security policies of the built pages: their own files, or only themselves, and no other host.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** @import { Plugin } from 'vite' */

/** A text as a policy's source. @type {(text: string) => string} */
export const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');

/** Inline scripts of the page; the one-file page has only the first. */
const inline = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) =>
  hashOf(script),
);

/**
 * Common directives: compiling wasm needs 'wasm-unsafe-eval'; images that the page draws need `data:` and `blob:`.
 * @type {Readonly<Record<string, string>>}
 */
const common = {
  'default-src': "'none'",
  'script-src': "'wasm-unsafe-eval'",
  'img-src': 'data: blob:',
  'base-uri': "'none'",
  'form-action': "'none'",
};

/** The policy of the hosted page. */
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
 * The policy of the one-file page: its scripts and styles by hash, and workers from its own text.
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

/** Inserts a policy into a built page. The policy would break the development server's scripts. @type {(content: string) => Plugin} */
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
