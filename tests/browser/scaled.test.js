// Drawings that take a pointer, on pages that scale, zoom or turn them, as slides do.

import { button, fromProblem, open, showOwn } from './instrument.js';
import { deskTest, expect } from './page.js';

/** @import { Locator, Page } from '@playwright/test' */

const STYLES = [
  '',
  'zoom: .6; inline-size: 1280px',
  'transform-origin: 0 0; transform: translate(720px) rotate(90deg)',
];
const MORE = [
  ...STYLES,
  'transform-origin: 0 0; transform: scale(2)',
  'transform-origin: 0 0; translate: 0 640px; rotate: -90deg; scale: .5 .7',
];

/** Of a dialog: the page cannot be scrolled to it, and zoom would change its shape. */
const SMALL = ['', 'transform: scale(.6) rotate(90deg)', 'rotate: -90deg; scale: .5 .6'];

/** Parts of a drawing's width and height. @typedef {readonly [number, number]} Place */

/**
 * Where a part of a drawing is on the screen.
 * @param {Locator} drawing @param {string} style @param {Place} place
 */
async function onScreen(drawing, style, [across, down]) {
  const { x, y, width, height } = (await drawing.boundingBox()) ?? FAR;
  const [right, below] = style.includes('rotate(90deg)')
    ? [1 - down, across]
    : style.includes('-90deg')
      ? [down, 1 - across]
      : [across, down];
  return { x: x + right * width, y: y + below * height };
}
const FAR = { x: 0, y: 0, width: 0, height: 0 };

/**
 * Does the same at the same places of a drawing in every style, and expects the same.
 * @param {Page} page
 * @param {{drawing: Locator, around?: string, styles?: readonly string[], places: readonly Place[], act?: 'click' | 'move', seen: () => Promise<unknown>, undo?: () => Promise<unknown>}} drawn
 */
async function sameInAll(
  page,
  { drawing, around = 'body', styles = STYLES, places, act = 'click', seen, undo },
) {
  /** @type {unknown[]} */
  const first = [];
  for (const style of styles) {
    await page
      .locator(around)
      .first()
      .evaluate((one, text) => Object.assign(Reflect.get(one, 'style'), { cssText: text }), style);
    const all = [];
    for (const place of places) {
      await drawing.evaluate((one) => one.scrollIntoView({ block: 'center', inline: 'center' }));
      const { x, y } = await onScreen(drawing, style, place);
      await page.mouse.move(x, y);
      if (act === 'click') await page.mouse.click(x, y);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      all.push(await seen());
      await undo?.();
    }
    if (style === '') first.push(...all);
    expect(all, style).toEqual(first);
  }
  await page
    .locator(around)
    .first()
    .evaluate((one) => Object.assign(Reflect.get(one, 'style'), { cssText: '' }));
  expect(new Set(first.map((one) => JSON.stringify(one))).size).toBeGreaterThan(1);
}

deskTest('elements take clicks at the same place, scaled or turned', async ({ page }) => {
  const grid = `puzzle="map" goal="grid:4,S...,....,..*.,...G"`;
  await showOwn(
    page,
    `<style>body { margin: 0 } rolling-cubes-board { inline-size: 320px; block-size: 320px }</style>
      <rolling-cubes-board puzzle="tiles" start="123405678" goal="123456780"></rolling-cubes-board>
      <rolling-cubes-board ${grid}></rolling-cubes-board>`,
  );
  for (const [n, places] of /** @type {[number, Place[]][]} */ ([
    [
      0,
      [
        [0.5, 0.28],
        [0.7, 0.5],
        [0.02, 0.02],
      ],
    ],
    [
      1,
      [
        [0.4, 0.1],
        [0.1, 0.4],
      ],
    ],
  ])) {
    const element = page.locator('rolling-cubes-board').nth(n);
    await element.evaluate((one) => Reflect.get(one, 'ready'));
    await sameInAll(page, {
      drawing: element.locator('canvas'),
      styles: MORE,
      places,
      seen: () => element.evaluate((one) => Reflect.get(one, 'place').move),
      undo: () => element.evaluate((one) => Reflect.get(one, 'reset').call(one)),
    });
  }
});

deskTest('pictures take the pointer at the same place, scaled or turned', async ({ page }) => {
  const go = (/** @type {string} */ link) =>
    page.evaluate((hash) => {
      location.hash = hash;
    }, link);
  const said = (/** @type {string} */ where) => () => page.locator(where).first().innerText();
  const RACE = 'puzzle=tiles&race=ida-star/manhattan,a-star/manhattan&at=end,end';
  await open(page, `./#v=1&${RACE}&view=statistics&show=iterations`);
  await sameInAll(page, {
    drawing: page.locator('figure-plot .plot').first(),
    places: [
      [0.242, 0.53],
      [0.427, 0.387],
      [0.9, 0.9],
    ],
    act: 'move',
    seen: said('figure-plot .said'),
  });
  await go(`v=1&${RACE}&view=statistics&show=quality`);
  await expect(page.locator('heat-map p').nth(1)).toContainText('mean error');
  await sameInAll(page, {
    drawing: page.locator('heat-map .plot').nth(1),
    places: [
      [0.5, 0.6],
      [0.7, 0.5],
    ],
    act: 'move',
    seen: () => page.locator('heat-map p').nth(1).innerText(),
  });
  await go('v=1&puzzle=toys&race=nbs/misplaced,mm/misplaced&view=floor&at=end,end');
  const line = page.getByRole('slider', { name: 'Line between the sides' });
  await sameInAll(page, {
    drawing: line,
    places: [
      [0.3, 0.5],
      [0.6, 0.5],
    ],
    seen: () => line.getAttribute('aria-valuenow'),
  });
  await go(`v=1&${RACE}&view=tree`);
  const tree = page.locator('tree-canvas');
  await tree.evaluate((one) =>
    one.addEventListener('look', (event) => {
      one.setAttribute('data-place', Reflect.get(event, 'detail').place);
    }),
  );
  await expect(page.locator('tree-canvas')).toBeVisible();
  await sameInAll(page, {
    drawing: tree.locator('canvas'),
    places: [
      [0.5, 0.3],
      [0.3, 0.5],
    ],
    act: 'move',
    seen: () => tree.getAttribute('data-place'),
  });
  await go('v=1&puzzle=map');
  await fromProblem(page, 'Draw your own map…');
  const text = page.getByRole('textbox', { name: 'Map as text' });
  for (const [kind, drawing] of [
    ['Two nodes', 'map-dialog svg'],
    ['Open ground', 'grid-editor canvas'],
  ]) {
    await page.getByLabel('New map').selectOption(kind ?? '');
    await sameInAll(page, {
      drawing: page.locator(drawing ?? ''),
      // No transform of the page reaches the top layer.
      around: 'map-dialog dialog',
      styles: SMALL,
      places: [
        [0.41, 0.22],
        [0.52, 0.83],
      ],
      seen: () => text.inputValue(),
      undo: () => button(page, 'Undo').dispatchEvent('click'),
    });
  }
});
