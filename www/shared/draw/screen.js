import { nothing, svg } from 'lit';
import { laneStyle } from './lane-style.js';

/** @import { Ink, Shape } from './figure.js' */

/** CSS variables, so that the theme can change without redrawing. @type {Ink} */
export const INK = {
  ink: 'var(--ink)',
  muted: 'var(--ink-muted)',
  line: 'var(--line)',
  accent: 'var(--accent)',
  paper: 'var(--paper)',
  lane: (id) => laneStyle(id).colour,
};

/** Font size in pixels at which lines have their usual width. */
const USUAL = 15;

/**
 * Factor of line widths on an element. Lines grow with letters, and further by `--stroke`, for the last row of a room.
 * @param {Element} element
 * @param {number} rem its font size in pixels
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
