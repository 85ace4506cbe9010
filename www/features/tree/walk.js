// Keyboard navigation: up and down the drawn tree, and along a row.

/** @import { Picture } from './picture.js' */

/** @typedef {'up' | 'down' | 'left' | 'right'} Way */

/**
 * The place reached, or the same place at the end. Trees of the goals are upside down, so there a node's parent is
 * below it.
 * @param {Picture} picture @param {number} place @param {Way} way
 */
export function walked(picture, place, way) {
  const run = picture.runs.find(({ from, to }) => place >= from && place < to);
  if (!run) return place;
  const { parents, backward } = picture;
  switch (way) {
    case 'left':
      return Math.max(place - 1, run.from);
    case 'right':
      return Math.min(place + 1, run.to - 1);
    default: {
      const toParent = (way === 'up') === (backward[place] === 0);
      const parent = parents[place] ?? -1;
      const next = toParent ? parent : parents.indexOf(place);
      return next < 0 ? place : next;
    }
  }
}
