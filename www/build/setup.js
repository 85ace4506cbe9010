// Everything that `npm start` and `npm test` need on a machine with only Node and rustup.
// Each part looks first and does nothing when there is nothing to do.

import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { Failure, must, npm, root, run } from './run.js';
import { chooseToolchain, target } from './toolchain.js';

/** The npm packages and Rust's wasm target. */
export async function setUp() {
  checkNode();
  await Promise.all([packages(), toolchain()]);
}

const toolchain = () => chooseToolchain().then(wasmTarget);

/** The same, and the engine in one piece and in parts. @param {boolean} [gives] see {@link compiled} */
export async function setUpWithEngine(gives) {
  await setUpWithWholeEngine(gives);
  await parted();
}

/** The same, and the engine in one piece: its compilers begin while the packages are fetched. @param {boolean} [gives] see {@link compiled} */
export async function setUpWithWholeEngine(gives = true) {
  checkNode();
  await Promise.all([packages(), toolchain().then(() => compiled(gives))]);
  await bound();
}

/** Where the engine of `npm run dev` lies. */
export const devFolder = join(root, 'target/dev-engine');

/** Compiles the engine of `npm run dev`, in one piece and hardly optimised, and binds it. */
export async function devEngine() {
  await must(['cargo', 'build', '--lib', '--profile', 'wasm-dev', '--target', target]);
  await must(['cargo', 'run', ...tool, '--', devFolder]);
}

/** Parts the engine for the page; quick when nothing changed. */
export const parted = () => must([process.execPath, 'www/build/parts/parts.js']);

const tool = ['--quiet', '--profile', 'tool', '--package', 'bind-wasm'];

/**
 * Compiles the library, and beside it the program that binds it. Half of the library's time is one compiler on one core: what else there is
 * to do gives way until then, which saves a tenth of the whole set-up. Beside other work it would give way to that, too.
 * @param {boolean} gives
 */
const compiled = (gives) => Promise.all([library(), must(['cargo', 'build', ...tool], { gives })]);

/** Writes the library as wasm, with its JavaScript, to `www/pkg`; quick when nothing changed. */
const bound = () => must(['cargo', 'run', ...tool]);

/** Compiles the library for browsers. */
const library = () =>
  must(['cargo', 'build', '--lib', '--profile', 'wasm', '--target', target], {
    // Panic messages name source files. Without this the published wasm would carry the paths of the machine that built it, and
    // would differ from one machine to the next.
    env: { CARGO_ENCODED_RUSTFLAGS: ['cargo', 'rustup'].map(remapped).join('\u001f') },
  });

/** What gives a home of Rust's tools the same name everywhere. @param {string} name */
const remapped = (name) => {
  const home = process.env[`${name.toUpperCase()}_HOME`] ?? join(homedir(), `.${name}`);
  return `--remap-path-prefix=${home}=${name}`;
};

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Failure(
      `Node ${process.versions.node} is too old: Rolling Cubes needs 20.19 or later (https://nodejs.org)`,
    );
  }
}

async function packages() {
  if (packagesAreCurrent()) return;
  console.log('Installing the npm packages of package-lock.json ...');
  const { command, shell } = npm('ci');
  await must(command, {
    shell,
    gives: true,
    // A quiet `npm test --silent` must not hide why an installation fails.
    env: { npm_config_loglevel: 'warn' },
  });
}

/**
 * Whether node_modules holds what the lock file names, and the lock file what package.json asks for.
 * npm keeps its own list of what it installed inside node_modules.
 */
function packagesAreCurrent() {
  const installedFile = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const asked = readJson(join(root, 'package.json'));
  const locked = readJson(join(root, 'package-lock.json')).packages;
  const installed = readJson(installedFile).packages;
  const same = ['dependencies', 'devDependencies'].every(
    (kind) => JSON.stringify(asked[kind]) === JSON.stringify(locked[''][kind]),
  );
  return (
    same &&
    Object.entries(locked).every(
      ([path, { version, optional }]) =>
        path === '' ||
        // Optional packages are other systems' binaries, absent here.
        (optional && !installed[path]) ||
        (installed[path]?.version === version && existsSync(join(root, path))),
    )
  );
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

async function wasmTarget() {
  const asked = await run(['rustc', '--print', 'target-libdir', '--target', target]).catch(
    () => null,
  );
  if (!asked) {
    throw new Failure('Rust is missing: install it from https://rustup.rs, then run this again');
  }
  if (asked.status !== 0) throw new Failure(`rustc does not run:\n${asked.output.trim()}`);
  // rustup may print its progress first when it fetches the toolchain; the folder is the last line.
  if (existsSync(asked.output.trim().split('\n').at(-1) ?? '')) return;
  console.log(`Adding Rust's ${target} target ...`);
  await must(['rustup', 'target', 'add', target]);
}
