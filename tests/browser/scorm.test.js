// Packages for learning platforms: what reaches the record of a course, whatever happens on the way.

import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { teach } from '../../www/shared/words/en/teach.js';
import { objections } from './audit.js';
import { button, open } from './instrument.js';
import { deskTest, expect } from './page.js';
import { Platform } from './platform.js';

/** @import { FrameLocator, Page } from '@playwright/test' */
/** @import { Version } from '../../www/features/scorm/package.js' */

/** @type {readonly Version[]} */
const VERSIONS = ['1.2', '2004'];

const { notes } = teach.scorm;

/** Two exercises of three steps, and the right answers to them. */
const SET = 'exercise=order:2,seed:3';
const RIGHT = [
  ...['rows first misplaced columns', 'first columns rows misplaced'],
  ...['first columns rows misplaced', 'columns first misplaced rows'],
  ...['first rows misplaced columns', 'first columns misplaced rows'],
];

/** @param {FrameLocator} frame @param {string} answer */
async function answer(frame, answer) {
  for (const name of answer.split(' '))
    await frame
      .getByRole('button', { name: name === 'first' ? 'tiles 1 to 4' : name, exact: true })
      .click();
}

/** @param {Page} page @param {Version} version @param {string} [link] @param {string} [sandbox] */
async function opened(page, version, link = SET, sandbox) {
  const platform = new Platform(page, version);
  await platform.install(link, sandbox);
  await platform.open();
  return platform;
}

// The unit tests of the adapter go through both versions and every fault of a platform: here each version is used once.

deskTest('SCORM 2004: a student passes in two windows', async ({ page }) => {
  const platform = await opened(page, '2004');
  const { frame } = platform;
  await expect(frame.getByText('Step 1 of 3')).toBeVisible();
  expect(await objections(page)).toEqual([]);
  await answer(frame, RIGHT[0] ?? '');
  await expect.poll(async () => (await platform.record()).score).toBeCloseTo(16.66, 1);
  // Its API is around the opener of the top window.
  const second = await platform.openPlayer();
  await expect(platform.note).toHaveText(notes.twice);
  for (const one of RIGHT.slice(1)) await answer(second, one);
  await expect
    .poll(() => platform.record())
    .toMatchObject({ completion: 'completed', success: 'passed', score: 100 });
  await platform.leave();
  const record = await platform.record();
  expect(record.total).toMatch(/^PT\d+S$/);
  expect(record.comments).toBe(`#${record.data}`);
  await open(page, './#v=1&view=teach');
  await button(page, 'Mark results').click();
  await page.getByRole('textbox', { name: 'Results' }).fill(record.comments);
  const row = page.getByRole('row', { name: /Lovelace, Ada/ });
  await expect(row).toHaveText(/6 \/ 6\s*yes\s*yes\s*$/);
});

deskTest('SCORM 1.2: an interrupted student resumes, and fails', async ({ page }) => {
  const platform = await opened(page, '1.2', 'exercise=order:2');
  const { frame } = platform;
  await expect(frame.getByText('Step 1 of 3')).toBeVisible();
  // The seed is stored before anything is answered.
  await expect.poll(async () => (await platform.record()).data).toMatch(/order:2,seed:\d+/);
  const [seed = ''] = /seed:\d+/.exec((await platform.record()).data) ?? [];
  await answer(frame, RIGHT[0] ?? '');
  // Left at once: nothing waits for a timer.
  await platform.leave();
  const before = await platform.record();
  expect(before).toMatchObject({ completion: 'incomplete', success: 'unknown' });
  expect(before.data).toMatch(/&answers=v2,rows-first-misplaced-columns/);
  expect(before.data).toContain(seed);
  await platform.open();
  await expect(frame.getByText(/Step [12] of 3/)).toBeVisible();
  for (const _ of ['first', 'second'])
    await frame.getByRole('button', { name: 'Show the rest' }).click();
  await expect
    .poll(() => platform.record())
    .toMatchObject({ completion: 'completed', success: 'failed' });
  const after = await platform.record();
  expect(after.data).toContain(seed);
  expect(after.data.match(/rows-first-misplaced-columns/g)).toHaveLength(1);
});

