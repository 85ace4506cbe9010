// What is drawn in lines: a map of roads, and pairs between two columns.

import { html, svg } from 'lit';
import { fitted, placeLabels } from '../../../shared/draw/labels.js';
import { drawMap } from '../../../shared/draw/map.js';
import { words } from '../../../shared/words/words.js';

/** @import { Band, MapSheet } from '../../../shared/draw/map.js' */
/** @import { Pairs, Roads, TreeNode } from '../kind.js' */

/** Small beside a tree; large where its places are the nodes. */
const SIZES = { small: { width: 360, height: 250 }, large: { width: 440, height: 400 } };
const EM = 15;

/** @type {Partial<Record<TreeNode['fate'], string>>} */
const LOOKS = {
  ...{ waiting: 'open', expanded: 'closed', duplicate: 'closed' },
  ...{ hand: 'closed here', goal: 'closed met' },
};

/** As on the maps of lanes: g, g + h, or h alone. @param {TreeNode} node @param {boolean} isSummed */
function numbersOf({ numbers }, isSummed) {
  const parts = numbers.filter(({ sum }) => !sum);
  if (parts.length < 2) return parts.map(({ name, value }) => `${name} ${value}`).join('');
  const sum = numbers.find((one) => isSummed && one.sum);
  return `${parts.map(({ value }) => value).join(' + ')}${sum ? ` = ${sum.value}` : ''}`;
}

/**
 * The sheet of a map of roads with each place's h, or with what a search has done to its places.
 * @param {Roads} map @param {readonly TreeNode[] | null} [nodes] @param {boolean} [isSummed]
 * @returns {MapSheet}
 */
export function sheetOf({ places, roads, goal }, nodes = null, isSummed = false) {
  const number = new Map(places.map(({ name }, node) => [name, node]));
  const size = SIZES[nodes ? 'large' : 'small'];
  /** @type {Band[]} */
  const bands = places.map((_, n) => {
    const { fate, side } = nodes?.[n] ?? {};
    if (!LOOKS[fate ?? 'absent']?.startsWith('closed')) return '';
    return side === 'backward' ? 'back' : 'closed';
  });
  return {
    points: fitted(places, size, EM),
    nodes: places.map(({ name, h }, n) => {
      const node = nodes?.[n];
      const text = node ? numbersOf(node, isSummed) : `h ${h}`;
      const back = node?.side === 'backward' ? ' back' : '';
      const look = `${(node && LOOKS[node.fate]) ?? ''}${back}${name === goal ? ' goal' : ''}`;
      return { name, sub: text, text, band: bands[n] ?? '', look };
    }),
    roads: roads.map(({ from, to, cost }) => {
      const [one = 0, other = 0] = [number.get(from), number.get(to)];
      const band = bands[one] === bands[other] ? (bands[one] ?? '') : '';
      const fixed = { kept: true, both: true, beside: false, look: '' };
      return { from: one, to: other, cost: `${cost}`, band, ...fixed };
    }),
    ...{ size, em: EM, radius: 6 },
  };
}

/** A map of roads with the lengths and each place's h. @type {(roads: Roads, label: string, sheet?: MapSheet) => unknown} */
export function drawRoads(map, label, sheet) {
  const { places, roads } = map;
  const drawn = sheet ?? sheetOf(map);
  const list = [
    ...roads.map(({ from, to, cost }) => `${from}–${to} ${cost}`),
    ...(sheet ? [] : places.map(({ name, h }) => `${name} h ${h}`)),
  ];
  const { width, height } = drawn.size;
  return html`<svg viewBox="0 0 ${width} ${height}" role="img" aria-label=${words.text.list(label, list)} font-size=${EM}>
    ${drawMap(drawn, placeLabels(drawn))}
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
