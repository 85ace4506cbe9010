// System programs for the browser tests, and their Debian packages.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { must } from './run.js';

/** @param {readonly string[]} names */
const filesOf = (names) =>
  names
    .flatMap((name) =>
      (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
    )
    .filter((file) => existsSync(file));

/** @type {(...names: string[]) => string | undefined} */
export const findProgram = (...names) => filesOf(names)[0];

/**
 * Requires an answer to --version: Ubuntu's chromium may be a stub that asks to install a snap.
 * @type {(...names: string[]) => string | undefined}
 */
export const findBrowser = (...names) =>
  filesOf(names).find((file) =>
    /\d+\.\d+/.test(spawnSync(file, ['--version']).stdout?.toString() ?? ''),
  );

/** Whether Debian packages can be installed. Derivatives may have stubs for browsers. */
export function isDebianRoot() {
  const file = '/etc/os-release';
  const isDebian = existsSync(file) && /^ID="?debian"?$/m.test(readFileSync(file, 'utf8'));
  return isDebian && process.getuid?.() === 0;
}

/** @param {readonly string[]} names */
export async function installPackages(names) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await must(['apt-get', 'update'], { env });
  await must(['apt-get', 'install', '-y', ...names], { env });
}
