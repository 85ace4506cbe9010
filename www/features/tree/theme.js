// The tree's colours, resolved to numbers, as a saved picture must be readable without the page.

import { STEPS } from './looks.js';

const mix = (
  /** @type {string} */ one,
  /** @type {number} */ percent,
  /** @type {string} */ other,
) => `color-mix(in oklab, ${one} ${percent}%, ${other})`;

/** Share of ink; dark paper needs more. */
const pale = (/** @type {number} */ light, /** @type {number} */ dark) =>
  `light-dark(${mix('var(--ink)', light, 'var(--paper)')}, ${mix('var(--ink)', dark, 'var(--paper)')})`;

/** Colour expressions for a lane's colour. @param {string} lane @returns {Record<string, string>} */
export const recipesOf = (lane) => ({
  paper: 'var(--paper)',
  ground: 'var(--well)',
  ink: 'var(--ink)',
  muted: 'var(--ink-muted)',
  accent: 'var(--accent)',
  bound: 'var(--alarm)',
  ghost: pale(13, 24),
  'ghost-node': pale(34, 44),
  'fate-open': lane,
  'fate-expanded': lane,
  'fate-pruned': mix('var(--ink)', 58, 'var(--paper)'),
  'fate-duplicate': mix('var(--lane-4)', 80, 'var(--ink)'),
  'fate-solution': 'var(--accent)',
  'fate-met': 'var(--accent)',
  'fate-worse': 'var(--alarm)',
  'fate-stub': 'var(--ink-muted)',
  'side-forward': lane,
  'side-backward': mix(lane, 45, 'var(--ink)'),
  ...Object.fromEntries(
    Array.from({ length: STEPS }, (_, i) => [`step-${i}`, step(lane, i / (STEPS - 1))]),
  ),
});

/** From near the paper through the lane's colour to near the ink, distinguishable by lightness alone. @param {string} lane @param {number} t */
const step = (lane, t) =>
  t < 0.6 ? mix(lane, 34 + t * 110, 'var(--paper)') : mix('var(--ink)', (t - 0.6) * 150, lane);

/**
 * @param {HTMLElement} probe an element of the page, whose text colour is used to resolve expressions
 * @param {string} lane the lane's CSS colour
 * @returns {Record<string, string>}
 */
export function themeFrom(probe, lane) {
  const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const read = (/** @type {string} */ recipe) => {
    probe.style.color = recipe;
    const colour = getComputedStyle(probe).color;
    if (!pixel) return colour;
    pixel.fillStyle = colour;
    pixel.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = pixel.getImageData(0, 0, 1, 1).data;
    return `#${[r, g, b].map((n) => n.toString(16).padStart(2, '0')).join('')}`;
  };
  const theme = Object.fromEntries(
    Object.entries(recipesOf(lane)).map(([name, recipe]) => [name, read(recipe)]),
  );
  probe.style.color = '';
  return theme;
}
