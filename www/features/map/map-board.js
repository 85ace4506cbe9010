import { css, html, LitElement, nothing, svg } from 'lit';
import { watchTheme } from '../../shared/board/watch.js';
import { readMap } from '../../shared/engine/engine.js';
import { ask } from '../../shared/kit/act.js';
import { widthOf } from '../../shared/kit/lines.js';
import { auditOf } from '../../shared/state/games.js';
import { isShortest } from '../../shared/state/proved.js';
import { words } from '../../shared/words/words.js';
import { isAsked, isInformed } from './asked.js';
import { cellAt, paintGrid } from './grid.js';
import { marksOf, UNMARKED } from './marks.js';
import { besidePublished, costOf, placesOf } from './places.js';

/** @import { Line, MapReport } from '../../pkg/rolling_cubes.js' */
/** @import { LaneState, Problem } from '../../shared/state/state.js' */
/** @import { Marks } from './marks.js' */
/** @import { Place } from './places.js' */

/** The radius of a node with its name inside or beside it, and the space around the map, in a picture of 1000 units. */
const RADIUS = 28;
const SMALL_RADIUS = 16;
const MARGIN = 70;
/** Characters of a name that has room inside a node. */
const FITS = 3;
const SIZE = 1000;
/** Half the space between two opposite edges. */
const APART = 8;
/** The parts of an edge at which its cost may stand. */
const ALONG = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75];

/** The side of the squares in which texts are looked for, of a text's height. */
const SQUARE = 24;

/** @typedef {{left: number, right: number, top: number, bottom: number}} Box */
/** @typedef {{text: string, x: number, y: number, size: number, anchor: string, box: Box}} Label */

/** `<map-board>`: a map with what a search has done to it, and the way that was gone by hand. */
export class MapBoard extends LitElement {
  /** @override */
  static properties = {
    problem: { attribute: false },
    line: { attribute: false },
    at: { type: Number },
    lane: { attribute: false },
    lanes: { attribute: false },
    marked: { type: Boolean },
  };

  /** @override */
  static styles = css`
    :host {
      position: absolute;
      inset: 0;
      display: grid;
      grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
      --closed: light-dark(#5b8def, #4a76cc);
      --open: light-dark(#cfe0ff, #26365c);
      --back: light-dark(#ffd9a8, #5c4320);
      --way: light-dark(#d35400, #ff9b52);
    }
    svg,
    canvas {
      inline-size: 100%;
      block-size: 100%;
      min-block-size: 0;
      object-fit: contain;
      overflow: visible;
    }
    p {
      display: var(--notes, block);
      font-size: var(--text-s);
      line-height: 1.25;
      color: var(--ink-muted);
    }
    text {
      font: 600 25px system-ui, sans-serif;
      dominant-baseline: central;
      fill: var(--ink);
      paint-order: stroke;
      stroke: var(--paper);
      stroke-width: 5px;
      stroke-linejoin: round;
    }
    .edge {
      stroke: var(--ink-muted);
      stroke-width: 2.5;
      fill: none;
    }
    .edge.on {
      stroke: var(--way);
      stroke-width: 8;
    }
    .cost {
      text-anchor: middle;
      font-weight: 400;
      font-size: 22px;
      fill: var(--ink-muted);
    }
    circle {
      fill: var(--paper);
      stroke: var(--ink);
      stroke-width: 2.5;
    }
    .open circle {
      fill: var(--open);
      stroke-dasharray: 7 4;
    }
    .closed circle {
      fill: var(--closed);
    }
    .back circle {
      fill: var(--back);
    }
    .met circle {
      stroke: var(--way);
      stroke-width: 5;
      stroke-dasharray: none;
    }
    .ghost circle {
      stroke: var(--ink-muted);
      stroke-dasharray: 2 6;
      fill: color-mix(in oklab, var(--closed), var(--paper) 80%);
    }
    .legend {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--space-3);
    }
    .legend span::before {
      content: "";
      display: inline-block;
      inline-size: 0.8em;
      block-size: 0.8em;
      margin-inline-end: 0.3em;
      border: 1px solid var(--ink);
      border-radius: 50%;
      vertical-align: -0.05em;
      /* Forced colours would leave three equal rings. */
      forced-color-adjust: none;
    }
    .legend .open::before {
      background: var(--open);
    }
    .legend .closed::before {
      background: var(--closed);
    }
    .legend .back::before {
      background: var(--back);
    }
    .legend .way::before {
      background: var(--way);
    }
    .here circle {
      stroke: var(--way);
      stroke-width: 8;
      stroke-dasharray: none;
    }
    .goal circle.ring {
      fill: none;
      stroke-width: 2.5;
      stroke: var(--ink);
      stroke-dasharray: none;
    }
    .next {
      cursor: pointer;
    }
    .next circle:first-child {
      stroke: var(--accent);
      stroke-width: 5;
    }
    .numbers {
      font-size: 22px;
      font-weight: 400;
    }
  `;

