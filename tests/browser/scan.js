// What a camera reads off the page.

import jsQR from 'jsqr';
import { expect } from './page.js';

/** @import { Locator, Page } from '@playwright/test' */

/**
 * What a camera reads that sees an element: shades of grey, and no more of them than a phone takes of what it is held before.
 * @param {Page} page @param {Locator} element
 */
export async function scan(page, element) {
  await expect(element).toBeVisible();
  const clip = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const picture = (await page.screenshot({ clip })).toString('base64');
  const { grey, width, height } = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const scale = Math.min(1, 480 / image.width);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    const { width, height } = canvas;
    const ctx = canvas.getContext('2d');
    ctx?.drawImage(image, 0, 0, width, height);
    const pixels = ctx?.getImageData(0, 0, width, height).data ?? [];
    // One text goes from the page to the test in a moment; an array of numbers takes seconds.
    let text = '';
    for (let at = 1; at < pixels.length; at += 4) text += String.fromCharCode(pixels[at] ?? 0);
    return { grey: btoa(text), width, height };
  }, picture);
  const rgba = new Uint8ClampedArray(4 * width * height).fill(255);
  for (const [pixel, light] of Buffer.from(grey, 'base64').entries()) {
    rgba.fill(light, 4 * pixel, 4 * pixel + 3);
  }
  return jsQR(rgba, width, height)?.data;
}
