// In every step of a lesson whose claim can be seen, the answer changes what stands beside the text.

import { writeFile } from 'node:fs/promises';
import { parsedFiles } from '../unit/features/lessons/files.js';
import { atRest, follow } from './at-rest.js';
import { open } from './instrument.js';
import { expect, test } from './page.js';

/** @import { RollingCubes } from '../../www/app/shell/rolling-cubes.js' */
/** @import { State } from '../../www/shared/state/state.js' */
/** @import { LessonQuestion } from '../../www/features/lessons/views/lesson-question.js' */
/** @import { Page } from '@playwright/test' */

const STEPS = parsedFiles()
  .filter(({ path }) => path.includes('/en/'))
  .flatMap(({ path, lesson }) =>
    lesson.steps.map((_, n) => ({
      name: `${Number(/(\d+)-/.exec(path)?.[1])}.${n + 1}`,
      link: `v=1&lesson=${path.replace(/^.*\/\d+-|\.md$/g, '')}&step=${n + 1}`,
    })),
  );

/** A folder for the pictures, if they are to be looked at. */
const FOLDER = process.env.PICTURES;

/** Steps whose answer may change nothing that is seen. */
const MOST_STILL = 6;
/** Height of the page's head. */
const HEAD = 60;
/** Pixels that differ in a picture that has changed: more than a button's or an outline's. */
const LEAST = 2000;

/** In the page: answers all questions of the step. */
async function answerAll() {
  const page = /** @type {RollingCubes} */ (document.querySelector('rolling-cubes'));
  const panel = /** @type {Element} */ (page.renderRoot.querySelector('lesson-panel'));
  for (;;) {
    await page.updateComplete;
    const open = [
      .../** @type {NodeListOf<LessonQuestion>} */ (
        panel.shadowRoot?.querySelectorAll('lesson-question') ?? []
      ),
    ].find((one) => !one.marked);
    if (!open) return;
    const { id = '', number } = open.question ?? {};
    const detail = { id, given: number ? 1000 : [0] };
    open.dispatchEvent(new CustomEvent('answered', { detail }));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** In the page: waits until nothing is at work, and until it is drawn. Of moves that play, two are enough. */
async function still() {
  const page = /** @type {RollingCubes} */ (document.querySelector('rolling-cubes'));
  const isAtWork = () => {
    const { view, playing, at, lanes } = /** @type {State} */ (page.state);
    if (view === 'play' && playing && at < 2) return true;
    return lanes.some(({ phase }) => !['ready', 'paused', 'ended'].includes(phase));
  };
  for (let frames = 0; frames < 3; frames = isAtWork() ? 0 : frames + 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Takes a picture of all beside or above the text, once two are the same. @param {Page} page */
async function picture(page) {
  const {
    x = 0,
    y = 0,
    width: wide = 0,
  } = (await page.locator('lesson-panel').boundingBox()) ?? {};
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const clip =
    wide === width
      ? { x: 0, y: HEAD, width, height: y - HEAD }
      : { x: x + wide, y: HEAD, width: width - x - wide, height: height - HEAD };
  let last = '';
  for (;;) {
    await page.evaluate(atRest, {});
    await page.evaluate(still);
    const now = (await page.screenshot({ clip, animations: 'disabled' })).toString('base64');
    if (now === last) return now;
    last = now;
  }
}

/** In a page: how many pixels of two pictures differ. @param {string[]} pictures */
async function difference(pictures) {
  const [one, other] = await Promise.all(
    pictures.map(async (text) => {
      const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const ink = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      ink?.drawImage(bitmap, 0, 0);
      const drawn = ink?.getImageData(0, 0, bitmap.width, bitmap.height);
      return new Uint32Array(drawn?.data.buffer ?? new ArrayBuffer());
    }),
  );
  return one?.filter((pixel, n) => pixel !== other?.[n]).length ?? 0;
}

test('the answer to a step is seen beside the text', async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, './#v=1&lesson=');
  const still = [];
  // A phone draws the same in other places.
  const steps = isMobile ? STEPS.filter(({ name }) => /^[36]\./.test(name)) : STEPS;
  for (const { name, link } of steps) {
    await follow(page, link);
    const before = await picture(page);
    await page.evaluate(answerAll);
    const after = await picture(page);
    const pixels = await page.evaluate(difference, [before, after]);
    if (FOLDER) {
      await writeFile(`${FOLDER}/${name}-before.png`, before, 'base64');
      await writeFile(`${FOLDER}/${name}-after.png`, after, 'base64');
    }
    if (pixels < LEAST) still.push(name);
  }
  expect(still.length, `nothing is seen in ${still.join(', ')}`).toBeLessThanOrEqual(MOST_STILL);
});
