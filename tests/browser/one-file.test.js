// The one file, opened from disk without server or network.

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { button, choose, distance, fromProblem, open, openMenu, verdict } from './instrument.js';
import { deskTest, expect, test } from './page.js';

const FILE = 'rolling-cubes.html';
const RACE = `${FILE}#v=1`;

test.describe('the one file', () => {
  // Every test fails on requests outside this folder; the first checks those inside.
  test.use({ baseURL: pathToFileURL('dist/').href });

  deskTest('races, and asks for nothing but itself', async ({ page }) => {
    /** @type {string[]} */
    const asked = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, RACE);
    await button(page, 'Finish').click();
    await expect(verdict(page)).toContainText('Shortest solution: 23 rolls.');
    await expect(distance(page)).toHaveText('23 to go');
    await choose(page, '8-puzzle');
    await fromProblem(page, 'Make your own…');
    await button(page, 'Random start').click();
    await expect(page.getByRole('dialog')).toContainText(/A start just \d+ moves from the goal/);
    const outside = asked.filter((url) => !/^(data|blob):/.test(url));
    expect(outside).toEqual([pathToFileURL(`dist/${FILE}`).href]);
  });

  deskTest('forbids itself every address and every added script', async ({ page, complaints }) => {
    await open(page, RACE);
    for (const address of ['http://127.0.0.1:9/', './index.html']) {
      const refused = await page.evaluate((url) => fetch(url).then(String, String), address);
      expect(refused).toMatch(/TypeError/);
      await expect.poll(() => complaints.join('\n')).toContain('Content Security Policy');
      complaints.length = 0;
    }
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "another"';
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', '<img src="" onerror="document.title = 2">');
    });
    await expect.poll(() => complaints.join('\n')).toContain('Content Security Policy');
    await expect(page).toHaveTitle('Rolling Cubes');
    complaints.length = 0;

    await openMenu(page);
    await expect(button(page, 'Light or dark')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download as one file' })).toHaveCount(0);
  });
});

deskTest('the hosted page hands out the one file', async ({ page }) => {
  await open(page);
  await openMenu(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as one file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(FILE);
  expect(readFileSync(await download.path()).equals(readFileSync(`dist/${FILE}`))).toBe(true);
});
