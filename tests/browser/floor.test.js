// The floor: computed in its worker, its line moved by keys and touch, its numbers saved.

import { parsed } from '../unit/export/rfc4180.js';
import { objections } from './audit.js';
import { button, open, saved } from './instrument.js';
import { deskTest, expect, test } from './page.js';

test('the floor of the hardest 8-puzzle is measured when it is looked at, its line is moved, and its numbers are saved', async ({
  page,
}) => {
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

deskTest(
  'what a lane expands is laid over the floor as it runs, and sorted anew when the line is moved',
  async ({ page }) => {
    await open(
      page,
      './#v=1&puzzle=tiles&start=867254301&goal=123456780&view=floor&race=a-star/manhattan,mm/manhattan,bfs&at=1000,end,0',
    );
    const chosen = page.getByRole('combobox', { name: 'Laid over' });
    await expect(chosen.getByRole('option')).toHaveText([
      'no lane',
      'A* · Manhattan',
      'MM · Manhattan',
    ]);
    const cell = (/** @type {string} */ name) =>
      page.getByRole('row', { name }).first().getByRole('cell');
    const number = async (/** @type {string} */ name) =>
      Number((await cell(name).textContent())?.replaceAll(',', ''));
    await chosen.selectOption('A* · Manhattan');
    await expect(page.getByText('Laid over: A* · Manhattan, 1,000 nodes generated')).toBeVisible();
    expect(await number('necessary')).toBeGreaterThan(100);
    await expect(cell('tie-breaking')).toHaveText('0');
    await expect(cell('wasted')).toHaveText('0');
    await button(page, 'Finish').click();
    await expect(cell('necessary')).toHaveText('6,549', { timeout: 30_000 });
    await expect(cell('wasted')).toHaveText('0');
    await chosen.selectOption('MM · Manhattan');
    await expect(page.getByText('Laid over: MM · Manhattan')).toBeVisible();
    const before = [await number('necessary'), await number('wasted')];
    await page.getByRole('slider', { name: 'Line between the sides' }).focus();
    await page.keyboard.press('End');
    await expect
      .poll(async () => [await number('necessary'), await number('wasted')])
      .not.toEqual(before);
    const after = [await number('necessary'), await number('wasted')];
    expect((after[0] ?? 0) + (after[1] ?? 0)).toBe((before[0] ?? 0) + (before[1] ?? 0));
    expect(await objections(page)).toEqual([]);
    await chosen.selectOption('no lane');
    await expect(page.getByText('Laid over: ')).toHaveCount(0);
  },
);
