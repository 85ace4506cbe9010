import { css, html, LitElement } from 'lit';
import { fields } from '../kit/properties.js';
import { paint } from './paint.js';
import { HOME } from './projection.js';
import { scene } from './scene.js';
import { themeFrom } from './theme.js';
import { watchLooks } from './watch.js';

/** @import { Position, Roll } from './pieces.js' */
/** @import { Theme } from './theme.js' */

/** Milliseconds of painting per animation frame; the rest of a gallery waits for the next. */
const SHARE = 8;

/** Boards to paint, oldest request first. @type {Set<SmallBoard>} */
const waiting = new Set();

function paintSome() {
  const end = performance.now() + SHARE;
  /** Read once for all boards. @type {Theme | undefined} */
  let theme;
  for (const board of waiting) {
    theme ??= themeFrom(board.canvas);
    waiting.delete(board);
    board.paint(theme);
    if (performance.now() >= end) break;
  }
  if (waiting.size > 0) requestAnimationFrame(paintSome);
}

/** `<small-board>`: one small still position in perspective. `<goal-pattern>` shows flat positions in less room. */
export class SmallBoard extends LitElement {
  static properties = { ...fields('puzzle pieces roll label'), patterns: { type: Boolean } };

  static styles = css`
    :host {
      display: inline-block;
      inline-size: 6rem;
      aspect-ratio: 1.15;
    }
    :host([hidden]) {
      display: none;
    }
    canvas {
      display: block;
      width: 100%;
      height: 100%;
      object-fit: contain;
      forced-color-adjust: none;
    }
  `;

  constructor() {
    super();
    this.puzzle = '';
    this.pieces = /** @type {Position} */ ([]);
    /** A move, shown half-way. @type {Roll | null} */
    this.roll = null;
    this.patterns = false;
    this.label = '';
    watchLooks(this, () => this.#ask());
  }

  get canvas() {
    return /** @type {HTMLCanvasElement} */ (this.renderRoot.querySelector('canvas'));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    waiting.delete(this);
  }

  render() {
    return html`<canvas role="img" aria-label=${this.label}></canvas>`;
  }

  updated() {
    this.#ask();
  }

  #ask() {
    if (!this.hasUpdated) return;
    if (waiting.size === 0) requestAnimationFrame(paintSome);
    waiting.add(this);
  }

  /** A copy of the picture, `sharp` times its resolution. @param {number} sharp */
  drawn(sharp) {
    this.paint(themeFrom(this.canvas), sharp);
    const { width, height } = this.canvas;
    const address = this.canvas.toDataURL();
    this.#ask();
    return { address, width, height };
  }

  /** @param {Theme} theme */
  paint(theme, ratio = devicePixelRatio) {
    const { canvas, pieces, puzzle, roll } = this;
    const { clientWidth: width, clientHeight: height } = canvas;
    const ctx = canvas.getContext('2d');
    if (!ctx || width === 0 || height === 0 || pieces.length === 0) return;
    // Setting the size also clears the canvas.
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    const patterns = this.patterns || matchMedia('(forced-colors: active)').matches;
    const still = { position: pieces, roll, t: roll ? 0.5 : 0, plain: true };
    const { layers } = scene({ puzzle, ...still, camera: HOME, width, height, theme, patterns });
    for (const { items } of layers) paint(ctx, items(), width, height, ratio);
  }
}

customElements.define('small-board', SmallBoard);
