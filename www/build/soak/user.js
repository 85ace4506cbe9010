// A random visitor. A seed determines the random numbers but not the page, as searches depend on the machine's speed.

import '../../app/features.js';
import { features, VIEWS } from '../../shared/state/features.js';
import { findControl, setFound } from './controls.js';

/** @import { Page } from '@playwright/test' */

/** Random numbers from 0 to 1: Tommy Ettinger's mulberry32. @param {number} seed */
function dice(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const KEYS = [
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter', ' ', 'Tab', 'Escape', 'Escape'],
  ...['.', ',', 'Shift+.', 'Shift+,', '+', '-', '0', '?', 'f', 'Home', 'End', 'PageDown'],
  ...['Control+z', 'Control+Shift+z', 'Shift+Tab'],
];

const TEXTS = [
  ...['', '0', '1', '7', '12', '-3', '1e9', '1000', 'ULDR', 'seed=7', 'x', '🧊', '<b>', '3/2'],
  ...['WWWWWWWWE', '123456780', '867254301', '1 2\nW W W\nE W W\nW W W\n', '0123456789abcdef'],
];

/** Links to what features show; those that begin with a view go with every puzzle. */
export const VISITS = Object.values(features).flatMap(({ visits }) => visits ?? []);

const LINKS = [
  'v=1&puzzle=cubes&goal=WBWBRERBR&at=end,100',
  'v=1&puzzle=cubes&race=ida-star/colours,bfs,a-star/misplaced,iddfs&mode=nodes',
  'v=1&puzzle=tiles&start=0197bd53ec4286af&race=bfs,a-star/manhattan,mm/manhattan',
  'v=1&puzzle=chess&moves=XYZ&race=no-such-search',
  'v=1&puzzle=cubes&lang=en&theme=dark',
  ...VIEWS.map((view) => `v=1&view=${view}`),
  ...VISITS.map((link) => `v=1&${link}`),
];

const SIZES = [
  [1280, 720],
  [390, 844],
  [1920, 1080],
  [800, 600],
];

/** Checks, a tenth of a second apart, whether the window has left full screen, and how many before the window is restored. */
const [LOOKS, PATIENCE] = [100, 30];

/** Resizes the window, which is impossible in full screen. @param {Page} page @param {{width: number, height: number}} size */
export async function resize(page, size) {
  // The page leaves full screen shortly before its window does; and it may be about to enter it.
  for (let look = 0; look < LOOKS; look += 1) {
    const isFull = await page.evaluate(async () => {
      const { fullscreenElement } = document;
      if (fullscreenElement) await document.exitFullscreen();
      return fullscreenElement !== null;
    });
    if (look >= PATIENCE && !isFull) await restore(page);
    try {
      return await page.setViewportSize(size);
    } catch (error) {
      if (!String(error).includes('restore it to normal')) throw error;
      await page.waitForTimeout(100);
    }
  }
  throw new Error('the window goes on to fill the screen');
}

/**
 * Restores a window whose page reports no full screen: leaving before the window has entered leaves the window behind.
 * @param {Page} page
 */
async function restore(page) {
  const browser = await page.context().newCDPSession(page);
  const { windowId } = await browser.send('Browser.getWindowForTarget');
  await browser.send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'normal' } });
  await browser.detach();
}

export class User {
  #page;
  #dice;
  log = /** @type {string[]} */ ([]);
  /** @type {Set<string>} */
  met = new Set();

  /** @param {Page} page @param {number} seed */
  constructor(page, seed) {
    this.#page = page;
    this.#dice = dice(seed);
  }

  async act() {
    const page = this.#page;
    const throwOf = this.#dice();
    if (throwOf < 0.72) return this.#handle();
    if (throwOf < 0.86) {
      const key = this.#one(KEYS);
      this.#note(`key ${key}`);
      return page.keyboard.press(key);
    }
    if (throwOf < 0.92) {
      const link = this.#one(LINKS);
      this.#note(`link ${link}`);
      return page.evaluate((hash) => {
        location.hash = hash;
      }, link);
    }
    if (throwOf < 0.96) {
      const [width = 0, height = 0] = this.#one(SIZES);
      this.#note(`size ${width} × ${height}`);
      return resize(page, { width, height });
    }
    const way = this.#one([-1, 1]);
    this.#note(`history ${way}`);
    // Stay on the page.
    return page.evaluate((by) => {
      if (by > 0 || (navigation.currentEntry?.index ?? 0) > 0) history.go(by);
    }, way);
  }

  async #handle() {
    const page = this.#page;
    const found = await page.evaluate(findControl, {
      element: this.#dice(),
      control: this.#dice(),
    });
    if (!found) return;
    const { kind, label, x, y } = found;
    this.met.add(label);
    switch (kind) {
      case 'choose':
      case 'slide': {
        const to = this.#dice();
        this.#note(`${kind} ${label} to ${to.toFixed(2)}`);
        return page.evaluate(setFound, to);
      }
      case 'write': {
        const text = this.#one(TEXTS);
        this.#note(`write ${JSON.stringify(text)} in ${label}`);
        await page.mouse.click(x, y);
        await page.keyboard.press('Control+a');
        await page.keyboard.insertText(text);
        return page.keyboard.press(this.#one(['Enter', 'Tab']));
      }
      case 'handle': {
        this.#note(`handle ${label}`);
        await page.mouse.move(x, y);
        await page.mouse.wheel(0, this.#one([-300, 300]));
        await page.mouse.down();
        await page.mouse.move(x + this.#dice() * 160 - 80, y + this.#dice() * 160 - 80, {
          steps: 3,
        });
        return page.mouse.up();
      }
      default:
        this.#note(`press ${label}`);
        return page.mouse.click(x, y);
    }
  }

  /** @template T @param {readonly T[]} all @returns {T} */
  #one(all) {
    return /** @type {T} */ (all[Math.floor(this.#dice() * all.length)]);
  }

  /** @param {string} text */
  #note(text) {
    this.log.push(text);
    if (this.log.length > 40) this.log.shift();
  }
}
