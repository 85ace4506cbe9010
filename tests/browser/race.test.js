// Running, pausing and stepping a race.

import {
  BIDIRECTIONAL,
  button,
  counter,
  IDA_STAR,
  lane,
  open,
  pick,
  verdict,
} from './instrument.js';
import { deskTest, expect, test } from './page.js';

test('the node counts of both lanes climb while they run', async ({ page }) => {
  await open(page);
  await pick(page, 6);
  // Slow enough for four looks on a busy machine.
  await page.getByRole('slider', { name: 'Speed' }).fill('12');
  await button(page, 'Run').click();
  /** @type {number[][]} */
  const seen = [];
  await expect
    .poll(async () => {
      seen.push([
        await counter(page, IDA_STAR, 'generated'),
        await counter(page, BIDIRECTIONAL, 'generated'),
      ]);
      return [0, 1].every((side) => new Set(seen.map((counts) => counts[side])).size > 3);
    })
    .toBe(true);
  for (const side of [0, 1]) {
    const counts = seen.map((both) => both[side]);
    expect(counts).toEqual(counts.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
  }
});

deskTest(
  'pause answers under full load, and the counts stay until the race goes on',
  async ({ page }) => {
    await open(page);
    // 35 rolls: tens of millions of nodes for IDA*.
    await pick(page, 7);
    await button(page, 'Finish').click();
    await expect
      .poll(() => counter(page, IDA_STAR, 'generated'), { intervals: [50] })
      .toBeGreaterThan(1_000_000);
    await button(page, 'Pause').click();
    await expect(lane(page, IDA_STAR)).toContainText('Paused');
    const before = await counter(page, IDA_STAR, 'generated');
    await page.waitForTimeout(300);
    expect(await counter(page, IDA_STAR, 'generated')).toBe(before);
    await button(page, 'Run').click();
    await expect.poll(() => counter(page, IDA_STAR, 'generated')).toBeGreaterThan(before);
    await button(page, 'Finish').click();
    await expect(verdict(page)).toContainText('35 rolls');
  },
);

deskTest('one node is one node in each lane', async ({ page }) => {
  await open(page);
  const step = button(page, 'Step');
  for (const count of [1, 2, 3]) {
    await step.click();
    await expect.poll(() => counter(page, IDA_STAR, 'generated')).toBe(count);
    await expect.poll(() => counter(page, BIDIRECTIONAL, 'generated')).toBe(count);
  }
  await expect(lane(page, IDA_STAR)).toContainText('Paused');
});

deskTest(
  'what every lane has come to stays until Restart, also for who uses keys',
  async ({ page }) => {
    await open(page);
    // By keys, and once too often.
    await button(page, 'Finish').focus();
    await page.keyboard.press('Enter');
    await expect(verdict(page)).toBeVisible();
    const seen = await verdict(page).innerText();
    await expect(button(page, 'Finish')).toBeFocused();
    await page.keyboard.press('Enter');
    for (const name of ['Run', 'Step', 'Next layer or bound', 'Finish']) {
      await expect(button(page, name)).toBeDisabled();
      await expect(button(page, name)).not.toHaveClass(/primary/);
    }
    expect(await verdict(page).innerText()).toBe(seen);
    await page.keyboard.press('Tab');
    await expect(button(page, 'Restart')).toBeFocused();
    await expect(button(page, 'Restart')).toHaveClass(/primary/);
    await page.keyboard.press('Enter');
    await expect(lane(page, IDA_STAR)).toContainText('Ready');
    await expect(button(page, 'Restart')).toBeFocused();
    await expect(button(page, 'Run')).toHaveClass(/primary/);
  },
);

deskTest('a restarted race counts the same again', async ({ page }) => {
  await open(page);
  const counts = async () => [
    await counter(page, IDA_STAR, 'generated'),
    await counter(page, BIDIRECTIONAL, 'generated'),
  ];
  await button(page, 'Finish').click();
  await expect(verdict(page)).toBeVisible();
  const first = await counts();
  await button(page, 'Restart').click();
  expect(await counts()).toEqual([0, 0]);
  await button(page, 'Finish').click();
  await expect(verdict(page)).toBeVisible();
  expect(await counts()).toEqual(first);
});

deskTest(
  'the chart draws when there is something to draw, and changes with its controls',
  async ({ page }) => {
    await open(page);
    await expect(page.getByText('Press Run to draw the race.')).toBeVisible();
    await button(page, 'Finish').click();
    await expect(verdict(page)).toBeVisible();
    await expect(page.getByText('Press Run to draw the race.')).toBeHidden();
    const chart = page.getByRole('region', { name: 'Chart' });
    const picture = () =>
      chart.getByRole('img').evaluate((svg) => svg.innerHTML.replaceAll(/<!--.*?-->/g, ''));
    const seen = new Set([await picture()]);
    for (const kind of ['Depth over nodes', 'Generated over time']) {
      await chart.getByRole('combobox', { name: 'Chart' }).selectOption(kind);
      seen.add(await picture());
    }
    await chart.getByRole('checkbox', { name: 'log' }).uncheck();
    seen.add(await picture());
    expect(seen.size).toBe(4);
  },
);

test.describe('a first visit', () => {
  const WATCH = 'Watch two searches solve it';
  /** Milliseconds, longer than a first visit's delay. */
  const WAITED = 3000;

  deskTest(
    'runs by itself once, and ends with a sentence that says what was seen',
    async ({ page }) => {
      await page.goto('./');
      await expect(verdict(page)).toContainText('stored 23 and generated 5.5 times as many');
      await page.goto('./');
      await expect(button(page, WATCH)).toBeVisible();
      await page.waitForTimeout(WAITED);
      expect(await counter(page, IDA_STAR, 'generated')).toBe(0);
    },
  );

  deskTest('starts nothing where motion is not wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./');
    await expect(button(page, WATCH)).toBeVisible();
    await page.waitForTimeout(WAITED);
    expect(await counter(page, IDA_STAR, 'generated')).toBe(0);
    await button(page, WATCH).click();
    await expect.poll(() => counter(page, IDA_STAR, 'generated')).toBeGreaterThan(0);
  });
});
