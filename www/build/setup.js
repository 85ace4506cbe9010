// Set-up for `npm start` and `npm test` on a machine with Node and rustup. Each part does nothing if it is up to date.

import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { Failure, must, npm, root, run } from './run.js';
import { chooseToolchain, target } from './toolchain.js';

/** The npm packages and Rust's wasm target. */
export async function setUp() {
  checkNode();
  await Promise.all([packages(), toolchain()]);
  await worded();
}

const toolchain = () => chooseToolchain().then(wasmTarget);

/** The set-up with the engine in one piece and in parts. @param {boolean} [gives] see {@link compiled} */
export async function setUpWithEngine(gives) {
  await setUpWithWholeEngine(gives);
  await parted();
}

/** The set-up with the engine in one piece; compilation begins while packages are fetched. @param {boolean} [gives] see {@link compiled} */
export async function setUpWithWholeEngine(gives = true) {
  checkNode();
  await Promise.all([packages(), toolchain().then(() => compiled(gives))]);
  await bound();
  await worded();
}

export const devFolder = join(root, 'target/dev-engine');

/** Compiles and binds the engine of `npm run dev`, in one piece and barely optimised. */
export async function devEngine() {
  await must(['cargo', 'build', '--lib', '--profile', 'wasm-dev', '--target', target]);
  await must(['cargo', 'run', ...tool, '--', devFolder]);
}

/** Splits the engine for the page; quick if nothing changed. */
export const parted = () => must([process.execPath, 'www/build/parts/parts.js']);

/** Compiles the messages of all languages; quick if nothing changed. */
const worded = () => must([process.execPath, 'www/build/words.js']);

const tool = ['--quiet', '--profile', 'tool', '--package', 'bind-wasm'];

/**
 * Compiles the library, and beside it the program that binds it. Half of the library's time is one compiler on one
 * core. Other work has low priority until then, which saves a tenth of the set-up. Beside other builds it would suffer
 * itself.
 * @param {boolean} gives
 */
const compiled = (gives) => Promise.all([library(), must(['cargo', 'build', ...tool], { gives })]);

/** Writes the library's wasm and JavaScript to `www/pkg`; quick if nothing changed. */
const bound = () => must(['cargo', 'run', ...tool]);

const library = () =>
  must(['cargo', 'build', '--lib', '--profile', 'wasm', '--target', target], {
    // Panic messages contain source paths. Without remapping, the published wasm would reveal the build machine's paths
    // and differ between machines.
    env: { CARGO_ENCODED_RUSTFLAGS: ['cargo', 'rustup'].map(remapped).join('\u001f') },
  });

/** Gives a Rust tool's home the same name everywhere. @param {string} name */
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
    // `npm test --silent` must still show why an installation fails.
    env: { npm_config_loglevel: 'warn' },
  });
}

/**
 * Whether node_modules matches the lock file, and the lock file package.json. npm stores a list of its installation in
 * node_modules.
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
        // Optional packages are other systems' binaries.
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
  // rustup may print progress when it fetches a toolchain; the folder is the last line.
  if (existsSync(asked.output.trim().split('\n').at(-1) ?? '')) return;
  console.log(`Adding Rust's ${target} target ...`);
  await must(['rustup', 'target', 'add', target]);
}
