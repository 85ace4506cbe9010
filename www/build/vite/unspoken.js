// Words that no embedded element ever says are left out of the elements' module: what says them is not in it.

/** @import { Plugin } from 'vite' */

/** The files of words, in each language, of parts that only the page has; each has one export, of its own name. */
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
