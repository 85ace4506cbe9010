// A lane's colour, dash and marker: the same in its card, in the charts, and wherever else it appears.

import { html, svg } from 'lit';

/** Lengths of dashes and gaps, in pixels; none is a full line. */
const DASHES = [[], [8, 4], [2, 3], [10, 3, 2, 3], [4, 2], [14, 4]];

/** Corners of a marker of size 1, as x and y in turn; none is a circle. All cover about as much. */
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

/** The outline of a lane's marker around a point, as SVG writes paths. @type {(id: number, x: number, y: number, size: number) => string} */
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

/** Pixels: how far a key's marker is from its left end, and the radius of it. */
const MARKER = { x: 7, size: 5.5 };

/**
 * The lane's curve as a rule across its card, with its marker: the key to the charts. It has the colour of the text around it; the
 * marker stands out above and below the rule, so that a card is no higher for it.
 * @type {(id: number) => unknown}
 */
export const laneKey = (
  id,
) => html`<svg class="key" width="100%" height="4" overflow="visible" aria-hidden="true">
  ${svg`<line x2="100%" y1="2" y2="2" stroke="currentColor" stroke-width="4" stroke-dasharray=${laneStyle(id).dash.join(' ')}></line>
    <path d=${markerPath(id, MARKER.x, 2, MARKER.size)} fill="currentColor" stroke="var(--paper)" stroke-width="4" paint-order="stroke"></path>`}
</svg>`;
