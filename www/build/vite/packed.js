// `import text from './file?packed'` is a file's content, compressed by LZMA, in base64.
//
// The engine contains most loops once per puzzle. LZMA finds repetitions at any distance. gzip's window is 32 kB, and
// its result is half as large again.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @import { Plugin } from 'vite' */

const QUERY = '?packed';
const NOTHING = '\0packer';

/** Cache by name, shared by two builds. @type {Map<string, { content: Buffer, text: string }>} */
const known = new Map();

/** Bytes compressed by LZMA, in base64. @param {string} name cache key @param {Buffer} content */
export async function packedText(name, content) {
  const old = known.get(name);
  if (old?.content.equals(content)) return old.text;
  const { compress } = await import('lzma1');
  const text = Buffer.from(compress(content, 9)).toString('base64');
  known.set(name, { content, text });
  return text;
}

/** @type {() => Plugin} */
export const packed = () => ({
  name: 'packed',
  enforce: 'pre',
  resolveId(source, importer) {
    // A page only unpacks: omit the 13 kB that pack.
    if (importer?.includes('lzma1') && source === './encoder.js') return NOTHING;
    return source.endsWith(QUERY) && importer ? join(dirname(importer), source) : undefined;
  },
  async load(id) {
    if (id === NOTHING) return 'export class Encoder {}';
    if (!id.endsWith(QUERY)) return undefined;
    const file = id.slice(0, -QUERY.length);
    this.addWatchFile(file);
    return `export default '${await packedText(file, readFileSync(file))}';`;
  },
});
