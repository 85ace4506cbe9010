// The page in the pseudo-language, a third longer than English and without plain letters.

import { readFileSync } from 'node:fs';
import { KEYS, linkTo } from '../../www/build/boards.js';
import { packed } from '../../www/shared/export/packed.js';
import { words as german } from '../../www/shared/words/de/index.js';
import { exercises } from '../../www/shared/words/en/exercises.js';
import { words as japanese } from '../../www/shared/words/ja/index.js';
import { disguised } from '../../www/shared/words/pseudo.js';
import { words as chinese } from '../../www/shared/words/zh-Hans/index.js';
import { paste } from './address.js';
import { atRest, follow as followLink } from './at-rest.js';
import { objections } from './audit.js';
import { button, open, showOwn } from './instrument.js';
import { deskTest, expect, test } from './page.js';
import { findingsOn } from './plain-words.js';

/** @import { Frame, Page } from '@playwright/test' */

const VIEWS = [
  ...['play', 'race', 'tree', 'statistics', 'atlas', 'floor', 'workshop'],
  ...['exercises', 'teach'],
];

const RACE = 'puzzle=cubes&goal=RBWRWWEWW';
const PICTURES = [
  'depths',
  'iterations',
  'branching',
  'memory',
  'frontiers',
  'quality',
  'counters',
];

/** @param {Page} page @param {string} keys */
const follow = (page, keys) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, `#v=1&lang=en-XA&${keys}`);

/** @param {Page} page @param {string} name */
const control = (page, name) => page.getByRole('button', { name: disguised(name), exact: true });

/** @param {Page} page @param {string} menu @param {string} name */
async function fromMenu(page, menu, name) {
  await page.getByTitle(disguised(menu), { exact: true }).click();
  // Its key may stand beside its name.
  const entry = page.getByRole('group', { name: disguised(menu) }).locator('button');
  await entry.filter({ hasText: disguised(name) }).click();
}

/** @param {Page} page @param {string} text */
const says = (page, text) => page.getByText(disguised(text)).first();

/** Milliseconds until wrong text counts as permanent. */
const DRAWN = 5000;

/** @param {Page | Frame} page */
async function rest(page) {
  let found = await findingsOn(page);
  for (const began = Date.now(); found.plain.length + found.cut.length > 0; ) {
    if (Date.now() - began > DRAWN) break;
    await page.waitForTimeout(100);
    found = await findingsOn(page);
  }
  return [...found.plain, ...found.cut.map((where) => `cut off: ${where}`)];
}

/** @param {Page} page */
function lookout(page) {
  /** @type {Record<string, string[]>} */
  const found = {};
  return {
    look: async (/** @type {string} */ where) => {
      found[where] = await rest(page);
    },
    found: () => Object.entries(found).filter(([, all]) => all.length > 0),
  };
}

