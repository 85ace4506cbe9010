// Serves a folder of static files under a path like a plain web host: no rewriting, an index only for a folder's
// address, 404 for all else.

import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** @import { Server } from 'node:http' */

const types = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json'],
  ['.webmanifest', 'application/manifest+json'],
  ['.wasm', 'application/wasm'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
]);

/** Types that hosts compress; pictures already are. */
const COMPRESSED = /\.(html|js|txt|css|json|webmanifest|wasm|svg)$/;

/** gzip at level 6, the default of zlib and most servers. @param {string} file */
export const compressed = (file) => gzipSync(readFileSync(file));

/**
 * @typedef {object} Hosting
 * @property {string} folder the served folder
 * @property {string} [base] its path, with slashes at both ends
 * @property {(file: string, bytes: number) => void} [sent] if present, files are compressed and cacheable for ten
 *   minutes, as on public hosts; called with the sizes sent, without headers
 */

/** A server that does not listen yet. @param {Hosting} hosting */
export function hosting({ folder, base = '/', sent }) {
  const top = resolve(folder);

  /** @param {string} address the request's path @returns {string | undefined} the file to send */
  function fileAt(address) {
    if (!address.startsWith(base)) return undefined;
    const path = decodeURIComponent(address.slice(base.length));
    const file = resolve(join(top, path.endsWith('/') || path === '' ? `${path}index.html` : path));
    if (!file.startsWith(top + sep)) return undefined;
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
  }

  return createServer((request, response) => {
    const file = fileAt(new URL(request.url ?? '/', 'http://127.0.0.1').pathname);
    if (!file) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
      return;
    }
    const isCompressed = sent !== undefined && COMPRESSED.test(file);
    const body = isCompressed ? compressed(file) : readFileSync(file);
    response.writeHead(200, {
      'content-type': types.get(extname(file)) ?? 'application/octet-stream',
      'cache-control': sent ? 'max-age=600' : 'no-store',
      ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
    });
    response.end(body);
    sent?.(file, body.length);
  });
}

/**
 * Listens on this machine only.
 * @param {Server} server
 * @param {number} [port] any free one by default
 * @returns {Promise<string>} its address
 */
export function listen(server, port = 0) {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      done(`http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`);
    });
  });
}
