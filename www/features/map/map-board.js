import { css, html, LitElement, nothing } from 'lit';
import { watchTheme } from '../../shared/board/watch.js';
import { costText, fitted, isInside, placeLabels, sparse } from '../../shared/draw/labels.js';
import { laneStyle } from '../../shared/draw/lane-style.js';
import { drawMap, mapStyle, nextIn, nodeAt, treePlaces } from '../../shared/draw/map.js';
import { puzzlePosition } from '../../shared/engine/engine.js';
import { ask } from '../../shared/kit/act.js';
import { widthOf } from '../../shared/kit/lines.js';
import { pointedAt } from '../../shared/kit/pointed.js';
import { isWritten } from '../../shared/puzzles/map.js';
import { mapOf } from '../../shared/state/games.js';
import { words } from '../../shared/words/words.js';
import { isInformed } from './asked.js';
import { painted, STEPS, written } from './edit.js';
import { cellAt, paintGrid } from './grid.js';
import './grid-editor.js';
import './map-notes.js';
import { onTouch, touch, touchedNode } from '../../shared/draw/touched.js';
import { fields, flags } from '../../shared/kit/properties.js';
import { among, Marker, UNMARKED } from './marks.js';
import { farthest, placesOf } from './places.js';
import { withWay } from './way.js';

/** @import { MapReport } from '../../pkg/rolling_cubes.js' */
/** @import { Labels } from '../../shared/draw/labels.js' */
/** @import { LaneState, Problem } from '../../shared/state/state.js' */
/** @import { Band, MapSheet } from '../../shared/draw/map.js' */
/** @import { Mark, Marks } from './marks.js' */
/** @import { Place } from './places.js' */

/** A map that is narrower than this, in pixels, is a thumbnail without text. */
const SMALL = 200;
/** Most nodes with names, and most roads with costs. */
const MOST_NAMES = 150;
const MOST_COSTS = 120;
/** Farthest node under a finger, in pixels. */
const NEAR = 28;

/** `<map-board>`: a map with what a search has done to it, and the way that was gone by hand. */
export class MapBoard extends LitElement {
  static properties = {
    ...fields('problem line lane lanes look'),
    ...flags('marked walls tree'),
    at: { type: Number },
    bare: { type: Boolean, reflect: true },
  };

  static styles = [
    mapStyle,
    css`
      :host {
        position: absolute;
        inset: 0;
        display: grid;
        grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
        /* The height of letters. */
        font-size: max(12px, 0.95 * var(--text-s));
        --far: color-mix(in oklab, var(--lane), light-dark(black, white) 40%);
        --closed: var(--lane);
        --open: var(--lane);
        --back: var(--far);
        --way: var(--ink);
      }
      .map {
        min-block-size: 0;
        overflow: hidden;
        outline: var(--frame, 0);
        outline-offset: -2px;
      }
      svg,
      canvas {
        display: block;
        inline-size: 100%;
        block-size: 100%;
      }
      canvas {
        object-fit: contain;
      }
      grid-editor {
        --grid-height: 100%;
        block-size: 100%;
      }
      svg {
        cursor: pointer;
      }
      .note {
        margin: 2px 0 0;
        /* Two lines, so that all maps have one size. */
        display: var(--notes, block);
        block-size: 2.5em;
        line-height: 1.25;
        color: var(--ink-muted);
      }
      .listed {
        color: var(--accent);
        text-decoration: underline;
      }
      :host([small]) .note {
        display: none;
      }
      :host([small]) .road:is(.now, .way, .walk) {
        stroke-width: 2.5;
      }
      :host([bare]) .map {
        --ground: var(--well);
        background: var(--well);
      }
    `,
  ];

  #map = /** @type {MapReport | null} */ (null);
  #places = /** @type {Place[]} */ ([]);
  /** Letters of the longest cost of a way. */
  #digits = 1;
  /** The goal and the start that the map was read from. */
  #read = '';
  #marker = /** @type {Marker | null} */ (null);
  #followed = '';
  /** @type {Marks} */
  #marks = UNMARKED;
  /** Labels, and what they were placed for. @type {{of: string, labels: Labels | null}} */
  #placed = { of: '', labels: null };
  /** What is drawn. @type {Pick<MapSheet, 'points' | 'nodes'>} */
  #shown = { points: [], nodes: [] };
  #size = { width: 0, height: 0 };
  #em = 12;
  #resized = new ResizeObserver(() => this.#measure());
  #undo = [() => {}];
  #brush = 0;
  /** Whether the touched node is an entry of the list below. */
  #isListed = false;
  /** Whether walls have been drawn that the race does not know yet. */
  #isWalled = false;

