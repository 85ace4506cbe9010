// `npm run supply`: checks licences, sources, duplicates and checksums of all crates and npm packages.
//
//     npm run supply -- --twice      also builds the wasm twice from scratch, and compares the bytes (minutes)
//
// `cargo deny` checks crates by deny.toml if installed; otherwise the same lists are compared with cargo's metadata. Advisories
// need a network: `cargo deny check advisories` and `npm audit`.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Failure, main, must, root, run } from './run.js';
import { setUpWithEngine } from './setup.js';
import { target } from './toolchain.js';

/** @typedef {{ name: string, version: string, license: string | null, source: string | null }} Crate */
/** @typedef {{ version?: string, license?: string, integrity?: string, resolved?: string, hasInstallScript?: boolean, link?: boolean, optional?: boolean }} Locked */

/** Allowed licences of npm packages. All are tools, except Lit, d3-hierarchy, uqr, fflate, gifenc and Mediabunny, which are in the page. */
const NPM_LICENCES = [
  'MIT',
  'MIT OR Apache-2.0',
  'Apache-2.0',
  'BSD-3-Clause',
  'ISC',
  '0BSD',
  'BlueOak-1.0.0',
  'MPL-2.0',
];

/** Licences that two packages of measurements name in their text alone: MIT, and Python's own for its heap. */
const READ = ['node_modules/pathfinding', 'node_modules/heap'];

/** The strings of a one-line list in deny.toml. @param {string} toml @param {string} key */
export function listIn(toml, key) {
  const line = new RegExp(`^${key} = \\[(.*)\\]$`, 'm').exec(toml)?.[1];
  if (line === undefined) throw new Failure(`deny.toml has no list ${key} in one line`);
  return [...line.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text);
}

/**
 * Whether allowed licences satisfy an SPDX expression, or an older crate's with slashes: each part between ANDs needs an
 * allowed one.
 * @type {(expression: string, allowed: readonly string[]) => boolean}
 */
export const isAllowed = (expression, allowed) =>
  expression
    .replaceAll('/', ' OR ')
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((name) => allowed.includes(name)));

/** Faults of crates. @param {readonly Crate[]} crates @param {string} toml @returns {string[]} */
export function wrongCrates(crates, toml) {
  const allowed = listIn(toml, 'allow');
  const sources = listIn(toml, 'allow-registry').map((address) => `registry+${address}`);
  const skipped = listIn(toml, 'skip');
  const foreign = crates.filter(({ source }) => source !== null);
  /** @type {Map<string, string[]>} */
  const versions = new Map();
  for (const { name, version } of foreign) {
    versions.set(name, [...(versions.get(name) ?? []), version]);
  }
  return [
    ...crates.flatMap(({ name, license }) =>
      isAllowed(license ?? '', allowed) ? [] : [`crate ${name}: licence ${license}`],
    ),
    ...foreign.flatMap(({ name, source }) =>
      sources.includes(source ?? '') ? [] : [`crate ${name}: from ${source}`],
    ),
    ...[...versions].flatMap(([name, all]) =>
      all.length > 1 && !skipped.includes(name) ? [`crate ${name}: ${all.join(' and ')}`] : [],
    ),
  ];
}

/** Faults of Cargo.lock: every external package needs a checksum. @param {string} lock @returns {string[]} */
export const wrongLock = (lock) =>
  lock.split('[[package]]').flatMap((part) => {
    const name = /^name = "(.*)"$/m.exec(part)?.[1];
    const isForeign = /^source = /m.test(part);
    return isForeign && !/^checksum = "[0-9a-f]{64}"$/m.test(part)
      ? [`crate ${name}: no checksum`]
      : [];
  });

/** Faults of npm packages, by their lock file. @param {Readonly<Record<string, Locked>>} packages @returns {string[]} */
export const wrongPackages = (packages) =>
  Object.entries(packages).flatMap(
    ([path, { license, integrity, resolved, hasInstallScript, link }]) => {
      if (path === '') return [];
      const wrong = [];
      if (!READ.includes(path) && !NPM_LICENCES.includes(license ?? ''))
        wrong.push(`licence ${license}`);
      if (!/^sha512-/.test(integrity ?? '')) wrong.push('no checksum');
      if (hasInstallScript) wrong.push('a script that runs when it is installed');
      if (resolved !== undefined || link) wrong.push(`from ${resolved}`);
      return wrong.map((what) => `${path}: ${what}`);
    },
  );

/** Crates for a platform, from cargo's local data. @param {string} platform @returns {Promise<Crate[]>} */
async function cratesFor(platform) {
  const asked = ['--format-version', '1', '--all-features', '--offline', '--locked'];
  const command = ['cargo', 'metadata', ...asked, '--filter-platform', platform];
  const { status, output } = await run(command);
  if (status !== 0)
    throw new Failure(
      `\`${command.join(' ')}\` failed; it needs what \`npm run wasm\` has fetched:\n${output}`,
    );
  return JSON.parse(output.slice(output.indexOf('{'))).packages;
}

async function ownPlatform() {
  const { output } = await run(['rustc', '-vV']);
  return /^host: (.*)$/m.exec(output)?.[1] ?? '';
}

/** @returns {Promise<string[]>} */
async function wrongWithCrates() {
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
  const { status } = await run(['cargo', 'deny', '--version']).catch(() => ({ status: 1 }));
  if (status === 0) {
    await must(['cargo', 'deny', '--offline', 'check', 'bans', 'licenses', 'sources']);
    return wrongLock(read('Cargo.lock'));
  }
  console.log('cargo deny is not installed: its lists are held against what cargo tells');
  const platforms = [await ownPlatform(), target];
  const crates = (await Promise.all(platforms.map(cratesFor))).flat();
  const each = new Map(crates.map((crate) => [`${crate.name} ${crate.version}`, crate]));
  console.log(`${each.size} crates for ${platforms.join(' and ')}`);
  return [...wrongLock(read('Cargo.lock')), ...wrongCrates([...each.values()], read('deny.toml'))];
}

function engineHashes() {
  const folder = join(root, 'www/pkg');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return files.sort().map((file) => {
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
    return `${hash}  ${relative(folder, file)}`;
  });
}

/** Builds the engine from scratch. */
async function builtAnew() {
  for (const folder of ['www/pkg', 'target/bound', `target/${target}`]) {
    rmSync(join(root, folder), { recursive: true, force: true });
  }
  await setUpWithEngine();
  return engineHashes();
}

if (process.argv[1]?.endsWith('supply.js')) {
  await main(async () => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    const wrong = [...(await wrongWithCrates()), ...wrongPackages(lock.packages)];
    console.log(`${Object.keys(lock.packages).length - 1} npm packages`);
    if (wrong.length > 0) throw new Failure(wrong.join('\n'));
    if (!process.argv.includes('--twice')) return;
    const [first, second] = [await builtAnew(), await builtAnew()];
    console.log(second.join('\n'));
    if (first.join() !== second.join()) throw new Failure(`built before:\n${first.join('\n')}`);
    console.log('twice the same bytes');
  });
}
