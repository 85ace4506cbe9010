// Controls and words in the viewport.

/** @import { Page } from '@playwright/test' */

/** @typedef {{controls: string[], words: number}} InSight `controls` by their names */

/** @param {Page} page @returns {Promise<InSight>} */
export const inSight = (page) => page.evaluate(lookAround);

/** Runs in the page. @returns {InSight} */
function lookAround() {
  const CONTROLS =
    'button, a[href], input, select, textarea, summary, [role=slider], [role=tab], [tabindex="0"]';
  /** Whether part of a box is visible within its scrolling ancestors. @type {(element: Element, box: DOMRect) => boolean} */
  const isSeen = (element, { left, top, right, bottom }) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    let [l, t, r, b] = [
      Math.max(left, 0),
      Math.max(top, 0),
      Math.min(right, innerWidth),
      Math.min(bottom, innerHeight),
    ];
    /** @type {Element | null} */
    let around = element;
    while (around) {
      const { clipPath, overflow } = getComputedStyle(around);
      if (clipPath !== 'none') return false;
      if (around !== element && overflow !== 'visible') {
        const box = around.getBoundingClientRect();
        [l, t, r, b] = [
          Math.max(l, box.left),
          Math.max(t, box.top),
          Math.min(r, box.right),
          Math.min(b, box.bottom),
        ];
      }
      const root = around.getRootNode();
      around =
        around.assignedSlot ??
        around.parentElement ??
        (root instanceof ShadowRoot ? root.host : null);
    }
    return r - l > 1 && b - t > 1;
  };
  /** @type {InSight} */
  const seen = { controls: [], words: 0 };
  const range = document.createRange();
  const walk = (/** @type {Element | ShadowRoot} */ root) => {
    for (const node of root.childNodes) {
      if (node instanceof Text) {
        range.selectNodeContents(node);
        const around = node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
        if (around && !around.matches('option') && isSeen(around, range.getBoundingClientRect()))
          seen.words += node.data.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
      } else if (node instanceof Element && !node.matches('style, script')) {
        if (node.matches(CONTROLS) && isSeen(node, node.getBoundingClientRect()))
          seen.controls.push(`${node.localName} ${node.ariaLabel ?? node.textContent?.trim()}`);
        if (node.shadowRoot) walk(node.shadowRoot);
        walk(node);
      }
    }
  };
  walk(document.body);
  return seen;
}
