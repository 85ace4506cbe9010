// Removes words from the elements' module that no element shows.

/** @import { Plugin } from 'vite' */

/** Files of words, in each language, of parts that only the page has; each has one export, named like the file. */
export const UNSPOKEN = [
  'atlas',
  'code',
  'finder',
  'floor',
  'help',
  'lessons',
  'quality',
  'stages',
  'statistics',
  'teach',
];

const FILE = new RegExp(`[\\\\/]words[\\\\/][\\w-]+[\\\\/](${UNSPOKEN.join('|')})\\.js$`);

/** @type {() => Plugin} */
export const unspoken = () => ({
  name: 'unspoken',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    const [, name] = FILE.exec(id) ?? [];
    return name ? `export const ${name} = {};` : undefined;
  },
});
