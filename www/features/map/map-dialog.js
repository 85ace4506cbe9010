import '../../shared/words/whole.js';
import { css, html, LitElement, nothing, svg } from 'lit';
import { readMap, readScenarios } from '../../shared/engine/engine.js';
import { errorInWords } from '../../shared/engine/error-words.js';
import { download } from '../../shared/export/download.js';
import { pngOf } from '../../shared/export/png.js';
import { ask } from '../../shared/kit/act.js';
import { closeDialog, dialogOf, dialogStyle } from '../../shared/kit/dialog.js';
import { fileText } from '../../shared/kit/file-text.js';
import { controls } from '../../shared/kit/styles.js';
import { entry } from '../../shared/words/entry.js';
import { words } from '../../shared/words/words.js';
import * as edit from './edit.js';
import './grid-editor.js';
import { dotOf, svgOf } from './save.js';

/** @import { MapReport, MapScenario } from '../../pkg/rolling_cubes.js' */
/** @import { Problem } from '../../shared/state/state.js' */
/** @import { Brush } from './edit.js' */

/** Characters of a map at most, a file of the largest grid. */
const MOST = 50_000;
/** The picture's size in its own units. */
const WIDTH = 900;
const HEIGHT = 600;
/** Pixels that a pointer moves before a node is dragged. */
const SLOP = 5;
/** Half the side of the square around a node that takes a press. */
const HIT = 26;
/** By an arrow key, in the picture's units. */
const STEP = 30;

/** What is chosen: a node or an edge by its number. @typedef {{what: 'node' | 'edge', n: number} | null} Chosen */

/** `<map-dialog>`: a map drawn by mouse, touch and keyboard, or written as text; each follows the other. */
export class MapDialog extends LitElement {
  /** @override */
  static properties = {
    text: { state: true },
    error: { state: true },
    map: { state: true },
    chosen: { state: true },
    brush: { state: true },
    row: { state: true },
    refused: { state: true },
  };

  /** @override */
  static styles = [
    controls,
    dialogStyle,
    css`
      dialog {
        inline-size: min(64rem, 96vw);
      }
      .both {
        display: grid;
        grid-template: 'picture text' 'tools tools' / minmax(0, 1.5fr) minmax(0, 1fr);
        gap: var(--space-3);
      }
      textarea {
        grid-area: text;
        font: var(--text-m) / 1.35 ui-monospace, monospace;
        padding: var(--space-2);
        block-size: min(30rem, 50dvh);
        resize: vertical;
      }
      svg {
        inline-size: 100%;
        block-size: min(30rem, 50dvh);
        border: 1px solid var(--line);
        border-radius: var(--radius);
        touch-action: none;
        cursor: crosshair;
      }
      g {
        cursor: pointer;
        outline: none;
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
      .tools {
        grid-area: tools;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2);
        min-block-size: calc(var(--touch) + var(--space-1));
      }
      .tools input {
        inline-size: 5rem;
      }
      @media (max-width: 799px) {
        .both {
          grid-template: 'picture' 'tools' 'text' / minmax(0, 1fr);
        }
        svg {
          block-size: 30dvh;
        }
        textarea {
          block-size: 20dvh;
        }
      }
    `,
  ];

  /** Of the newest scenario file. @type {readonly MapScenario[]} */
  #scenarios = [];
  /** Of the newest map that was made at random. */
  #seed = 0;
  /** Earlier texts, the newest last. @type {string[]} */
  #before = [];
  /** The node that a pointer holds, and where it was put down. @type {{node: number, x: number, y: number, isDragged: boolean, text: string} | null} */
  #held = null;
  /** The part of the map that is drawn, in its own units; it stays while a node is dragged. */
  #frame = { x: 0, y: 0, unit: 1 };

  constructor() {
    super();
    this.text = '';
    this.error = '';
    /** The last map that could be read. @type {MapReport | null} */
    this.map = null;
    /** @type {Chosen} */
    this.chosen = null;
    /** What a stroke leaves on a grid. @type {Brush} */
    this.brush = 0;
    /** Why the newest file was not opened. */
    this.refused = '';
    /** The number of the scenario that is posed, or 0. */
    this.row = 0;
  }

