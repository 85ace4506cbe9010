// `npm run languages`: how complete each language is; with a tag, the words that it lacks.

import { lacking, languages } from './words.js';

const [asked] = process.argv.slice(2);
for (const tag of languages()) {
  if (asked && tag !== asked) continue;
  const { missing, all } = lacking(tag);
  console.log(`${tag}: ${Math.floor((100 * (all - missing.length)) / all)} % of ${all} words`);
  if (asked) console.log(missing.join('\n'));
}
