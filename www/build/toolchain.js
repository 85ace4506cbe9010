// The Rust that everything is built with: the version that rust-toolchain.toml names, so that every machine has the same bytes and the
// same objections.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, must, root, run } from './run.js';

/** The target of the browser's engine. */
export const target = 'wasm32-unknown-unknown';

/** The version that is asked for. */
export function pinned() {
  const text = readFileSync(join(root, 'rust-toolchain.toml'), 'utf8');
  const version = /^channel = "(\d+\.\d+\.\d+)"$/m.exec(text)?.[1];
  if (!version) throw new Failure('rust-toolchain.toml names no version');
  return version;
}

/**
 * Sees to it that the programs started from now on use that version. A machine may have it as what is `stable` there: then nothing is
 * downloaded. Without rustup it is what it is.
 */
export async function chooseToolchain() {
  if (process.env.RUSTUP_TOOLCHAIN) return;
  const listed = await run(['rustup', 'toolchain', 'list']).catch(() => null);
  if (listed?.status !== 0) return;
  const version = pinned();
  const names = listed.output.split('\n').map((line) => line.split(' ')[0] ?? '');
  if (names.some((name) => name === version || name.startsWith(`${version}-`))) return;
  const stable = names.find((name) => /^stable\b/.test(name));
  if (stable) {
    const { output } = await run(['rustup', 'run', stable, 'rustc', '--version']);
    if (output.startsWith(`rustc ${version} `)) {
      process.env.RUSTUP_TOOLCHAIN = stable;
      return;
    }
  }
  console.log(`Installing Rust ${version} ...`);
  const wanted = ['--profile', 'minimal', '--component', 'rustfmt', '--component', 'clippy'];
  await must(['rustup', 'toolchain', 'install', version, ...wanted, '--target', target]);
}
