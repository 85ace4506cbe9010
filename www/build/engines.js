// Browsers other than Chromium, tested if installed.
//
//     node www/build/engines.js      installs missing ones, if the system offers them

import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { findBrowser, findProgram, installPackages, isDebianRoot } from './programs.js';
import { Failure, main } from './run.js';

export const firefox = () => findBrowser('firefox-esr', 'firefox');

/** WebKitGTK's driver, which includes its browser. */
export const webkitDriver = () => findProgram('WebKitWebDriver');

/** A virtual screen for a browser that needs one. */
export const screen = () => findProgram('Xvfb');

/** @type {readonly {name: string, packages: string[], isThere: () => boolean}[]} */
export const ENGINES = [
  { name: 'Firefox', packages: ['firefox-esr'], isThere: () => Boolean(firefox()) },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    isThere: () => Boolean(webkitDriver() && (screen() || process.env.DISPLAY)),
  },
];

/** Prints whether tests run in each browser. */
export function tellEngines() {
  for (const { name, packages, isThere } of ENGINES) {
    console.log(
      isThere()
        ? `${name} is installed: the page is tried in it too`
        : `${name} is NOT installed: the page is not tried in it (Debian: apt install ${packages.join(' ')})`,
    );
  }
}

async function installEngines() {
  const missing = ENGINES.filter(({ isThere }) => !isThere());
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name).join(' and ');
  if (!isDebianRoot()) throw new Failure(`${names}: only root on Debian can have them installed`);
  await installPackages(missing.flatMap(({ packages }) => packages));
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    await installEngines();
    tellEngines();
  });
}