  constructor() {
    super();
    this.problem = /** @type {Problem} */ ({ start: '', goal: '' });
    /** The way that was gone by hand. @type {{states: readonly string[], onward: readonly {state: string}[]}} */
    this.line = { states: [], onward: [] };
    this.at = 0;
    /** The search whose marks are shown. @type {LaneState | null} */
    this.lane = null;
    /** Of the race that the questions of the gallery are about; `lane` alone if null. @type {readonly LaneState[] | null} */
    this.lanes = null;
    /** Whether nodes that can be gone to are marked. */
    this.marked = false;
    /** Without sentences below. */
    this.bare = false;
    /** Whether walls can be drawn on a grid. */
    this.walls = false;
    /** Whether the tree of the search is shown, its nodes by name. */
    this.tree = false;
    /** Nodes that a step of a lesson points at. @type {readonly string[]} */
    this.look = [];
  }

  connectedCallback() {
    super.connectedCallback();
    const again = () => this.requestUpdate();
    this.#undo = [watchTheme(again), onTouch(again), () => this.#resized.disconnect()];
    again();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const undo of this.#undo) undo();
    this.#follow('');
  }

  #measure() {
    const { width, height } = this.renderRoot.querySelector('.map')?.getBoundingClientRect() ?? {};
    this.#size = { width: width ?? 0, height: height ?? 0 };
    this.#em = this.#isSmall
      ? Math.min(this.#size.width, this.#size.height) / 20
      : Number.parseFloat(getComputedStyle(this).fontSize);
    this.toggleAttribute('small', this.#isSmall);
    this.requestUpdate();
  }

  willUpdate() {
    const { start, goal } = this.problem;
    if (goal === '') return;
    const whole = mapOf(this.problem);
    const ways = whole.numbers ? [this.#found(whole), this.#gone()] : [];
    const read = `${start}\n${goal}\n${ways.join(' ')}`;
    if (read !== this.#read) {
      this.#read = read;
      this.#map = ways.reduce((map, way) => withWay(map, goal, way), whole);
      this.#places = placesOf(this.#map);
      this.#digits = `${farthest(this.#map)}`.length;
    }
    this.#mark();
  }

  /** Lets go of the run that was followed. @param {string} run */
  #follow(run) {
    if (run === this.#followed) return;
    this.#followed = run;
    this.#marker?.free();
    this.#marker = null;
    this.#marks = UNMARKED;
  }

  #mark() {
    const { lane, problem } = this;
    const generated = lane?.snapshot?.generated ?? 0;
    const search = lane?.spec.search;
    this.#follow(
      search && generated > 0 ? `${problem.start} ${problem.goal} ${JSON.stringify(search)}` : '',
    );
    if (!search || generated === 0) return;
    const request = { puzzle: 'map', start: problem.start, goal: problem.goal, ...search };
    try {
      this.#marker ??= new Marker(request);
    } catch {
      // On a map without a way the engine refuses searches that would not end.
      return;
    }
    const [before, last] = [null, null, ...(lane?.snapshot?.iterations ?? [])].slice(-2);
    const begin = generated - (last?.generated ?? generated);
    const marks = this.#marker.at(generated, begin, begin - (before?.generated ?? begin));
    const numbers = this.#map?.numbers;
    this.#marks = numbers ? among(marks, numbers) : marks;
  }

  updated() {
    const map = this.renderRoot.querySelector('.map');
    if (map) this.#resized.observe(map);
    const { style } = this;
    const colour = laneStyle(this.lane?.spec.id ?? 0).colour;
    if (style.getPropertyValue('--lane') !== colour) style.setProperty('--lane', colour);
    const canvas = this.renderRoot.querySelector('canvas');
    const report = this.#map;
    if (!canvas || !report?.grid) return;
    paintGrid(canvas, report, report.grid, {
      marks: this.#marks,
      way: this.#way(report),
      em: this.#em,
    });
  }

