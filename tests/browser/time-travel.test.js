// Going through a lane's run, forward and back.

import {
  addLane,
  BIDIRECTIONAL,
  button,
  counter,
  IDA_STAR,
  lane,
  look,
  open,
  pick,
  verdict,
} from './instrument.js';
import { deskTest, expect, test } from './page.js';
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

deskTest('every node of a lane that has raced to its end can be looked at', async ({ page }) => {
  await open(page);
  await look(page, 'Tree');
  await finish(page);
  await expectNode(page, IDA_REQUEST, 150_055);
  await expect(sentence(page)).toContainText('the goal. Solved: 23 rolls.');
  for (const node of [1, 2, 77_777, 12_345, 150_054]) {
    await goTo(page, node);
    await expectNode(page, IDA_REQUEST, node);
    await expect(lane(page, IDA_STAR)).toContainText('Paused');
  }
  // The other lane has two sides.
  await button(page, BIDIRECTIONAL).click();
  await expectNode(page, BIDIRECTIONAL_REQUEST, 27_172);
  await expect(sentence(page)).toContainText('the sides meet. Solved: 23 rolls.');
  const { step } = engineAt(BIDIRECTIONAL_REQUEST, 20_001);
  await goTo(page, '20,001');
  await expectNode(page, BIDIRECTIONAL_REQUEST, 20_001);
  await expect(sentence(page)).toContainText(
    step?.side === 'forward' ? 'from the start' : 'from the goal',
  );
  // At its end it has its result again.
  await goTo(page, 999_999_999);
  await expect(lane(page, BIDIRECTIONAL)).toContainText('23 rolls, proved shortest');
});

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
});

deskTest('the slider goes over the whole run, and the newest place counts', async ({ page }) => {
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
});

deskTest('after going back, the race runs on to the same end', async ({ page }) => {
  await open(page);
  await finish(page);
  const seen = /** @type {const} */ (['generated', 'expanded', 'stored']);
  const counts = () =>
    Promise.all(
      [IDA_STAR, BIDIRECTIONAL].flatMap((name) => seen.map((what) => counter(page, name, what))),
    );
  const before = await counts();
  for (const mode of ['Same time', 'Same nodes']) {
    await page.getByRole('combobox', { name: 'Fairness' }).selectOption({ label: mode });
    await look(page, 'Tree');
    await goTo(page, 4321);
    await expectNode(page, IDA_REQUEST, 4321);
    await look(page, 'Race');
    await expect(verdict(page)).toBeHidden();
    await button(page, 'Finish').click();
    await expect(verdict(page)).toBeVisible();
    expect(await counts(), mode).toEqual(before);
  }
});

deskTest(
  'one lane plays by itself at the speed of the race, and is told to pause',
  async ({ page }) => {
    await open(page);
    await look(page, 'Tree');
    await page.getByRole('slider', { name: 'Speed' }).fill('2');
    await button(page, 'Run this lane').click();
    await expect.poll(() => counter(page, IDA_STAR, 'generated')).toBeGreaterThan(3);
    const node = await counter(page, IDA_STAR, 'generated');
    await expect(nodeField(page)).not.toHaveValue('1');
    expect(node).toBeLessThan(200);
    await button(page, 'Pause this lane').click();
    await expect(lane(page, IDA_STAR)).toContainText('Paused');
    await expectNode(page, IDA_REQUEST, await counter(page, IDA_STAR, 'generated'));
    await expect(lane(page, BIDIRECTIONAL)).toContainText('Ready');
  },
);

deskTest('a lane pauses at its breakpoints, and says at which and where', async ({ page }) => {
  await open(page);
  await look(page, 'Tree');
  await breakAt(page, { 'At a depth, in moves': '9' });
  await button(page, 'Finish').click();
  await expect(lane(page, BIDIRECTIONAL)).toContainText('proved shortest');
  await expect(sentence(page)).toHaveText(/^Breakpoint: depth 9\. Rolled the cube at .*g\s9,/);
  // The engine reaches that depth at the same node.
  let first = 1;
  while (engineAt(IDA_REQUEST, first).step?.depth !== 9) first += 1;
  await expectNode(page, IDA_REQUEST, first);
  await button(page, 'Run this lane').click();
  await expect.poll(() => counter(page, IDA_STAR, 'generated')).toBeGreaterThan(first);
  await expect(sentence(page)).toContainText('Breakpoint: depth 9.');
  await button(page, 'Remove the breakpoint depth 9').click();
  await button(page, 'Run this lane').click();
  await expect(lane(page, IDA_STAR)).toContainText('proved shortest');
});