  /** @type {MapReport | null} */
  #map = null;
  /** @type {Place[]} */
  #places = [];
  /** The goal and the start that the map was read from. */
  #read = '';
  /** @type {Marks} */
  #marks = UNMARKED;
  /** The nodes of the iteration before. @type {ReadonlyMap<number, unknown>} */
  #ghost = UNMARKED.nodes;
  #marked = '';
  #unwatch = () => {};

  constructor() {
    super();
    /** @type {Problem} */
    this.problem = { start: '', goal: '' };
    /** @type {Line} */
    this.line = { states: [], positions: [], rolls: [], onward: [], solved: false };
    this.at = 0;
    /** The search whose marks are shown. @type {LaneState | null} */
    this.lane = null;
    /** Of the race that the questions of the gallery are about; `lane` alone if null. @type {readonly LaneState[] | null} */
    this.lanes = null;
    /** Whether nodes that can be gone to are marked. */
    this.marked = false;
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    this.#unwatch = watchTheme(() => this.requestUpdate());
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.#unwatch();
  }

  /** @override */
  willUpdate() {
    const { start, goal } = this.problem;
    if (goal === '') return;
    const read = `${start}\n${goal}`;
    if (read !== this.#read) {
      this.#read = read;
      this.#map = readMap(start, goal);
      this.#places = placesOf(this.#map);
    }
    this.#mark();
  }

  #mark() {
    const { lane, problem } = this;
    const generated = lane?.snapshot?.generated ?? 0;
    const search = lane?.spec.search;
    const key = search ? `${this.#read} ${JSON.stringify(search)} ${generated}` : '';
    if (key === this.#marked) return;
    this.#marked = key;
    const [before, last] = [null, null, ...(lane?.snapshot?.iterations ?? [])].slice(-2);
    const first = Math.max(1, generated - (last?.generated ?? generated) + 1);
    this.#marks = UNMARKED;
    this.#ghost = UNMARKED.nodes;
    if (!search || generated === 0) return;
    const request = { puzzle: 'map', start: problem.start, goal: problem.goal, ...search };
    this.#marks = marksOf(request, generated, first);
    if (before && !this.#map?.grid)
      this.#ghost = marksOf(request, first - 1, Math.max(1, first - before.generated)).nodes;
  }

  /** @override */
  updated() {
    const canvas = this.renderRoot.querySelector('canvas');
    const map = this.#map;
    if (!canvas || !map?.grid) return;
    paintGrid(canvas, map, map.grid, this.#marks, this.#way(map));
  }

  /** The names along the way that was gone by hand. */
  #gone() {
    return this.line.states.slice(0, Math.round(this.at) + 1);
  }

  /** The names along the way to draw: that gone by hand, else the solution; empty while there is neither. @param {MapReport} map */
  #way({ start }) {
    const gone = this.#gone();
    if (gone.length > 1) return gone;
    const { outcome, moves = [] } = this.lane?.snapshot ?? {};
    return outcome === 'solved' ? [start, ...moves] : [];
  }

