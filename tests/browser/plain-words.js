// Finds plain letters, clipped and covered text and broken names on a page, shadow roots and drawings included.

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

/** Names, which are read at a glance. Prose and options of answers may break at any character. */
const SHORT = 'h1, h2, h3, h4, summary, button, [role=tab], .choice label, th';

/**
 * `set` are faults of typesetting: in drawings, in names, and at the joints of Chinese and Japanese sentences. The pseudo-language
 * is longer than any language that drawings are made for.
 * @typedef {{plain: string[], cut: string[], set: string[]}} Findings
 */

/** @param {Page | Frame} page @returns {Promise<Findings>} */
export const findingsOn = (page) =>
  page.evaluate(findings, {
    names: NAMES.join('|'),
    code: CODE,
    around: AROUND,
    short: SHORT,
  });

/** Runs in the page. @param {{names: string, code: string[], around: string, short: string}} exempted @returns {Findings} */
function findings({ names, code, around, short }) {
  /** @type {Set<string>} */
  const plain = new Set();
  /** @type {Set<string>} */
  const cut = new Set();
  /** @type {Set<string>} */
  const set = new Set();
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
  const { lang } = document.documentElement;
  /** Chinese and Japanese have no spaces between sentences, and full-width brackets. */
  const halfWidth = /^(ja|zh)/.test(lang)
    ? /[。！？）」』] |[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}。、，] ?\(|\) ?[\p{sc=Han}\p{sc=Hiragana}]/u
    : null;
  /** @param {Element} element */
  const narrow = (element) => {
    let text = '';
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) text += node.textContent;
      else if (node.nodeType !== Node.COMMENT_NODE) text += '\n';
    }
    const [found] = halfWidth?.exec(text.replaceAll(/\n\s*|\s*\n/g, '\n').trim()) ?? [];
    if (found) set.add(`${nameOf(element)}, '${found}' of half width: ${text.trim()}`);
  };
  const look = (/** @type {Element} */ element, /** @type {boolean} */ isForeign) => {
    const { localName } = element;
    if (['style', 'script', 'noscript', 'textarea'].includes(localName)) return;
    if (!element.checkVisibility({ visibilityProperty: true })) return;
    const own = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!isForeign || element.matches(around)) letters(element, own);
    if (!isForeign && !isCode(element)) narrow(element);
    if (own.length > 0 || localName === 'button') room(element);
    if (element.matches(short)) whole(element);
    if (element instanceof SVGSVGElement) drawn(element);
  };
  const range = document.createRange();
  const segments = new Intl.Segmenter(lang, { granularity: 'word' });
  /** A name breaks between its words alone. @param {Element} element */
  const whole = (element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { segment, index, isWordLike } of segments.segment(text.textContent ?? '')) {
        if (!isWordLike || segment.length < 2) continue;
        range.setStart(text, index);
        range.setEnd(text, index + segment.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
        const [first, last] = [boxes[0], boxes.at(-1)];
        if (first && last && last.top > first.top + first.height / 2)
          set.add(`${nameOf(element)}, broken within ${segment}: ${element.textContent?.trim()}`);
      }
    }
  };
  /** The box that clips a drawing; what can be scrolled is not cut. @param {SVGSVGElement} drawing */
  const sightOf = (drawing) => {
    const sight = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
    for (let one = /** @type {Element | null} */ (drawing); one; ) {
      const { overflowX, overflowY } = getComputedStyle(one);
      const box = one.getBoundingClientRect();
      if (['auto', 'scroll'].includes(overflowX) || ['auto', 'scroll'].includes(overflowY)) break;
      if (overflowX !== 'visible') {
        sight.left = Math.max(sight.left, box.left);
        sight.right = Math.min(sight.right, box.right);
      }
      if (overflowY !== 'visible') {
        sight.top = Math.max(sight.top, box.top);
        sight.bottom = Math.min(sight.bottom, box.bottom);
      }
      const root = one.getRootNode();
      one =
        one.assignedSlot ?? one.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    }
    return sight;
  };
  /** Text of a drawing is inside it, and no other text stands on it. @param {SVGSVGElement} drawing */
  const drawn = (drawing) => {
    const sight = sightOf(drawing);
    const seen = [...drawing.querySelectorAll('text')].flatMap((element) => {
      const text = element.textContent?.trim() ?? '';
      const box = element.getBoundingClientRect();
      // An edge of a map may be shorter than its cost.
      return text && box.width > 0 && !element.matches('.cost') ? [{ text, box }] : [];
    });
    seen.forEach(({ text, box }, n) => {
      const out = Math.max(
        sight.left - box.left,
        box.right - sight.right,
        // A line's box is higher than its letters.
        sight.top - box.top - 0.25 * box.height,
        box.bottom - sight.bottom - 0.25 * box.height,
      );
      if (out > 1) set.add(`${nameOf(drawing)}, ${Math.round(out)} pixels out of it: ${text}`);
      for (const other of seen.slice(0, n)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 1 && down > 0.4 * Math.min(box.height, other.box.height))
          set.add(`${nameOf(drawing)}: ${text} over ${other.text}`);
      }
    });
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
  return { plain: [...plain], cut: [...cut], set: [...set] };
}
