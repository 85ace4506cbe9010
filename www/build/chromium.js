// A Chromium for the browser tests: the one named, the system's, Playwright's, or a new one. Beside it, where Debian has
// it, a Chromium without windows.

import { existsSync } from 'node:fs';
import { findBrowser, installPackages, isDebianRoot } from './programs.js';
import { Failure, must, npmProgram } from './run.js';

/** Debian's name for a Chromium without windows. */
const SHELL = 'chromium-headless-shell';

/** The flags that keep the browser from calling anyone but the tests' own server. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/**
 * How Playwright is to launch a browser, which is its own where no program is named.
 *
 * @param {string | undefined} program
 */
export const launchOptions = (program) => ({
  args: QUIET,
  ...(program ? { executablePath: program } : {}),
});

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

/**
 * Finds what most tests run in: a Chromium with no windows, menus or toolbars of its own, which are never seen. Without
 * them a page takes a third of the processor time to open. The page itself cannot tell the difference.
 *
 * @returns {Promise<string | undefined>} the program's path; a whole Chromium's where one is named, or nothing else there
 */
export async function findShell() {
  return process.env.CHROMIUM ? findChromium() : (findBrowser(SHELL) ?? (await findChromium()));
}

/** Finds a Chromium, or installs one. */
export async function ensureChromium() {
  return (await findChromium()) ?? (await installChromium());
}

const systemChromium = () => findBrowser('chromium', 'chromium-browser', 'google-chrome');

async function playwrightChromium() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

async function installChromium() {
  // Older Debians do not have the one without windows.
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
    // As root Playwright can add the system libraries that its browser needs.
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
