// What of a page in the pseudo-language is in plain letters, and what has no room for its text: in the document and all shadow roots.

/**
 * What may be in plain letters: moves, positions and orders in their text forms, files' kinds, keys of links and addresses are names
 * for a program, and the same in every language.
 */
const NAMES = [
  '\\b[UDLR]{2,}\\b', // moves and orders of moves
  '\\bABCDEFGHIJKLMNOPQRSTUVWX\\b', // the order of the knights’ and the toys’ moves
  '\\b[WRBEwrb]{9}\\b', // positions of the cubes
  '\\b(?=[0-9a-f]*\\d)[0-9a-f]{9,16}\\b', // positions of the tiles
  '(?:https?|file)://\\S*', // addresses, and what stands for one in a field
];

/** @typedef {{plain: string[], cut: string[]}} Findings */

/** @param {import('@playwright/test').Page} page @returns {Promise<Findings>} */
export const findingsOn = (page) => page.evaluate(findings, NAMES.join('|'));

/** Runs in the page. @param {string} names @returns {Findings} */
function findings(names) {
  /** @type {Set<string>} */
  const plain = new Set();
  /** @type {Set<string>} */
  const cut = new Set();
  const exempt = new RegExp(names, 'g');
  const isPlain = (/** @type {string | null} */ text) =>
    /[A-Za-z]{2,}/.test((text ?? '').replaceAll(exempt, ''));
  const nameOf = (/** @type {Element} */ element) => {
    const root = element.getRootNode();
    const host = root instanceof ShadowRoot ? `${root.host.localName} ` : '';
    return `${host}${element.localName}.${element.getAttribute('class') ?? ''}`;
  };
  const look = (/** @type {Element} */ element) => {
    const { localName } = element;
    if (['style', 'script', 'noscript', 'textarea'].includes(localName)) return;
    // A language is called by its own name.
    if (element.hasAttribute('lang') && element !== document.documentElement) return;
    if (!element.checkVisibility({ visibilityProperty: true })) return;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']) {
      const said = element.getAttribute(name);
      if (isPlain(said)) plain.add(`${nameOf(element)} ${name}: ${said}`);
    }
    const own = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    for (const { textContent } of own) {
      if (isPlain(textContent)) plain.add(`${nameOf(element)}: ${textContent?.trim()}`);
    }
    if (own.length > 0 || localName === 'button') room(element);
  };
  const room = (/** @type {Element} */ element) => {
    const text = (element.textContent ?? '').trim();
    // What is for listeners alone has no room at all; an option is as wide as its list opens.
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || ['option', 'select', 'text'].includes(element.localName)) return;
    const { overflowX, overflowY } = getComputedStyle(element);
    const clips = (/** @type {string} */ way) => way === 'hidden' || way === 'clip';
    const wide = clips(overflowX) && element.scrollWidth > element.clientWidth + 1;
    const high = clips(overflowY) && element.scrollHeight > element.clientHeight + 2;
    // What says all of it when it is pointed at may be short.
    const title = element.closest('[title]')?.getAttribute('title') ?? '';
    if ((wide || high) && !title.includes(text)) cut.add(`${nameOf(element)}: ${text}`);
    if (element.localName !== 'button') return;
    const range = document.createRange();
    range.selectNodeContents(element);
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      const isIn =
        left >= box.left - 1 &&
        right <= box.right + 1 &&
        top >= box.top - 2 &&
        bottom <= box.bottom + 2;
      if (width > 1 && !isIn) cut.add(`${nameOf(element)}, beyond its edge: ${text}`);
    }
  };
  const walk = (/** @type {ParentNode} */ root) => {
    for (const element of root.querySelectorAll('*')) {
      look(element);
      if (element.shadowRoot) walk(element.shadowRoot);
    }
  };
  walk(document);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) cut.add(`the page: ${scrollWidth} of ${clientWidth} pixels`);
  return { plain: [...plain], cut: [...cut] };
}
