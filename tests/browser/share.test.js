// Sharing: the copied text and the scanned code equal the page's state.

import { PUZZLES } from '../../www/shared/puzzles/puzzles.js';
import {
  board,
  button,
  choose,
  counter,
  IDA_STAR,
  lane,
  lanes,
  open,
  verdict,
} from './instrument.js';
import { deskTest, expect, test } from './page.js';
import { scan } from './scan.js';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page */
const dialog = (page) => page.getByRole('dialog', { name: 'Share' });

/** @param {Page} page */
const shared = (page) => dialog(page).locator('textarea');

test('the picture is read by a camera as the page’s link, small and on the whole screen, light and dark', async ({
  page,
}) => {
  await open(page, './#v=1&puzzle=knights&race=a-star/perimeter,bfs:max-nodes=1000');
  const link = page.url();
  for (const scheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme: scheme });
    await button(page, 'Share').click();
    expect(await scan(page, dialog(page).getByRole('img'))).toBe(link);
    await button(page, 'Fill the screen').click();
    const full = page.getByRole('dialog', { name: 'QR code of the link' });
    const { width = 0, height = 0 } = (await full.getByRole('img').boundingBox()) ?? {};
    const screen = page.viewportSize() ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBe(Math.min(screen.width, screen.height));
    expect(await scan(page, full.getByRole('img'))).toBe(link);
    await full.getByRole('button', { name: 'Close' }).click();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
  }
});

deskTest('what is copied opens another page in the same state', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.keyboard.press('ArrowDown');
  await button(page, 'Finish').click();
  await expect(verdict(page)).toBeVisible();
  await button(page, 'Share').click();
  await button(page, 'Copy').click();
  await expect(dialog(page)).toContainText('Copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/#v=1&puzzle=cubes&moves=D&at=end,end$/);
  const other = await context.newPage();
  await open(other, copied);
  await expect(verdict(other)).toBeVisible();
  for (const name of ['generated', 'expanded', 'stored']) {
    expect(await counter(other, IDA_STAR, name)).toBe(await counter(page, IDA_STAR, name));
  }
});

/** @param {Page} page @param {string} body */
async function put(page, body) {
  await page.route('**/own.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<link rel="icon" href="data:,">${body}` }),
  );
  await page.goto('./own.html');
}

deskTest(
  'what is copied for another page has the same problem, line and lanes there, as a race and as a board',
  async ({ page }) => {
    const link =
      'v=1&puzzle=tiles&start=867254301&goal=123456780&moves=RD.L' +
      '&race=a-star/manhattan:order=ULDR:max-nodes=5000,bfs,ida-star/exact&mode=nodes&at=700,700,700&theme=dark';
    await open(page, `./#${link}`);
    await expect(lanes(page)).toHaveCount(3);
    const names = await lanes(page).evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label')?.replace('Configure ', '')),
    );
    const shown = await board(page).getAttribute('aria-label');
    for (const name of names.slice(0, 2)) {
      await expect.poll(() => counter(page, name ?? '', 'generated')).toBe(700);
    }
    // With a perfect heuristic, the third ends first.
    await expect(lane(page, names[2] ?? '')).toContainText('proved shortest');
    const expanded = await counter(page, 'BFS', 'expanded');
    await button(page, 'Share').click();
    const whole = await shared(page).inputValue();
    await button(page, 'Embed').click();
    const race = await shared(page).inputValue();
    await dialog(page).getByRole('radio', { name: 'The board' }).check();
    const boardOf = await shared(page).inputValue();
    await dialog(page).getByRole('checkbox', { name: 'Works from disk' }).check();
    const [script, ...rest] = (await shared(page).inputValue()).split('\n');
    expect(script).toBe('<script src="embed-all.js" defer></script>');
    expect(rest).toEqual(boardOf.split('\n').slice(1));
    await expect(dialog(page).getByRole('status').last()).toContainText('Put embed-all.js');

    await put(page, race);
    const inRace = page.locator('rolling-cubes-race');
    await expect(inRace.locator('lane-card')).toHaveCount(3);
    expect(
      await inRace.locator('lane-card').evaluateAll((all) => all.map((one) => one.ariaLabel)),
    ).toEqual(names);
    await expect.poll(() => counter(page, 'BFS', 'expanded')).toBe(expanded);
    await expect(inRace.getByRole('link', { name: 'Rolling Cubes: The 8-puzzle' })).toHaveAttribute(
      'href',
      whole,
    );
    await expect
      .poll(() => inRace.evaluate((race) => /** @type {any} */ (race).link))
      .toBe(new URL(whole).hash.slice(1));
    await put(page, boardOf);
    await expect(board(page)).toHaveAttribute('aria-label', shown ?? '');
    await expect(page.getByRole('slider', { name: 'Move' })).toHaveAttribute(
      'aria-valuetext',
      'move 2 of 3',
    );
  },
);

