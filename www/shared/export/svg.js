// SVG as text.

import { escaped } from './markup.js';

/** @import { Svg } from './makers.js' */

/** Attributes in the order in which they are written. @typedef {Readonly<Record<string, string | number>>} Attributes */

/** @type {(attributes: Attributes) => string} */
const written = (attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');

/** @type {(tag: string, attributes: Attributes, text?: string) => string} */
export const elementOf = (tag, attributes, text) =>
  `<${tag}${written(attributes)}${text === undefined ? '/>' : `>${escaped(text)}</${tag}>`}`;

/** Elements with common attributes, one per line. @type {(attributes: Attributes, elements: readonly string[]) => string[]} */
export const groupOf = (attributes, elements) => [`<g${written(attributes)}>`, ...elements, '</g>'];

/** In a proportional font, a position of W would be twice as wide as an average address. */
export const LINK_FONT = { 'font-family': 'ui-monospace, monospace' };

/** A link in lines that fit. Monospaced letters are at most 0.61 em wide. @param {string} link @param {number} room in pixels @param {number} size font size */
export function linkLines(link, room, size) {
  const most = Math.max(1, Math.floor(room / (0.61 * size)));
  return link.match(new RegExp(`.{1,${most}}`, 'gu')) ?? [];
}

/**
 * An SVG file with a title and the link that reproduces it.
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
