import '../../shared/words/whole.js';
import { css, html, LitElement, nothing, svg } from 'lit';
import { pointedAt } from '../../shared/kit/pointed.js';
import { shortcutIn } from '../../shared/kit/shortcuts.js';
import { words } from '../../shared/words/words.js';
import * as edit from './edit.js';

/** @import { MapReport } from '../../pkg/rolling_cubes.js' */

/** The picture's size in its own units. */
const WIDTH = 900;
const HEIGHT = 600;
/** Pixels that a pointer moves before a press becomes a drag or a swipe. */
const SLOP = 5;
/** Half the side of the square around a node that takes a press. */
const HIT = 26;
/** By an arrow key, in the picture's units. */
const STEP = 30;

const NOWHERE = { x: 0, y: 0 };

/** A node or an edge by its number. @typedef {{what: 'node' | 'edge', n: number} | null} Chosen */

/** A press that has not ended: its node, if it is on one, and where it began. @typedef {{node: number | null, x: number, y: number, isDragged: boolean}} Press */

/**
 * `<graph-editor>`: a graph to draw on. Events: `edit` has the changed map, and `isNew` unless it goes on with the edit before; `choose`
 * has what is chosen; `cancel-edit` takes the newest edit back.
 */
export class GraphEditor extends LitElement {
  static properties = { map: { attribute: false }, chosen: { attribute: false } };

  static styles = css`
    svg {
      display: block;
      inline-size: 100%;
      block-size: min(30rem, 50dvh);
      border: 1px solid var(--line);
      border-radius: var(--radius);
      touch-action: pan-x pan-y pinch-zoom;
      cursor: crosshair;
    }
    @media (max-width: 799px) {
      svg {
        block-size: 30dvh;
      }
    }
    g {
      cursor: pointer;
      outline: none;
    }
    g[data-node] {
      touch-action: none;
    }
    svg:focus {
      outline: none;
    }
    svg:focus-visible,
    g:focus-visible {
      outline: 3px solid var(--accent);
    }
    circle {
      fill: var(--paper);
      stroke: var(--ink);
      stroke-width: 2;
    }
    line {
      stroke: var(--ink-muted);
      stroke-width: 2;
    }
    rect.hit {
      fill: transparent;
    }
    line.hit {
      stroke: transparent;
      stroke-width: 22;
    }
    .chosen circle,
    .chosen line:not(.hit) {
      stroke: var(--accent);
      stroke-width: 5;
    }
    .goal circle {
      stroke-dasharray: 6 3;
    }
    .start circle {
      fill: color-mix(in oklab, var(--accent), var(--paper) 70%);
    }
    text {
      font: 600 15px system-ui, sans-serif;
      text-anchor: middle;
      dominant-baseline: central;
      fill: var(--ink);
      pointer-events: none;
      paint-order: stroke;
      stroke: var(--paper);
      stroke-width: 4px;
    }
  `;

  #press = /** @type {Press | null} */ (null);
  /** The part of the map that is drawn, in its own units; it stays while a node is dragged. */
  #frame = { x: 0, y: 0, unit: 1 };

  constructor() {
    super();
    this.map = /** @type {MapReport | null} */ (null);
    this.chosen = /** @type {Chosen} */ (null);
  }

  /** The drawing. @returns {SVGSVGElement} */
  get picture() {
    return /** @type {SVGSVGElement} */ (this.renderRoot.querySelector('svg'));
  }

  /** Draws the whole of a map. @param {MapReport} map */
  fit({ nodes }) {
    const [xs, ys] = [nodes.map(({ x }) => x ?? 0), nodes.map(({ y }) => y ?? 0)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
    const unit = Math.min(WIDTH / Math.max(wide, 4), HEIGHT / Math.max(high, 4)) / 1.25;
    this.#frame = {
      x: left + wide / 2 - WIDTH / unit / 2,
      y: top + high / 2 - HEIGHT / unit / 2,
      unit,
    };
    this.requestUpdate();
  }

