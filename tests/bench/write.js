// Replaces tables in README.md: each table of standard input replaces the one with the same heading.
//
//     npm run weigh | node tests/bench/write.js

import { readFileSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

const file = new URL('README.md', import.meta.url);
const TABLE = /^\|(.*)\|\n\|[ :|-]+\|\n(?:\|.*\|\n)+/gm;

const measured = new Map(
  [...(await text(process.stdin)).matchAll(TABLE)].map(([table, heading]) => [heading, table]),
);
const written = readFileSync(file, 'utf8').replaceAll(TABLE, (table, heading) => {
  const fresh = measured.get(heading);
  measured.delete(heading);
  return fresh ?? table;
});
writeFileSync(file, written);
for (const heading of measured.keys()) console.log(`no table has the heading |${heading}|`);
