// Exercises: performed by keyboard alone from a teacher's link, and handed in as a link that is marked again.

import { objections } from './audit.js';
import { button, open, showOwn } from './instrument.js';
import { deskTest, expect, test } from './page.js';

test('an exercise is performed by keyboard, a mistake is told with its reason, and its result is marked again', async ({
  page,
}) => {
  // Chosen for its first question, of which some answers are wrong.
  await open(page, './#exercise=open-list,seed:8');
  const nodes = page.locator('button.node');
  await expect(page.getByText('Which node is expanded next?')).toBeVisible();
  expect(await objections(page), 'asked').toEqual([]);
  // A: f 10, where E with f 9 waits.
  await nodes.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('the least f that waits is 9')).toBeVisible();
  await expect(page.getByText('A right answer').last()).toBeVisible();
  expect(await objections(page), 'told').toEqual([]);
  // What has the focus is what goes on.
  await page.keyboard.press('Enter');
  await expect(page.getByText('Step 2 of')).toBeVisible();
  await button(page, 'Show the rest').press('Enter');
  await expect(page.getByText(/^0 of \d+ steps right at once/)).toBeVisible();
  expect(await objections(page), 'done').toEqual([]);
  await expect(page).toHaveURL(/exercise=open-list,seed:8&answers=n\d\.x$/);

  await page.goto(`${page.url()}&by=Ada&score=9-9`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Result of Ada' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('claims 9 / 9');
  await button(page, 'Other exercises').click();
  await page.getByText('Mark results').click();
  await page
    .getByRole('textbox', { name: 'Results' })
    .fill('#exercise=order,seed:1&answers=x&by=Eve\n#exercise=<img src=x onerror=alert(1)>');
  await expect(page.getByRole('row', { name: /Eve/ })).toContainText('0 / 3');
  await expect(page.getByRole('row').last()).toContainText('cannot be read: “<img');
  expect(await objections(page), 'marked').toEqual([]);
});

test('one key asks for guesses before a race, and the result lands beside them with its reason', async ({
  page,
}) => {
  await open(page, './#v=1&puzzle=cubes');
  await page.keyboard.press('g');
  const panel = page.getByRole('region', { name: 'Guess, then see' });
  await panel.getByRole('button', { name: 'Last bound' }).click();
  await panel.getByLabel('Hands', { exact: true }).fill('5');
  await panel.getByLabel('Guess', { exact: true }).fill('15');
  await page.keyboard.press('Enter');
  await expect(panel).toContainText('15: 5 hands');
  await button(page, 'Finish').click();
  await expect(panel).toContainText('It ended with 23, the length of a shortest solution');
  await expect(panel).toContainText('Nearest: 15 (5 hands), off by a factor of 1.5');
  expect(await objections(page)).toEqual([]);
});

test('six lanes have a button for guesses, too, and a place for each lane’s hands', async ({
  page,
}) => {
  const six = 'bfs,iddfs,ida-star/manhattan,a-star/manhattan,mm/manhattan,rbfs/manhattan';
  await open(page, `./#v=1&puzzle=tiles&race=${six}`);
  await button(page, 'Guess, then see').click();
  const panel = page.getByRole('region', { name: 'Guess, then see' });
  const { x, width } = (await panel.boundingBox()) ?? { x: 0, width: 0 };
  const more = panel.getByRole('button', { name: / \+1$/ });
  await expect(more).toHaveCount(6);
  for (const one of await more.all()) {
    const box = await one.boundingBox();
    expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(x + width);
  }
  await more.last().click();
  await expect(panel.getByLabel(/^Hands for RBFS/).first()).toHaveValue('1');
  expect(await objections(page)).toEqual([]);
});

test('a link to an exercise within a lesson shows both, and the lesson puts nothing in its place', async ({
  page,
}) => {
  await open(page, './#v=1&exercise=order,seed:1&lesson=ida-star&step=2');
  await expect(page.getByRole('complementary', { name: 'Lesson' })).toContainText(
    'Which bound comes next?',
  );
  await expect(page.getByRole('heading', { name: 'Four bounds' })).toBeVisible();
  await expect(page).toHaveURL(/exercise=order,seed:1.*lesson=ida-star&step=2/);
});

deskTest(
  'exercises in a frame of a course page tell it what has come of them, with a link that is marked again',
  async ({ page }) => {
    await showOwn(
      page,
      '<rolling-cubes-lesson exercise="order:2,seed:7,pass:50" by="Ada L."></rolling-cubes-lesson>',
    );
    const told = await page.locator('rolling-cubes-lesson').evaluateHandle((element) => {
      /** @type {{type: string, detail: any}[]} */
      const list = [];
      for (const type of ['progress', 'finished'])
        element.addEventListener(type, (event) =>
          list.push({ type, detail: /** @type {CustomEvent} */ (event).detail }),
        );
      // What is not of the frame, and what is no standing, is not heard.
      const { contentWindow } = element.shadowRoot?.querySelector('iframe') ?? {};
      const detail = { exercise: 'order,seed:7', seed: 7, right: 99 };
      postMessage({ type: 'rolling-cubes-exercise', detail }, '*');
      for (const data of [
        { type: 'rolling-cubes-exercise', detail },
        { type: 'constructor', detail },
        null,
      ])
        dispatchEvent(new MessageEvent('message', { data, source: contentWindow ?? null }));
      return list;
    });
    const news = () => told.jsonValue();
    const inside = page.frameLocator('rolling-cubes-lesson iframe');
    await expect(inside.getByRole('heading', { name: '1 of 2 · Four bounds' })).toBeVisible();
    for (let left = 4; left > 0; left -= 1)
      await inside.locator('button.option:enabled').first().click();
    await expect.poll(async () => (await news()).at(-1)?.detail.answers).toMatch(/^[\w-]+$/);
    expect((await news()).every(({ detail }) => detail.right <= 1 && !detail.finished)).toBe(true);
    for (const _ of [1, 2]) {
      const on = inside.getByRole('button', { name: 'Go on' });
      const show = inside.getByRole('button', { name: 'Show the rest' });
      await expect(on.or(show).first()).toBeVisible();
      if (await on.isVisible()) await on.click();
      await show.click();
    }
    await expect(inside.getByRole('heading', { name: 'Done' })).toBeVisible();
    await expect.poll(async () => (await news()).at(-1)?.type).toBe('finished');
    const { detail } = (await news()).at(-1) ?? {};
    expect(detail).toMatchObject({
      exercise: 'order:2,seed:7,pass:50',
      ...{ seed: 7, pass: 50, steps: 6, finished: true, passed: false },
    });
    expect((await news()).filter(({ type }) => type === 'finished')).toHaveLength(1);
    // The result stands by itself.
    await page.goto(detail.result);
    await expect(page.getByRole('heading', { name: 'Result of Ada L.' })).toBeVisible();
    await expect(page.getByText(`${detail.right} of 6 steps right at once`)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);
