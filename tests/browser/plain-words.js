// Finds plain letters and clipped text of a page in the pseudo-language, shadow roots included.

/** @import { Frame, Page } from '@playwright/test' */

/** Plain letters allowed in every language: moves, positions, file kinds, links, addresses and commands. */
const NAMES = [
  '\\b[UDLR]{2,}\\b', // moves and orders of moves
  '\\bABCDEFGHIJKLMNOPQRSTUVWX\\b', // the order of the knights’ and the toys’ moves
  '\\b[WRBEwrb]{9}\\b', // positions of the cubes
  '\\b(?=[0-9a-f]*\\d)[0-9a-f]{9,16}\\b', // positions of the tiles
  '(?:https?|file)://\\S*', // addresses, and what stands for one in a field
  '#v=1&\\S*', // links, by what follows the page’s own address
];

/**
 * Elements with code, which is equal in every language: expressions and their blocks. Their accessible names are translated.
 */
const CODE = [
  ...['paint-bench code', 'paint-bench .code', 'judged-panel .code'],
  ...['write-bench .code', 'shelf-panel .code', 'block-palette button', 'block-tree .name'],
];

/** Page text within a foreign text: the lesson's progress, and labels of notes and answers on paper. */
const AROUND = 'small, .word';

/** @typedef {{plain: string[], cut: string[]}} Findings */

/** @param {Page | Frame} page @returns {Promise<Findings>} */
export const findingsOn = (page) =>
  page.evaluate(findings, { names: NAMES.join('|'), code: CODE, around: AROUND });

/** Runs in the page. @param {{names: string, code: string[], around: string}} exempted @returns {Findings} */
function findings({ names, code, around }) {
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
  const isCode = (/** @type {Element} */ element) => {
    const root = element.getRootNode();
    const host = root instanceof ShadowRoot ? root.host.localName : '';
    return code.some((one) => {
      const [around, selector = ''] = one.split(' ');
      return around === host && element.matches(selector);
    });
  };
  const look = (/** @type {Element} */ element, /** @type {boolean} */ isForeign) => {
    const { localName } = element;
    if (['style', 'script', 'noscript', 'textarea'].includes(localName)) return;
    if (!element.checkVisibility({ visibilityProperty: true })) return;
    const own = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!isForeign || element.matches(around)) letters(element, own);
    if (own.length > 0 || localName === 'button') room(element);
  };
  const letters = (/** @type {Element} */ element, /** @type {readonly Node[]} */ own) => {
    // Names that a map gives to its nodes.
    if (element.closest('[translate=no]')) return;
    const words = ['aria-label', 'alt', 'aria-valuetext'];
    for (const name of isCode(element) ? words : [...words, 'title', 'placeholder']) {
      const label = element.getAttribute(name);
      if (isPlain(label)) plain.add(`${nameOf(element)} ${name}: ${label}`);
    }
    for (const { textContent } of isCode(element) ? [] : own) {
      if (isPlain(textContent)) plain.add(`${nameOf(element)}: ${textContent?.trim()}`);
    }
  };
  const room = (/** @type {Element} */ element) => {
    const text = (element.textContent ?? '').trim();
    // Text for screen readers has no box; options are as wide as their list.
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || ['option', 'select', 'text'].includes(element.localName)) return;
    const { overflowX, overflowY } = getComputedStyle(element);
    const clips = (/** @type {string} */ way) => way === 'hidden' || way === 'clip';
    const wide = clips(overflowX) && element.scrollWidth > element.clientWidth + 1;
    const high = clips(overflowY) && element.scrollHeight > element.clientHeight + 2;
    // Clipped text is fine with a full title.
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
  const walk = (/** @type {ParentNode} */ root, /** @type {boolean} */ isWithin) => {
    for (const element of root.querySelectorAll('*')) {
      // Languages have their own names. Lessons without a translation are English by design, marked
      // by `lang`.
      const isForeign = isWithin || element.closest('[lang]:not(html)') !== null;
      look(element, isForeign);
      if (element.shadowRoot) walk(element.shadowRoot, isForeign);
    }
  };
  walk(document, false);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) cut.add(`the page: ${scrollWidth} of ${clientWidth} pixels`);
  return { plain: [...plain], cut: [...cut] };
}
