import { css, html, LitElement } from 'lit';
import { watchTheme } from '../../shared/board/watch.js';
import { fields } from '../../shared/kit/properties.js';
import { words } from '../../shared/words/words.js';
import { STEPS } from './edit.js';
import { cellAt, paintGrid } from './grid.js';
import { UNMARKED } from './marks.js';

/** @import { MapReport } from '../../pkg/rolling_cubes.js' */
/** @import { Picture } from './grid.js' */

/**
 * `<grid-editor>`: a grid to paint on. Its `stroke` event has the cells of one stroke, of a pointer or a key, in `detail`; the first of a
 * stroke has `isNew`. `cancel-edit` takes the newest stroke back.
 */
export class GridEditor extends LitElement {
  static properties = fields('map picture label cursor');

  static styles = css`
    :host {
      display: block;
      position: relative;
    }
    canvas {
      display: block;
      inline-size: 100%;
      block-size: var(--grid-height, min(30rem, 50dvh));
      object-fit: contain;
      touch-action: pinch-zoom;
      cursor: crosshair;
    }
    @media (max-width: 799px) {
      canvas {
        block-size: var(--grid-height, 30dvh);
      }
    }
    canvas:focus-visible {
      outline: 2px solid var(--accent);
    }
  `;

  #unwatch = () => {};
  /** The cell that a stroke has come to; -1 between strokes. */
  #last = -1;

  constructor() {
    super();
    this.map = /** @type {MapReport | null} */ (null);
    this.label = '';
    /** What a search has done to it. @type {Picture} */
    this.picture = { marks: UNMARKED, way: [], em: 12 };
    /** The cell of the keyboard, shown once a key moves it; -1 before. */
    this.cursor = -1;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#unwatch = watchTheme(() => this.requestUpdate());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#unwatch();
  }

  render() {
    const at = this.cursor < 0 ? (this.map?.start ?? '') : this.#nameOf(this.cursor);
    return html`<canvas
      tabindex="0"
      role="application"
      aria-label=${this.label || words.maps.grid(at)}
      @pointerdown=${this.#down}
      @pointermove=${this.#move}
      @pointerup=${this.#up}
      @pointercancel=${this.#cancel}
      @keydown=${this.#key}
    ></canvas>`;
  }

  updated() {
    const canvas = this.#canvas;
    const { map, cursor } = this;
    if (!map?.grid) return;
    paintGrid(canvas, map, map.grid, this.picture);
    const { width, ground } = map.grid;
    const context = canvas.getContext('2d');
    if (!context || cursor < 0 || cursor >= ground.length) return;
    const size = canvas.width / width;
    context.strokeStyle = getComputedStyle(canvas).outlineColor;
    context.lineWidth = Math.max(2, size / 6);
    context.strokeRect((cursor % width) * size, Math.floor(cursor / width) * size, size, size);
  }

  /** The grid as a picture. @returns {Promise<Blob>} */
  png() {
    return new Promise((resolve, reject) =>
      this.#canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture')))),
    );
  }

  get #canvas() {
    return /** @type {HTMLCanvasElement} */ (this.renderRoot.querySelector('canvas'));
  }

  /** @param {number} cell */
  #nameOf(cell) {
    const width = this.map?.grid?.width ?? 1;
    return `${cell % width}.${Math.floor(cell / width)}`;
  }

  /** The cell below a pointer, or -1. @param {PointerEvent} event */
  #cellOf(event) {
    const { width, height } = this.map?.grid ?? { width: 1, height: 1 };
    const { x, y } = cellAt(this.#canvas, event, { width, height });
    return x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#canvas.setPointerCapture(event.pointerId);
    this.#stroke([this.#cellOf(event)], true);
  }

  /** Fast pointers skip cells: these are filled in. @param {PointerEvent} event */
  #move(event) {
    const [last, cell] = [this.#last, this.#cellOf(event)];
    const width = this.map?.grid?.width ?? 1;
    if (last < 0 || cell < 0 || cell === last) return;
    const [x, y] = [last % width, Math.floor(last / width)];
    const [dx, dy] = [(cell % width) - x, Math.floor(cell / width) - y];
    const steps = Math.max(Math.abs(dx), Math.abs(dy));
    const cells = Array.from(
      { length: steps },
      (_, n) =>
        Math.round(y + (dy * (n + 1)) / steps) * width + Math.round(x + (dx * (n + 1)) / steps),
    );
    this.#stroke(cells, false);
  }

  #up() {
    this.#last = -1;
  }

  /** A second finger zooms: what the first has drawn goes. */
  #cancel() {
    if (this.#last >= 0) this.dispatchEvent(new Event('cancel-edit'));
    this.#up();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const grid = this.map?.grid;
    const step = STEPS[event.key];
    if (!grid || (!step && event.key !== ' ')) return;
    event.preventDefault();
    const { width, height } = grid;
    const [x = 0, y = 0] =
      this.cursor < 0
        ? (this.map?.start.split('.').map(Number) ?? [])
        : [this.cursor % width, Math.floor(this.cursor / width)];
    const [dx, dy] = step ?? [0, 0];
    this.cursor =
      Math.min(Math.max(y + dy, 0), height - 1) * width + Math.min(Math.max(x + dx, 0), width - 1);
    if (!step) this.#stroke([this.cursor], true);
    this.#last = -1;
  }

  /** @param {readonly number[]} cells @param {boolean} isNew */
  #stroke(cells, isNew) {
    const inside = cells.filter((cell) => cell >= 0);
    this.#last = inside.at(-1) ?? -1;
    if (inside.length > 0)
      this.dispatchEvent(new CustomEvent('stroke', { detail: { cells: inside, isNew } }));
  }
}

customElements.define('grid-editor', GridEditor);
