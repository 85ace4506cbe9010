// What is drawn in lines: a map of roads, and pairs between two columns.

import { html, svg } from 'lit';
import { fitted, placeLabels } from '../../../shared/draw/labels.js';
import { drawMap } from '../../../shared/draw/map.js';
import { words } from '../../../shared/words/words.js';

/** @import { Pairs, Roads } from '../kind.js' */

const SIZE = { width: 360, height: 250 };
const EM = 15;

/** A map of roads with the lengths and each place's h. @type {(roads: Roads, label: string) => unknown} */
export function drawRoads({ places, roads, goal }, label) {
  const number = new Map(places.map(({ name }, node) => [name, node]));
  const list = [
    ...roads.map(({ from, to, cost }) => `${from}–${to} ${cost}`),
    ...places.map(({ name, h }) => `${name} h ${h}`),
  ];
  const sheet = {
    points: fitted(places, SIZE, EM),
    nodes: places.map(({ name, h }) => ({
      ...{ name, sub: `h ${h}`, text: `h ${h}`, band: /** @type {const} */ ('') },
      look: name === goal ? 'goal' : '',
    })),
    roads: roads.map(({ from, to, cost }) => ({
      ...{ from: number.get(from) ?? 0, to: number.get(to) ?? 0, cost: `${cost}`, kept: true },
      ...{ both: true, beside: false, band: /** @type {const} */ (''), look: '' },
    })),
    ...{ size: SIZE, em: EM, radius: 6 },
  };
  return html`<svg viewBox="0 0 ${SIZE.width} ${SIZE.height}" role="img" aria-label=${words.text.list(label, list)} font-size=${EM}>
    ${drawMap(sheet, placeLabels(sheet))}
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
