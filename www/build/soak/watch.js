// Checks that a page reports no errors, draws frames, keeps lanes going, and leaks nothing.

import { OPENING } from '../../shared/puzzles/puzzles.js';
import { LAB, VIEWS } from '../../shared/state/features.js';
import { KEYS, linkTo } from '../boards.js';
import { Failure } from '../run.js';
import { heapOf } from './heap.js';
import { resize, VISITS } from './user.js';

/** @import { PlayPane } from '../../features/play/play-pane.js' */
/** @import { LaneCard } from '../../features/race/views/lane-card.js' */
/** @import { Page } from '@playwright/test' */

/** Every game by a link that opens it; the page's opening game last. */
const GAMES = [...KEYS.filter((key) => key !== OPENING), OPENING].map(
  (key) => `v=1&lang=en&${linkTo(key)}`,
);

/** Whether any puzzle can be shown so. @param {string} link */
const isOfAny = (link) => link.startsWith('view=');

const OF_GAMES = [...LAB.map((view) => `view=${view}`), ...VISITS.filter(isOfAny)];

/** Parts that a link opens other than views. */
const PARTS = [
  ...VIEWS.filter((view) => !LAB.includes(view)).map((view) => `view=${view}`),
  ...VISITS.filter((link) => !isOfAny(link)),
].map((part) => `v=1&lang=en&${part}`);
/** Names of what opens a dialog, and keys that open a panel and close it again. */
const DIALOGS = ['Share', 'Paste…', 'Make your own…', 'Add a search'];
/** The menu with some of these buttons. */
const MENU = 'Puzzle and problem';
const PANELS = ['?', 'g'];

/** Limits in milliseconds for a frame on a busy machine, and for a lane's news. */
const FRAME = 10_000;
const NEWS = 30_000;

/** Memory of a page at rest: bytes of its heap after collection, without compiled code, and its workers. @typedef {{heap: number, workers: string[]}} Held */

/** @template T @param {Promise<T>} done @param {number} ms @param {string} what @returns {Promise<T>} */
export async function within(done, ms, what) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Failure(`${what} took more than ${ms / 1000} s`)), ms);
  });
  try {
    return /** @type {T} */ (await Promise.race([done, late]));
  } finally {
    clearTimeout(timer);
  }
}

export class Watch {
  #page;
  #complaints = /** @type {string[]} */ ([]);
  /** The last news of running lanes, and when it first appeared. @type {Map<string, {told: string, since: number}>} */
  #lanes = new Map();

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    page.on('pageerror', ({ message, stack }) => this.#complaints.push(stack ?? message));
    page.on('crash', () => this.#complaints.push('the page crashed'));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.#complaints.push(message.text());
    });
  }

  /** @throws {Failure} on any fault */
  async look() {
    const lanes = await within(this.#page.evaluate(lanesNow), FRAME, 'a frame');
    if (this.#complaints.length > 0) throw new Failure(this.#complaints.join('\n'));
    const now = Date.now();
    const seen = new Set();
    for (const { name, told, failure } of lanes) {
      if (failure) throw new Failure(`${name}: ${failure}`);
      seen.add(name);
      const before = this.#lanes.get(name);
      if (before?.told !== told) this.#lanes.set(name, { told, since: now });
      else if (now - before.since > NEWS) throw new Failure(`${name} is stuck: ${told}`);
    }
    for (const name of this.#lanes.keys()) if (!seen.has(name)) this.#lanes.delete(name);
  }

  /**
   * Loads these scripts and opens every view of every game and every part: what is loaded stays in memory.
   * @param {readonly string[]} scripts paths from the page's folder
   */
  async tour(scripts) {
    const page = this.#page;
    await page.evaluate(
      (paths) => Promise.all(paths.map((path) => import(new URL(path, document.baseURI).href))),
      scripts,
    );
    for (const part of PARTS) {
      await this.#open(part);
      await page.waitForTimeout(300);
    }
    await this.#open('v=1&lang=en&puzzle=toys');
    for (const name of DIALOGS) {
      if (name.endsWith('…')) await page.getByTitle(MENU, { exact: true }).click();
      await page.getByRole('button', { name, exact: true }).click();
      await page.locator('dialog[open]').first().waitFor();
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    for (const key of [...PANELS, ...PANELS.toReversed()]) {
      await page.keyboard.press(key);
      await page.waitForTimeout(300);
    }
    for (const game of GAMES) {
      for (const view of OF_GAMES) {
        await this.#open(`${game}&${view}&at=500,500`);
        await this.#page.waitForTimeout(150);
      }
    }
    for (const lang of ['de', 'zh-Hans', 'ja', 'en']) {
      await this.#open(`v=1&lang=${lang}&puzzle=toys&challenge=1`);
    }
  }

  /** @param {string} link */
  async #open(link) {
    await this.#page.evaluate((hash) => {
      location.hash = hash;
    }, link);
    await within(this.#page.evaluate(lanesNow), FRAME, 'a frame');
  }

  /** @returns {Promise<Held>} */
  async rest() {
    const page = this.#page;
    await resize(page, { width: 1280, height: 720 });
    // Leaves open dialogs, which block what is behind.
    for (let n = 0; n < 3; n += 1) await page.keyboard.press('Escape');
    for (const game of GAMES) await this.#open(game);
    // Wait for the board's distances.
    await page.locator('guide-bar output').filter({ hasText: /\d/ }).waitFor();
    const browser = await page.context().newCDPSession(page);
    // One collection may not free everything released just before, and the browser has pending work of its own.
    for (let n = 0; n < 6; n += 1) {
      await browser.send('HeapProfiler.collectGarbage');
      await page.waitForTimeout(400);
    }
    const heap = await heapOf(browser);
    await browser.detach();
    const workers = page.workers().map((worker) => worker.url().replace(/^.*\//, ''));
    return { heap, workers };
  }
}

/**
 * Running lanes' news in the next frame. Runs in the page.
 * @returns {Promise<{name: string, told: string, failure: string}[]>}
 */
async function lanesNow() {
  await new Promise(requestAnimationFrame);
  const root = document.querySelector('rolling-cubes')?.shadowRoot;
  /** @type {NodeListOf<LaneCard>} */
  const cards = root?.querySelectorAll('lane-card') ?? /** @type {any} */ ([]);
  /** @type {PlayPane | null | undefined} */
  const pane = root?.querySelector('play-pane');
  const lanes = [...[...cards].map(({ lane }) => lane), ...(pane?.state?.lanes ?? [])];
  return lanes.flatMap((lane) => {
    if (!lane) return [];
    const { phase, snapshot, journey, isSilent, failure, spec } = lane;
    const name = JSON.stringify(spec);
    const why = isSilent ? 'it is silent' : failure ? `${failure.cause} ${failure.message}` : '';
    if (!why && phase !== 'running' && phase !== 'away') return [];
    const { generated, table } = snapshot ?? {};
    return [{ name, told: JSON.stringify([phase, generated, table?.done, journey]), failure: why }];
  });
}