test('the page has words of its language alone, and none is cut off', async ({ page }) => {
  const { look, found } = lookout(page);
  await open(page, `./#v=1&${RACE}&at=end,end`);
  await expect(page.getByText(/^Shortest solution: /)).toBeVisible();
  await follow(page, `${RACE}&at=end,end`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  await expect(page.getByText(disguised('Shortest solution'))).toBeVisible();
  await look('race');

  for (const view of ['play', 'teach']) {
    await follow(page, `${RACE}&at=end,end&view=${view}`);
    await expect(page.locator(view === 'play' ? 'play-pane' : 'teach-view')).toBeVisible();
    await look(view);
  }
  for (const show of ['node', 'heuristic', 'fate']) {
    await follow(
      page,
      `${RACE}&race=ida-star/colours,a-star/misplaced&view=tree&at=100,90&show=${show}`,
    );
    await expect(page.locator('tree-legend li').first()).toBeVisible();
    await look(`tree, ${show}`);
  }
  for (const picture of PICTURES) {
    await follow(page, `${RACE}&at=end,end&view=statistics&show=${picture}`);
    await look(picture);
  }
  await follow(page, `${RACE}&view=statistics&show=experiment`);
  await look('experiment');

  await follow(page, 'puzzle=tiles&view=atlas');
  await expect(page.locator('position-gallery li').first()).toBeVisible();
  await look('whole puzzle');

  for (const key of KEYS) {
    await follow(page, linkTo(key));
    await fromMenu(page, 'Menu', 'Help');
    await look(`help, ${key}`);
    await control(page, 'Close').first().click();
  }
  await fromMenu(page, 'Puzzle and problem', 'Draw your own map…');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('map editor');
  await page.keyboard.press('Escape');
  await follow(page, RACE);
  for (const menu of ['Puzzle and problem', 'Menu']) {
    await page.getByTitle(disguised(menu), { exact: true }).click();
    await look(menu);
    await page.keyboard.press('Escape');
  }
  for (const name of ['Make your own…', 'Paste…', 'Share']) {
    if (name === 'Share') await control(page, name).click();
    else await fromMenu(page, 'Puzzle and problem', name);
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(name);
    await page.keyboard.press('Escape');
  }
  // Escape needs the open dialog.
  await page.getByRole('button', { name: disguised('Configure IDA*') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('lane');
  await page.keyboard.press('Escape');
  await follow(page, `${RACE}&view=tree`);
  await control(page, 'Breakpoints…').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('breakpoints');
  await page.keyboard.press('Escape');
  await follow(page, `${RACE}&challenge=1`);
  await look('challenge');

  expect(found()).toEqual([]);

  await page.evaluate(() => {
    location.hash = '#v=1&lang=en';
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
});

/** A lesson in pseudo-letters. The page's lessons are English, so plain letters here are the page's own words. */
const LESSON = `# ${disguised('A lesson')}

> [!minutes] 2

${disguised('Begin.')}

## [${disguised('First step')}][toys]

${disguised('The search generates')} {{generated of toys}}.

### ${disguised('And the other?')}

≈ {{generated of toys, lane 2}}

> [!answer]
> ${disguised('Few.')}

### ${disguised('Which')}?

- [x] ${disguised('This')}
- [ ] ${disguised('That')}

> [!answer]
> ${disguised('This.')}

> [!notes]
> ${disguised('Say this.')}

## ${disguised('Last step')}

[${disguised('Once more')}][toys]

> [!source] ${disguised('A book')}

[toys]: #v=1&puzzle=toys&race=bfs,iddfs
`;

const COVERS = { '?': 'Keys while presenting', q: 'On your phone', b: 'Black' };

/** The printable area of A4, in pixels. */
const SHEET = { width: 680, height: 990 };

deskTest('floor and workshop have words of their language alone', async ({ page }) => {
  const { look, found } = lookout(page);
  const floor = 'puzzle=tiles&start=125806734&race=a-star/manhattan,mm/manhattan&view=floor';
  await open(page, './#v=1&lang=en-XA&puzzle=knights&view=floor');
  await expect(control(page, 'Measure')).toBeVisible();
  await look('floor, before it is measured');
  await paste(page, `v=1&lang=en-XA&${floor}`);
  await expect(
    page.getByRole('slider', { name: disguised('Line between the sides') }),
  ).toBeVisible();
  await control(page, 'Finish').click();
  await page.getByRole('combobox', { name: disguised('Laid over') }).selectOption({ index: 1 });
  await expect(says(page, 'Laid over: A* · Manhattan')).toBeVisible();
  await expect(says(page, 'of searches, from one side or both')).toBeVisible();
  await look('floor');

  await follow(page, 'puzzle=toys&workshop=half-mismatch%20%2B%201');
  await expect(says(page, 'Refuted')).toBeVisible();
  await control(page, 'Keep').click();
  await look('workshop, refuted');
  await control(page, 'Pattern database').click();
  await control(page, 'Add a pattern database').click();
  await expect(says(page, 'simplified positions,')).toBeVisible();
  await look('workshop, painted');
  expect(found()).toEqual([]);
});

test('exercises and lessons have words of one language', async ({ page, isMobile }) => {
  const { look, found } = lookout(page);
  await open(page, './#v=1&lang=en-XA&view=exercises');
  for (const name of ['Mark results', 'Stored on this device']) await says(page, name).click();
  await look('exercises');
  for (const [n, [name, words]] of Object.entries(exercises.kinds).entries()) {
    if (isMobile && n % 4 > 0) continue;
    await follow(page, `exercise=${name},seed:8`);
    await expect(page.locator('exercise-desk h2')).toHaveText(disguised(words.name));
    await look(`exercise, ${name}`);
    await control(page, 'Show the rest').click();
    await expect(page.locator('exercise-end')).toBeVisible();
    await look(`exercise, ${name}, done`);
    await control(page, 'See step 1').first().click();
    await expect(control(page, 'Go on')).toBeVisible();
    await look(`exercise, ${name}, told`);
  }
  await follow(page, 'exercise=open-list,seed:8&answers=x&by=Ý&score=9-9');
  await expect(says(page, 'The link claims')).toBeVisible();
  await look('result');

  await follow(page, 'lesson=');
  await expect(page.locator('lesson-shelf li')).not.toHaveCount(0);
  await look('list of lessons');
  await follow(page, 'view=teach');
  for (const name of ['Plan for 90 minutes', 'Worksheet', 'Answers to the worksheet']) {
    await control(page, name).click();
    await expect(page.locator('lesson-paper h2').first()).toBeVisible();
    await look(name);
  }
  await control(page, 'Mark results').click();
  await look('marking');
  await follow(page, 'lesson=ida-star');
  await expect(says(page, 'This is the English lesson')).toBeVisible();
  await look('lesson in English');

  await follow(page, `lesson=${packed(LESSON)}`);
  await expect(says(page, 'And the other?')).toBeVisible();
  await look('lesson');
  await page.getByLabel(disguised('Your number')).fill('7');
  await control(page, 'Answer').click();
  await expect(says(page, 'You said')).toBeVisible();
  await page.getByLabel(disguised('That')).check();
  await control(page, 'Answer').click();
  await look('lesson, answered');
  await control(page, 'Next').click();
  await expect(says(page, 'questions right')).toBeVisible();
  await look('end of a lesson');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('lesson-paper').last()).toBeVisible();
  await look('lesson on paper');
  expect(found()).toEqual([]);
});

deskTest('projector and paper have words of their language alone', async ({ page }) => {
  const { look, found } = lookout(page);
  const drawn = (/** @type {string} */ view) =>
    page.locator(view === 'race' ? 'lane-pictures' : `${view}-view`);
  await open(page, `./#v=1&lang=en-XA&${RACE}&at=end,end`);
  // Paper has the width of a sheet. A race's parts are loaded once another view was opened.
  const { viewport: screen } = test.info().project.use;
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  for (const view of ['tree', 'statistics', 'race']) {
    await follow(page, `${RACE}&at=end,end&view=${view}`);
    await expect(drawn(view)).toBeAttached();
    await expect(page.locator('hand-out').getByRole('row')).toHaveCount(3);
    await look(`handout, ${view}`);
  }
  await page.emulateMedia({ media: 'screen' });
  if (screen) await page.setViewportSize(screen);
  for (const view of ['race', 'tree', 'statistics', 'atlas', 'floor']) {
    await follow(page, `${RACE}&at=end,end&view=${view}&present=1`);
    await expect(page.locator('present-frame')).toBeAttached();
    await expect(view === 'race' ? page.locator('lane-pictures') : drawn(view)).toBeVisible();
    await look(`presented, ${view}`);
  }
  for (const [key, name] of Object.entries(COVERS)) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name: disguised(name) })).toBeVisible();
    await look(name);
    await page.keyboard.press(key);
  }
  const opening = page.waitForEvent('popup');
  await page.keyboard.press('n');
  const notes = await opening;
  await expect(notes).toHaveTitle(disguised('Speaker’s notes'));
  expect(await rest(notes)).toEqual([]);
  await page.keyboard.press('1');
  await look('presented, frozen');
  await follow(page, `lesson=${packed(LESSON)}&present=1`);
  await expect(says(page, 'And the other?')).toBeVisible();
  await look('presented, a lesson');
  await follow(page, 'exercise=bounds,seed:8&present=1');
  await expect(page.locator('exercise-desk h2')).toBeVisible();
  await look('presented, an exercise');
  expect(found()).toEqual([]);
});

