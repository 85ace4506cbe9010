import { BIDIRECTIONAL, button, counter, IDA_STAR, lane, look, open } from './instrument.js';
import { deskTest, expect } from './page.js';
import {
  BIDIRECTIONAL_REQUEST,
  breakAt,
  engineAt,
  expectNode,
  goTo,
  IDA_REQUEST,
  nodeField,
  sentence,
  slider,
} from './time-travel.js';
import { extent } from './trees.js';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page */
async function finish(page) {
  await button(page, 'Finish').click();
  await expect(lane(page, IDA_STAR)).toContainText('proved shortest');
  await expect(lane(page, BIDIRECTIONAL)).toContainText('proved shortest');
}

deskTest('one node and one bound, forward and back, by buttons and by keys', async ({ page }) => {
  await open(page);
  await look(page, 'Tree');
  // A new lane begins with its first node.
  await button(page, 'One node forward').click();
  await expectNode(page, IDA_REQUEST, 1);
  await page.locator('body').press('.');
  await expectNode(page, IDA_REQUEST, 2);
  await page.locator('body').press(',');
  await expectNode(page, IDA_REQUEST, 1);
  await button(page, 'One node back').click();
  await expectNode(page, IDA_REQUEST, 0);
  await expect(button(page, 'One node back')).toBeDisabled();

  // A stage ends with its iteration's last node, and names the next bound.
  const { iterations } = engineAt(IDA_REQUEST, 1e9).snapshot;
  const ends = iterations.map((_, i) =>
    iterations.slice(0, i + 1).reduce((sum, { generated }) => sum + generated, 0),
  );
  for (const [i, node] of ends.slice(0, 4).entries()) {
    await page.locator('body').press('Shift+.');
    await expectNode(page, IDA_REQUEST, node);
    const { bound = 0, generated = 0 } = iterations[i] ?? {};
    await expect(sentence(page)).toContainText(
      new RegExp(
        `The iteration with bound\\s${bound} has ended: ${generated} nodes, no goal within the bound. ` +
          `The next bound is ${iterations[i + 1]?.bound}, the least f that was cut, first at node\\s\\d+ \\(g\\s\\d+, h\\s\\d+\\)\\.$`,
      ),
    );
    // The name and line are the drawn part's.
    await expect(page.getByRole('combobox', { name: 'Part of the run' })).toContainText(
      `Newest iteration: bound ${bound}`,
    );
    await expect(extent(page)).toContainText(`Showing all ${generated}`);
  }
  await button(page, 'To the end of the layer or iteration before').click();
  await expectNode(page, IDA_REQUEST, ends[2] ?? 0);
  await expect(page.getByRole('combobox', { name: 'Part of the run' })).toContainText(
    `Current iteration: bound ${iterations[2]?.bound}`,
  );
  await button(page, 'To the end of this layer or iteration').click();
  await page.locator('body').press('.');
  await page.locator('body').press('Shift+,');
  await expectNode(page, IDA_REQUEST, ends[3] ?? 0);

  const meaning = page.getByRole('tooltip').filter({ hasText: 'no solution along this path' });
  await expect(meaning).toBeHidden();
  await page.locator('step-numbers .term').first().focus();
  for (let term = 0; term < 2; term += 1) await page.keyboard.press('ArrowRight');
  await expect(meaning).toBeVisible();
  await expect(page.locator('step-numbers .term').nth(2)).toHaveAccessibleDescription(/^g \+ h/);

  for (const key of ['ArrowDown', 'ArrowRight']) await page.locator('body').press(key);
  await look(page, 'Race');
  await expect(page.getByRole('slider', { name: 'Move' })).toHaveAttribute('max', '0');
});

