// `npm run notebook`: writes the Python package for notebooks to dist/, a wheel of plain files. Needs `npm run build`.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { BUNDLED, bundled } from './bundled.js';
import { Failure, main, root } from './run.js';

/** @param {string} file */
const read = (file) => new Uint8Array(readFileSync(join(root, file)));

/** @param {Uint8Array} content */
const digest = (content) => createHash('sha256').update(content).digest('base64url');

/** Modules keep their places, as they import each other. */
const MODULES = [
  'app/notebook/engine.js',
  'app/notebook/widget.js',
  'app/package/engine.node.js',
  'app/package/started.js',
  'pkg/rolling_cubes.js',
  'pkg/rolling_cubes_bg.wasm',
];

await main(async () => {
  if (!existsSync(join(root, 'dist/embed-all.mjs')))
    throw new Failure('dist/ has no elements; run `npm run build`');
  const { version, description } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const info = `rolling_cubes-${version}.dist-info`;
  const metadata = [
    'Metadata-Version: 2.4',
    'Name: rolling-cubes',
    `Version: ${version}`,
    `Summary: ${description}`,
    'License-Expression: MIT OR Apache-2.0',
    'License-File: LICENSE-MIT',
    'License-File: LICENSE-APACHE',
    'Requires-Python: >=3.9',
    'Requires-Dist: anywidget>=0.9',
    'Requires-Dist: pandas; extra == "pandas"',
    'Provides-Extra: pandas',
  ];
  const wheel = [
    'Wheel-Version: 1.0',
    'Generator: rolling-cubes',
    'Root-Is-Purelib: true',
    'Tag: py3-none-any',
  ];
  /** @type {Record<string, Uint8Array>} */
  const files = {
    'rolling_cubes/__init__.py': read('www/app/notebook/__init__.py'),
    'rolling_cubes/js/package.json': strToU8('{ "type": "module" }\n'),
    'rolling_cubes/js/embed-all.mjs': read('dist/embed-all.mjs'),
    ...Object.fromEntries(MODULES.map((name) => [`rolling_cubes/js/${name}`, read(`www/${name}`)])),
    [BUNDLED.replace('www', 'rolling_cubes/js')]: strToU8(await bundled()),
    [`${info}/licenses/LICENSE-MIT`]: read('LICENSE-MIT'),
    [`${info}/licenses/LICENSE-APACHE`]: read('LICENSE-APACHE'),
    [`${info}/METADATA`]: strToU8(`${metadata.join('\n')}\n`),
    [`${info}/WHEEL`]: strToU8(`${wheel.join('\n')}\n`),
  };
  const record = Object.entries(files).map(
    ([name, content]) => `${name},sha256=${digest(content)},${content.length}\n`,
  );
  files[`${info}/RECORD`] = strToU8(`${record.join('')}${info}/RECORD,,\n`);
  const name = `rolling_cubes-${version}-py3-none-any.whl`;
  // A fixed time, so that equal files are equal wheels.
  const zip = zipSync(files, { level: 9, mtime: new Date(1980, 0, 1) });
  writeFileSync(join(root, 'dist', name), zip);
  console.log(`dist/${name}: ${zip.length} bytes`);
});
