// Faults in an order drawn by FAULT_SEED. After each the page says what happened and offers
// to continue, everything else works, and no error is uncaught. See offline.test.js for replaced
// builds, and failures.test.js for parts loaded later.

import { fragment, paste } from './address.js';
import { breakWorker, doomByTouch, forget, hearTimes, makeFaulty } from './faulty.js';
import {
  BIDIRECTIONAL,
  button,
  choose,
  counter,
  distance,
  gameShown,
  IDA_STAR,
  lane,
  lanes,
  look,
  open,
  verdict,
} from './instrument.js';
import { chance } from './mutants.js';
import { deskTest, expect } from './page.js';
import { extent } from './trees.js';

/** @import { Page, Route } from '@playwright/test' */

const SEED = Number(process.env.FAULT_SEED ?? 1);

/** 35 rolls, with millions of nodes, at a moderate speed. */
const LONG = 'v=1&puzzle=cubes&start=WWWWWEWWW&goal=RRRWEWRRR&speed=5000';
const SHORT = 'v=1&puzzle=cubes&goal=WBWBRERBR';

/** Starts both lanes. @param {Page} page */
async function underWay(page) {
  await paste(page, LONG);
  await expect.poll(() => fragment(page), SOON).toContain('start=WWWWWEWWW');
  await forget(page);
  await button(page, 'Run').click();
  for (const name of [IDA_STAR, BIDIRECTIONAL]) {
    await expect.poll(() => counter(page, name, 'generated'), SOON).toBeGreaterThan(1000);
  }
}

const SOON = { intervals: [20, 50, 100] };

/** @param {Page} page @param {RegExp | string} words @param {string} name */
async function fails(page, words, name = IDA_STAR) {
  await expect(lane(page, name)).toContainText(words);
  await lane(page, name).getByRole('button', { name: 'Start this lane again' }).click();
  await expect(lane(page, name)).toContainText('Ready');
}

/** Speeds up timeouts a hundredfold. @param {Page} page @param {boolean} isHurried */
const hurry = (page, isHurried) =>
  page.evaluate((on) => Object.assign(window, { isHurried: on }), isHurried);

/**
 * A part whose worker died says so, and restarts on request.
 * @param {Page} page
 * @param {string} kind
 * @param {{ begin: string, says: string, again: string }} words the button that starts it, its message, and the button that
 * restarts it
 */
async function restarts(page, kind, { begin, says, again }) {
  const stopped = page.getByText(says);
  await doomByTouch(button(page, begin), kind);
  await expect(stopped).toBeVisible();
  await button(page, again).click();
  await expect(stopped).toBeHidden();
}