  /** The names along the way that was gone by hand. */
  #gone() {
    return this.line.states.slice(0, Math.round(this.at) + 1);
  }

  /** The names along the solution; empty while there is none. @param {MapReport} map */
  #found({ start }) {
    const { outcome, moves = [] } = this.lane?.snapshot ?? {};
    return outcome === 'solved' ? [start, ...moves] : [];
  }

  /** The names along the way to draw: that gone by hand, else the solution. @param {MapReport} map */
  #way(map) {
    const gone = this.#gone();
    return gone.length > 1 ? gone : this.#found(map);
  }

  render() {
    const map = this.#map;
    if (!map) return nothing;
    const here = this.#gone().at(-1) ?? map.start;
    const below = this.bare
      ? html`<p class="note" part="note" aria-live=${touchedNode() ? 'polite' : 'off'}>${this.#note(map)}</p>`
      : html`<map-notes .map=${map} .problem=${this.problem} .gone=${this.#gone()} .lanes=${this.lanes ?? (this.lane ? [this.lane] : [])}></map-notes>`;
    return html`<div class="map">${map.grid ? this.#grid(map, here) : this.#graph(map, here)}</div>
      ${below}`;
  }

  /** @param {MapReport} map @param {string} here */
  #graph(map, here) {
    return html`<svg
      role=${this.bare ? 'application' : 'img'}
      tabindex=${this.bare ? '0' : nothing}
      aria-label=${words.maps.label(map.nodes.length, here)}
      @keydown=${this.#key}
      @click=${this.#press}
      @pointermove=${this.#point}
      @pointerleave=${() => touch('')}
    >
      ${this.#size.width > 0 ? this.#drawing(map, here) : nothing}
    </svg>`;
  }

  /** @param {MapReport} map @param {string} here */
  #grid(map, here) {
    const cells = map.grid?.ground.filter((cost) => cost > 0).length ?? 0;
    const picture = { marks: this.#marks, way: this.#way(map), em: this.#em };
    return this.walls && !this.#isSmall
      ? html`<grid-editor .label=${words.maps.label(cells, here)} .map=${map} .picture=${picture} @stroke=${this.#stroke} @pointerup=${this.#walled} @keyup=${this.#walled}></grid-editor>`
      : html`<canvas role="img" aria-label=${words.maps.label(cells, here)} @click=${this.#cell}></canvas>`;
  }

  /** The node that is pointed at with its roads, or the open list. @param {MapReport} map */
  #note(map) {
    const { nodes, edges } = map;
    const search = this.lane?.spec.search;
    const informed = !!search && isInformed(search);
    const said = (/** @type {number} */ node) => {
      const mark = this.#marks.nodes.get(node);
      const name = nodes[node]?.name ?? '';
      return mark ? `${name} ${mark.g}${informed ? ` + ${mark.h}` : ''}` : name;
    };
    const touched = nodes.findIndex(({ name }) => name === touchedNode());
    if (touched >= 0 && isWritten(this.problem.goal)) {
      const { moves } = puzzlePosition(this.problem.goal, touchedNode());
      return this.#twoLines(
        said(touched),
        moves.map(({ label, to }) => `${label} → ${to}`),
      );
    }
    if (touched >= 0 && !this.#isListed) {
      const roads = edges.flatMap(({ from, to, cost }) =>
        from === touched || to === touched
          ? [`${nodes[from === touched ? to : from]?.name} ${cost}`]
          : [],
      );
      return this.#twoLines(said(touched), roads);
    }
    const open = [...this.#marks.nodes].filter(([, { state }]) => state === 'open');
    if (open.length === 0 || map.grid) return '';
    const rank = (/** @type {Mark} */ { g, h }) => (informed ? g + h : g);
    open.sort(([, one], [, other]) => rank(one) - rank(other));
    return this.#twoLines(
      words.maps.marks.open,
      open.map(([node]) => said(node)),
      open.map(([node]) => nodes[node]?.name ?? ''),
    );
  }

  /** As many of the parts as fit. Those with the name of a node point at it. @param {string} title @param {readonly string[]} parts @param {readonly string[]} [names] */
  #twoLines(title, parts, names = []) {
    let room = (1.8 * this.#size.width) / this.#em - widthOf(title);
    const fit = parts.findIndex((part) => {
      room -= widthOf(`${part}, `);
      return room < 0;
    });
    const shown = fit < 0 ? parts : [...parts.slice(0, fit), '…'];
    const entry = (/** @type {string} */ part, /** @type {number} */ n) => {
      const name = names[n] ?? '';
      const isListed = name !== '' && name === touchedNode();
      return html`${n > 0 ? ', ' : ''}<span class=${isListed ? 'listed' : ''} @pointerenter=${() => name && this.#list(name)} @pointerleave=${() => name && this.#list('')}>${part}</span>`;
    };
    return html`${words.text.about(title, '')}${shown.map(entry)}`;
  }

  /** An entry of the open list is pointed at: the list stays. @param {string} name */
  #list(name) {
    this.#isListed = name !== '';
    touch(name);
  }

  get #isSmall() {
    return Math.min(this.#size.width, this.#size.height) < SMALL;
  }

  /** @param {MapReport} map @param {string} here */
  #drawing(map, here) {
    const { width, height } = this.#size;
    const em = this.#em;
    const isOwn = isWritten(this.problem.goal);
    const all = {
      // Layers may fill the picture.
      points: fitted(this.#places, this.#size, Math.max(5, em), isOwn ? 4 : undefined),
      nodes: this.#nodes(map, here),
      roads: this.#roads(map),
      ...{ size: this.#size, em, radius: em / 2 },
    };
    const isTree = this.tree && this.#marks.nodes.size > 0;
    const whole = isTree ? this.#asTree(all) : all;
    this.#shown = whole;
    const found = this.#found(map);
    const way = this.#way(map);
    const ends = way.length > 1 ? way : [map.start, map.goals[0] ?? ''];
    const sheet = isOwn ? sparse(whole, ends) : whole;
    const tree = isTree
      ? [...this.#marks.nodes].map(([node, { parent }]) => `${node}<${parent}`)
      : '';
    const named = isOwn ? sheet.nodes.map(({ name }) => name) : found;
    const of = `${this.#read} ${width} ${height} ${em} ${sheet.nodes.map(({ sub }) => sub)} ${named} ${tree}`;
    if (of !== this.#placed.of) {
      const isNamed = !this.#isSmall && sheet.nodes.filter(({ name }) => name).length <= MOST_NAMES;
      this.#placed = { of, labels: isNamed ? placeLabels(sheet) : null };
    }
    return drawMap(sheet, this.#placed.labels);
  }

  /** The marked nodes with the roads to them from their parents. @param {MapSheet} whole @returns {MapSheet} */
  #asTree({ nodes, roads, size, em, radius }) {
    const marks = this.#marks.nodes;
    const places = treePlaces(new Map([...marks].map(([node, { parent }]) => [node, parent])));
    const number = new Map([...places.keys()].map((node, n) => [node, n]));
    const isLink = (/** @type {number} */ one, /** @type {number} */ other) =>
      marks.get(other)?.parent === one;
    return {
      points: fitted([...places.values()], size, em, Number.POSITIVE_INFINITY),
      nodes: [...places.keys()].flatMap((node) => nodes[node] ?? []),
      roads: roads.flatMap((road) => {
        const [from, to] = [number.get(road.from), number.get(road.to)];
        const isOn = isLink(road.from, road.to) || isLink(road.to, road.from);
        return isOn && from !== undefined && to !== undefined ? [{ ...road, from, to }] : [];
      }),
      ...{ size, em, radius },
    };
  }

  /** @param {MapReport} map */
  #roads(map) {
    const { nodes, edges } = map;
    const { nodes: marks, path, ghost } = this.#marks;
    const number = new Map(nodes.map(({ name }, node) => [name, node]));
    const numbers = (/** @type {readonly string[]} */ names) =>
      pairsOf(names.map((name) => number.get(name) ?? -1));
    const [found, gone] = [numbers(this.#found(map)), numbers(this.#gone())];
    const now = this.#found(map).length > 0 ? new Set() : pairsOf(path);
    const twins = new Set(edges.map(({ from, to }) => `${to} ${from}`));
    const isMany = edges.length > MOST_COSTS;
    return edges.map(({ from, to, cost, both }) => {
      const [a, b] = [marks.get(from), marks.get(to)];
      const [there, back] = [`${from} ${to}`, `${to} ${from}`];
      const isOn = (/** @type {Set<string>} */ pairs) =>
        pairs.has(there) || (both && pairs.has(back));
      // A side that searches from the goal goes against the edges.
      const isNow = now.has(there) || now.has(back);
      const [tree] = [b?.parent === from ? b : null, a?.parent === to ? a : null].filter(Boolean);
      const isClosed = a?.state === 'closed' && b?.state === 'closed';
      return {
        ...{ from, to, both, beside: !both && twins.has(there) },
        cost: isMany ? '' : costText(map, cost),
        kept: isOn(found),
        band: bandOf(
          isClosed && a.backward === b.backward ? a : null,
          ghost.has(from) && ghost.has(to),
        ),
        look: lookOf({
          tree: tree?.state === 'closed',
          probe: tree?.state === 'open',
          back: tree?.backward,
          now: isNow,
          way: isOn(found),
          walk: isOn(gone),
        }),
      };
    });
  }

  /** @param {MapReport} map @param {string} here */
  #nodes(map, here) {
    const { nodes: marks, path, ghost } = this.#marks;
    const search = this.lane?.spec.search;
    const informed = !!search && isInformed(search);
    const next = new Set(this.line.onward.map(({ state }) => state));
    const now = this.#way(map).length > 0 ? -1 : (path.at(-1) ?? -1);
    const zeros = '0'.repeat(this.#digits);
    const sub = informed ? `${zeros} + ${zeros}` : zeros;
    return map.nodes.map(({ name, h }, node) => {
      const mark = marks.get(node);
      const isStart = name === map.start && !this.lane?.snapshot;
      return {
        name,
        // Labels are placed again only where a node gets a second cost.
        sub: mark && mark.was !== null ? `${zeros} → ${sub}` : sub,
        text: mark
          ? `${mark.was === null ? '' : `${mark.was} → `}${mark.g}${informed ? ` + ${mark.h}` : ''}`
          : h === null
            ? ''
            : `h ${h}`,
        band: bandOf(mark?.state === 'closed' ? mark : null, ghost.has(node)),
        look: lookOf({
          [mark?.state ?? '']: true,
          back: mark?.backward,
          met: mark?.met,
          here: isStart || (now >= 0 ? node === now : name === here && this.#gone().length > 1),
          goal: map.goals.includes(name),
          next: this.marked && next.has(name),
          touched: name === touchedNode() || this.look.includes(name),
        }),
      };
    });
  }

  /** The name of the node at a pointer, or nothing. @param {MouseEvent & {currentTarget: EventTarget | null}} event */
  #named(event) {
    const point = pointedAt(/** @type {Element} */ (event.currentTarget), event);
    const { points, nodes } = this.#shown;
    const named = this.#placed.labels?.names.findIndex(({ box }) => isInside(box, point)) ?? -1;
    return nodes[named < 0 ? nodeAt(points, point, NEAR) : named]?.name ?? '';
  }

  /** @param {PointerEvent} event */
  #point(event) {
    if (event.pointerType === 'mouse') touch(this.#named(event));
  }

  /** By keyboard: arrows go to the next node in their direction, Enter presses it. @param {KeyboardEvent} event */
  #key(event) {
    const { points, nodes } = this.#shown;
    const at = nodes.findIndex(({ name }) => name === (touchedNode() || this.#map?.start));
    const [dx, dy] = STEPS[event.key] ?? [0, 0];
    if (event.key === 'Enter') ask(this, ({ board }) => board.make(nodes[at]?.name ?? ''));
    else if (dx || dy) touch(nodes[nextIn(points, at, dx, dy)]?.name ?? '');
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {MouseEvent} event */
  #press(event) {
    const name = this.#named(event);
    if (name === '') return;
    touch(name);
    ask(this, (control) => control.board.make(name));
  }

  /** Draws walls, or takes them away where the stroke begins on one. @param {CustomEvent<{cells: readonly number[], isNew: boolean}>} event */
  #stroke({ detail: { cells, isNew } }) {
    const map = this.#map;
    if (!map?.grid || this.lane?.phase === 'running') return;
    if (isNew) this.#brush = (map.grid.ground[cells[0] ?? 0] ?? 0) > 0 ? 0 : 1;
    this.#map = painted(map, cells, this.#brush);
    this.#isWalled = true;
    this.#marks = UNMARKED;
    this.requestUpdate();
  }

  /** All lanes search anew. */
  #walled() {
    if (!this.#isWalled || !this.#map) return;
    this.#isWalled = false;
    const goal = written(this.#map);
    const isBegun = this.lane?.phase !== 'ready';
    ask(this, ({ problem, race, state }) => {
      problem.take([{ start: '', goal }], 'own');
      if (isBegun && mapOf({ start: '', goal }).reachable)
        state.view === 'play' ? race.watch() : race.finish();
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

/** Neighbours along a way. @param {readonly (number | undefined)[]} way */
const pairsOf = (way) => new Set(way.slice(1).map((to, n) => `${way[n]} ${to}`));

/** @type {(closed: Mark | null, isGhost: boolean) => Band} */
const bandOf = (closed, isGhost) =>
  closed ? (closed.backward ? 'back' : 'closed') : isGhost ? 'ghost' : '';

/** @param {Record<string, unknown>} kinds */
const lookOf = (kinds) =>
  Object.entries(kinds)
    .filter(([, isOn]) => isOn)
    .map(([kind]) => kind)
    .join(' ');

customElements.define('map-board', MapBoard);
