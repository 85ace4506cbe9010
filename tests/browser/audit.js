// Violations that axe finds on the page.

import { AxeBuilder } from '@axe-core/playwright';

/** @import { Page } from '@playwright/test' */

/**
 * Axe's legacy mode skips frames of other origins, of which there are none, and needs no second
 * page. With short results, an audit takes a third of the time.
 * @param {Page} page
 */
export async function objections(page) {
  const audit = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  return (await audit.analyze()).violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target, failureSummary }) => [target.join(' '), failureSummary]),
  }));
}
