// The elements on other pages: several playing, properties of any type, unreachable goals, any
// layout.

import { showOwn as show } from './instrument.js';
import { deskTest, expect } from './page.js';

/** @import { RollingCubesBoard as Board, RollingCubesRace as Race } from '../../www/app/embed/embed.d.ts' */
/** @import { Page } from '@playwright/test' */

const HARDEST = 'start="867254301" goal="123456780"';
const UNREACHABLE = 'start="134802765" goal="123456780"';
const REASON = 'This goal cannot be reached: it takes an odd number of exchanges';

/** @param {Page} page @param {string} body */
async function onTwoCores(page, body) {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 2 }),
  );
  await show(page, `<style>body { margin: 0 }</style>${body}`);
}

/** @param {Page} page */
const ends = (page) =>
  page.locator('rolling-cubes-board, rolling-cubes-race').evaluateAll((all) =>
    all.map((each) => {
      const { place, lanes } = /** @type {Board & Race} */ (each);
      return place ? place.solved : lanes?.every(({ phase }) => phase === 'ended');
    }),
  );

const RACE = `<rolling-cubes-race puzzle="tiles" ${HARDEST} race="ida-star/manhattan,bfs" autoplay speed="0" style="block-size: 14em"></rolling-cubes-race>`;
/** @param {string} puzzle */
const board = (puzzle) =>
  `<rolling-cubes-board puzzle="${puzzle}" autoplay style="block-size: 14em"></rolling-cubes-board>`;

deskTest('elements that play by themselves on two cores all end', async ({ page }) => {
  const races = [RACE, RACE.replace('speed', 'mode="nodes" speed').replace('"0"', '"200000"')];
  await onTwoCores(page, races.join('') + board('tiles') + board('toys'));
  await expect.poll(async () => (await ends(page)).every((end) => end === true)).toBe(true);
});

deskTest('an element that makes room says that it waits, and resumes', async ({ page }) => {
  const endless =
    '<rolling-cubes-race start="WWWWWEWWW" goal="RRRWEWRRR" speed="2000" style="block-size: 14em"></rolling-cubes-race>';
  await onTwoCores(page, `${endless.repeat(3)}${board('tiles').replace('autoplay', 'hidden')}`);
  const races = page.locator('rolling-cubes-race');
  const first = races.first();
  /** @param {number} n @param {(race: Race) => unknown} act */
  const the = (n, act) =>
    races.nth(n).evaluate((race, text) => new Function(`return ${text}`)()(race), String(act));
  const generated = () => the(0, (race) => race.lanes[0]?.generated);
  await the(0, (race) => race.play());
  await expect.poll(generated).toBeGreaterThan(500);
  await the(1, (race) => race.play());
  await expect(first).not.toContainText('Waiting');
  await the(2, (race) => race.play());
  await expect(first).toContainText('Waiting while other elements on this page run');
  expect(await the(0, (race) => race.waiting)).toBe(true);
  const before = Number(await generated());
  // A speed set meanwhile applies afterwards.
  await the(0, (race) => {
    race.speed = 50_000;
  });
  await the(2, (race) => race.pause());
  await expect(first).not.toContainText('Waiting');
  await expect.poll(generated).toBeGreaterThan(before);
  expect(await the(0, (race) => race.link)).toContain('speed=50000');
  // Paused while waiting, it does not continue.
  await the(2, (race) => race.play());
  await expect(races.nth(1)).toContainText('Waiting');
  await the(1, (race) => race.pause());
  await the(0, (race) => race.pause());
  await the(2, (race) => race.pause());
  await expect
    .poll(() => races.evaluateAll((all) => all.map((race) => /** @type {Race} */ (race).waiting)))
    .toEqual([false, false, false]);
  await expect
    .poll(() => the(1, (race) => race.lanes.map(({ phase }) => phase)))
    .toEqual(['paused', 'paused']);
});

