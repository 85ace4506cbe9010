// A lane's colour and dash: the same in its card, in the chart, and wherever else it appears.

import { html, svg } from 'lit';

/** Lengths of dashes and gaps, in pixels; none is a full line. */
const DASHES = [[], [8, 4], [2, 3], [10, 3, 2, 3], [4, 2], [14, 4]];

/** @type {(id: number) => {colour: string, dash: readonly number[]}} */
export const laneStyle = (id) => ({
  colour: `var(--lane-${id % DASHES.length})`,
  dash: DASHES[id % DASHES.length] ?? [],
});

/** The lane's curve as a rule across its card: the key to the chart. @type {(id: number) => unknown} */
export const laneKey = (id) => html`<svg class="key" width="100%" height="4" aria-hidden="true">
  ${svg`<line x2="100%" y1="2" y2="2" stroke-width="4" stroke-dasharray=${laneStyle(id).dash.join(' ')}></line>`}
</svg>`;
