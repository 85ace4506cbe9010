// The workshop: a bound is made, audited, scored and raced by what is on the screen alone; a refuted one shows why.

import { objections } from './audit.js';
import { board, button, look, open } from './instrument.js';
import { expect, test } from './page.js';

test('a newcomer makes, audits and races a bound by keys alone', async ({ page, isMobile }) => {
  await open(page, './#v=1&puzzle=tiles&workshop=');
  const text = page.getByRole('textbox', { name: 'The bound, as text' });
  await text.fill('max(misplaced, ?)');
  // A phone folds the blocks away until they are asked for.
  if (isMobile) await page.getByText('The bound, as blocks').click();
  await page.getByRole('treeitem').first().focus();
  // Into the max, and along to the hole.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await button(page, 'manhattan').press('Enter');
  await expect(text).toHaveValue('max(misplaced, manhattan)');
  await button(page, 'Paint').press('Enter');
  await button(page, 'Add a painting').press('Enter');
  await button(page, '5: painted out').press('Enter');
  await expect(page.getByText(/positions when painted/)).toBeVisible();
  await button(page, 'Audit and score').press('Enter');
  // The verdict is in sight, wherever the button was.
  await expect(page.getByText('Proved: 181,440 positions, 483,840 moves.')).toBeInViewport();
  await expect(page.getByRole('img', { name: 'Quality over price' })).toBeVisible();
  expect(await objections(page)).toEqual([]);
  await button(page, 'Race it').press('Enter');
  const lane = page.getByRole('region', { name: /IDA\* · max\(max\(misplaced/ });
  await expect(lane).toContainText(/31 moves/);
});

test('who begins by painting audits and races the painting alone, and sees what is on the bench', async ({
  page,
}) => {
  await open(page);
  await look(page, 'Workshop');
  await button(page, 'Paint').click();
  // What an untouched bench has is somebody else's.
  await expect(page.getByText('The bound, as text: count(s in squares')).toBeVisible();
  await button(page, 'Add a painting').click();
  await expect(page.getByText('The bound, as text: paint(squares=a3b3c3a2)')).toBeVisible();
  await button(page, 'b2: painted out').click();
  await expect(page.getByText(/positions when painted/)).toBeVisible();
  expect(await objections(page)).toEqual([]);
  await button(page, 'Audit and score').click();
  await expect(page.getByText('Proved: 4,133,430 positions, 11,022,480 moves.')).toBeInViewport();
  await expect(page.getByText(/and it is consistent\.$/)).toBeVisible();
  await button(page, 'Race it').click();
  const lane = page.getByRole('region', { name: 'IDA* · paint(squares=a3b3c3a2b2)' });
  await expect(lane).toContainText('23 rolls, proved shortest');
  // The second is put beside the first.
  await look(page, 'Workshop');
  await button(page, 'Paint').click();
  await button(page, 'Add a painting').click();
  await expect(
    page.getByText('The bound, as text: max(paint(squares=a3b3c3a2b2), paint(squares=a3b3c3a2))'),
  ).toBeVisible();
});

test('a bound that is refuted shows its counterexample, plays it, and opens the node where A* goes wrong', async ({
  page,
}) => {
  const bound = encodeURIComponent('manhattan * (1 + (tile(c1) = 8))');
  await open(page, `./#v=1&puzzle=tiles&workshop=${bound}`);
  await expect(page.getByText('Refuted: it is no lower bound.')).toBeVisible();
  // No number that could be taken for a quality, and no medal.
  await expect(page.getByText(/^No score: a bound that says too much hides/)).toBeVisible();
  await expect(page.getByText(/positions with f < C\*/)).toHaveCount(0);
  await expect(page.getByText('Bronze')).toHaveCount(0);
  expect(await objections(page)).toEqual([]);
  await button(page, 'Play its solution').click();
  await expect(page.getByText(/^(\d+) \/ \1$/)).toBeVisible();
  // On a phone, too, it is seen played; and the audit is still there.
  await expect(board(page)).toBeInViewport();
  await expect(page.getByText('Refuted: it is no lower bound.')).toBeVisible();
  await button(page, 'Where A* goes wrong').click();
  await expect(page.getByRole('tab', { name: 'Tree' })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/a-star\/manhattan/);
  // The node at which it is decided: f is more there than the moves that are enough.
  const told = page
    .getByText(/Here A\* goes wrong: it expands a position on no shortest way, with f/)
    .first();
  await expect(told).toBeVisible();
  const [, f, length] =
    /f\s(\d+), though (\d+) moves are enough/.exec(await told.innerText()) ?? [];
  expect(Number(f)).toBeGreaterThan(Number(length));
  expect(await objections(page)).toEqual([]);
});

test('a lower bound that is not consistent opens the node that A* opens again, and pathmax both ways mends it', async ({
  page,
  isMobile,
}) => {
  await open(page, './#v=1&puzzle=tiles&workshop=manhattan%20*%20%281%20-%20parity%29');
  await expect(page.getByText(/It is not consistent/)).toBeVisible();
  if (isMobile) await page.getByText('The bound, as blocks').click();
  await page.getByRole('treeitem').first().focus();
  await button(page, 'Pathmax both ways').press('Enter');
  await button(page, 'Audit and score').press('Enter');
  await expect(
    page.getByText(/^Pathmax raises [\d,]+ of 181,440 positions asked\.$/),
  ).toBeVisible();
  await expect(page.getByText(/So it is \d+\.$/)).toBeVisible();
  expect(await objections(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'The bound, as text' }).fill('manhattan * (1 - parity)');
  await button(page, 'Audit and score').press('Enter');
  await button(page, 'Where A* does work twice').press('Enter');
  await expect(page.getByText(/Here A\* does work twice/).first()).toBeVisible();
});
