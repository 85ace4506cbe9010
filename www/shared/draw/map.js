// The drawing of a map: what a search has looked into as a soft band, its tree in the lane's colour, the way found in ink.

import { css, nothing, svg } from 'lit';

/** @import { Labels, Point, Sheet } from './labels.js' */

/**
 * `band` is that of the side that has looked into it. `look` has classes: of a node `closed`, `open`, `back`, `here`, `goal`, `met`,
 * `next`, `touched`; of a road `tree`, `probe`, `back`, `now`, `way`, `walk`. A road leads both ways, or has a tip; one that is `beside` has an
 * opposite one.
 * @typedef {'' | 'closed' | 'back' | 'ghost'} Band
 * @typedef {{name: string, sub: string, text: string, band: Band, look: string}} Node
 * @typedef {{from: number, to: number, cost: string, kept: boolean, both: boolean, beside: boolean, band: Band, look: string}} Road
 * @typedef {Omit<Sheet, 'nodes' | 'roads'> & {nodes: readonly Node[], roads: readonly Road[]}} MapSheet
 */

/** Pixels between a road and its opposite one. */
const BESIDE = 3;

export const mapStyle = css`
  text {
    font-family: system-ui, sans-serif;
    fill: var(--ink-muted);
    dominant-baseline: central;
    paint-order: stroke;
    stroke: var(--ground, var(--paper));
    stroke-width: 3px;
    stroke-linejoin: round;
  }
  .name {
    font-weight: 700;
    fill: var(--ink);
  }
  .sub {
    fill: color-mix(in oklab, var(--lane, var(--ink)), var(--ink) 30%);
  }
  .band {
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke: var(--lane, var(--ink-muted));
    fill: var(--lane, var(--ink-muted));
    opacity: 0.2;
  }
  .back {
    --lane: var(--far);
  }
  .band.ghost {
    --lane: var(--ink-muted);
  }
  .road {
    fill: none;
    stroke: var(--ink-muted);
    stroke-width: 1;
  }
  .road:is(.tree, .probe) {
    stroke: var(--lane, var(--ink-muted));
    stroke-width: 2;
  }
  .road.probe {
    stroke-dasharray: 3 3;
  }
  .road:is(.now, .way, .walk) {
    stroke: var(--lane);
    stroke-width: 4.5;
    stroke-dasharray: none;
  }
  .road.way {
    stroke: var(--ink);
  }
  .road.walk {
    stroke: var(--accent);
  }
  circle.spot {
    fill: var(--ground, var(--paper));
    stroke: var(--ink-muted);
    stroke-width: 1.5;
  }
  .open .spot {
    stroke: var(--lane);
    stroke-width: 2.5;
  }
  .closed .spot {
    fill: var(--lane);
    stroke: var(--ground, var(--paper));
    stroke-width: 1;
  }
  .met .spot {
    stroke: var(--ink);
    stroke-width: 2.5;
  }
  circle.ring {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2;
  }
  .here .spot {
    stroke: var(--ink);
    stroke-width: 3;
  }
  .next .spot {
    stroke: var(--accent);
    stroke-width: 3;
  }
  circle.mark {
    fill: none;
    stroke: var(--accent);
    stroke-width: 3;
  }
`;

/** @param {Point} a @param {Point} b @param {number} aside */
function shifted(a, b, aside) {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const by = (/** @type {Point} */ { x, y }) => ({ x: x + dy * aside, y: y - dx * aside });
  return { a: by(a), b: by(b), dx, dy };
}

const NOWHERE = { x: 0, y: 0 };
/** @type {(look: string, kind: string) => boolean} */
const has = (look, kind) => look.split(' ').includes(kind);

