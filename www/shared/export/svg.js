// SVG as text: elements, groups of them, and the file around all.

import { escaped } from './markup.js';

/** @import { Svg } from './makers.js' */

/** What an element has, in the order in which it is written. @typedef {Readonly<Record<string, string | number>>} Attributes */

/** @type {(attributes: Attributes) => string} */
const written = (attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');

/** An element, around a text where it has one. @type {(tag: string, attributes: Attributes, text?: string) => string} */
export const elementOf = (tag, attributes, text) =>
  `<${tag}${written(attributes)}${text === undefined ? '/>' : `>${escaped(text)}</${tag}>`}`;

/** Elements that have something in common, such as where they begin: a line each. @type {(attributes: Attributes, elements: readonly string[]) => string[]} */
export const groupOf = (attributes, elements) => [`<g${written(attributes)}>`, ...elements, '</g>'];

/** The font of a link. In others a position of W is twice as wide as an address is on average. */
export const LINK_FONT = { 'font-family': 'ui-monospace, monospace' };

/** A link in lines that fit. Letters of a monospaced font are at most 0.61 of their size wide. @param {string} link @param {number} room in pixels @param {number} size of the letters */
export function linkLines(link, room, size) {
  const most = Math.max(1, Math.floor(room / (0.61 * size)));
  return link.match(new RegExp(`.{1,${most}}`, 'gu')) ?? [];
}

/**
 * A file of its own, which says what it shows and what link remakes it.
 * @type {(about: {width: number, height: number, title: string, link: string}, elements: readonly string[]) => Svg}
 */
export function fileOf({ width, height, title, link }, elements) {
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    ...{ width, height, viewBox: `0 0 ${width} ${height}` },
    'font-family': 'system-ui, sans-serif',
  };
  const text = [
    `<svg${written(root)}>`,
    elementOf('title', {}, title),
    elementOf('desc', {}, link),
    ...elements,
    '</svg>',
    '',
  ].join('\n');
  return { text, width, height };
}
