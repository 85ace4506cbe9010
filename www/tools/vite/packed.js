// A file as text inside a module: `import text from './file?packed'` is its content, compressed by LZMA, in base64; of a folder, the
// files of Markdown in its folders as one object, a text by its path.
//
// The engine has most of its loops once for each puzzle. LZMA finds what is said again however far back it was; gzip looks back 32 kB
// only, and makes the engine half as large again.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

const QUERY = '?packed';
const NOTHING = '\0packer';

/** What was packed, by its name: two builds have the same in them. @type {Map<string, { content: Buffer, text: string }>} */
const known = new Map();

/** The files of Markdown in a folder's folders, in the order of their paths. @param {string} folder */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => /^[^/]+\/[^/]+\.md$/.test(path))
    .sort();

/** @param {string} folder */
const textsIn = (folder) =>
  Object.fromEntries(
    filesIn(folder).map((path) => [`./${path}`, readFileSync(join(folder, path), 'utf8')]),
  );

/** @param {string} file */
const contentOf = (file) =>
  statSync(file).isDirectory() ? Buffer.from(JSON.stringify(textsIn(file))) : readFileSync(file);

/** Bytes compressed by LZMA, in base64. @param {string} name what they are, by which they are known again @param {Buffer} content */
export async function packedText(name, content) {
  const old = known.get(name);
  if (old?.content.equals(content)) return old.text;
  const { compress } = await import('lzma1');
  const text = Buffer.from(compress(content, 9)).toString('base64');
  known.set(name, { content, text });
  return text;
}

/** @type {() => import('vite').Plugin} */
export const packed = () => ({
  name: 'packed',
  enforce: 'pre',
  resolveId(source, importer) {
    // A page only unpacks: the half that packs, 13 kB of it, stays at home.
    if (importer?.includes('lzma1') && source === './encoder.js') return NOTHING;
    return source.endsWith(QUERY) && importer ? join(dirname(importer), source) : undefined;
  },
  async load(id) {
    if (id === NOTHING) return 'export class Encoder {}';
    if (!id.endsWith(QUERY)) return undefined;
    const file = id.slice(0, -QUERY.length);
    this.addWatchFile(file);
    return `export default '${await packedText(file, contentOf(file))}';`;
  },
});