  /** @override */
  render() {
    const map = this.#map;
    if (!map) return nothing;
    const here = this.#gone().at(-1) ?? map.start;
    if (map.grid) {
      const cells = map.grid.ground.filter((cost) => cost > 0).length;
      return html`<canvas role="img" aria-label=${words.maps.label(cells, here)} @click=${this.#cell}></canvas>${this.#legend()}${this.#published(map)}${this.#about(map)}${this.#audit(map)}`;
    }
    const taken = new Taken();
    const labels = this.#labels(map, taken);
    return html`<svg viewBox="0 0 ${SIZE + 2 * MARGIN} ${this.#height + 2 * MARGIN}" role="img" aria-label=${words.maps.label(map.nodes.length, here)}>
      ${this.#edges(map, taken)} ${this.#nodes(map, here, labels)}
    </svg>${this.#legend()}${this.#about(map)}${this.#audit(map)}`;
  }

  /** The published length of a benchmark's scenario beside that of the cheapest way found. @param {MapReport} map */
  #published({ start }) {
    const { published } = this.problem;
    const { snapshot } = this.lane ?? {};
    if (!published) return nothing;
    if (snapshot?.outcome !== 'solved' || !isShortest(snapshot))
      return html`<p>${words.maps.published(published)}</p>`;
    const { found, comparison } = besidePublished(
      [start, ...(snapshot.moves ?? [])],
      Number(published),
    );
    return html`<p>${words.maps.found(published, found.toFixed(4), comparison)}</p>`;
  }

  /** What a way that was gone by hand costs, or what the colours mean. */
  #legend() {
    const { nodes } = this.#marks;
    const gone = this.#gone();
    if (this.#map && gone.length > 1)
      return html`<p role="status">${words.maps.walked(costOf(this.#map, gone))}</p>`;
    if (nodes.size === 0) return nothing;
    const say = words.maps.marks;
    const all = [...nodes.values()];
    const kinds = [
      ['closed', say.closed, all.some(({ state }) => state === 'closed')],
      ['open', say.open, all.some(({ state }) => state === 'open')],
      ['back', say.back, all.some(({ backward }) => backward)],
      ['way', say.path, true],
    ];
    return html`<p class="legend">
      ${kinds.map(([kind, name, isThere]) => (isThere ? html`<span class=${kind}>${name}</span>` : nothing))}
    </p>`;
  }

  /** The point of a map of the gallery, with a question. @param {MapReport} map */
  #about({ heuristic }) {
    const [kind, name = ''] = this.problem?.name?.split(' ') ?? [];
    if (kind !== 'map') return nothing;
    const raced = (this.lanes ?? [this.lane]).flatMap((lane) => lane?.spec.search ?? []);
    return html`<p>${words.maps.about(name, isAsked(this.problem, raced, heuristic))}</p>`;
  }

  /** Whether the heuristic of the lane is a lower bound on this map, and consistent. @param {MapReport} map */
  #audit({ heuristic }) {
    const search = this.lane?.spec.search;
    if (!search || !isInformed(search)) return nothing;
    const asked = search.heuristic ?? heuristic;
    const audited = auditOf(this.problem, asked);
    if (!audited) return nothing;
    const { too_much, falls } = audited;
    const [say, name] = [words.maps, words.heuristic(asked)];
    return html`<p>
      ${
        too_much
          ? say.tooMuch(name, too_much.node, too_much.estimate, too_much.distance)
          : falls
            ? say.falls(name, falls.from, falls.to, falls.before - falls.after, falls.cost)
            : say.consistent(name)
      }
    </p>`;
  }

  get #height() {
    return Math.max(...this.#places.map(({ y }) => y)) * SIZE;
  }

  /** @param {number} node */
  #at(node) {
    const { x, y } = this.#places[node] ?? { x: 0, y: 0 };
    return { x: MARGIN + x * SIZE, y: MARGIN + y * SIZE };
  }

  /** @param {MapReport} map @param {Taken} taken */
  #edges(map, taken) {
    const { nodes, edges } = map;
    const radius = radiusOf(map);
    const number = new Map(nodes.map(({ name }, node) => [name, node]));
    const gone = this.#way(map).map((name) => number.get(name) ?? 0);
    const { path, nodes: marks } = this.#marks;
    // A path of the side that searches from the goal runs against the edges.
    const searched = marks.get(path.at(-1) ?? -1)?.backward ? path.toReversed() : path;
    const way = gone.length > 0 ? gone : searched;
    const on = new Set(way.slice(1).map((to, n) => `${way[n]} ${to}`));
    const twins = new Set(edges.map(({ from, to }) => `${to} ${from}`));
    return edges.map(({ from, to, cost, both }) => {
      const [start, end] = [this.#at(from), this.#at(to)];
      const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
      const [dx, dy] = [(end.x - start.x) / length, (end.y - start.y) / length];
      // Two opposite edges lie side by side.
      const aside = !both && twins.has(`${from} ${to}`) ? APART : 0;
      const beside = (/** @type {Place} */ { x, y }) => ({ x: x + dy * aside, y: y - dx * aside });
      const [a, b] = [beside(start), beside(end)];
      const isOn = on.has(`${from} ${to}`) || (both && on.has(`${to} ${from}`));
      const tip = { x: b.x - dx * (radius + 3), y: b.y - dy * (radius + 3) };
      const wing = (/** @type {number} */ side) =>
        `${tip.x - dx * 18 + side * dy * 9},${tip.y - dy * 18 - side * dx * 9}`;
      return svg`<g>
        <path class=${isOn ? 'edge on' : 'edge'} d="M ${a.x} ${a.y} L ${b.x} ${b.y}" />
        ${both ? nothing : svg`<path class=${isOn ? 'edge on' : 'edge'} d="M ${wing(1)} L ${tip.x},${tip.y} L ${wing(-1)}" />`}
        ${this.#cost(`${cost}`, freePlace(taken, a, b, `${cost}`, { x: dy * 16, y: -dx * 16 }))}
      </g>`;
    });
  }

  /** @param {string} cost @param {Place} place */
  #cost(cost, { x, y }) {
    return svg`<text class="cost" x=${x} y=${y}>${cost}</text>`;
  }

  /**
   * The name and the numbers of each node, where they stand. Long names stand beside their nodes: on the right if that is free
   * and in the picture, else on the left.
   * @param {MapReport} map @param {Taken} taken @returns {Label[][]}
   */
  #labels(map, taken) {
    const radius = radiusOf(map);
    const sides = map.nodes.map((_, node) => {
      const isLate = this.#at(node).x > MARGIN + 0.85 * SIZE;
      return (isLate ? [-1, 1] : [1, -1]).map((side) => this.#texts(map, node, side, radius));
    });
    const isFree = (/** @type {Label} */ { box }) => taken.isFree(box);
    // All names before all numbers.
    const [names, numbers] = [0, 1].map((which) =>
      sides.map((texts) => {
        const ways = texts.flatMap((side) => side[which] ?? []);
        const placed = ways.find(isFree) ?? ways[0];
        if (placed) taken.add(placed.box);
        return placed;
      }),
    );
    return map.nodes.map((_, node) =>
      [names?.[node], numbers?.[node]].filter((text) => text !== undefined),
    );
  }

  /** @param {MapReport} map @param {number} node @param {number} side @param {number} radius @returns {Label[]} */
  #texts(map, node, side, radius) {
    const { name = '', h = null } = map.nodes[node] ?? {};
    const { x, y } = this.#at(node);
    const mark = this.#marks.nodes.get(node);
    const numbers = mark
      ? `${mark.was === null ? '' : `${mark.was} → `}${mark.g} + ${mark.h}`
      : h === null
        ? ''
        : `h ${h}`;
    const isInside = radius === RADIUS;
    const anchor = isInside ? 'middle' : side > 0 ? 'start' : 'end';
    const at = isInside ? x : x + side * radius;
    return [
      { text: name, y: isInside ? y : y - radius - 6, size: 25 },
      { text: numbers, y: y + radius + (isInside ? 20 : 10), size: 22 },
    ].map((one) => {
      const width = one.size * widthOf(one.text);
      const left = anchor === 'start' ? at : anchor === 'end' ? at - width : at - width / 2;
      const box = { left, right: left + width, top: one.y - 12, bottom: one.y + 12 };
      return { ...one, x: at, anchor, box };
    });
  }

  /** @param {MapReport} map @param {string} here @param {readonly Label[][]} labels */
  #nodes(map, here, labels) {
    const { nodes, goals } = map;
    const radius = radiusOf(map);
    const next = new Map(this.line.onward.map((onward) => [onward.state, onward]));
    const now = this.#way(map).length > 0 ? -1 : (this.#marks.path.at(-1) ?? -1);
    return nodes.map(({ name }, node) => {
      const { x, y } = this.#at(node);
      const mark = this.#marks.nodes.get(node);
      const kinds = [
        mark?.state ?? '',
        mark?.backward ? 'back' : '',
        mark?.met ? 'met' : '',
        mark || !this.#ghost.has(node) ? '' : 'ghost',
        (now >= 0 ? node === now : name === here) ? 'here' : '',
        goals.includes(name) ? 'goal' : '',
        this.marked && next.has(name) ? 'next' : '',
      ];
      const [label, numbers] = labels[node] ?? [];
      return svg`<g class=${kinds.join(' ')} @click=${() => ask(this, (control) => control.board.make(name))}>
        <circle cx=${x} cy=${y} r=${radius} />
        ${goals.includes(name) ? svg`<circle class="ring" cx=${x} cy=${y} r=${radius + 7} />` : nothing}
        <text x=${label?.x} y=${label?.y} text-anchor=${label?.anchor} translate="no">${name}</text>
        <text class="numbers" x=${numbers?.x} y=${numbers?.y} text-anchor=${numbers?.anchor}>${numbers?.text}</text>
      </g>`;
    });
  }

  /** @param {MouseEvent & {currentTarget: EventTarget | null}} event */
  #cell(event) {
    const grid = this.#map?.grid;
    const canvas = event.currentTarget;
    if (!grid || !(canvas instanceof HTMLCanvasElement)) return;
    const { x, y } = cellAt(canvas, event, grid);
    ask(this, (control) => control.board.make(`${x}.${y}`));
  }
}

