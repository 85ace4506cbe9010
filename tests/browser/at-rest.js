// The page once it shows its link.

/** @import { RollingCubes } from '../../www/app/shell/rolling-cubes.js' */
/** @import { LinkNote } from '../../www/features/share/link-note.js' */
/** @import { Page } from '@playwright/test' */

/** Follows a link in an open page. @param {Page} page @param {string} link */
export const follow = (page, link) =>
  page.evaluate(
    (hash) =>
      new Promise((resolve) => {
        if (location.hash === hash) return resolve(undefined);
        addEventListener('hashchange', resolve, { once: true });
        location.hash = hash;
        return undefined;
      }),
    `#${link}`,
  );

/**
 * In the page, waits until it shows a link, and reports what it shows.
 * @param {{view?: string | undefined}} said what the link says
 */
export async function atRest({ view }) {
  const page = /** @type {RollingCubes} */ (document.querySelector('rolling-cubes'));
  const deadline = performance.now() + 60_000;
  /** @param {string} selector @param {Document | ShadowRoot} root @returns {boolean} */
  const has = (selector, root = document) =>
    root.querySelector(selector) !== null ||
    [...root.querySelectorAll('*')].some(
      ({ shadowRoot }) => shadowRoot && has(selector, shadowRoot),
    );
  const rest = () => {
    const { state } = page;
    const isThere = state !== null && (page.dataset.view === state.view || state.present);
    const loads = '.part.waiting, .opening.waiting, .text[role=status]';
    return page.failure !== '' || (isThere && !has(loads));
  };
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    await page.updateComplete;
    if (rest()) break;
    if (performance.now() > deadline)
      return { what: `still loads ${view}: ${page.renderRoot.textContent}` };
  }
  const { state, failure } = page;
  const note = /** @type {LinkNote | null} */ (page.renderRoot.querySelector('link-note'));
  await note?.updateComplete;
  return {
    what: failure === '' && page.renderRoot.querySelector('main') ? 'opens' : `${failure}`,
    puzzle: state?.key.replace(/-\d+$/, ''),
    view: state?.view,
    isInjected: 'injected' in window || has('#injected, [onerror], [onload]'),
    notes: [...(note?.shadowRoot?.querySelectorAll('p, li') ?? [])].map((one) => one.textContent),
  };
}