deskTest('elements report a goal that cannot be reached', async ({ page }) => {
  await show(
    page,
    `<rolling-cubes-board puzzle="tiles" ${UNREACHABLE} autoplay></rolling-cubes-board>
     <rolling-cubes-race puzzle="tiles" ${UNREACHABLE} race="ida-star/manhattan,bfs" autoplay></rolling-cubes-race>
     <rolling-cubes-board puzzle="tiles" start="1237c8f4dab596e0" goal="123456789abcdef0"></rolling-cubes-board>
     <rolling-cubes-board puzzle="toys" start="1111000011100010" goal="1010010110100100"></rolling-cubes-board>
     <script>addEventListener('unreachable', ({ target, detail }) => (window.told ??= []).push([target.localName, detail.reason]))</script>`,
  );
  const all = page.locator('rolling-cubes-board, rolling-cubes-race');
  for (const each of await all.all()) {
    await each.scrollIntoViewIfNeeded();
    await expect(each).toContainText('This goal cannot be reached: ');
    const element = each.evaluate(async (target) => {
      const { localName, unreachable } = /** @type {Board} */ (target);
      if (localName.endsWith('board')) await /** @type {Board} */ (target).play();
      return unreachable;
    });
    await expect(each).toContainText(await element);
    await expect(each).not.toContainText('Looking for');
  }
  await expect(all.first()).toContainText(REASON);
  await expect(all.first().getByRole('button', { name: 'Play' })).toBeDisabled();
  const lanes = () =>
    all.nth(1).evaluate((race) => /** @type {Race} */ (race).lanes.map(({ phase }) => phase));
  expect(await lanes()).toEqual(['ready', 'ready']);
  const told = await page.evaluate(() => Reflect.get(window, 'told'));
  expect(told.map((/** @type {string[]} */ [name]) => name).sort()).toEqual([
    ...Array(3).fill('rolling-cubes-board'),
    'rolling-cubes-race',
  ]);
  expect(told[0][1]).toContain('it takes an odd number of exchanges');
  // No search continues for a replaced goal.
  const third = all.nth(2);
  await third.scrollIntoViewIfNeeded();
  await third.evaluate((board) => {
    const problem = { start: 'edf7bc69502148a3', goal: '0123456789abcdef' };
    Object.assign(board, problem);
  });
  await third.getByRole('button', { name: 'Play' }).click();
  await expect(third).toContainText('Looking for a shortest solution');
  await third.evaluate((board) => board.setAttribute('goal', '0213456789abcdef'));
  await expect(third).toContainText('cannot be reached');
  await expect(third).not.toContainText('Looking for');
  await all.first().scrollIntoViewIfNeeded();
  await all.first().evaluate((board) => board.setAttribute('goal', '134820765'));
  await expect(all.first()).not.toContainText('cannot be reached');
  await all.first().getByRole('button', { name: 'Play' }).click();
  await expect.poll(async () => (await ends(page))[0]).toBe(true);
});

const DISPLAYS = ['', 'inline-block', 'flex', 'grid', 'table', 'inline'];
const WIDTHS = ['', '100%', '18em', 'max-content'];

/** The element and the part that is drawn in it, with the least of its width and height. */
const DRAWN = /** @type {const} */ ([
  ['rolling-cubes-board', 'rolling-board canvas', 70],
  ['rolling-cubes-race', 'race-chart svg', 60],
]);

deskTest('an element is drawn in any layout and at any width', async ({ page }) => {
  const elements = DRAWN.map(([name]) => `<${name} puzzle="tiles"></${name}>`);
  await show(page, `<div style="inline-size: 40em">${elements.join('')}</div>`);
  await page.locator('rolling-cubes-race').evaluate((race) => /** @type {Race} */ (race).seek(100));
  for (const [name, part, least] of DRAWN) {
    const element = page.locator(name);
    await element.scrollIntoViewIfNeeded();
    await expect(element.locator(part)).toBeVisible();
    for (const display of DISPLAYS)
      for (const inlineSize of WIDTHS) {
        const told = `${name}, display ${display}, width ${inlineSize}`;
        await element.evaluate(
          (target, style) => Object.assign(/** @type {HTMLElement} */ (target).style, style),
          { display, inlineSize },
        );
        const size = () =>
          element.locator(part).evaluate((drawn) => {
            const { width, height } = drawn.getBoundingClientRect();
            return Math.min(width, height);
          });
        await expect.poll(size, { message: told, intervals: [20] }).toBeGreaterThan(least);
        const { width, over, parts } = await element.evaluate((target) => ({
          width: target.getBoundingClientRect().width,
          over: target.scrollWidth - target.clientWidth,
          parts: [...(target.shadowRoot?.querySelectorAll('.layout > :not(.unseen)') ?? [])]
            .map((each) => each.getBoundingClientRect())
            .filter(({ height }) => height > 0)
            .map(({ top, bottom }) => [top, bottom]),
        }));
        expect(width, told).toBeLessThanOrEqual(640);
        expect(over, told).toBeLessThanOrEqual(0);
        for (const [n, [top = 0]] of parts.entries())
          if (n > 0) expect(top, told).toBeGreaterThanOrEqual((parts[n - 1]?.[1] ?? 0) - 1);
      }
  }
});
