// The Rust version of rust-toolchain.toml, so that every machine produces the same bytes and warnings.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, must, root, run } from './run.js';

/** The target of the browser's engine. */
export const target = 'wasm32-unknown-unknown';

export function pinned() {
  const text = readFileSync(join(root, 'rust-toolchain.toml'), 'utf8');
  const version = /^channel = "(\d+\.\d+\.\d+)"$/m.exec(text)?.[1];
  if (!version) throw new Failure('rust-toolchain.toml names no version');
  return version;
}

/**
 * Makes programs use that version, without a download if a machine's `stable` is the same. Without rustup, any version
 * is used.
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
