// A Chromium for the browser tests: the named one, the system's, Playwright's, or a new one; on Debian also one without
// windows.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, installPackages, isDebianRoot } from './programs.js';
import { Failure, must, npmProgram } from './run.js';

/** Debian's name of a Chromium without windows. */
const SHELL = 'chromium-headless-shell';

/** Flags against requests to other servers. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/** Playwright's launch options; its own browser if no program is named. @param {string | undefined} program */
export const launchOptions = (program) => ({
  args: QUIET,
  ...(program ? { executablePath: program } : {}),
});

/** Finds an installed Chromium. @returns {Promise<string | undefined>} the program's path */
export async function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Failure(`CHROMIUM names ${named}, which does not exist`);
    return named;
  }
  return systemChromium() ?? (await playwrightChromium());
}

/**
 * Finds the browser for most tests, without windows, which opens a page in two thirds of the processor time. Pages
 * cannot tell the difference.
 * @returns {Promise<string | undefined>} the program's path; a full Chromium if one is named or nothing else is
 *   installed
 */
export async function findShell() {
  return process.env.CHROMIUM ? findChromium() : (findBrowser(SHELL) ?? (await findChromium()));
}

export async function ensureChromium() {
  return (await findChromium()) ?? (await installChromium());
}

/** A small Debian package with a font of Chinese and Japanese, 2 MB. */
const FONT = 'fonts-droid-fallback';

/** Installs a font of Chinese and Japanese where the system has none and can install one; tests of width need it. */
export async function ensureFonts() {
  const hasFont = ['zh', 'ja'].every(
    (tag) =>
      spawnSync('fc-list', [`:lang=${tag}`])
        .stdout?.toString()
        .trim() !== '',
  );
  if (hasFont) return;
  try {
    if (isDebianRoot()) return await installPackages([FONT]);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.log(error.message);
  }
  console.log('There is no font of Chinese and Japanese: tests measure boxes instead of letters.');
}

const systemChromium = () => findBrowser('chromium', 'chromium-browser', 'google-chrome');

async function playwrightChromium() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

async function installChromium() {
  // Older Debians lack the one without windows.
  for (const packages of isDebianRoot() ? [['chromium', SHELL], ['chromium']] : []) {
    console.log(`Installing Debian's ${packages.join(' and ')} for the browser tests ...`);
    try {
      await installPackages(packages);
      const file = systemChromium();
      if (file) return file;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      console.log(error.message);
    }
  }
  try {
    // As root, Playwright can also install system libraries.
    const isRoot = process.getuid?.() === 0;
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