/** The shapes of a map, for an `<svg>` in pixels; its labels stand where they have been placed. @type {(sheet: MapSheet, labels: Labels | null) => unknown} */
export function drawMap(sheet, labels) {
  const { points, nodes, roads, em, radius } = sheet;
  const at = (/** @type {number} */ node) => points[node] ?? NOWHERE;
  const band = (/** @type {string} */ kind) => {
    const lines = roads.filter((road) => road.band === kind);
    const spots = points.filter((_, node) => nodes[node]?.band === kind);
    if (spots.length === 0) return nothing;
    return svg`<g class="band ${kind}" stroke-width=${2.8 * em}>
      ${lines.map(({ from, to }) => svg`<line x1=${at(from).x} y1=${at(from).y} x2=${at(to).x} y2=${at(to).y}></line>`)}
      ${spots.map(({ x, y }) => svg`<circle cx=${x} cy=${y} r=${1.4 * em} stroke="none"></circle>`)}
    </g>`;
  };
  const road = (/** @type {Road} */ { from, to, both, beside, look }) => {
    const { a, b, dx, dy } = shifted(at(from), at(to), beside ? BESIDE : 0);
    const tip = { x: b.x - dx * (radius + 2), y: b.y - dy * (radius + 2) };
    const wing = (/** @type {number} */ side) =>
      `${tip.x - dx * 8 + side * dy * 4},${tip.y - dy * 8 - side * dx * 4}`;
    return svg`<path class="road ${look}" d=${`M${a.x} ${a.y}L${b.x} ${b.y}${both ? '' : `M${wing(1)}L${tip.x},${tip.y}L${wing(-1)}`}`}></path>`;
  };
  return svg`${['ghost', 'closed', 'back'].map(band)}
    ${roads.map(road)}
    ${nodes.map(({ look }, node) => {
      const { x, y } = at(node);
      return svg`<g class=${look}>
        <circle class="spot" cx=${x} cy=${y} r=${radius}></circle>
        ${has(look, 'goal') ? svg`<circle class="ring" cx=${x} cy=${y} r=${radius + 4}></circle>` : nothing}
        ${has(look, 'touched') ? svg`<circle class="mark" cx=${x} cy=${y} r=${radius + 8}></circle>` : nothing}
      </g>`;
    })}
    ${labels ? drawLabels(sheet, labels) : nothing}`;
}

/** @param {MapSheet} sheet @param {Labels} labels */
function drawLabels({ nodes, roads, em }, { names, costs }) {
  return svg`${costs.map((box, road) =>
    box
      ? svg`<text class="cost" text-anchor="middle" x=${box.x + box.w / 2} y=${box.y + box.h / 2}>${roads[road]?.cost}</text>`
      : nothing,
  )}
    ${names.map(({ box: { x, y, w, h }, anchor, sub }, node) => {
      const across = { start: x + 1, middle: x + w / 2, end: x + w - 1 }[anchor];
      const line = sub ? h / 2 : h;
      const { name = '', text = '' } = nodes[node] ?? {};
      return svg`<text class="name" text-anchor=${anchor} x=${across} y=${y + line / 2} translate="no">${name}</text>
        ${sub && text ? svg`<text class="sub" text-anchor=${anchor} x=${across} y=${y + 1.5 * line} font-size=${em}>${text}</text>` : nothing}`;
    })}`;
}

/** The node at a point, or -1. @type {(points: readonly Point[], point: Point, far: number) => number} */
export function nodeAt(points, { x, y }, far) {
  let [found, least] = [-1, far];
  for (const [node, at] of points.entries()) {
    const off = Math.hypot(at.x - x, at.y - y);
    if (off < least) [found, least] = [node, off];
  }
  return found;
}

/**
 * Places of the nodes of trees by their parents: a row a depth, parents above the middle of their children.
 * @type {(parents: ReadonlyMap<number, number>) => Map<number, Point>}
 */
export function treePlaces(parents) {
  /** @type {Map<number, number[]>} */
  const children = new Map();
  for (const [node, parent] of parents) {
    const root = parents.has(parent) ? parent : -1;
    children.set(root, [...(children.get(root) ?? []), node]);
  }
  /** @type {Map<number, Point>} */
  const places = new Map();
  let leaves = 0;
  /** @type {(node: number, y: number) => number} */
  const place = (node, y) => {
    const below = (children.get(node) ?? []).map((child) => place(child, y + 1));
    const x = below.length > 0 ? ((below[0] ?? 0) + (below.at(-1) ?? 0)) / 2 : leaves++;
    places.set(node, { x, y });
    return x;
  };
  for (const root of children.get(-1) ?? []) place(root, 0);
  return places;
}

/** The nearest node in a direction from another, or that one. @type {(points: readonly Point[], from: number, dx: number, dy: number) => number} */
export function nextIn(points, from, dx, dy) {
  const { x, y } = points[from] ?? NOWHERE;
  let [found, least] = [from, Number.POSITIVE_INFINITY];
  for (const [node, point] of points.entries()) {
    const ahead = (point.x - x) * dx + (point.y - y) * dy;
    const aside = Math.abs((point.x - x) * dy) + Math.abs((point.y - y) * dx);
    if (ahead > aside / 2 && ahead + aside < least) [found, least] = [node, ahead + aside];
  }
  return found;
}
