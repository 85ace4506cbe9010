// A file as text inside a module: `import text from './file?packed'` is its content, gzipped, in base64.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const QUERY = '?packed';

/** @type {() => import('vite').Plugin} */
export const packed = () => ({
  name: 'packed',
  enforce: 'pre',
  resolveId(source, importer) {
    return source.endsWith(QUERY) && importer ? join(dirname(importer), source) : undefined;
  },
  load(id) {
    if (!id.endsWith(QUERY)) return undefined;
    const file = id.slice(0, -QUERY.length);
    this.addWatchFile(file);
    const text = gzipSync(readFileSync(file), { level: 9 }).toString('base64');
    return `export default '${text}';`;
  },
});
