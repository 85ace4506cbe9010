// `npm run languages`: how complete each language is; with a tag, the words that it lacks.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { lacking } from '../shared/words/over.js';
import { root } from './run.js';

const folder = join(root, 'www/shared/words');
const [asked] = process.argv.slice(2);
for (const tag of readdirSync(folder)) {
  if (!existsSync(join(folder, tag, 'index.js')) || (asked && tag !== asked)) continue;
  // An incomplete language exports its words as `own`.
  const { own, words } = await import(`../shared/words/${tag}/index.js`);
  const { missing, all } = lacking(own ?? words);
  console.log(`${tag}: ${Math.floor((100 * (all - missing.length)) / all)} % of ${all} words`);
  if (asked) console.log(missing.join('\n'));
}
