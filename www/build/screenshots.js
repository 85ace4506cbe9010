// `npm run screenshots`: builds the page and takes pictures of its states.
//
//     npm run screenshots                 the READMEs' pictures, into www/screenshots
//     npm run screenshots -- --all DIR    every state, desktop and phone, light and dark, into DIR

import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureChromium, launchOptions } from './chromium.js';
import { main, must, root } from './run.js';

/** @import { Page } from '@playwright/test' */
/** @import { ChildProcess } from 'node:child_process' */

const SIZES = {
  desktop: { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1 },
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
};

/** @param {Page} page @param {number} index */
async function pick(page, index) {
  await openProblem(page);
  await page.getByRole('combobox', { name: 'Problem' }).selectOption({ index });
  await page.keyboard.press('Escape');
}

/** @param {Page} page */
const openProblem = (page) => page.getByTitle('Puzzle and problem').click();

/** Chooses a language by its own name. @param {Page} page @param {string} tag */
async function speak(page, tag) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  await page.getByRole('button', { name, exact: true }).click();
  await page.locator(`html[lang=${tag}]`).waitFor();
  await page.keyboard.press('Escape');
}

/** Paths from the lab's race to each state. @type {Record<string, (page: Page, tag: string) => Promise<void>>} */
const STATES = {
  async first(page) {
    const doors = page.getByRole('navigation', { name: 'Doors' });
    await doors.getByRole('button', { name: 'Play' }).click();
    await page.getByRole('button', { name: 'Watch two searches solve it' }).click();
    await page.waitForTimeout(6000);
  },
  async ready() {},
  async running(page) {
    await pick(page, 4);
    await page.getByRole('button', { name: 'Run' }).click();
    await page.waitForTimeout(2500);
  },
  async solved(page, tag) {
    await page.getByRole('button', { name: 'Run' }).click();
    await page.getByText('Shortest solution').waitFor();
    for (let roll = 0; roll < 12; roll += 1) {
      await page.getByRole('button', { name: 'One move forward' }).click();
    }
    if (tag !== 'en') await speak(page, tag);
    // In the middle of a roll.
    await page.waitForTimeout(300);
    await page.locator('playback-bar button').nth(3).click();
    await page.waitForTimeout(110);
  },
  ...Object.fromEntries(
    ['8-puzzle', '15-puzzle', 'Knights', 'Toys'].map((name) => [
      name.toLowerCase(),
      async (/** @type {Page} */ page) => {
        await openProblem(page);
        await page.getByRole('button', { name, exact: true }).click();
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Finish' }).click();
        await page.getByText('Shortest solution').waitFor({ timeout: 60_000 });
        await page.getByRole('button', { name: 'One move forward' }).click();
        await page.waitForTimeout(400);
        await page.getByRole('button', { name: 'One move forward' }).click();
        await page.waitForTimeout(110);
      },
    ]),
  ),
  async 'six-lanes'(page) {
    for (const [search, heuristic] of [
      ['A*', 'misplaced'],
      ['IDA*', 'colours (builds tables first)'],
      ['BFS', ''],
      ['Branch and bound', 'misplaced + parity'],
    ]) {
      await page.getByRole('button', { name: 'Add a search' }).click();
      await page.getByRole('combobox', { name: 'Search' }).selectOption(search ?? '');
      if (heuristic)
        await page.getByRole('combobox', { name: 'Heuristic' }).selectOption(heuristic);
      await page.getByRole('button', { name: 'Add', exact: true }).click();
    }
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByText('Shortest solution').waitFor({ timeout: 60_000 });
  },
  async 'node-by-node'(page) {
    await page.getByRole('tab', { name: 'Tree' }).click();
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByText('proved shortest').first().waitFor();
    await page.getByRole('textbox', { name: 'Node', exact: true }).fill('5003');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(600);
    await page.getByRole('button', { name: 'One node forward' }).click();
    await page.waitForTimeout(110);
  },
  async breakpoints(page) {
    await page.getByRole('tab', { name: 'Tree' }).click();
    await page.getByRole('button', { name: 'Breakpoints…' }).click();
  },
  async 'lane-dialog'(page) {
    await page.getByRole('button', { name: 'Add a search' }).click();
  },
  async limit(page) {
    await pick(page, 7);
    await page.getByRole('button', { name: 'Configure Bidirectional BFS' }).click();
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('spinbutton', { name: 'Limit of memory, in MiB' }).fill('2');
    await page.getByRole('button', { name: 'Use', exact: true }).click();
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByText('Reached the limit').first().waitFor();
  },
  async 'set-up'(page) {
    await openProblem(page);
    await page.getByRole('button', { name: 'Make your own…' }).click();
    await page.getByRole('group', { name: 'Start' }).getByRole('button').nth(1).dblclick();
  },
  async 'more-than-30'(page) {
    await pick(page, 7);
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByText('more than 30').waitFor({ timeout: 60_000 });
  },
  async 'bad-input'(page) {
    await openProblem(page);
    await page.getByRole('button', { name: 'Paste…' }).click();
    await page.getByRole('textbox').fill('1 2\nW W W\nE G W\nW W W\n');
  },
};

const README = ['en', 'ja', 'zh-Hans'].map((tag) => ['solved', 'desktop', 'light', tag]);

await main(async () => {
  await must([process.execPath, 'www/build/build.js']);
  const all = process.argv.indexOf('--all');
  const folder = all < 0 ? join(root, 'www/screenshots') : (process.argv[all + 1] ?? 'screenshots');
  await mkdir(folder, { recursive: true });
  const wanted =
    all < 0
      ? README
      : Object.keys(STATES).flatMap((state) =>
          Object.keys(SIZES).flatMap((size) =>
            ['light', 'dark'].map((theme) => [state, size, theme, 'en']),
          ),
        );

  const executablePath = await ensureChromium();
  const { chromium } = await import('@playwright/test');
  const [server, url] = await serve();
  const browser = await chromium.launch(launchOptions(executablePath));
  try {
    for (const [state = '', size = '', theme = '', tag = ''] of wanted) {
      const context = await browser.newContext({
        ...SIZES[/** @type {keyof typeof SIZES} */ (size)],
        colorScheme: theme === 'dark' ? 'dark' : 'light',
      });
      const page = await context.newPage();
      // A first visit starts a race by itself, which would disturb the pictures.
      await page.addInitScript(() => localStorage.setItem('visited', 'yes'));
      await page.goto(`${url}#v=1`);
      await page.getByRole('button', { name: 'Run' }).waitFor();
      await page.waitForTimeout(200);
      await STATES[state]?.(page, tag);
      const language = tag === 'en' ? '' : `-${tag}`;
      const file = join(folder, `${state}-${size}-${theme}${language}.png`);
      await page.screenshot({ path: file });
      console.log(file);
      await context.close();
    }
  } finally {
    await browser.close();
    server.kill();
  }
});

/** @returns {Promise<[ChildProcess, string]>} */
function serve() {
  const server = spawn(process.execPath, ['www/build/serve.js', 'dist', '/', '0'], { cwd: root });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.stdout.setEncoding('utf8').on('data', (text) => {
      const [url] = /http:\S+/.exec(text) ?? [];
      if (url) resolve([server, url]);
    });
  });
}