deskTest('elements have words of their page’s language alone', async ({ page }) => {
  // Adds the module's words as a pseudo-language, which it lacks, to its languages.
  const pseudo = readFileSync('www/shared/words/pseudo.js', 'utf8').replace(
    "import * as english from './en/index.js';",
    'const { english } = globalThis;',
  );
  await page.route('**/pseudo.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: pseudo }),
  );
  await page.addInitScript(() => {
    const gathered = Object.fromEntries;
    Object.fromEntries = (/** @type {Iterable<any>} */ entries) => {
      const all = gathered(entries);
      if (typeof all.en !== 'function') return all;
      const load = async () => {
        Object.assign(globalThis, { english: await all.en() });
        return import(new URL('pseudo.js', document.baseURI).href);
      };
      return { ...all, 'en-XA': load };
    };
  });
  const { look, found } = lookout(page);
  const problem = 'start="WWWWWWWWE" goal="RBWRWWEWW"';
  await showOwn(
    page,
    `<html lang="en-XA"><rolling-cubes-board ${problem}></rolling-cubes-board>
    <rolling-cubes-race ${problem} speed="0"></rolling-cubes-race>
    <rolling-cubes-board id="misread" start="?"></rolling-cubes-board>`,
  );
  await expect(control(page, 'Finish')).toBeVisible();
  await page.locator('#misread').scrollIntoViewIfNeeded();
  await expect(page.locator('#misread').getByRole('alert')).toBeVisible();
  await look('ready');
  await control(page, 'Play').first().click();
  await expect(control(page, 'One move back').first()).toBeEnabled();
  await control(page, 'Finish').click();
  await expect(says(page, 'Shortest solution')).toBeVisible();
  await look('played and finished');
  await page.setViewportSize({ width: 390, height: 844 });
  await look('in a narrow column');
  expect(found()).toEqual([]);
});