/** @type {(one: Box, other: Box) => boolean} */
const isOver = (one, other) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Boxes by squares of the picture, so that each is compared with its neighbours alone. */
class Taken {
  /** @type {Map<string, Box[]>} */
  #squares = new Map();

  /** @param {Box} box */
  *#near({ left, right, top, bottom }) {
    for (let y = Math.floor(top / SQUARE); y * SQUARE < bottom; y += 1)
      for (let x = Math.floor(left / SQUARE); x * SQUARE < right; x += 1) {
        const key = `${x} ${y}`;
        const square = this.#squares.get(key) ?? [];
        this.#squares.set(key, square);
        yield square;
      }
  }

  /** @param {Box} box */
  isFree(box) {
    return [...this.#near(box)].every((all) => !all.some((other) => isOver(box, other)));
  }

  /** @param {Box} box */
  add(box) {
    for (const square of this.#near(box)) square.push(box);
  }
}

/**
 * Finds a place along an edge for its cost that no name or number covers, the middle first.
 * @type {(taken: Taken, a: Place, b: Place, cost: string, by: Place) => Place}
 */
function freePlace(taken, a, b, cost, by) {
  const half = (22 * widthOf(cost)) / 2;
  const places = ALONG.map((part) => {
    const [x, y] = [a.x + part * (b.x - a.x) + by.x, a.y + part * (b.y - a.y) + by.y];
    return { x, y, box: { left: x - half, right: x + half, top: y - 12, bottom: y + 12 } };
  });
  const place = places.find(({ box }) => taken.isFree(box)) ?? places[0];
  if (!place) return a;
  taken.add(place.box);
  return place;
}

/** @type {(map: MapReport) => number} */
const radiusOf = ({ nodes }) =>
  nodes.some(({ name }) => name.length > FITS) ? SMALL_RADIUS : RADIUS;

customElements.define('map-board', MapBoard);
