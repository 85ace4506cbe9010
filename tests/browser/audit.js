// What axe has against the page, as it stands.

import { AxeBuilder } from '@axe-core/playwright';

/** @import { Page } from '@playwright/test' */

/**
 * Axe's legacy mode leaves frames of other origins alone, of which the page has none, and needs no second page to add
 * them up; with its list of all that is right kept short too, an audit takes a third of the time.
 * @param {Page} page
 */
export async function objections(page) {
  const audit = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  return (await audit.analyze()).violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target, failureSummary }) => [target.join(' '), failureSummary]),
  }));
}
