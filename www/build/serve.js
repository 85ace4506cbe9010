// Serves a folder under a path like a plain web host. Tests use it to check that the page works from any sub-path.
//
//     node www/build/serve.js dist /some/path/ 4173
//     node www/build/serve.js dist / 4173 gzip       compressed and cacheable, as on public hosts

import { hosting, listen } from './hosting.js';

const [folder = 'dist', base = '/', port = '0', gzip] = process.argv.slice(2);
const sent = gzip === 'gzip' ? { sent: () => {} } : {};
const where = await listen(hosting({ folder, base, ...sent }), Number(port));
console.log(`${folder} is at ${where}${base}`);
