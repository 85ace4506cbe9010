// SVG as text: elements, groups of them, and the file around all.

import { escaped } from './markup.js';

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

/**
 * A file of its own, which says what it shows and what link remakes it.
 * @type {(about: {width: number, height: number, title: string, link: string}, elements: readonly string[]) => import('./makers.js').Svg}
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