deskTest('each search offers the breakpoints that can happen in it', async ({ page }) => {
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

deskTest('in a race of same nodes a breakpoint stops all lanes together', async ({ page }) => {
  await open(page);
  await page.getByRole('combobox', { name: 'Fairness' }).selectOption({ label: 'Same nodes' });
  await look(page, 'Tree');
  await breakAt(page, { 'When the bound changes': true });
  await button(page, 'Run').click();
  await expect(sentence(page)).toContainText('Breakpoint: the bound is now');
  for (const name of [IDA_STAR, BIDIRECTIONAL])
    await expect(lane(page, name)).toContainText('Paused');
});

deskTest('a node’s number that is none is refused with a reason', async ({ page }) => {
  await open(page);
  await look(page, 'Tree');
  await finish(page);
  await goTo(page, 'x12');
  const message = await nodeField(page).evaluate(
    (field) => /** @type {HTMLInputElement} */ (field).validationMessage,
  );
  expect(message).toBe('“x12” is not a node’s number, such as 1,234');
  await goTo(page, '1,234');
  await expectNode(page, IDA_REQUEST, 1234);
});

deskTest('who listens hears each step made by hand, and nothing of a run', async ({ page }) => {
  await open(page);
  await look(page, 'Tree');
  const status = page.locator('search-stage').getByRole('status');
  await page.locator('body').press('.');
  await expect(status).toHaveText(/^The first bound is/);
  await page.getByRole('slider', { name: 'Speed' }).fill('4');
  await button(page, 'Run this lane').click();
  await expect(status).toHaveText('');
  await expect.poll(() => counter(page, IDA_STAR, 'generated')).toBeGreaterThan(3);
  await expect(status).toHaveText('');
  await button(page, 'Pause this lane').click();
  // Until it pauses, the sentence may change.
  await expect(lane(page, IDA_STAR)).toContainText('Paused');
  await expect(status).toHaveText(await sentence(page).innerText());
});

deskTest('what a number means is told on focus as well as under the pointer', async ({ page }) => {
  await open(page);
  await look(page, 'Tree');
  const meaning = page.getByRole('tooltip').filter({ hasText: 'no solution along this path' });
  await expect(meaning).toBeHidden();
  await page.locator('step-numbers .term').nth(2).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(meaning).toBeVisible();
  await expect(page.locator('step-numbers .term').nth(2)).toHaveAccessibleDescription(/^g \+ h/);
});

deskTest(
  'the arrow keys, which play elsewhere, leave the line of play alone here',
  async ({ page }) => {
    await open(page);
    await look(page, 'Tree');
    for (const key of ['ArrowDown', 'ArrowRight']) await page.locator('body').press(key);
    await look(page, 'Race');
    await expect(page.getByRole('slider', { name: 'Move' })).toHaveAttribute('max', '0');
  },
);

deskTest('a jump in a run of millions of nodes is answered at once', async ({ page }) => {
  test.setTimeout(300_000);
  await open(page);
  // 35 rolls: millions of nodes for each search.
  await pick(page, 7);
  await addLane(page, { Search: 'BFS' });
  await look(page, 'Tree');
  await button(page, 'Finish').click();
  for (const name of [IDA_STAR, 'BFS']) {
    await expect
      .poll(
        async () => {
          const ended = await lane(page, name).getByText('proved shortest').isVisible();
          return ended || (await counter(page, name, 'generated')) > 10_000_000;
        },
        { timeout: 120_000 },
      )
      .toBe(true);
  }
  // In one task, since the race may end between look and click.
  await page.locator('race-controls .run').evaluate((/** @type {HTMLElement} */ run) => {
    if (run.textContent?.trim() === 'Pause') run.click();
  });
  for (const name of [IDA_STAR, 'BFS']) {
    await button(page, name).click();
    await expect(sentence(page)).not.toContainText('Not begun');
    const times = await slider(page).evaluate(jumpAbout, 10);
    const [median = 0, slowest = 0] = [times[times.length >> 1], times.at(-1)];
    const furthest = await slider(page).getAttribute('max');
    test.info().annotations.push({
      type: `jumps among ${furthest} nodes of ${name}, in ms`,
      description: `${median.toFixed(0)} as a rule, ${slowest.toFixed(0)} at the most`,
    });
    // The aim is 300 ms; the limit allows for a busy machine.
    expect(median).toBeLessThan(20_000);
  }
});

/** Moves a slider, waiting for the lane each time. @returns {Promise<number[]>} milliseconds, the longest last */
async function jumpAbout(/** @type {HTMLElement} */ element, /** @type {number} */ jumps) {
  const input = /** @type {HTMLInputElement} */ (element);
  const root = /** @type {ShadowRoot} */ (input.getRootNode());
  const bar = /** @type {any} */ (root.host);
  const times = [];
  for (let n = 1; n <= jumps; n += 1) {
    // Evenly spread places in irregular order.
    const place = Math.floor(Number(input.max) * ((n * 0.618) % 1));
    const began = performance.now();
    input.value = String(place);
    input.dispatchEvent(new Event('input'));
    input.dispatchEvent(new Event('change'));
    while (bar.lane.phase === 'away' || bar.lane.snapshot.generated !== place) {
      if (performance.now() - began > 60_000) throw new Error(`never came to ${place}`);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b);
}
