// Running, pausing and stepping a race.

import { button, counter, IDA_STAR, lane, open, showChart, verdict } from './instrument.js';
import { deskTest, expect } from './page.js';

deskTest('counts stay until Restart, and charts show them', async ({ page }) => {
  await open(page);
  {
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
  }

  {
    await expect(page.locator('lane-pictures')).toBeVisible();
    await showChart(page);
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
  }
});

deskTest('a first visit runs by itself once, if motion is wanted', async ({ page }) => {
  const watch = button(page, 'Watch two searches solve it');
  await page.clock.install();
  const waited = async () => {
    await expect(page.locator('html')).toHaveAttribute('data-engine', 'ready');
    // Longer than a first visit's delay.
    await page.clock.runFor(10_000);
  };
  await page.goto('./');
  await waited();
  await page.clock.resume();
  await expect.poll(() => counter(page, IDA_STAR, 'generated')).toBeGreaterThan(0);
  await page.goto('./?again');
  await expect(watch).toBeVisible();
  await waited();
  expect(await counter(page, IDA_STAR, 'generated')).toBe(0);
  await page.evaluate(() => localStorage.clear());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./?still');
  await expect(watch).toBeVisible();
  await waited();
  expect(await counter(page, IDA_STAR, 'generated')).toBe(0);
  await watch.click();
  await expect.poll(() => counter(page, IDA_STAR, 'generated')).toBeGreaterThan(0);
});