deskTest('SCORM 2004: a lesson reports its questions, and resumes', async ({ page }) => {
  const platform = await opened(page, '2004', 'lesson=ida-star&step=2');
  const { frame } = platform;
  const lesson = frame.getByRole('complementary');
  const heading = lesson.getByRole('heading', { level: 2 });
  // A package begins at the first step, whichever its link named.
  await expect(heading).toHaveText('The same tree');
  await lesson.getByLabel('Your number').fill('2735');
  await lesson.getByRole('button', { name: 'Answer' }).click();
  await expect.poll(async () => (await platform.record()).score).toBe(20);
  await lesson.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(heading).not.toHaveText('The same tree');
  await platform.leave();
  const record = await platform.record();
  expect(record).toMatchObject({ completion: 'incomplete', success: 'unknown', score: 20 });
  expect(record.data).toMatch(/^step=2&lessons=/);
  await platform.open();
  await expect(heading).not.toHaveText('The same tree');
  await lesson.getByRole('button', { name: 'Back' }).click();
  await expect(lesson.getByLabel('Your number')).toHaveValue('2735');
});

deskTest('without a platform a package is a plain page', async ({ page, complaints }) => {
  const sandbox = 'sandbox="allow-scripts"';
  const platform = await opened(page, '1.2', SET, sandbox);
  await answer(platform.frame, RIGHT[0] ?? '');
  await expect(platform.frame.getByText('Step 2 of 3')).toBeVisible();
  await expect(platform.note).toHaveText(notes.aside);
  expect(await platform.calls('Initialize')).toEqual([]);
  complaints.splice(0);
  await page.goto('./lms/course/index.html');
  const frame = page.frameLocator('iframe');
  await answer(frame, RIGHT[0] ?? '');
  await expect(frame.getByText('Step 2 of 3')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(notes.aside);
});

deskTest('an exercise or a lesson alone has no way to the page', async ({ page }) => {
  await open(page, `./#v=1&${SET}&alone=1`);
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await page.keyboard.press('p');
  await page.keyboard.press('Control+k');
  for (const name of ['nav', '.share', 'page-menu', 'present-frame', 'finder-dialog'])
    await expect(page.locator(name)).toHaveCount(0);
  await expect(page.locator('.out')).toBeHidden();
  for (const _ of ['first', 'second']) await button(page, 'Show the rest').click();
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
  await expect(button(page, 'Again, with other problems')).toBeHidden();
  await expect(button(page, 'Other exercises')).toBeHidden();
  expect(await objections(page)).toEqual([]);
  await page.goto('./?again#v=1&lesson=states&alone=1');
  const lesson = page.getByRole('complementary', { name: 'Lesson' });
  await expect(lesson.getByRole('heading', { level: 2 })).toBeVisible();
  await lesson.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/&alone=1&lesson=states&step=2/);
  await expect(page.locator('nav')).toHaveCount(0);
  await expect(lesson.getByRole('button', { name: 'Close' })).toHaveCount(0);
});

/** @param {Page} page @param {Version} version */
async function saved(page, version) {
  const began = page.waitForEvent('download');
  await button(page, `Save SCORM ${version}`).click();
  const file = await began;
  expect(file.suggestedFilename()).toBe(`rolling-cubes-scorm-${version}.zip`);
  return unzipSync(readFileSync(await file.path()));
}

