// Recordings of the board, the tree and the race, by *Share*.

import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { button, IDA_STAR, open, verdict } from './instrument.js';
import { deskTest, expect, test } from './page.js';
import { grow } from './trees.js';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page */
const dialog = (page) => page.getByRole('dialog', { name: 'Share' });

/** @param {Page} page */
async function openRecording(page) {
  await button(page, 'Share').click();
  await dialog(page).getByRole('button', { name: 'Recording' }).click();
}

/** @param {Page} page */
const formats = (page) => dialog(page).getByRole('group', { name: 'File' }).getByRole('button');

/** Seconds of a kind's recordings, and its formats with the expected bytes. @param {Page} page @param {string} kind */
async function choose(page, kind) {
  await dialog(page).getByRole('radio', { name: kind }).check();
  const told = await dialog(page)
    .getByText(/The recording lasts/)
    .innerText({ timeout: 60_000 });
  const [seconds] = told.match(/\d+/) ?? [];
  const names = await formats(page).allInnerTexts();
  const offers = names.map((name) => {
    const [, format = '', size] = /^(\w+), about ([\d.]+) MB$/.exec(name) ?? [];
    return { name, format, bytes: Number(size) * 1e6 };
  });
  return { seconds: Number(seconds), offers };
}

/** @param {Page} page @param {string} name */
async function saved(page, name) {
  const began = page.waitForEvent('download', { timeout: 90_000 });
  await formats(page).filter({ hasText: name }).click();
  const download = await began;
  await expect(dialog(page)).toContainText('The recording is saved.');
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

/** Numbers of a video, read by a demuxer. @param {Buffer} content */
async function videoIn(content) {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(content) });
  const track = await input.getPrimaryVideoTrack();
  const { packetCount } = (await track?.computePacketStats()) ?? {};
  return { seconds: await input.computeDuration(), frames: packetCount };
}

/** Pictures of a GIF, decoded by the browser: their number, seconds, a corner, and how many pixels the last changed. @param {Page} page @param {Buffer} content */
const gifIn = (page, content) =>
  page.evaluate(async (text) => {
    const data = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const decoder = new ImageDecoder({ data, type: 'image/gif' });
    await decoder.tracks.ready;
    await decoder.completed;
    const frames = decoder.tracks.selectedTrack?.frameCount ?? 0;
    let seconds = 0;
    /** @type {Uint8ClampedArray[]} */
    const pictures = [];
    for (let frameIndex = 0; frameIndex < frames; frameIndex += 1) {
      const { image } = await decoder.decode({ frameIndex });
      seconds += (image.duration ?? 0) / 1e6;
      if (frameIndex === 0 || frameIndex === frames - 1) {
        const { displayWidth: width, displayHeight: height } = image;
        const ctx = new OffscreenCanvas(width, height).getContext('2d');
        ctx?.drawImage(image, 0, 0);
        pictures.push(ctx?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray());
      }
      image.close();
    }
    const [first, last] = pictures;
    const changed = last?.filter((value, i) => value !== first?.[i]).length ?? 0;
    return { frames, seconds, changed, corner: [...(first?.slice(0, 4) ?? [])] };
  }, content.toString('base64'));

deskTest('a recording of each kind has the length and about the size it says', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page);
  await grow(page, 1, IDA_STAR);
  await openRecording(page);
  for (const [file, kind, format] of /** @type {const} */ ([
    ['board', 'The moves on the board', 'GIF'],
    ['tree', 'The tree as it grows', 'WebM'],
    ['race', 'The race', 'MP4'],
  ])) {
    const { seconds, offers } = await choose(page, kind);
    expect(seconds).toBeGreaterThanOrEqual(5);
    expect(seconds).toBeLessThanOrEqual(20);
    expect(offers.map(({ format }) => format)).toEqual(expect.arrayContaining(['WebM', 'GIF']));
    const offer = offers.find((one) => one.format === format);
    // Not every browser has an encoder for MP4.
    if (!offer) continue;
    const { name, content } = await saved(page, offer.name);
    expect(name).toBe(`rolling-cubes-${file}.${format.toLowerCase()}`);
    expect(content.length).toBeLessThan(3 * offer.bytes + 1e5);
    expect(content.length).toBeGreaterThan(offer.bytes / 4 - 1e5);
    if (format === 'GIF') {
      const gif = await gifIn(page, content);
      expect(gif.frames).toBe(Math.round(12.5 * seconds));
      expect(gif.seconds).toBeCloseTo(gif.frames * 0.08);
      expect(gif.changed).toBeGreaterThan(1000);
      // From either theme, a recording is on white.
      expect(gif.corner).toEqual([255, 255, 255, 255]);
    } else {
      const video = await videoIn(content);
      expect(video.seconds).toBeCloseTo(seconds);
      expect(video.frames).toBe(30 * seconds);
    }
  }
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  await formats(page).first().click();
  await dialog(page).getByRole('button', { name: 'Stop' }).click();
  await expect(dialog(page)).toContainText('The recording was stopped.');
  expect(downloads).toBe(0);
});

deskTest('a page says what can be recorded, and a challenge hides it', async ({ page }) => {
  await open(page);
  await openRecording(page);
  await expect(dialog(page)).toContainText('Nothing to record yet.');
  await expect(formats(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await button(page, 'Finish').click();
  await expect(verdict(page)).toBeVisible();
  await openRecording(page);
  await expect(dialog(page).getByRole('radio', { name: 'The race' })).toBeVisible();
  await dialog(page)
    .getByRole('checkbox', { name: /^As a challenge/ })
    .check();
  await expect(dialog(page)).toContainText('Nothing to record yet.');
});

test.describe('the one file', () => {
  // Fails on requests outside this folder.
  test.use({ baseURL: pathToFileURL('dist/').href });

  deskTest('records without a network', async ({ page }) => {
    await open(page, 'rolling-cubes.html#v=1');
    await button(page, 'Finish').click();
    await expect(verdict(page)).toBeVisible();
    await openRecording(page);
    const { offers } = await choose(page, 'The race');
    const { content } = await saved(
      page,
      offers.find(({ format }) => format === 'WebM')?.name ?? '',
    );
    expect(content.length).toBeGreaterThan(10_000);
  });
});
