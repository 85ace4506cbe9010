// Shapes on the screen, in the page's own colours.

import { nothing, svg } from 'lit';
import { laneStyle } from './lane-style.js';

/** @import { Ink, Shape } from './figure.js' */

/** Colours of the page, which change with its theme by themselves. @type {Ink} */
export const INK = {
  ink: 'var(--ink)',
  muted: 'var(--ink-muted)',
  line: 'var(--line)',
  accent: 'var(--accent)',
  paper: 'var(--paper)',
  lane: (id) => laneStyle(id).colour,
};

/** The size of letters for which lines are as thick as they are, in pixels. */
const USUAL = 15;

/**
 * How many times as thick as usual curves are on an element. For the last row of a room, which `--stroke` is set for, they grow with
 * the letters, and by so much more.
 * @param {Element} element
 * @param {number} rem the size of its letters, in pixels
 */
export function thickOn(element, rem) {
  const stroke = Number(getComputedStyle(element).getPropertyValue('--stroke'));
  return stroke > 0 ? (stroke * rem) / USUAL : 1;
}

/** @param {Shape} shape */
export function elementOf({ tag, attributes: a, text = '' }) {
  const or = (/** @type {string} */ name) => a[name] ?? nothing;
  switch (tag) {
    case 'path':
      return svg`<path d=${or('d')} fill=${or('fill')} fill-opacity=${or('fill-opacity')} stroke=${or('stroke')}
        stroke-width=${or('stroke-width')} stroke-dasharray=${or('stroke-dasharray')} stroke-linejoin=${or('stroke-linejoin')}></path>`;
    case 'rect':
      return svg`<rect x=${or('x')} y=${or('y')} width=${or('width')} height=${or('height')} fill=${or('fill')}></rect>`;
    case 'text':
      return svg`<text x=${or('x')} y=${or('y')} fill=${or('fill')} font-size=${or('font-size')}
        font-weight=${or('font-weight')} text-anchor=${or('text-anchor')}>${text}</text>`;
  }
}