deskTest('a package has all files of its manifest', async ({ page, complaints }, info) => {
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, './#v=1&view=teach');
  await page.getByRole('combobox', { name: 'Lesson' }).selectOption({ index: 5 });
  expect(asked.filter((url) => /adapter|package|rolling-cubes\.html/.test(url))).toEqual([]);
  for (const version of VERSIONS) {
    const files = await saved(page, version);
    const manifest = Buffer.from(files['imsmanifest.xml'] ?? []).toString();
    const found = await page.evaluate((text) => {
      const read = new DOMParser().parseFromString(text, 'application/xml');
      const all = (/** @type {string} */ name) => [...read.getElementsByTagName(name)];
      const [resource, item] = [all('resource')[0], all('item')[0]];
      return {
        isWhole: read.querySelector('parsererror') === null,
        schema: ['schema', 'schemaversion'].map((name) => all(name)[0]?.textContent),
        titles: all('title').map(({ textContent }) => textContent),
        isLinked: item?.getAttribute('identifierref') === resource?.getAttribute('identifier'),
        organization: all('organizations')[0]?.getAttribute('default'),
        identifier: all('organization')[0]?.getAttribute('identifier'),
        type: [...(resource?.attributes ?? [])].find(({ name }) => /scormtype/i.test(name))?.name,
        href: resource?.getAttribute('href'),
        files: all('file').map((file) => file.getAttribute('href')),
      };
    }, manifest);
    expect(found).toEqual({
      ...{ isWhole: true, isLinked: true, organization: 'course', identifier: 'course' },
      schema: ['ADL SCORM', version === '1.2' ? '1.2' : '2004 3rd Edition'],
      titles: [
        'IDA*: the same tree with most of it cut',
        'IDA*: the same tree with most of it cut',
      ],
      type: version === '1.2' ? 'adlcp:scormtype' : 'adlcp:scormType',
      href: 'index.html',
      files: ['index.html', 'scorm.js', 'rolling-cubes.html'],
    });
    expect(Object.keys(files).sort()).toEqual(['imsmanifest.xml', ...found.files].sort());
    const whole = readFileSync('dist/rolling-cubes.html');
    expect(whole.equals(files['rolling-cubes.html'] ?? new Uint8Array())).toBe(true);
    const index = Buffer.from(files['index.html'] ?? []).toString();
    expect(index).toContain('data-link="v=1&#38;lesson=ida-star&#38;alone=1"');
  }
  expect(await objections(page)).toEqual([]);
  await button(page, 'Compose a set').click();
  await page.getByText('Package for Moodle and other platforms').click();
  const files = await saved(page, '1.2');
  const text = Buffer.from(files['index.html'] ?? []).toString();
  expect(text).toContain('data-link="v=1&#38;exercise=open-list&#38;alone=1"');
  expect(text).toContain('<title>Exercises: A*</title>');
  // The command writes the same bytes.
  const out = info.outputPath('set.zip');
  const link = 'https://example.org/#v=1&exercise=open-list&present=1';
  const command = ['www/build/scorm.js', link, '--title', 'Exercises: A*', '--out', out];
  execFileSync(process.execPath, command);
  const written = Object.entries(unzipSync(readFileSync(out)));
  expect(written.map(([name]) => name)).toEqual(Object.keys(files));
  for (const [name, bytes] of written)
    expect(Buffer.from(bytes).equals(files[name] ?? new Uint8Array()), name).toBe(true);
  const wrong = spawnSync(process.execPath, ['www/build/scorm.js', 'v=1&puzzle=toys']);
  expect(`${wrong.status} ${wrong.stderr}`).toContain('1 \none link to an exercise set');
  await page.route('**/rolling-cubes.html', (route) => route.abort());
  await page.getByRole('button', { name: 'Save SCORM 1.2' }).click();
  await expect(page.getByText('The package was not made')).toBeVisible();
  await page.unroute('**/rolling-cubes.html');
  complaints.splice(0);
  await page.goto('./rolling-cubes.html#v=1&view=teach');
  await expect(page.getByText('This file cannot make SCORM packages')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save SCORM 1.2' })).toHaveCount(0);
});
