// A Chromium for the browser tests: the one named, the system's, Playwright's, or a new one.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure, must, npmProgram } from './run.js';

/** The flags that keep the browser from calling anyone but the tests' own server. */
export const quietFlags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Finds a Chromium without installing anything.
 *
 * @returns {Promise<string | undefined>} the program's path
 */
export async function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Failure(`CHROMIUM names ${named}, which does not exist`);
    return named;
  }
  return systemChromium() ?? (await playwrightChromium());
}

/** Finds a Chromium, or installs one. */
export async function ensureChromium() {
  return (await findChromium()) ?? (await installChromium());
}

function systemChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return ['chromium', 'chromium-browser', 'google-chrome']
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find(
      // On Ubuntu the program may be a note that says to install a snap, so it has to answer.
      (file) =>
        existsSync(file) &&
        /\d+\.\d+/.test(spawnSync(file, ['--version']).stdout?.toString() ?? ''),
    );
}

async function playwrightChromium() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

async function installChromium() {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && isDebian()) {
    console.log("Installing Debian's chromium for the browser tests ...");
    try {
      const env = { DEBIAN_FRONTEND: 'noninteractive' };
      await must(['apt-get', 'update'], { env });
      await must(['apt-get', 'install', '-y', 'chromium'], { env });
      const file = systemChromium();
      if (file) return file;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      console.log(`${error.message}; trying Playwright's own Chromium`);
    }
  }
  try {
    // As root Playwright can add the system libraries that its browser needs.
    const withLibraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : [];
    await must([
      ...npmProgram('@playwright/test', 'playwright'),
      'install',
      ...withLibraries,
      'chromium',
    ]);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new Failure(
      'No Chromium was found and none could be installed. Install Chromium or Chrome, or set ' +
        'CHROMIUM to the path of one, then run this again.',
    );
  }
  return playwrightChromium();
}

/** Debian itself: on its relatives the package may be a pointer to another store. */
function isDebian() {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID="?debian"?$/m.test(readFileSync(file, 'utf8'));
}
