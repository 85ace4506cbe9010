// What of a page in the pseudo-language is in plain letters, and what has no room for its text: in the document and all shadow roots.

/** @import { Frame, Page } from '@playwright/test' */

/**
 * What may be in plain letters: moves, positions and orders in their text forms, files' kinds, keys of links, addresses and commands
 * are names for a program, and the same in every language.
 */
const NAMES = [
  '\\b[UDLR]{2,}\\b', // moves and orders of moves
  '\\bABCDEFGHIJKLMNOPQRSTUVWX\\b', // the order of the knights’ and the toys’ moves
  '\\b[WRBEwrb]{9}\\b', // positions of the cubes
  '\\b(?=[0-9a-f]*\\d)[0-9a-f]{9,16}\\b', // positions of the tiles
  '(?:https?|file)://\\S*', // addresses, and what stands for one in a field
  '#v=1&\\S*', // links, by what follows the page’s own address
  '^rolling-cubes sweep [\\w./ -]+$', // the command that counts the same
];

/**
 * What is code, by the element that draws it: bounds as the workshop reads and writes them, and the blocks that they are put together from.
 * They are typed, kept and sent as links, and are the same in every language. What such an element is called to listeners is in words.
 */
const CODE = [
  ...['paint-bench code', 'paint-bench .code', 'duel-form .code', 'judged-panel .code'],
  ...[
    'write-bench .code',
    'class-bench .code',
    'shelf-panel .code',
    'block-palette button',
    'block-tree .name',
  ],
];

/**
 * What is of the page within a text in another language: how far a reader is in a lesson, and what stands on paper before notes and answers.
 */
const AROUND = 'small, .word';

/** @typedef {{plain: string[], cut: string[]}} Findings */

/** @param {Page | Frame} page a page, or what is in a frame of one @returns {Promise<Findings>} */
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
    const words = ['aria-label', 'alt', 'aria-valuetext'];
    for (const name of isCode(element) ? words : [...words, 'title', 'placeholder']) {
      const said = element.getAttribute(name);
      if (isPlain(said)) plain.add(`${nameOf(element)} ${name}: ${said}`);
    }
    for (const { textContent } of isCode(element) ? [] : own) {
      if (isPlain(textContent)) plain.add(`${nameOf(element)}: ${textContent?.trim()}`);
    }
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
  const walk = (/** @type {ParentNode} */ root, /** @type {boolean} */ isWithin) => {
    for (const element of root.querySelectorAll('*')) {
      // A language is called by its own name. Where one has no lessons, they are English by design: their prose says so by its `lang`, and
      // is not asked for its letters.
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
