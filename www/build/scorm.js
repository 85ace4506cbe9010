// `npm run scorm -- LINK`: writes an exercise set or a lesson as a SCORM package, with the one file in dist/.
//
//     npm run scorm -- 'exercise=open-list:2,bounds,pass:80' --title 'Week 3' --out week-3.zip
//     npm run scorm -- 'lesson=ida-star&lang=de' --2004

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, main, root } from './run.js';

await main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      2004: { type: 'boolean', default: false },
      title: { type: 'string', default: 'Rolling Cubes' },
      out: { type: 'string', default: 'rolling-cubes-scorm.zip' },
    },
  });
  const link = positionals[0]?.replace(/^.*#/s, '') ?? '';
  if (positionals.length !== 1 || !/(^|&)(exercise|lesson)=[^&]/.test(link))
    throw new Failure('one link to an exercise set or a lesson is needed');
  const file = join(root, 'dist/rolling-cubes.html');
  if (!existsSync(file)) throw new Failure('dist/ has no page; run `npm run build`');
  const { packageOf } = await import('../features/scorm/package.js');
  const [, asked = 'en'] = /(?:^|&)lang=([\w-]+)/.exec(link) ?? [];
  const words = new URL(`../shared/words/${asked}/`, import.meta.url);
  const lang = existsSync(words) ? asked : 'en';
  const { notes } = (await import(`../shared/words/${lang}/teach.js`)).teach.scorm;
  const adapter = readFileSync(new URL('../features/scorm/adapter.js', import.meta.url), 'utf8');
  const version = values[2004] ? '2004' : '1.2';
  const parts = {
    version,
    title: values.title,
    lang,
    link,
    notes,
    page: readFileSync(file),
    adapter,
  };
  writeFileSync(resolve(values.out), packageOf(/** @type {any} */ (parts)));
  console.log(`${values.out}: SCORM ${version}, ${link}`);
});
