// Leaves out of the elements' modules what only the page has.

/** @import { Plugin } from 'vite' */
/** @import { Manifest } from '../../shared/kit/feature.d.ts' */

/** Files of words, in each language, that no element shows; each has one export, named like the file. @returns {Promise<string[]>} */
export async function unspokenWords() {
  // Not as a part of Vite's configuration, which would follow what they load.
  const { FEATURES } = await import(new URL('../../app/features.js', import.meta.url).href);
  const features = /** @type {Manifest[]} */ (Object.values(FEATURES));
  return features.flatMap(({ words = [] }) => words);
}

/** Also features' parts, which are of views. @type {() => Plugin} */
export const unspoken = () => ({
  name: 'unspoken',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    if (/features[\\/]\w+[\\/]part\.js$/.test(id)) return 'export {};';
    const [, name = ''] = /[\\/]words[\\/][\w-]+[\\/]([\w-]+)\.js$/.exec(id) ?? [];
    return (await unspokenWords()).includes(name) ? `export const ${name} = {};` : undefined;
  },
});