  /** Where a node is drawn. @param {{x: number | null, y: number | null}} place */
  #at({ x, y }) {
    const { x: left, y: top, unit } = this.#frame;
    return { x: ((x ?? 0) - left) * unit, y: ((y ?? 0) - top) * unit };
  }

  /** A pointer's place on the map. @param {PointerEvent} event */
  #placeOf(event) {
    const point = pointedAt(this.picture, event, { width: WIDTH, height: HEIGHT });
    const { x, y, unit } = this.#frame;
    return { x: Math.round(point.x / unit + x), y: Math.round(point.y / unit + y) };
  }

  render() {
    const { map, chosen } = this;
    if (!map) return nothing;
    const { nodes, edges, start, goals } = map;
    const isChosen = (/** @type {'node' | 'edge'} */ what, /** @type {number} */ n) =>
      chosen?.what === what && chosen.n === n ? 'chosen' : '';
    // Long names stand above their nodes, which are small, as on the board.
    const isLong = nodes.some(({ name }) => name.length > 3);
    const radius = isLong ? 11 : 20;
    return html`<svg
      viewBox="0 0 ${WIDTH} ${HEIGHT}"
      tabindex="0"
      role="group"
      aria-label=${words.maps.picture}
      @pointerdown=${this.#down}
      @pointermove=${this.#move}
      @pointerup=${this.#up}
      @pointercancel=${this.#cancel}
      @keydown=${this.#key}
    >
      ${edges.map(({ from, to, cost, both }, n) => {
        const [a, b] = [this.#at(nodes[from] ?? NOWHERE), this.#at(nodes[to] ?? NOWHERE)];
        const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
        const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
        const tip = { x: b.x - dx * (radius + 4), y: b.y - dy * (radius + 4) };
        return svg`<g
          class=${isChosen('edge', n)}
          tabindex="0"
          role="button"
          translate="no"
          aria-label=${`${nodes[from]?.name} ${both ? '–' : '→'} ${nodes[to]?.name} ${cost}`}
          data-edge=${n}>
          <line class="hit" x1=${a.x} y1=${a.y} x2=${b.x} y2=${b.y} />
          <line x1=${a.x} y1=${a.y} x2=${b.x} y2=${b.y} />
          ${
            both
              ? nothing
              : [1, -1].map(
                  (side) =>
                    svg`<line x1=${tip.x} y1=${tip.y} x2=${tip.x - dx * 14 + side * dy * 7} y2=${tip.y - dy * 14 - side * dx * 7} />`,
                )
          }
          <text x=${(a.x + b.x) / 2 + dy * 12} y=${(a.y + b.y) / 2 - dx * 12}>${cost}</text>
        </g>`;
      })}
      ${nodes.map((node, n) => {
        const { x, y } = this.#at(node);
        const kinds = [
          isChosen('node', n),
          node.name === start ? 'start' : '',
          goals.includes(node.name) ? 'goal' : '',
        ];
        return svg`<g
          class=${kinds.join(' ')}
          tabindex="0"
          role="button"
          translate="no"
          aria-label=${node.name}
          data-node=${n}>
          <rect class="hit" x=${x - HIT} y=${y - HIT} width=${2 * HIT} height=${2 * HIT} />
          <circle cx=${x} cy=${y} r=${radius} />
          <text x=${x} y=${isLong ? y - radius - 10 : y}>${node.name}</text>
          <text x=${x} y=${y + 32}>${node.h === null ? '' : `h ${node.h}`}</text>
        </g>`;
      })}
    </svg>`;
  }

  /** @param {MapReport} map @param {boolean} [isNew] */
  #edit(map, isNew = true) {
    this.dispatchEvent(new CustomEvent('edit', { detail: { map, isNew } }));
  }

  /** @param {Chosen} chosen */
  #choose(chosen) {
    this.dispatchEvent(new CustomEvent('choose', { detail: chosen }));
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0 || !event.isPrimary) return;
    const { node } = dataOf(event);
    // Elsewhere a swipe scrolls, so the browser keeps the pointer.
    if (node !== null) this.picture.setPointerCapture(event.pointerId);
    this.#press = { node, x: event.clientX, y: event.clientY, isDragged: false };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const press = this.#press;
    if (!press || !event.isPrimary || !this.map) return;
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y);
    if (!press.isDragged && far < SLOP) return;
    const isNew = !press.isDragged;
    press.isDragged = true;
    if (press.node === null) return;
    const { x, y } = this.#placeOf(event);
    this.#edit(edit.moved(this.map, press.node, x, y), isNew);
  }

  /** A press on the ground lets go of what is chosen, or adds a node. @param {PointerEvent} event */
  #up(event) {
    const press = this.#press;
    this.#press = null;
    if (!press || press.isDragged || !event.isPrimary || !this.map) return;
    const { edge } = dataOf(event);
    if (press.node !== null) this.#pressNode(press.node);
    else if (edge !== null) this.#choose({ what: 'edge', n: edge });
    else if (this.chosen) this.#choose(null);
    else {
      const { x, y } = this.#placeOf(event);
      this.#edit(edit.withNode(this.map, x, y));
    }
  }

  #cancel() {
    const press = this.#press;
    this.#press = null;
    if (press?.isDragged && press.node !== null) this.dispatchEvent(new Event('cancel-edit'));
  }

  /** A node that is pressed after another is connected with it. @param {number} node */
  #pressNode(node) {
    const { chosen, map } = this;
    if (!map) return;
    if (chosen?.what !== 'node') this.#choose({ what: 'node', n: node });
    else if (chosen.n === node) this.#choose(null);
    else {
      const there = edit.edgeBetween(map, chosen.n, node);
      if (there < 0) this.#edit(edit.connected(map, chosen.n, node));
      this.#choose({ what: 'edge', n: there < 0 ? map.edges.length : there });
    }
  }

  /** By keyboard: Enter presses, + adds a node, arrows move one, Delete removes. @param {KeyboardEvent} event */
  #key(event) {
    const { map } = this;
    const { key } = event;
    if (!map) return;
    const { node, edge } = dataOf(event);
    const step = edit.STEPS[key];
    const at = map.nodes[node ?? -1];
    if (shortcutIn({ '+': true }, event)) this.#edit(edit.withNode(map, ...this.#free(map)));
    else if (key === 'Enter' && node !== null) this.#pressNode(node);
    else if (key === 'Enter' && edge !== null) this.#choose({ what: 'edge', n: edge });
    else if (key === 'Delete' && (node !== null || edge !== null)) {
      this.#edit(node === null ? edit.cut(map, edge ?? -1) : edit.without(map, node));
      this.#choose(null);
      this.picture.focus();
    } else if (step && node !== null && at) {
      const by = Math.max(1, Math.round(STEP / this.#frame.unit));
      const [x, y] = [(at.x ?? 0) + step[0] * by, (at.y ?? 0) + step[1] * by];
      this.#edit(edit.moved(map, node, x, y));
    } else return;
    event.preventDefault();
  }

  /** A place for a new node: below the others, in a row. @param {MapReport} map @returns {[number, number]} */
  #free({ nodes }) {
    const { x, y, unit } = this.#frame;
    const n = nodes.length;
    return [
      Math.round(x + (WIDTH * (0.1 + 0.1 * (n % 9))) / unit),
      Math.round(y + (HEIGHT * 0.9) / unit),
    ];
  }
}

/** The node or the edge that an event is on. @param {Event} event @returns {{node: number | null, edge: number | null}} */
function dataOf({ target }) {
  const group = target instanceof Element ? target.closest('g') : null;
  const number = (/** @type {string | undefined} */ text) =>
    text === undefined ? null : Number(text);
  return { node: number(group?.dataset.node), edge: number(group?.dataset.edge) };
}

customElements.define('graph-editor', GraphEditor);
