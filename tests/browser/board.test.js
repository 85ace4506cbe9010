// The board: playing a solution, keys, and changed problems.

import { board, button, open, verdict } from './instrument.js';
import { deskTest, expect } from './page.js';

const SOLVED = 'row 1: blue, white, red; row 2: blue, white, red; row 3: blue, empty, red';

deskTest('a race that ends leaves the picture of the board as it was painted', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { paintings: 0 });
    const { clearRect } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.clearRect = function (...given) {
      const root = this.canvas.getRootNode();
      if (root instanceof ShadowRoot && root.host.localName === 'rolling-board')
        Object.assign(window, { paintings: Reflect.get(window, 'paintings') + 1 });
      clearRect.apply(this, given);
    };
  });
  await open(page);
  await expect(page.getByText('23 to go')).toBeVisible();
  const paintings = async () =>
    page.evaluate(async () => {
      // Painted by the frame after the next.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return Number(Reflect.get(window, 'paintings'));
    });
  const before = await paintings();
  expect(before).toBeGreaterThan(0);
  await button(page, 'Finish').click();
  await expect(verdict(page)).toBeVisible();
  expect(await paintings()).toBe(before);
  // A browser short of memory drops contexts, and tells when to restore them.
  await page
    .locator('rolling-board canvas')
    .first()
    .evaluate((canvas) => canvas.dispatchEvent(new Event('contextrestored')));
  expect(await paintings()).toBeGreaterThan(before);
  await button(page, 'One move forward').click();
  await expect(page.getByText('1 / 23')).toBeVisible();
  expect(await paintings()).toBeGreaterThan(before);
});

deskTest('a solution is played, paused, stepped and slid to the goal', async ({ page }) => {
  await open(page);
  await button(page, 'Finish').click();
  await expect(verdict(page)).toBeVisible();
  const playback = page.getByRole('group', { name: 'Playback' });
  await playback.getByRole('button', { name: 'Play' }).click();
  const slider = playback.getByRole('slider');
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(1);
  await playback.getByRole('button', { name: 'Pause' }).click();
  const at = Number(await slider.inputValue());
  await playback.getByRole('button', { name: 'One move back' }).click();
  await expect(page.getByText(`${at - 1} / 23`)).toBeVisible();
  await playback.getByRole('button', { name: 'One move forward' }).click();
  await playback.getByRole('button', { name: 'One move forward' }).click();
  await expect(page.getByText(`${at + 1} / 23`)).toBeVisible();
  await slider.fill('23');
  await expect(board(page)).toHaveAccessibleName(`Board: ${SOLVED}`);
});