  /** @param {Problem} problem */
  open({ start, goal }) {
    this.#before = [];
    this.chosen = null;
    const map = readMap(start, goal);
    this.#take(map.grid ? goal : edit.written(edit.placed(map)));
    this.#fit();
    dialogOf(this).showModal();
  }

  /** Reads a text; one that is wrong leaves the picture as it was. @param {string} text */
  #take(text) {
    this.text = text;
    this.refused = '';
    try {
      const map = readMap('', text);
      this.map = map.grid ? map : edit.placed(map);
      this.error = '';
    } catch (error) {
      this.error = errorInWords(error);
    }
  }

  /** Takes a changed map, which can be undone. @param {MapReport} map */
  #change(map) {
    this.#before.push(this.text);
    this.#take(edit.written(map));
  }

  #fit() {
    const nodes = this.map?.nodes ?? [];
    const [xs, ys] = [nodes.map(({ x }) => x ?? 0), nodes.map(({ y }) => y ?? 0)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
    const unit = Math.min(WIDTH / Math.max(wide, 4), HEIGHT / Math.max(high, 4)) / 1.25;
    this.#frame = {
      x: left + wide / 2 - WIDTH / unit / 2,
      y: top + high / 2 - HEIGHT / unit / 2,
      unit,
    };
  }

  /** Where a node is drawn. @param {{x: number | null, y: number | null}} place */
  #at({ x, y }) {
    const { x: left, y: top, unit } = this.#frame;
    return { x: ((x ?? 0) - left) * unit, y: ((y ?? 0) - top) * unit };
  }

  /** A pointer's place on the map. @param {PointerEvent | MouseEvent} event */
  #placeOf({ clientX, clientY }) {
    const picture = /** @type {SVGSVGElement} */ (this.renderRoot.querySelector('svg'));
    const point = new DOMPoint(clientX, clientY).matrixTransform(picture.getScreenCTM()?.inverse());
    const { x, y, unit } = this.#frame;
    return { x: Math.round(point.x / unit + x), y: Math.round(point.y / unit + y) };
  }

  /** @override */
  render() {
    const say = words.maps;
    return html`<dialog aria-labelledby="title" @keydown=${this.#pressed}>
      <form method="dialog" @submit=${this.#use}>
        <h2 id="title">${say.title}</h2>
        <p class="how" id="how">${this.map?.grid ? say.howGrid : say.add}</p>
        <div class="both">
          ${this.map ? (this.map.grid ? this.#grid(this.map) : this.#picture(this.map)) : nothing}
          <div class="tools">${this.#tools()}</div>
          <textarea
            aria-label=${say.text}
            aria-describedby="message how"
            aria-invalid=${this.error ? 'true' : 'false'}
            spellcheck="false"
            maxlength=${MOST}
            .value=${this.text}
            @input=${this.#typed}
          ></textarea>
        </div>
        <p id="message" class=${this.refused || this.error ? 'message wrong' : 'message'} role="status">
          ${this.refused || this.error || (this.map?.reachable === false ? say.noWay : say.ready)}
        </p>
        <div class="buttons">
          <button type="button" class="quiet" ?disabled=${this.#before.length === 0} @click=${this.#undo}>${words.guide.undo}</button>
          <select aria-label=${say.fresh} @change=${this.#begin}>
            <option hidden selected>${say.fresh}</option>
            ${Object.keys(edit.FRESH).map((kind) => html`<option value=${kind}>${entry(say.kinds, kind)}</option>`)}
          </select>
          <select aria-label=${say.save} ?disabled=${this.error !== ''} @change=${this.#save}>
            <option hidden selected>${say.save}</option>
            ${(this.map?.grid ? ['txt', 'png'] : ['txt', 'dot', 'svg', 'png']).map((kind) => html`<option value=${kind}>${kind === 'txt' ? say.asText : kind.toUpperCase()}</option>`)}
          </select>
          <button type="button" @click=${() => this.#input.click()}>${say.open}</button>
          <input type="file" hidden accept=".map,.scen,.txt,text/plain" aria-label=${say.open} @change=${this.#picked} />
          <button type="button" @click=${closeDialog}>${words.setUp.cancel}</button>
          <button class="primary" ?disabled=${this.error !== ''}>${words.setUp.use}</button>
        </div>
      </form>
    </dialog>`;
  }

  /** @param {MapReport} map */
  #picture({ nodes, edges, start, goals }) {
    const { chosen } = this;
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
      @pointerdown=${this.#ground}
      @pointermove=${this.#drag}
      @pointerup=${this.#release}
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
          data-edge=${n}
          @pointerdown=${(/** @type {PointerEvent} */ event) => this.#choose(event, { what: 'edge', n })}>
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
          data-node=${n}
          @pointerdown=${(/** @type {PointerEvent} */ event) => this.#hold(event, n)}>
          <rect class="hit" x=${x - HIT} y=${y - HIT} width=${2 * HIT} height=${2 * HIT} />
          <circle cx=${x} cy=${y} r=${radius} />
          <text x=${x} y=${isLong ? y - radius - 10 : y}>${node.name}</text>
          <text x=${x} y=${y + 32}>${node.h === null ? '' : `h ${node.h}`}</text>
        </g>`;
      })}
    </svg>`;
  }

  /** @param {MapReport} map */
  #grid(map) {
    return html`<grid-editor .map=${map} @stroke=${this.#stroke}></grid-editor>`;
  }

  /** @param {CustomEvent<{cells: number[], isNew: boolean}>} event */
  #stroke({ detail }) {
    if (!this.map) return;
    const next = edit.painted(this.map, detail.cells, this.brush);
    // A stroke is undone as one.
    if (detail.isNew) this.#change(next);
    else this.#take(edit.written(next));
  }

  /** @param {MapReport} map */
  #brushes(map) {
    const say = words.maps;
    /** @type {[Brush, string][]} */
    const brushes = [
      [0, say.wall],
      ['start', say.start],
      ['goal', say.goal],
    ];
    for (let cost = 1; cost < 10; cost += 1) brushes.splice(cost, 0, [cost, say.ground(cost)]);
    return html`<label>${say.brush}
        <select @change=${this.#brushed}>
          ${brushes.map(([brush, name]) => html`<option value=${brush} .selected=${brush === this.brush}>${name}</option>`)}
        </select></label>
      ${this.#scenarioField()}
      <button type="button" @click=${() => this.#change(edit.turnedGrid(map))}>${say.neighbours(map.grid?.neighbours === 4 ? 8 : 4)}</button>`;
  }

  #scenarioField() {
    const { length } = this.#scenarios;
    const say = words.maps;
    if (length === 0) return nothing;
    const pose = (/** @type {Event & {target: HTMLInputElement}} */ { target }) =>
      this.#pose(Math.min(Math.max(Math.round(target.valueAsNumber) || 1, 1), length));
    return html`<label>${say.scenario(length)} <input type="number" min="1" max=${length} .value=${String(this.row)} @change=${pose} /></label>
      <span>${say.published(this.#scenarios[this.row - 1]?.length ?? '')}</span>`;
  }

  /** @param {number} row */
  #pose(row) {
    const scenario = this.#scenarios[row - 1];
    if (!scenario) return;
    this.row = row;
    this.#before.push(this.text);
    this.#take(edit.posed(this.text, scenario));
  }

  /** @param {Event & {target: HTMLSelectElement}} event */
  async #save({ target }) {
    const kind = target.value;
    target.selectedIndex = 0;
    const { map, text } = this;
    if (!map) return;
    const drawn = this.renderRoot.querySelector('svg');
    const picture = () => svgOf(/** @type {SVGSVGElement} */ (drawn), words.maps.picture, text);
    /** @type {Record<string, () => Blob | Promise<Blob>>} */
    const makers = {
      txt: () => new Blob([`${text}\n`], { type: 'text/plain' }),
      dot: () => new Blob([dotOf(map)], { type: 'text/vnd.graphviz' }),
      svg: () => new Blob([picture().text], { type: 'image/svg+xml' }),
      png: () => (drawn ? pngOf(picture()) : this.#editor.png()),
    };
    const file = await makers[kind]?.();
    if (file) download(`map.${kind}`, file);
  }

  get #editor() {
    return /** @type {import('./grid-editor.js').GridEditor} */ (
      this.renderRoot.querySelector('grid-editor')
    );
  }

  /** @returns {HTMLInputElement} */
  get #input() {
    return /** @type {HTMLInputElement} */ (this.renderRoot.querySelector('input[type=file]'));
  }

  async #picked() {
    const [file] = this.#input.files ?? [];
    if (!file) return;
    const { text, unread } = await fileText(file);
    // So that the same file can be opened again once it is mended.
    this.#input.value = '';
    if (unread) {
      this.refused = words.maps.unread[unread];
      return;
    }
    if (!file.name.endsWith('.scen')) {
      this.#before.push(this.text);
      this.#scenarios = [];
      this.#take(edit.opened(text));
      this.#fit();
      return;
    }
    try {
      this.#scenarios = readScenarios(text);
      this.#pose(1);
    } catch (error) {
      this.refused = errorInWords(error);
    }
  }

  /** @param {Event & {target: HTMLSelectElement}} event */
  #brushed({ target: { value } }) {
    this.brush = value === 'start' || value === 'goal' ? value : Number(value);
  }

  /** What can be changed of what is chosen, or a grid's brushes. */
  #tools() {
    const { chosen, map } = this;
    const say = words.maps;
    if (map?.grid) return this.#brushes(map);
    if (!chosen || !map) return nothing;
    const change = (/** @type {MapReport} */ next) => () => this.#change(next);
    if (chosen.what === 'edge') {
      const edge = map.edges[chosen.n];
      if (!edge) return nothing;
      return html`<label>${say.cost} <input type="number" min="1" .value=${String(edge.cost)} @change=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => this.#change(edit.costing(map, chosen.n, target.valueAsNumber))} /></label>
        <button type="button" @click=${change(edit.turned(map, chosen.n))}>${say.turn}</button>
        <button type="button" @click=${() => this.#remove(edit.cut(map, chosen.n))}>${say.remove}</button>`;
    }
    const node = map.nodes[chosen.n];
    if (!node) return nothing;
    return html`<label>${say.name} <input .value=${node.name} @change=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => this.#change(edit.changed(map, chosen.n, { name: target.value.trim() }))} /></label>
      <label>h <input type="number" min="0" .value=${String(node.h ?? '')} @change=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => this.#change(edit.changed(map, chosen.n, { h: target.value === '' ? null : target.valueAsNumber }))} /></label>
      <button type="button" aria-pressed=${node.name === map.start} @click=${change(edit.startingAt(map, chosen.n))}>${say.start}</button>
      <button type="button" aria-pressed=${map.goals.includes(node.name)} @click=${change(edit.aimedAt(map, chosen.n))}>${say.goal}</button>
      <button type="button" @click=${() => this.#remove(edit.without(map, chosen.n))}>${say.remove}</button>`;
  }

  /** @param {PointerEvent} event @param {Chosen} chosen */
  #choose(event, chosen) {
    event.stopPropagation();
    this.#leaveField();
    this.chosen = chosen;
  }

  /** A second node that is pressed is connected with the first. @param {PointerEvent} event @param {number} node */
  #hold(event, node) {
    event.stopPropagation();
    this.#leaveField();
    /** @type {SVGElement} */ (event.currentTarget).ownerSVGElement?.setPointerCapture(
      event.pointerId,
    );
    this.#held = { node, x: event.clientX, y: event.clientY, isDragged: false, text: this.text };
  }

  /** @param {PointerEvent} event */
  #drag(event) {
    const held = this.#held;
    if (!held || !this.map) return;
    const far = Math.hypot(event.clientX - held.x, event.clientY - held.y);
    if (!held.isDragged && far < SLOP) return;
    held.isDragged = true;
    const { x, y } = this.#placeOf(event);
    this.#take(edit.written(edit.moved(this.map, held.node, x, y)));
  }

  #release() {
    const held = this.#held;
    this.#held = null;
    if (!held) return;
    if (held.isDragged) this.#before.push(held.text);
    else this.#press(held.node);
  }

  /** A node that is pressed after another is connected with it. @param {number} node */
  #press(node) {
    const { chosen, map } = this;
    if (!map) return;
    if (chosen?.what === 'node' && chosen.n !== node) {
      const there = edit.edgeBetween(map, chosen.n, node);
      if (there < 0) this.#change(edit.connected(map, chosen.n, node));
      this.chosen = { what: 'edge', n: there < 0 ? map.edges.length : there };
    } else this.chosen = chosen ? null : { what: 'node', n: node };
  }

  /** The picture by keyboard: Enter presses, + adds a node, arrows move one, Delete removes. @param {KeyboardEvent} event */
  #key(event) {
    const { map } = this;
    const { target, key } = event;
    if (!map || !(target instanceof SVGElement)) return;
    const { node, edge } = target.dataset;
    const step = edit.STEPS[key];
    const at = map.nodes[Number(node)];
    if (key === '+') this.#change(edit.withNode(map, ...this.#free(map)));
    else if (key === 'Enter' && node) this.#press(Number(node));
    else if (key === 'Enter' && edge) this.chosen = { what: 'edge', n: Number(edge) };
    else if (key === 'Delete' && (node || edge)) {
      this.#remove(node ? edit.without(map, Number(node)) : edit.cut(map, Number(edge)));
      /** @type {SVGElement} */ (event.currentTarget).focus();
    } else if (step && node && at) {
      const by = Math.max(1, Math.round(STEP / this.#frame.unit));
      const [x, y] = [(at.x ?? 0) + step[0] * by, (at.y ?? 0) + step[1] * by];
      this.#change(edit.moved(map, Number(node), x, y));
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

  /** @param {MapReport} map */
  #remove(map) {
    this.#change(map);
    this.chosen = null;
  }

  /** A press on the ground lets go of what is chosen, or adds a node. @param {PointerEvent} event */
  #ground(event) {
    this.#leaveField();
    if (this.chosen) {
      this.chosen = null;
      return;
    }
    if (!this.map) return;
    const { x, y } = this.#placeOf(event);
    this.#change(edit.withNode(this.map, x, y));
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const isField = event.composedPath()[0] instanceof HTMLTextAreaElement;
    if (isField || !(event.ctrlKey || event.metaKey) || event.key !== 'z') return;
    event.preventDefault();
    this.#undo();
  }

  #undo() {
    const text = this.#before.pop();
    if (text === undefined) return;
    this.chosen = null;
    this.#take(text);
  }

  /** @param {Event & {target: HTMLSelectElement}} event */
  #begin({ target }) {
    const fresh = edit.FRESH[target.value];
    target.selectedIndex = 0;
    this.chosen = null;
    this.#before.push(this.text);
    this.#seed += 1;
    this.#take(fresh?.(this.#seed) ?? '');
    this.#fit();
  }

  /** Takes what was typed into a field before a press removes it. */
  #leaveField() {
    const { activeElement } = /** @type {ShadowRoot} */ (this.renderRoot);
    if (activeElement instanceof HTMLInputElement) activeElement.blur();
  }

  /** @param {Event & {target: HTMLTextAreaElement}} event */
  #typed({ target }) {
    this.chosen = null;
    this.#before.push(this.text);
    this.#take(target.value);
    if (!this.error) this.#fit();
  }

  /** @param {Event} event */
  #use(event) {
    if (this.error) event.preventDefault();
    else
      ask(this, (control) =>
        control.problem.take([{ start: '', goal: this.map?.line ?? this.text }], 'own'),
      );
  }
}

const NOWHERE = { x: 0, y: 0 };

customElements.define('map-dialog', MapDialog);
