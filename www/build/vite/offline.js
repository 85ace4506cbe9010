// Makes the hosted page installable and usable offline: manifest, icons, service worker.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @import { HtmlTagDescriptor, Plugin } from 'vite' */

const WORKER = 'service-worker.js';

/** Fetched only on installation. */
const ONCE = /\.png$/;

/** @type {() => Plugin} */
export const offline = () => ({
  name: 'offline',
  apply: 'build',
  transformIndexHtml: () => [
    link('manifest', './manifest.webmanifest'),
    link('apple-touch-icon', './apple-touch-icon.png'),
  ],
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const { publicDir, root } = this.environment.config;
      const built = Object.entries(bundle).map(([name, file]) => ({
        name,
        content: file.type === 'chunk' ? file.code : file.source,
      }));
      const copied = readdirSync(publicDir).map((name) => ({
        name,
        content: readFileSync(join(publicDir, name)),
      }));
      const files = Object.fromEntries(
        [...built, ...copied]
          .filter(({ name }) => !ONCE.test(name))
          // A host may serve the page at its folder's address.
          .map(({ name, content }) => [name === 'index.html' ? '' : name, integrityOf(content)])
          .sort(),
      );
      const worker = readFileSync(join(root, 'www/app/offline', WORKER), 'utf8');
      const version = integrityOf(JSON.stringify(files) + worker).slice(-12);
      const source = `self.BUILD = ${JSON.stringify({ version, files }, null, 2)};\n\n${worker}`;
      this.emitFile({ type: 'asset', fileName: WORKER, source });
    },
  },
});

/** After the policy, which must come first. @type {(rel: string, href: string) => HtmlTagDescriptor} */
const link = (rel, href) => ({ tag: 'link', attrs: { rel, href }, injectTo: 'head' });

/** @type {(content: string | Uint8Array) => string} */
const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
