// The workshop: a bound is built, audited, scored and raced on screen; a refuted one gets a
// counterexample.

import { objections } from './audit.js';
import { board, button, choose, open } from './instrument.js';
import { deskTest, expect, test } from './page.js';

/** @import { Locator, Page } from '@playwright/test' */

/** @param {Page} page */
const blocks = (page) => page.getByText('The bound, as blocks');

test('a newcomer makes, audits and races a bound by keys alone', async ({ page }) => {
  await open(page, './#v=1&puzzle=tiles&workshop=');
  const text = page.getByRole('textbox', { name: 'The bound, as text' });
  await text.fill('max(misplaced, ?)');
  await blocks(page).click();
  await page.getByRole('treeitem').first().focus();
  // Into the max, and to the hole.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await button(page, 'manhattan').press('Enter');
  await expect(text).toHaveValue('max(misplaced, manhattan)');
  await button(page, 'Pattern database').press('Enter');
  await button(page, 'Add a pattern database').press('Enter');
  await button(page, '5: ignored').press('Enter');
  await expect(page.getByText(/ simplified positions, /)).toBeVisible();
  await button(page, 'Audit and score').press('Enter');
  // The verdict is scrolled into view.
  await expect(page.getByText('Proved: 181,440 positions, 483,840 moves.')).toBeInViewport();
  expect(await objections(page)).toEqual([]);
  await button(page, 'Race it').press('Enter');
  const lane = page.getByRole('region', { name: /IDA\* · max\(max\(misplaced/ });
  await expect(lane).toContainText(/31 moves/);
});

deskTest('a newcomer begins with a card, and races beside the bound', async ({ page }) => {
  await open(page, './#v=1&puzzle=tiles&view=workshop');
  const text = page.getByRole('textbox', { name: 'The bound, as text' });
  await button(page, 'Double it: what breaks?').click();
  await expect(text).toHaveValue('2 * sum(p in tiles: distance(p, goal(p)))');
  await expect(page.locator('write-bench .how .code', { hasText: /^count$/ })).toBeVisible();
  await button(page, 'Race it').click();
  const race = page.locator('judged-panel .race');
  await expect(race.getByRole('row', { name: /2 \* sum/ })).toContainText(
    /37 moves, not proved shortest/,
  );
  await expect(race).toBeInViewport();
  await expect(page).toHaveURL(/workshop=2/);
  expect(await objections(page)).toEqual([]);
  await text.fill('number of tiles');
  await expect(page.getByText('I don’t know “number”. Did you mean “count”?')).toBeVisible();
  await button(page, 'Count what is out of place').click();
  await expect(text).toHaveValue('count(p in tiles: p != goal(p))');
});

deskTest('a refuted bound shows its counterexample, and where A* goes wrong', async ({ page }) => {
  const bound = encodeURIComponent('manhattan * (1 + (tile(c1) = 8))');
  await open(page, `./#v=1&puzzle=tiles&workshop=${bound}`);
  await expect(page.getByText('Refuted: not a lower bound.')).toBeVisible();
  // No number that looks like a quality, and no medal.
  await expect(page.getByText(/^No score: this heuristic overestimates/)).toBeVisible();
  await expect(page.getByText(/positions with f < C\*/)).toHaveCount(0);
  await expect(page.getByText('Bronze')).toHaveCount(0);
  expect(await objections(page)).toEqual([]);
  await button(page, 'Play its solution').click();
  await expect(page.getByText(/^(\d+) \/ \1$/)).toBeVisible();
  // On a phone, the play is visible; the audit stays.
  await expect(board(page)).toBeInViewport();
  await expect(page.getByText('Refuted: not a lower bound.')).toBeVisible();
  await button(page, 'Where A* goes wrong').click();
  await expect(page.getByRole('tab', { name: 'Tree' })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/a-star\/manhattan/);
  // At this node, f exceeds C*.
  const message = page.getByText(/Here A\* goes wrong\. It expands a position with f/).first();
  await expect(message).toBeVisible();
  const [, f, length] =
    /f\s(\d+) that is on no shortest path; a shortest solution has (\d+) moves/.exec(
      await message.innerText(),
    ) ?? [];
  expect(Number(f)).toBeGreaterThan(Number(length));
  expect(await objections(page)).toEqual([]);
});

deskTest('a bound races instead of the last lane if there are six', async ({ page }) => {
  const six =
    'bfs,bidirectional-bfs,iddfs,a-star/linear-conflict,greedy/linear-conflict,rbfs/linear-conflict';
  await open(
    page,
    `./#v=1&puzzle=tiles&start=123406758&race=${six}&workshop=manhattan&against=misplaced`,
  );
  await expect(page.locator('link-note')).toContainText('against');
  await button(page, 'Race it').click();
  for (const name of ['BFS', 'A* · linear conflict', 'IDA* · Manhattan'])
    await expect(page.getByRole('region', { name, exact: true })).toContainText('2 moves');
  await expect(page.getByRole('region', { name: /RBFS/ })).toHaveCount(0);
});

deskTest('another puzzle ends what the workshop is at', async ({ page }) => {
  const atWork = () => page.workers().filter((worker) => /workshop/.test(worker.url())).length;
  // The knights' accuracy takes twenty seconds.
  await open(page, './#v=1&puzzle=knights&view=workshop');
  await button(page, 'Audit and score').click();
  await expect.poll(atWork, { timeout: 5000 }).toBeGreaterThan(0);
  await page.getByRole('tab', { name: 'Race' }).click();
  expect(atWork()).toBeGreaterThan(0);
  await choose(page, 'Toys');
  await expect.poll(atWork, { timeout: 3000 }).toBe(0);
  await choose(page, 'Knights');
  await page.getByRole('tab', { name: 'Heuristic workshop' }).click();
  await expect(button(page, 'Audit and score')).toBeEnabled();
});

deskTest('blocks are dragged, and a bound is joined with one on the shelf', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  await open(page, './#v=1&puzzle=tiles&workshop=');
  const text = page.getByRole('textbox', { name: 'The bound, as text' });
  await text.fill('max(misplaced, 1 + 2)');
  await blocks(page).click();
  /** Drags from an element's middle to another's edge, around inner elements. @param {Locator} from @param {Locator} to */
  const drag = async (from, to) => {
    await from.scrollIntoViewIfNeeded();
    const [one, other] = [await from.boundingBox(), await to.boundingBox()];
    if (!one || !other) throw new Error('both are to be seen');
    await page.mouse.move(one.x + one.width / 2, one.y + one.height / 2);
    await page.mouse.down();
    await page.mouse.move(other.x + 9, other.y + other.height / 2, { steps: 4 });
    await page.mouse.up();
  };
  const block = (/** @type {string} */ name) => page.getByRole('treeitem', { name, exact: true });
  await drag(button(page, 'manhattan'), block('+: 1 + 2'));
  await expect(text).toHaveValue('max(misplaced, manhattan)');
  await text.fill('max(misplaced, 1 + 2)');
  await drag(block('misplaced'), block('2'));
  await expect(text).toHaveValue('max(?, 1 + misplaced)');
  await expect(page.getByText('Fill the hole to run this.')).toBeVisible();

  await text.fill('misplaced');
  await button(page, 'Keep').click();
  const both = button(page, 'Max of the current bound and misplaced');
  await expect(button(page, 'Edit misplaced')).toBeVisible();
  await expect(both).toHaveCount(0);
  await text.fill('manhattan');
  await both.click();
  await expect(text).toHaveValue('max(manhattan, misplaced)');
});
