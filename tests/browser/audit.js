// Violations that axe finds on the page.

import { AxeBuilder } from '@axe-core/playwright';

/** @import { Page } from '@playwright/test' */

/**
 * Axe's legacy mode skips frames of other origins, of which there are none, and needs no second
 * page. With short results, an audit takes a third of the time.
 * @param {Page} page @param {string[]} [rules] all by default
 */
export async function objections(page, rules) {
  const there = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => 'axe' in window)),
  );
  const audit = new AxeBuilder({ page, ...(there.includes(false) ? {} : { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (rules) audit.withRules(rules);
  return (await audit.analyze()).violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target, failureSummary }) => [target.join(' '), failureSummary]),
  }));
}

/** Both themes of one page: only contrast differs. @param {Page} page */
export async function objectionsInBoth(page) {
  const found = await objections(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  found.push(...(await objections(page, ['color-contrast'])));
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}
