// Programs of the system that the browser tests use: where they are, and how Debian gives them.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { must } from './run.js';

/** All files of these names in the path's folders. @param {readonly string[]} names */
const filesOf = (names) =>
  names
    .flatMap((name) =>
      (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
    )
    .filter((file) => existsSync(file));

/** The first program in the path with one of these names. @type {(...names: string[]) => string | undefined} */
export const findProgram = (...names) => filesOf(names)[0];

/**
 * The same, if it tells its version: on Ubuntu a browser may be a note that says to install a snap.
 * @type {(...names: string[]) => string | undefined}
 */
export const findBrowser = (...names) =>
  filesOf(names).find((file) =>
    /\d+\.\d+/.test(spawnSync(file, ['--version']).stdout?.toString() ?? ''),
  );

/** Whether Debian's packages can be installed. On its relatives a browser's may be a pointer to another store. */
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