deskTest(
  'a link of this machine says so, and leads to the hosted page once that is known',
  async ({ page }) => {
    await open(page, './#v=1&puzzle=toys');
    await button(page, 'Share').click();
    await expect(dialog(page)).toContainText('This link and its code only work on this device.');
    await expect(shared(page)).toHaveValue(page.url());
    const field = dialog(page).getByRole('textbox', { name: 'Address of the hosted page' });
    await field.fill('http://localhost/');
    await expect(dialog(page)).toContainText('only work on this device. Not an address on the web');
    await field.fill('https://example.org/cubes/');
    await field.press('Enter');
    await expect(dialog(page)).toContainText('The link leads to the hosted page.');
    await expect(shared(page)).toHaveValue('https://example.org/cubes/#v=1&puzzle=toys');
    expect(await scan(page, dialog(page).getByRole('img'))).toBe(
      'https://example.org/cubes/#v=1&puzzle=toys',
    );
    await page.reload();
    await button(page, 'Share').click();
    await expect(field).toHaveValue('https://example.org/cubes/');
  },
);

deskTest('Markdown has the link and what the lanes have counted', async ({ page }) => {
  await open(page);
  await button(page, 'Finish').click();
  await expect(verdict(page)).toBeVisible();
  await button(page, 'Share').click();
  await button(page, 'Markdown').click();
  const text = await shared(page).inputValue();
  const generated = await counter(page, IDA_STAR, 'generated');
  expect(text).toContain('#v=1&puzzle=cubes&at=end,end)');
  expect(text).toContain(`| IDA\\* · misplaced | 23 | ${generated.toLocaleString('en')} |`);
});

deskTest(
  'the contest’s input is given where its format has room, and else the reason',
  async ({ page }) => {
    await open(page);
    await choose(page, 'Toys');
    await button(page, 'Share').click();
    await button(page, 'Contest input').click();
    await expect(shared(page)).toHaveValue(PUZZLES.toys?.problems.contest ?? '');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await choose(page, '15-puzzle');
    await button(page, 'Share').click();
    await button(page, 'Contest input').click();
    await expect(shared(page)).toHaveValue(/^(\d+( \d+){3}\n){4}/);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await choose(page, 'Map');
    await button(page, 'Share').click();
    await expect(button(page, 'Copy')).toBeDisabled();
  },
);

deskTest(
  'a challenge hides the race until the winner is guessed, and says who it was',
  async ({ page }) => {
    await open(page);
    await choose(page, 'Toys');
    await button(page, 'Share').click();
    await dialog(page).getByRole('checkbox').check();
    const link = await shared(page).inputValue();
    expect(link).toMatch(/#v=1&puzzle=toys&challenge=1$/);
    await open(page, link);
    await page.reload();
    const note = page.getByRole('region', { name: 'Challenge' });
    await expect(note).toContainText('guess which search generates fewer positions');
    for (const name of ['Run', 'Finish', 'Hint']) await expect(button(page, name)).toBeHidden();
    await expect(page.locator('guide-bar output')).toBeEmpty();
    await note.getByRole('button', { name: 'Bidirectional BFS' }).click();
    await button(page, 'Finish').click();
    const status = page.getByRole('status', { name: 'Challenge' });
    await expect(status).toContainText(/IDA\* · matching generated the fewest/);
    await expect(status).toContainText('Not Bidirectional BFS this time');
    await button(page, 'Dismiss').click();
    await expect(status).toBeHidden();
  },
);

deskTest('a challenge is won by bringing the board to the goal', async ({ page }) => {
  await open(page, './#v=1&puzzle=cubes&start=WWWEWWWWW&goal=EWWRWWWWW&challenge=1');
  await expect(page.getByRole('region', { name: 'Challenge' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('status', { name: 'Challenge' })).toContainText('Solved in 1 roll');
  await expect(button(page, 'Run')).toBeVisible();
});
