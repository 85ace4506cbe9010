// The contest's own sample, pasted and solved; and the same numbers from the command line.

import { execFileSync } from 'node:child_process';
import { ANSWERS, LENGTHS, OFFICIAL_SAMPLE } from '../unit/samples.js';
import {
  BIDIRECTIONAL,
  button,
  counter,
  IDA_STAR,
  open,
  paste,
  pick,
  verdict,
} from './instrument.js';
import { expect, test } from './page.js';

test('the official sample, pasted, is solved with the right answer for each problem', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await open(page);
  await paste(page, OFFICIAL_SAMPLE);
  await expect(page.getByText('8 problems, ready to use.')).toBeVisible();
  await button(page, 'Use these 8 problems').click();
  for (const [index, length] of LENGTHS.entries()) {
    await pick(page, index);
    await button(page, 'Finish').click();
    const answer = verdict(page);
    await expect(answer).toContainText(`Shortest solution: ${length} roll`, { timeout: 30_000 });
    if (ANSWERS[index] === -1) {
      await expect(answer).toContainText('more than 30');
      await expect(answer).toContainText('answer is -1');
    } else {
      await expect(answer).not.toContainText('more than 30');
    }
    await expect(page.getByRole('slider', { name: 'Move' })).toHaveAttribute('max', String(length));
  }
});

test('the counts of a finished race equal those of the command line', async ({ page }) => {
  // The command line may have to be built first.
  test.setTimeout(180_000);
  await open(page);
  const problem = { start: 'WEWWWWWWW', goal: 'BBBBRBBRE' };
  await paste(page, '2 1\nB B B\nB R B\nB R E\n');
  await button(page, 'Use this problem').click();
  await button(page, 'Finish').click();
  await expect(verdict(page)).toContainText('29 rolls');
  for (const [name, ...choice] of [
    [IDA_STAR, '--algorithm', 'ida-star', '--heuristic', 'misplaced'],
    [BIDIRECTIONAL, '--algorithm', 'bidirectional-bfs'],
  ]) {
    const told = commandLine(problem, choice);
    for (const count of ['generated', 'expanded']) {
      expect(await counter(page, name ?? '', count), `${name}: ${count}`).toBe(told[count]);
    }
    expect(await counter(page, name ?? '', 'stored'), `${name}: stored`).toBe(told.stored_peak);
  }
});

/** @type {(problem: {start: string, goal: string}, choice: string[]) => Record<string, number>} */
function commandLine({ start, goal }, choice) {
  const args = ['run', '--release', '--quiet', '--', 'solve', 'cubes', '--json'];
  const program = execFileSync('cargo', [...args, '--start', start, '--goal', goal, ...choice]);
  return JSON.parse(String(program));
}

const MISTAKES = [
  ['1 2\nW W W\nE G W\nW W W\n', "line 3, column 3: 'G' given; allowed: W, R, B, or E"],
  ['4 1\n', "line 1, column 1: '4' given; allowed: x, the empty square's column"],
  ['1 1\nW W W\nW W W\n', 'line 3, column 6: the end of the input given'],
];

for (const [input = '', message = ''] of MISTAKES) {
  test(`pasting ${JSON.stringify(input)} says what is wrong and keeps what was there`, async ({
    page,
  }) => {
    await open(page);
    await paste(page, input);
    const field = page.getByRole('textbox', { name: 'Problems' });
    await expect(page.getByRole('dialog')).toContainText(message);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(button(page, 'Use')).toBeDisabled();
    await button(page, 'Cancel').click();
    await expect(page.getByRole('combobox', { name: 'Problem' })).toContainText('Contest sample 4');
    await button(page, 'Paste…').click();
    await expect(field).toHaveValue(input);
  });
}
