// The engine of the elements, which lies beside their module: when it is loaded, and what is said when it is of no use.

import { readFile } from 'node:fs/promises';
import { showOwn as show } from './instrument.js';
import { deskTest, expect } from './page.js';

/** @typedef {import('../../www/embed/embed.d.ts').RollingCubesRace} Race */

const RACE =
  '<rolling-cubes-race puzzle="toys" speed="0"><a href="#">The race</a></rolling-cubes-race>';
const ENGINE = '**/embed-engine.js';

deskTest(
  'elements bring their engine once, when the first of them is seen, and nothing else',
  async ({ page }) => {
    /** @type {string[]} */
    const asked = [];
    page.on('request', (request) =>
      asked.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''),
    );
    const files = () => asked.filter((name) => name.endsWith('.js'));
    await show(page, `<p style="block-size: 400vh">Far above</p>${RACE}${RACE}`);
    await page.evaluate(() => customElements.whenDefined('rolling-cubes-race'));
    // What is looked at is told before the second of two frames.
    await page.evaluate(
      () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
    );
    expect(files()).toEqual(['embed.js']);
    const race = page.locator('rolling-cubes-race').first();
    await race.scrollIntoViewIfNeeded();
    await race.getByRole('button', { name: 'Finish' }).click();
    await expect(race.locator('lane-card').first()).toContainText('proved shortest');
    await page.locator('rolling-cubes-race').last().scrollIntoViewIfNeeded();
    await expect(
      page.locator('rolling-cubes-race').last().getByRole('button', { name: 'Finish' }),
    ).toBeVisible();
    expect(files()).toEqual(['embed.js', 'embed-engine.js']);
  },
);

for (const { lang, loading, said } of [
  {
    lang: 'en',
    loading: 'Loading…',
    said: 'embed-engine.js, which belongs beside embed.js, could not be loaded',
  },
  {
    lang: 'de',
    loading: 'Wird geladen …',
    said: 'embed-engine.js, das neben embed.js gehört, konnte nicht geladen werden',
  },
])
  deskTest(
    `without their engine elements say in the page's language what is missing, leave the link in them, and can be begun again (${lang})`,
    async ({ page, complaints }) => {
      let goOn = () => {};
      /** @type {Promise<void>} */
      const waited = new Promise((resolve) => {
        goOn = resolve;
      });
      await page.route(ENGINE, async (route) => {
        await waited;
        await route.abort();
      });
      await show(page, `<div lang="${lang}">${RACE}</div>`);
      const race = page.locator('rolling-cubes-race');
      await expect(race.getByRole('status')).toHaveText(loading);
      goOn();
      await expect(race.getByRole('alert')).toContainText(said);
      await expect(page.getByRole('link', { name: 'The race' })).toBeVisible();
      expect(complaints.filter((text) => !/net::ERR_FAILED/.test(text))).toEqual([]);
      complaints.length = 0;
      await page.unroute(ENGINE);
      await race.evaluate((element) => /** @type {Race} */ (element).play());
      await expect(race.getByRole('alert')).toHaveCount(0);
      await expect(race.locator('lane-card')).toHaveCount(2);
    },
  );

deskTest('an engine of another version is refused, and that is said', async ({ page }) => {
  const body = await readFile('dist/embed-engine.js', 'utf8');
  // An engine begins with the text of what is packed; its mark is the one short text that it exports.
  const other = body.replace(/(["'`])[\w+/=]{12}\1/, '"ofanother123"');
  expect(other).not.toBe(body);
  await page.route(ENGINE, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: other }),
  );
  await show(page, RACE);
  await expect(page.locator('rolling-cubes-race').getByRole('alert')).toContainText(
    'embed-engine.js is of another version than embed.js beside it',
  );
});

deskTest(
  'elements whose module is of another host bring their engine from there',
  async ({ page, complaints }) => {
    for (const name of ['embed.js', 'embed-engine.js']) {
      const body = await readFile(`dist/${name}`, 'utf8');
      await page.route(`https://elements.example/${name}`, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body,
        }),
      );
    }
    await page.route('**/own.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        // The policy that the README names, and where the module comes from: nothing may be fetched.
        body: `<!doctype html><link rel="icon" href="data:,">
          <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; worker-src blob:; script-src https://elements.example 'wasm-unsafe-eval'">
          <script type="module" src="https://elements.example/embed.js"></script>${RACE}`,
      }),
    );
    await page.goto('./own.html');
    const race = page.locator('rolling-cubes-race');
    await race.getByRole('button', { name: 'Finish' }).click();
    await expect(race.locator('lane-card').first()).toContainText('proved shortest');
    expect(complaints).toEqual(
      ['embed.js', 'embed-engine.js'].map(
        (name) => `asked for something outside its own folder: https://elements.example/${name}`,
      ),
    );
    complaints.length = 0;
  },
);