/** @type {Record<string, (page: Page) => Promise<unknown>>} */
const STRIKES = {
  'a worker throws': async (page) => {
    await breakWorker(page, 0, 'throw');
    await fails(page, /Stopped: .*the memory is gone/);
  },
  'a worker is ended by the browser': async (page) => {
    await breakWorker(page, 1, 'close');
    await fails(page, 'Stopped: its worker died', BIDIRECTIONAL);
  },
  'both workers are ended at once': async (page) => {
    await Promise.all([0, 1].map((which) => breakWorker(page, which, 'close')));
    await fails(page, 'Stopped: its worker died');
    await fails(page, 'Stopped: its worker died', BIDIRECTIONAL);
  },
  'a worker never answers again': async (page) => {
    await hurry(page, true);
    await button(page, 'Pause').click();
    await button(page, 'Finish').click();
    await breakWorker(page, 0, 'hang');
    await fails(page, 'No answer for more than 10 seconds');
    await hurry(page, false);
  },
  'all that lanes say is heard twice': async (page) => {
    await hearTimes(page, 2);
    await button(page, 'Pause').click();
    await expect(lane(page, IDA_STAR)).toContainText('Paused');
    await button(page, 'Finish').click();
    await expect(lane(page, BIDIRECTIONAL)).toContainText('35 rolls, proved shortest');
    await hearTimes(page, 1);
  },
  'all that lanes say is lost, and they are started again': async (page) => {
    await hurry(page, true);
    await hearTimes(page, 0);
    await expect(lane(page, IDA_STAR)).toContainText('No answer for more than 10 seconds');
    await hearTimes(page, 1);
    for (const name of [IDA_STAR, BIDIRECTIONAL])
      await fails(page, 'No answer for more than 10 seconds', name);
    await hurry(page, false);
  },
  'run, pause and restart are pressed faster than a slice lasts': async (page) => {
    await page.locator('race-controls').evaluate(async (controls) => {
      const buttons = () => [...(controls.shadowRoot?.querySelectorAll('button') ?? [])];
      for (let n = 0; n < 60; n += 1) {
        buttons()[n % 5]?.click();
        await new Promise((resolve) => setTimeout(resolve, n % 4));
      }
    });
  },
  'the tab is frozen and comes back': async (page) => {
    const browser = await page.context().newCDPSession(page);
    for (const state of /** @type {const} */ (['frozen', 'active'])) {
      await browser.send('Page.setWebLifecycleState', { state });
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    await browser.detach();
  },
  'the tab is out of sight for what would be a minute': async (page) => {
    const hide = (/** @type {boolean} */ isHidden) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await hurry(page, true);
    await hide(true);
    await page.waitForTimeout(600);
    await hide(false);
    await hurry(page, false);
    await expect(lane(page, BIDIRECTIONAL)).not.toContainText(/No answer|Stopped/);
  },
  'the window changes its size again and again': async (page) => {
    for (const [width, height] of /** @type {const} */ ([
      ...[
        [320, 740],
        [1920, 1080],
        [700, 300],
        [1280, 720],
        [390, 844],
        [1280, 720],
      ],
    ])) {
      await page.setViewportSize({ width: width ?? 0, height: height ?? 0 });
    }
  },
  'another puzzle is chosen in the middle, and another, and another': async (page) => {
    for (const game of ['Toys', '15-puzzle', 'Knights', 'Cubes', 'Toys', 'Cubes']) {
      await choose(page, game);
      await button(page, 'Finish').click();
    }
  },
  'lanes are removed and configured at work': async (page) => {
    await button(page, `Configure ${IDA_STAR}`).click();
    await button(page, 'Remove this lane').click();
    await expect(lanes(page)).toHaveCount(1);
    await expect(lane(page, BIDIRECTIONAL)).toContainText(/Running|proved/);
  },
  'back and forward are pressed in quick order': async (page) => {
    await choose(page, 'Toys');
    await choose(page, '8-puzzle');
    await page.evaluate(async () => {
      for (const step of [-1, -1, 1, 1, -1, 1, -1, -1, 1, -1]) {
        history.go(step);
        await new Promise((resolve) => setTimeout(resolve, 15));
      }
    });
    await expect.poll(() => gameShown(page).textContent()).not.toBe('');
  },
  'the worker that measures distances is gone': async (page) => {
    await expect(distance(page)).toContainText('to go');
    await breakWorker(page, 0, 'close', 'guide');
    await expect(button(page, 'Hint')).toBeHidden();
    await page.keyboard.press('ArrowUp');
    // A solution found meanwhile may begin with it.
    await expect(page.getByRole('slider', { name: 'Move' })).toHaveAttribute(
      'aria-valuetext',
      /^move 1 of /,
    );
  },
  'the worker that lays out a tree throws, and the next lays it out': async (page) => {
    await button(page, 'Pause').or(button(page, 'Run')).first().click();
    await paste(page, `${SHORT}&view=tree&at=300,0`);
    await expect(extent(page)).toContainText('Showing');
    await breakWorker(page, 0, 'throw', 'tree');
    await button(page, 'One node forward').click();
    await expect.poll(() => counter(page, IDA_STAR, 'generated')).toBe(301);
    await expect(extent(page)).toContainText('Showing');
    await look(page, 'Race');
  },
  'the worker that counts a whole puzzle is gone': async (page) => {
    await paste(page, 'v=1&puzzle=knights&view=atlas');
    const begin = 'Count them all';
    await restarts(page, 'atlas', { begin, says: 'The count stopped', again: 'Try again' });
    await expect(page.getByRole('progressbar', { name: 'Positions counted' })).toBeVisible();
    await button(page, 'Cancel').click();
    await look(page, 'Race');
  },
  'the worker that measures a floor is gone': async (page) => {
    await paste(page, 'v=1&puzzle=knights&view=floor');
    const says = 'Measuring stopped';
    await restarts(page, 'floor', { begin: 'Measure', says, again: 'Try again' });
    await look(page, 'Race');
  },
  'the worker that audits a bound is gone': async (page) => {
    await paste(page, 'v=1&puzzle=tiles&start=0197bd53ec4286af&workshop=');
    await page.getByRole('textbox', { name: 'The bound, as text' }).fill('manhattan');
    const [begin, again] = ['Audit and score', 'Audit again'];
    await restarts(page, 'workshop', { begin, says: 'The audit stopped', again });
    await look(page, 'Race');
  },
  'storage is full, and then refused': async (page) => {
    await page.evaluate(() => {
      for (const name of ['QuotaExceededError', 'SecurityError']) {
        Storage.prototype.setItem = () => {
          throw new DOMException('no', name);
        };
      }
    });
    await button(page, 'Share').click();
    const field = page.getByRole('textbox', { name: 'Where will you host it? (optional)' });
    await field.fill('https://example.org/cubes/');
    await field.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('The link leads to the hosted page.');
    await page.keyboard.press('Escape');
  },
};

/** @template T @param {readonly T[]} all */
function shuffled(all) {
  const below = chance(SEED);
  const left = [...all];
  return all.flatMap(() => left.splice(below(left.length), 1));
}

deskTest(
  `faults in a row leave a page that says what happened and works (seed ${SEED})`,
  async ({ page, complaints }) => {
    await makeFaulty(page);
    await page.addInitScript(() => {
      const { setInterval } = window;
      // Of all intervals, only the watchdog's is in whole seconds.
      window.setInterval = /** @type {typeof window.setInterval} */ (
        (/** @type {() => void} */ act, /** @type {number} */ ms) => {
          const isHurried = 'isHurried' in window && window.isHurried;
          return setInterval(act, isHurried && ms === 1000 ? 20 : ms);
        }
      );
    });
    await open(page);
    for (const name of shuffled(Object.keys(STRIKES))) {
      await deskTest.step(name, async () => {
        await underWay(page);
        await STRIKES[name]?.(page);
        expect(complaints, name).toEqual([]);
        await paste(page, SHORT);
        await expect.poll(() => fragment(page), SOON).toBe(SHORT);
        await button(page, 'Finish').click();
        await expect(verdict(page), name).toContainText('Shortest solution: 13 rolls.');
        await expect(lanes(page)).toHaveCount(2);
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(distance(page)).toContainText('13 to go');
      });
    }
  },
);

/** A valid but empty module, as of another version. */
const EMPTY_MODULE = Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

const ENGINES = {
  missing: (/** @type {Route} */ route) => route.fulfill({ status: 404, body: '' }),
  'cut off': async (/** @type {Route} */ route) => {
    const body = await (await route.fetch({ maxRetries: 3 })).body();
    await route.fulfill({ body: body.subarray(0, body.length >> 1) });
  },
  'of another version': (/** @type {Route} */ route) => route.fulfill({ body: EMPTY_MODULE }),
  'a page of a hotel’s network': (/** @type {Route} */ route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Welcome. Please sign in.' }),
};

for (const what of /** @type {const} */ (['missing', 'of another version'])) {
  const answer = ENGINES[what];
  deskTest(
    `a page whose engine is ${what} begins at the next try`,
    async ({ page, complaints }) => {
      await page.route('**/*.wasm', answer);
      await page.goto(`./#${SHORT}`);
      await expect(page.getByRole('alert')).toContainText('The engine could not be started: ');
      expect(complaints.filter((text) => text.startsWith('uncaught'))).toEqual([]);
      complaints.length = 0;
      await page.unroute('**/*.wasm');
      await button(page, 'Try again').click();
      await button(page, 'Finish').click();
      await expect(verdict(page)).toContainText('Shortest solution: 13 rolls.');
    },
  );
}

/** Faults of the whole engine, whose parts know their version by a mark. */
const RESTS = {
  ...ENGINES,
  'of another version': async (/** @type {Route} */ route) => {
    const body = await (await route.fetch({ maxRetries: 3 })).body();
    const at = body.indexOf('of ') + 3;
    body[at] = body[at] === 65 ? 66 : 65;
    await route.fulfill({ body });
  },
};

for (const what of /** @type {const} */ ([
  'cut off',
  'of another version',
  'a page of a hotel’s network',
])) {
  const answer = RESTS[what];
  deskTest(`a page whose whole engine is ${what} still races`, async ({ page, complaints }) => {
    await page.route('**/whole-*.wasm', answer);
    await page.goto(`./#${SHORT}`);
    await button(page, 'Finish').click();
    await expect(verdict(page)).toContainText('Shortest solution: 13 rolls.');
    // On the page's own thread: the form for a search.
    await button(page, 'Add a search').click();
    await expect(button(page, 'Try again')).toBeVisible();
    // In a worker: the recorder of a tree's nodes.
    await page.getByRole('tab', { name: 'Tree' }).click();
    const again = button(page, 'Start this lane again').first();
    await expect(again).toBeVisible();
    expect(complaints.filter((text) => text.startsWith('uncaught'))).toEqual([]);
    complaints.length = 0;
    await page.unroute('**/whole-*.wasm');
    await again.click();
    await button(page, 'Finish').click();
    const cards = page.locator('lane-card').getByText('13 rolls, proved shortest');
    await expect(cards).toHaveCount(2);
    await page.getByRole('tab', { name: 'Race' }).click();
    await button(page, 'Add a search').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

deskTest('a page that may keep nothing, and is left and come back to, works', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('storage is refused', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse });
    }
  });
  await page.goto(`./#${SHORT}`);
  await button(page, 'Finish').click();
  await expect(verdict(page)).toContainText('Shortest solution: 13 rolls.');
  await expect.poll(() => fragment(page)).toContain('&at=end,end');
  await page.goto('./examples/');
  await page.goBack();
  await expect(verdict(page)).toContainText('Shortest solution: 13 rolls.');
  await button(page, 'Restart').click();
  await button(page, 'Finish').click();
  await expect(verdict(page)).toContainText('Shortest solution: 13 rolls.');
});
