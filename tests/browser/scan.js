// Reads codes from the page as a camera does.

import jsQR from 'jsqr';
import { expect } from './page.js';

/** @import { Locator, Page } from '@playwright/test' */

/** The greyscale pixels of an element, at a phone camera's resolution. @param {Page} page @param {Locator} element */
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
    // One text transfers quickly; an array takes seconds.
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
