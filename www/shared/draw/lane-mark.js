import { html, svg } from 'lit';
import { laneStyle, markerPath } from './lane-style.js';

/**
 * A line with the lane's marker, in its colour, as wide as its parent: a chart's key.
 * @param {number} id
 * @param {number} thick factor of the line width on the page
 */
export function laneMark(id, thick) {
  const { colour, dash } = laneStyle(id);
  const middle = 2 * thick;
  const dashes = dash.map((length) => length * thick).join(' ');
  return html`<svg class="mark" width="100%" height=${2 * middle} color=${colour} aria-hidden="true">
    ${svg`<line x2="100%" y1=${middle} y2=${middle} stroke="currentColor" stroke-width=${3.5 * thick} stroke-dasharray=${dashes}></line>
      <path d=${markerPath(id, 7 * thick, middle, 5.5 * thick)} fill="currentColor" stroke="var(--paper)" stroke-width=${3.5 * thick} paint-order="stroke"></path>`}
  </svg>`;
}

/** A lane's name, broken after a dot if at all. @param {string} name */
export const unbroken = (name) => name.replaceAll(' ·', '\u00a0·');
