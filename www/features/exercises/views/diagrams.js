// What is drawn in lines: a map of roads, and pairs between two columns.

import { html, svg } from 'lit';
import { words } from '../../../shared/words/words.js';

/** @import { Pairs, Roads } from '../kind.js' */

const [WIDE, HIGH, EDGE] = [360, 230, 26];

/** @type {(roads: Roads, label: string) => unknown} */
export function drawRoads({ places, roads }, label) {
  const at = (/** @type {string} */ wanted) => {
    const { x = 0, y = 0 } = places.find(({ name }) => name === wanted) ?? {};
    return { x: EDGE + x * (WIDE - 2 * EDGE), y: EDGE + y * (HIGH - 2 * EDGE) };
  };
  const list = [
    ...roads.map(({ from, to, cost }) => `${from}–${to} ${cost}`),
    ...places.map(({ name, h }) => `${name} h ${h}`),
  ];
  return html`<svg viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label=${words.text.list(label, list)}>
    ${roads.map(({ from, to, cost }) => {
      const [a, b] = [at(from), at(to)];
      const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
      return svg`<line x1=${a.x} y1=${a.y} x2=${b.x} y2=${b.y} stroke="currentColor" stroke-width="1.5" opacity="0.6"></line>
        <rect x=${x - 9} y=${y - 9} width="18" height="18" rx="4" fill="var(--paper)"></rect>
        <text x=${x} y=${y + 5} text-anchor="middle" font-size="15" fill="currentColor">${cost}</text>`;
    })}
    ${places.map(({ name, h }) => {
      const { x, y } = at(name);
      return svg`<circle cx=${x} cy=${y} r="21" fill="var(--paper)" stroke="currentColor" stroke-width="2"></circle>
        <text x=${x} y=${y} text-anchor="middle" font-size="15" font-weight="700" fill="currentColor">${name}</text>
        <text x=${x} y=${y + 14} text-anchor="middle" font-size="12" fill="currentColor">h ${h}</text>`;
    })}
  </svg>`;
}

/** In em, as in the columns' styles. */
const [NODE, GAP] = [3.75, 0.75];
/** Lines need not end exactly, as nodes cover their ends. */
const FROM = 30;

/** @type {(pairs: Pairs) => unknown} */
export function drawPairs({ left, right, lines }) {
  const rows = Math.max(left.length, right.length);
  const high = rows * NODE + (rows - 1) * GAP;
  const at = (/** @type {readonly string[]} */ column, /** @type {string} */ id) =>
    column.indexOf(id) * (NODE + GAP) + NODE / 2;
  return html`<svg class="lines" viewBox="0 0 100 ${high}" preserveAspectRatio="none" aria-hidden="true">
    ${lines.map(
      ([u, v]) =>
        svg`<line x1=${FROM - 5} y1=${at(left, u)} x2=${100 - FROM + 5} y2=${at(right, v)}></line>`,
    )}
  </svg>`;
}
