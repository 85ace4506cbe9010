// A folder of static files under a path, as a plain web host serves it: no rewriting, no index for anything but a folder's
// address, 404 for all else.

import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** @import { Server } from 'node:http' */

const types = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json'],
  ['.webmanifest', 'application/manifest+json'],
  ['.wasm', 'application/wasm'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
]);

/** What a host sends compressed: pictures are already. */
const COMPRESSED = /\.(html|js|txt|css|json|webmanifest|wasm|svg)$/;

/**
 * A file as a host sends it compressed: by gzip at the level that zlib and most servers take when none is named.
 *
 * @param {string} file
 */
export const compressed = (file) => gzipSync(readFileSync(file));

/**
 * @typedef {object} Hosting
 * @property {string} folder what is served
 * @property {string} [base] the path that it lies under, from slash to slash
 * @property {(file: string, bytes: number) => void} [sent] if there, files are sent compressed and may be kept for ten minutes, as
 *   public hosts do; it is told of each what was sent, without the headers
 */

/** The host, which listens nowhere yet. @param {Hosting} hosting */
export function hosting({ folder, base = '/', sent }) {
  const top = resolve(folder);

  /**
   * @param {string} address the request's path
   * @returns {string | undefined} the file to send
   */
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
 * Lets a host listen on this machine alone.
 *
 * @param {Server} server
 * @param {number} [port] any free one by default
 * @returns {Promise<string>} where it is
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