for (const { locale, tag, words } of /** @type {const} */ ([
  { locale: 'de-DE', tag: 'de', words: german },
  { locale: 'zh-CN', tag: 'zh-Hans', words: chinese },
]))
  deskTest.describe(`a browser that speaks ${locale}`, () => {
    deskTest.use({ locale });

    deskTest('opens the page in its language, and changes to others by name', async ({ page }) => {
      // Without italics, terms are bold.
      await open(page, './#v=1&lesson=lower-bounds');
      const weight = tag === 'de' ? '400' : '700';
      await expect(page.locator('em').first()).toHaveCSS('font-weight', weight);
      await open(page);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await button(page, words.race.end).click();
      await expect(page.locator('.verdict')).toContainText(/\b23\b/);
      expect((await findingsOn(page)).cut).toEqual([]);
      for (const [spoken, name, other] of /** @type {const} */ ([
        [words, '日本語', 'ja'],
        [japanese, 'English', 'en'],
      ])) {
        await page.getByTitle(spoken.menu.open, { exact: true }).click();
        await button(page, name).click();
        await expect(page.locator('html')).toHaveAttribute('lang', other);
      }
      await expect(page.getByText(/^Shortest solution: 23 rolls\./)).toBeVisible();
      await expect.poll(() => new URL(page.url()).hash).toContain('lang=en');
    });
  });

/** Whether letters of the page's name are drawn, instead of equal boxes. @param {Page} page */
const hasFont = (page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d', { willReadFrequently: true });
    const drawn = [...'語题'].map((letter) => {
      context?.clearRect(0, 0, 40, 40);
      if (context) context.font = `24px ${getComputedStyle(document.body).fontFamily}`;
      context?.fillText(letter, 4, 32);
      return String(context?.getImageData(0, 0, 40, 40).data);
    });
    return new Set(drawn).size === drawn.length;
  });

/** Links to drawings whose words depend on more than the view, by the element that is drawn. */
const DRAWN_IN = {
  ...Object.fromEntries(
    PICTURES.filter((show) => show !== 'counters').map((show) => [
      `charts, ${show}`,
      { keys: `${RACE}&at=end,end&view=statistics&show=${show}`, element: 'statistics-view' },
    ]),
  ),
  'floor, measured': {
    keys: 'puzzle=tiles&start=125806734&race=a-star/manhattan,mm/manhattan&view=floor',
    element: 'facing-plot',
  },
  map: { keys: 'puzzle=map&at=100,90&view=race', element: 'map-board' },
};

// English and Chinese are no longer than German and Japanese.
for (const tag of /** @type {const} */ (['de', 'ja']))
  test(`no word is cut off or covered in ${tag}`, async ({ page, isMobile }) => {
    await open(page, `./#v=1&lang=${tag}&${RACE}&at=end,end`);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    if (!(await hasFont(page))) console.log(`no font here has the letters of ${tag}`);
    const cut = async () => {
      const { cut, set } = await findingsOn(page);
      return [...cut, ...set];
    };
    for (const view of VIEWS) {
      await followLink(page, `v=1&lang=${tag}&${RACE}&at=100,90&view=${view}`);
      await page.evaluate(atRest, { view });
      await expect.poll(cut, view).toEqual([]);
      // Other tests scan the English views, and views on a phone.
      if (tag === 'de' && !isMobile) expect(await objections(page), view).toEqual([]);
    }
    for (const [name, { keys, element }] of Object.entries(DRAWN_IN)) {
      await followLink(page, `v=1&lang=${tag}&${keys}`);
      await expect(page.locator(`${element} svg text`).first()).toBeAttached();
      await expect.poll(cut, name).toEqual([]);
    }
  });

deskTest('a file in UTF-16 is refused in the page’s language', async ({ page }) => {
  const buffer = Buffer.from('\ufeff# Title\n', 'utf16le');
  for (const where of ['view=teach', 'view=exercises']) {
    await open(page, `./?${where.length}#v=1&lang=de&puzzle=toys&${where}`);
    const input = page.locator('input[type=file]');
    await input.setInputFiles({ name: 'file.txt', mimeType: 'text/plain', buffer });
    await expect(
      page.locator('[role=alert]').filter({ hasText: 'in UTF-8; speichere' }),
    ).toHaveCount(1);
  }
});
