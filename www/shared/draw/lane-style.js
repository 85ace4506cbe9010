// A lane's colour, dash and marker, the same everywhere.

import { html, svg } from 'lit';

/** Lengths of dashes and gaps in pixels; empty is a solid line. */
const DASHES = [[], [8, 4], [2, 3], [10, 3, 2, 3], [4, 2], [14, 4]];

/** Corners of a marker of size 1 as x, y pairs; empty is a circle. All have about the same area. */
const MARKERS = [
  [],
  [-0.9, -0.9, 0.9, -0.9, 0.9, 0.9, -0.9, 0.9],
  [0, -1.25, 1.15, 0.85, -1.15, 0.85],
  [0, -1.3, 1.15, 0, 0, 1.3, -1.15, 0],
  [0, 1.25, -1.15, -0.85, 1.15, -0.85],
  [
    -0.45, -1.15, 0.45, -1.15, 0.45, -0.45, 1.15, -0.45, 1.15, 0.45, 0.45, 0.45, 0.45, 1.15, -0.45,
    1.15, -0.45, 0.45, -1.15, 0.45, -1.15, -0.45, -0.45, -0.45,
  ],
];

/** @type {(id: number) => {colour: string, dash: readonly number[]}} */
export const laneStyle = (id) => ({
  colour: `var(--lane-${id % DASHES.length})`,
  dash: DASHES[id % DASHES.length] ?? [],
});

/** @type {(id: number, x: number, y: number, size: number) => string} */
export function markerPath(id, x, y, size) {
  const corners = MARKERS[id % MARKERS.length] ?? [];
  const at = (/** @type {number} */ n) => Number(n.toFixed(2));
  if (corners.length === 0) {
    const r = at(size);
    return `M${at(x - size)} ${at(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
  const pairs = corners.map((corner, n) => at((n % 2 === 0 ? x : y) + corner * size));
  return `M${pairs.join(' ')}z`;
}

/** Pixels: the marker's distance from the key's left end, and its radius. */
const MARKER = { x: 7, size: 5.5 };

/**
 * A line with the lane's marker across its card: the charts' key. The colour is the text's. The marker overlaps the
 * line's box, so that the card is no higher.
 * @type {(id: number) => unknown}
 */
export const laneKey = (
  id,
) => html`<svg class="key" width="100%" height="4" overflow="visible" aria-hidden="true">
  ${svg`<line x2="100%" y1="2" y2="2" stroke="currentColor" stroke-width="4" stroke-dasharray=${laneStyle(id).dash.join(' ')}></line>
    <path d=${markerPath(id, MARKER.x, 2, MARKER.size)} fill="currentColor" stroke="var(--paper)" stroke-width="4" paint-order="stroke"></path>`}
</svg>`;
