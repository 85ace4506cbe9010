// `npm run screenshots`: builds the page and takes the READMEs' pictures, into www/screenshots.

import { join } from 'node:path';
import { ensureChromium, launchOptions } from './chromium.js';
import { hosting, listen } from './hosting.js';
import { main, must, root } from './run.js';

/** @import { Page } from '@playwright/test' */

/** Chooses a language by its own name. @param {Page} page @param {string} tag */
async function speak(page, tag) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  await page.getByRole('button', { name, exact: true }).click();
  await page.locator(`html[lang=${tag}]`).waitFor();
  await page.keyboard.press('Escape');
}

/** Solves the lab's race, and stops in the middle of a roll. @param {Page} page @param {string} tag */
async function solve(page, tag) {
  await page.getByRole('button', { name: 'Run' }).click();
  await page.getByText('Shortest solution').waitFor();
  for (let roll = 0; roll < 12; roll += 1) {
    await page.getByRole('button', { name: 'One move forward' }).click();
  }
  if (tag !== 'en') await speak(page, tag);
  await page.waitForTimeout(300);
  await page.locator('playback-bar button').nth(3).click();
  await page.waitForTimeout(110);
}

await main(async () => {
  await must([process.execPath, 'www/build/build.js']);
  const executablePath = await ensureChromium();
  const { chromium } = await import('@playwright/test');
  const server = hosting({ folder: join(root, 'dist') });
  const url = await listen(server);
  const browser = await chromium.launch(launchOptions(executablePath));
  try {
    for (const tag of ['en', 'ja', 'zh-Hans']) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
      // A first visit starts a race by itself, which would disturb the pictures.
      await page.addInitScript(() => localStorage.setItem('visited', 'yes'));
      await page.goto(`${url}/#v=1`);
      await page.getByRole('button', { name: 'Run' }).waitFor();
      await page.waitForTimeout(200);
      await solve(page, tag);
      const language = tag === 'en' ? '' : `-${tag}`;
      const file = join(root, `www/screenshots/solved-desktop-light${language}.png`);
      await page.screenshot({ path: file });
      console.log(file);
      await page.close();
    }
  } finally {
    await browser.close();
    server.close();
  }
});