deskTest('the slider goes over the whole run of a lane, with one side or two', async ({ page }) => {
  await open(page);
  await look(page, 'Tree');
  await finish(page);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'node 150,055 of 150,055');
  // The number is readable, also on a phone.
  const cut = await nodeField(page).evaluate((field) => field.scrollWidth - field.clientWidth);
  expect(cut).toBeLessThanOrEqual(0);
  await slider(page).fill('100000');
  await expectNode(page, IDA_REQUEST, 100_000);
  await slider(page).press('ArrowLeft');
  await expectNode(page, IDA_REQUEST, 99_999);
  const box = await slider(page).boundingBox();
  if (!box) throw new Error('the slider is not there');
  const at = (/** @type {number} */ part) => [box.x + box.width * part, box.y + box.height / 2];
  const [x = 0, y = 0] = at(0.9);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const part of [0.8, 0.7, 0.6, 0.5, 0.4, 0.3]) await page.mouse.move(at(part)[0] ?? 0, y);
  await page.mouse.up();
  const node = Number(await slider(page).inputValue());
  expect(node).toBeGreaterThan(30_000);
  expect(node).toBeLessThan(60_000);
  await expectNode(page, IDA_REQUEST, node);
  await slider(page).press('Home');
  await expectNode(page, IDA_REQUEST, 0);
  await slider(page).press('End');
  await expect(lane(page, IDA_STAR)).toContainText('proved shortest');

  await goTo(page, 'x12');
  const message = await nodeField(page).evaluate(
    (field) => /** @type {HTMLInputElement} */ (field).validationMessage,
  );
  expect(message).toBe('“x12” is not a node’s number, such as 1,234');
  await goTo(page, '1,234');
  await expectNode(page, IDA_REQUEST, 1234);

  // The other lane has two sides.
  await button(page, BIDIRECTIONAL).click();
  await expectNode(page, BIDIRECTIONAL_REQUEST, 27_172);
  await expect(sentence(page)).toContainText('the two searches meet. Solved: 23 rolls.');
  const { step } = engineAt(BIDIRECTIONAL_REQUEST, 20_001);
  await goTo(page, '20,001');
  await expectNode(page, BIDIRECTIONAL_REQUEST, 20_001);
  await expect(sentence(page)).toContainText(
    step?.side === 'forward' ? 'from the start' : 'from the goal',
  );
});

deskTest('one lane plays by itself, pauses, and is announced step by step', async ({ page }) => {
  await open(page);
  await look(page, 'Tree');
  const status = page.locator('search-stage').getByRole('status');
  await page.locator('body').press('.');
  await expect(status).toHaveText(/^The first bound is/);
  await page.getByRole('slider', { name: 'Speed' }).fill('2');
  await button(page, 'Run this lane').click();
  await expect(status).toHaveText('');
  await expect.poll(() => counter(page, IDA_STAR, 'generated')).toBeGreaterThan(3);
  expect(await counter(page, IDA_STAR, 'generated')).toBeLessThan(200);
  await expect(nodeField(page)).not.toHaveValue('1');
  await expect(status).toHaveText('');
  await button(page, 'Pause this lane').click();
  // Until it pauses, the sentence may change.
  await expect(lane(page, IDA_STAR)).toContainText('Paused');
  await expect(status).toHaveText(await sentence(page).innerText());
  await expectNode(page, IDA_REQUEST, await counter(page, IDA_STAR, 'generated'));
  await expect(lane(page, BIDIRECTIONAL)).toContainText('Ready');
});

deskTest('a lane pauses at the breakpoints of its search, and says so', async ({ page }) => {
  await open(page);
  await look(page, 'Tree');
  await button(page, BIDIRECTIONAL).click();
  await breakAt(page, { 'When the two sides meet': true, 'At the first duplicate': true });
  await button(page, 'Run this lane').click();
  await expect(sentence(page)).toContainText('Breakpoint: the first duplicate.');
  const { snapshot } = engineAt(
    BIDIRECTIONAL_REQUEST,
    await counter(page, BIDIRECTIONAL, 'generated'),
  );
  expect(snapshot.duplicates).toBe(1);
  await button(page, 'Run this lane').click();
  await expect(sentence(page)).toContainText('Breakpoint: the two sides meet.');
  await button(page, IDA_STAR).click();
  await goTo(page, 3000);
  await expectNode(page, IDA_REQUEST, 3000);
  await button(page, 'Breakpoints…').click();
  const dialog = page.getByRole('dialog', { name: 'Breakpoints' });
  await expect(dialog.getByLabel('When the two sides meet')).toHaveCount(0);
  await dialog.getByLabel('At a position').fill('WWWWXWWWE');
  await expect(dialog.getByRole('alert')).toContainText("column 5: 'X' given");
  await expect(button(page, 'Use')).toBeDisabled();
  await dialog.getByRole('button', { name: 'As searched' }).click();
  await button(page, 'Use').click();
  await goTo(page, 0);
  await button(page, 'Run this lane').click();
  const position = engineAt(IDA_REQUEST, 3000).step?.state ?? '';
  await expect(sentence(page)).toContainText(`Breakpoint: the position ${position}.`);
});
