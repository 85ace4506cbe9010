// Random links, opened: the page never throws or dies, and shows what the link says or says what is wrong.
//
// `PAGES=4000 SEED=7 npx playwright test pages --project desktop` opens 4,000 others.

import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { KEYS } from '../../www/shared/state/attributes.js';
import { casesOf } from '../fuzz/chance.js';
import { linkText } from '../fuzz/links.js';
import { atRest, follow } from './at-rest.js';
import { open } from './instrument.js';
import { deskTest, expect } from './page.js';

/** @import { RollingCubesRace as Race } from '../../www/app/embed/embed.d.ts' */
/** @import { Page } from '@playwright/test' */

const COUNT = Number(process.env.PAGES ?? 80);
const SEED = Number(process.env.SEED ?? 1);

const FOLDER = `${pathToFileURL('dist').href}/`;

/** Links that once broke a page, by that page. */
const TWO = 'A/B:3,start:A,goal:B';
const FIRST = [
  'puzzle=map&goal=B/A:3,start:A,goal:B',
  'puzzle=map&goal=grid:4,S*G',
  'puzzle=map&moves=B',
  'puzzle=tiles&workshop=manhattan',
  `puzzle=map&goal=${TWO}&moves=B.B`,
].map((link) => `v=1&${link}`);

/** @param {number} share a place among the builds, so that each gets links of its own @param {number} count */
const links = (share, count) => [
  ...FIRST,
  ...fc.sample(casesOf(linkText), { seed: SEED * 10 + share, numRuns: Math.ceil(count) }),
];

/** The unambiguous part of a link. @param {string} link */
function saidBy(link) {
  const read = link.slice(link.lastIndexOf('#') + 1);
  const once = (/** @type {RegExp} */ pattern) => {
    const [found, another] = [...read.matchAll(pattern)];
    return another ? undefined : found?.[1];
  };
  const isOther = /(challenge|exercise|present|workshop|against|lesson)=/.test(read);
  return {
    puzzle: once(/(?<=&|^)puzzle=(cubes|tiles|knights|toys|map)(?=&|$)/g),
    view: isOther ? undefined : once(/(?<=&|^)view=([a-z]+)(?=&|$)/g),
  };
}

/** @param {Page} page @param {string} link @param {string[]} complaints @param {string[]} before the links that were opened before */
async function check(page, link, complaints, before) {
  const said = saidBy(link);
  const found = await page.evaluate(atRest, said);
  before.push(link);
  const message = `${before.slice(-4).join('\n')}\n${JSON.stringify(found)}`;
  expect.soft(complaints.splice(0), message).toEqual([]);
  expect.soft(found.what, message).toBe('opens');
  const { notes = [], isInjected } = found;
  expect.soft(isInjected, message).toBe(false);
  if (notes.length > 0) return expect.soft(notes.join('').trim(), message).not.toBe('');
  for (const key of /** @type {const} */ (['puzzle', 'view']))
    if (said[key] !== undefined) expect.soft(found[key], message).toBe(said[key]);
}

/** Rejections with what is no error are not reported otherwise. @param {Page} page */
const listen = (page) =>
  page.addInitScript(() =>
    addEventListener('unhandledrejection', ({ reason }) => {
      if (!(reason instanceof Error)) console.error(`uncaught: ${reason}`);
    }),
  );

const oneFileTest = deskTest.extend({ baseURL: FOLDER });

for (const [share, [name, test, address, part]] of /** @type {const} */ ([
  ['the hosted page', deskTest, './', 0.75],
  ['the one file', oneFileTest, './rolling-cubes.html', 0.15],
]).entries()) {
  test(`${name} opens random links one after another`, async ({ page, complaints }) => {
    test.setTimeout(0);
    await listen(page);
    await open(page, `${address}#v=1`);
    /** @type {string[]} */
    const before = [];
    for (const link of links(share, COUNT * part)) {
      await follow(page, link);
      await check(page, link, complaints, before);
    }
  });
}

deskTest('the hosted page opens random links as its first ones', async ({ page, complaints }) => {
  deskTest.setTimeout(0);
  await listen(page);
  for (const [n, link] of links(2, COUNT * 0.075).entries()) {
    await page.goto(`./?${n}#${link}`);
    await page.locator('html[data-engine=ready], rolling-cubes p[role=alert]').first().waitFor();
    await check(page, link, complaints, []);
  }
});

deskTest('elements show what random links say', async ({ page, complaints }) => {
  deskTest.setTimeout(0);
  await listen(page);
  await page.route('**/own.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><link rel="icon" href="data:,"><script type="module" src="./embed.js"></script>
          <rolling-cubes-race></rolling-cubes-race><rolling-cubes-board></rolling-cubes-board>`,
    }),
  );
  await page.goto('./own.html');
  for (const link of links(3, COUNT * 0.2)) {
    const found = await page.evaluate(
      async ({ text, keys }) => {
        const params = new URLSearchParams(text.replace(/^.*#/, ''));
        const all = document.querySelectorAll('rolling-cubes-race, rolling-cubes-board');
        const shownBy = [...all].map(async (one) => {
          const element = /** @type {Race & {failure: string}} */ (one);
          for (const key of keys) {
            const value = params.get(key);
            if (value === null) element.removeAttribute(key);
            else element.setAttribute(key, value);
          }
          await element.ready;
          await /** @type {any} */ (element).updateComplete;
          const alerts = element.shadowRoot?.querySelectorAll('[part=footer] [role=alert]');
          return { link: element.link, notes: alerts?.length, misread: element.misread.length };
        });
        return Promise.all(shownBy);
      },
      { text: link, keys: KEYS },
    );
    const { puzzle } = saidBy(link);
    const message = `${link}\n${JSON.stringify(found)}`;
    expect.soft(complaints.splice(0), message).toEqual([]);
    for (const { link: own, notes, misread } of found) {
      expect.soft(notes, message).toBe(misread);
      if (puzzle && misread === 0) expect.soft(saidBy(own).puzzle ?? 'cubes', message).toBe(puzzle);
    }
  }
});
