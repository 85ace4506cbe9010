// A browser's translation replaces every text of a page by elements with another.

import { button, counter, open } from './instrument.js';
import { deskTest, expect } from './page.js';

/** @import { Page } from '@playwright/test' */

/** In all shadow roots, and in places that are not to be translated, too. @param {Page} page */
const translate = (page) =>
  page.evaluate(() => {
    /** @param {ParentNode} root */
    const inside = (root) => {
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) inside(shadowRoot);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = [];
      while (walker.nextNode()) texts.push(/** @type {Text} */ (walker.currentNode));
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('style, script, font')) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.append(/\p{L}/u.test(text.data) ? `“${text.data}”` : text.data);
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    inside(document);
  });

const RACE = 'puzzle=tiles&race=ida-star/manhattan,a-star/manhattan';

deskTest('a page that the browser translates keeps counting in every view', async ({ page }) => {
  await open(page, `./#v=1&${RACE}&at=100,100`);
  const generated = () => counter(page, 'IDA* · Manhattan', 'generated');
  await expect.poll(generated).toBe(100);
  await translate(page);
  await button(page, '“Step”').first().click();
  await expect.poll(generated).toBe(101);
  await button(page, '“Finish”').first().click();
  const card = page.locator('lane-card').first();
  await expect(card).toContainText('31 moves, proved shortest');
  await translate(page);
  await button(page, '“Restart”').first().click();
  await expect.poll(generated).toBe(0);
  for (const link of [
    'view=tree&at=20,20',
    'view=tree&show=heuristic&at=30,20',
    ...['counters', 'iterations', 'quality'].map((show) => `view=statistics&show=${show}&at=9,9`),
    ...['view=atlas', 'view=floor&at=end,end', 'workshop=max(manhattan,blind)', 'lesson=ida-star'],
    ...['lesson=ida-star&step=2', 'exercise=open-list,seed:8', 'view=teach', 'view=play'],
    'lang=de&view=race&at=12,10',
  ]) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `v=1&${RACE}&${link}`);
    await page.evaluate(() => new Promise((then) => requestAnimationFrame(() => setTimeout(then))));
    await translate(page);
  }
  await expect.poll(() => counter(page, 'IDA* · Manhattan', 'erzeugt')).toBe(12);
});
