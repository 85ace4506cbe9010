// Serves a folder of static files under a path, as a plain web host does: no rewriting, no index
// for anything but a folder's address, 404 for all else. The tests prove with it that the built
// page works from any sub-path.
//
//     node www/tools/serve.js dist /some/path/ 4173

import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';

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

const [folder = 'dist', base = '/', port = '0'] = process.argv.slice(2);
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

const server = createServer((request, response) => {
  const file = fileAt(new URL(request.url ?? '/', 'http://127.0.0.1').pathname);
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    return;
  }
  response.writeHead(200, {
    'content-type': types.get(extname(file)) ?? 'application/octet-stream',
    'cache-control': 'no-store',
  });
  createReadStream(file).pipe(response);
});

server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address();
  const bound = typeof address === 'object' ? address?.port : port;
  console.log(`${folder} is at http://127.0.0.1:${bound}${base}`);
});
