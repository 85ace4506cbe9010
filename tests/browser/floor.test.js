// The floor: computed in its worker, its line moved by keys and touch, its numbers saved.

import { parsed } from '../unit/shared/export/rfc4180.js';
import { objections } from './audit.js';
import { open, saved } from './instrument.js';
import { deskTest, expect } from './page.js';

deskTest('a floor is measured when opened, its line moved, its numbers saved', async ({ page }) => {
  await open(page, './#v=1&puzzle=tiles&start=867254301&goal=123456780&view=floor&at=end,0');
  const line = page.getByRole('slider', { name: 'Line between the sides' });
  await expect(line).toHaveAttribute('aria-valuetext', /costs 3,280, the least/);
  await expect(page.getByRole('row', { name: 'Limit using consistency' })).toContainText('2,074');
  await expect(page.getByText('IDA* · Manhattan expanded 14,964: 4.56 ×')).toBeVisible();
  await line.focus();
  await page.keyboard.press('End');
  await expect(line).toHaveAttribute(
    'aria-valuetext',
    /^Forward to depth 29, nothing backward: .* costs 6,5/,
  );
  const box = await line.boundingBox();
  if (!box) throw new Error('the line has its place');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(line).toHaveAttribute(
    'aria-valuetext',
    /^Forward to depth 1\d, backward to depth 1\d/,
  );
  expect(await objections(page)).toEqual([]);
  const { name, content } = await saved(page, 'CSV');
  expect(name).toBe('rolling-cubes-tiles-3-floor.csv');
  const { rows } = parsed(content.toString());
  const cover = rows.find(([, , one]) => one === 'cover');
  expect(cover?.[5]).toBe('3280');
  expect(cover?.at(-1)).toContain('view=floor');
});
