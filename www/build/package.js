// `npm run package`: packs what `npm run build` built as an npm package, in `target` or the folder given by `--to`. The package
// has a manual of its own, and neither scripts nor dependencies, so that packing and installing it need no tools.

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BUNDLED, bundled } from './bundled.js';
import { Failure, main, npm, root, run } from './run.js';

const { values: asked } = parseArgs({ options: { to: { type: 'string', default: 'target' } } });
const MANUAL = 'www/app/package/README.md';

/** @param {string} cwd @param {string[]} more */
async function packed(cwd, ...more) {
  const { command, shell } = npm('pack', '--json', '--ignore-scripts', ...more);
  const { status, output } = await run(command, { cwd, shell });
  if (status !== 0) throw new Failure(output);
  /** @type {[{filename: string, files: {path: string}[]}]} */
  const [one] = JSON.parse(output.slice(output.indexOf('[\n')));
  return one;
}

await main(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rolling-cubes-pack-'));
  try {
    const {
      private: _,
      scripts,
      devDependencies,
      imports,
      files,
      ...own
    } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const { files: all } = await packed(root, '--dry-run');
    const names = all.map(({ path }) => path).filter((path) => path !== MANUAL);
    for (const name of ['dist/embed.js', 'dist/rolling-cubes.html', 'www/pkg/rolling_cubes.js'])
      if (!names.includes(name)) throw new Failure(`${name} is missing: run \`npm run build\``);
    for (const name of names) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      cpSync(join(root, name), join(folder, name));
    }
    writeFileSync(join(folder, BUNDLED), await bundled());
    cpSync(join(root, MANUAL), join(folder, 'README.md'));
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
    const to = resolve(root, asked.to);
    mkdirSync(to, { recursive: true });
    const { filename } = await packed(folder, '--pack-destination', to);
    console.log(join(asked.to, filename));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
