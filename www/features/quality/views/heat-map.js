import { css, html, LitElement, nothing } from 'lit';
import { watchLooks } from '../../../shared/board/watch.js';
import { cellAt, colourAt, walkedCell, warmth, xOf, yOf } from '../../../shared/draw/heat.js';
import { controls } from '../../../shared/kit/styles.js';
import { words } from '../../../shared/words/words.js';
import { reportInWords } from '../report.js';

/** @import { QualityReport } from '../../../pkg/rolling_cubes.js' */
/** @import { Cell, Frame } from '../../../shared/draw/heat.js' */

/** `<heat-map>`: what one heuristic says of positions, against their true distances. */
export class HeatMap extends LitElement {
  /** @override */
  static properties = {
    game: { type: String },
    heuristic: { type: String },
    report: { attribute: false },
    farthest: { type: Number },
    most: { type: Number },
    at: { state: true },
  };

  /** @override */
  static styles = [
    controls,
    css`
      :host {
        display: grid;
        grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr);
        min-width: 0;
        min-height: 0;
      }
      h3,
      p {
        margin: 0;
        white-space: nowrap;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      h3 {
        font-size: var(--text-m);
      }
      p {
        font-size: var(--text-s);
        color: var(--ink-muted);
      }
      p.pointed {
        color: var(--ink);
      }
      .room {
        position: relative;
        min-height: 0;
        overflow: hidden;
      }
      canvas {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
      }
      canvas:focus-visible {
        outline-offset: -2px;
      }
    `,
  ];

  #cleanup = () => {};
  /** The animation frame that will paint. */
  #frame = 0;
  /** Read again when they may have changed. @type {ReturnType<typeof coloursOf> | null} */
  #colours = null;

  constructor() {
    super();
    /** Which puzzle, as the page calls it. */
    this.game = '';
    this.heuristic = '';
    /** @type {QualityReport | null} */
    this.report = null;
    /** What the axes and the colours reach to: the same in all maps that are compared. */
    this.farthest = 0;
    this.most = 0;
    /** The cell that is pointed at or walked to. @type {Cell | null} */
    this.at = null;
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    this.#cleanup = watchLooks(this, () => {
      this.#colours = null;
      this.#schedule();
    });
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.#cleanup();
    cancelAnimationFrame(this.#frame);
  }

  /** @override */
  render() {
    const { report, heuristic, at } = this;
    const say = words.quality;
    const summary = reportInWords(report);
    return html`
      <h3 title=${words.heuristicMeaning(heuristic)}>${words.heuristic(heuristic)}</h3>
      <p class=${at ? 'pointed' : ''} title=${at ? nothing : summary} aria-live=${at ? 'polite' : 'off'}>
        ${at ? say.cell(...at) : summary}
      </p>
      <div class="room">
        <canvas
          role="application"
          tabindex="0"
          aria-label=${say.label(heuristic, this.game, report?.mean_error ?? 0, report?.states ?? 0)}
          @pointermove=${this.#pointed}
          @pointerleave=${this.#left}
          @blur=${this.#left}
          @keydown=${this.#walked}
        ></canvas>
      </div>
    `;
  }

  /** @override */
  updated() {
    this.#schedule();
  }

  /** Paints once a frame, however much changes in it. */
  #schedule() {
    if (!this.hasUpdated) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#paint());
  }

  /** Where the cells are. @param {HTMLCanvasElement} canvas @returns {Frame} */
  #place({ clientWidth, clientHeight }) {
    this.#colours ??= coloursOf(this);
    const { rem } = this.#colours;
    return {
      left: Math.round(1.9 * rem),
      top: Math.round(0.4 * rem),
      right: clientWidth - 2,
      bottom: Math.max(clientHeight - Math.round(2.4 * rem), Math.round(rem)),
      most: this.farthest,
    };
  }

  #paint() {
    const canvas = /** @type {HTMLCanvasElement} */ (this.renderRoot.querySelector('canvas'));
    const ctx = canvas.getContext('2d');
    const { clientWidth, clientHeight } = canvas;
    if (!ctx || clientWidth === 0 || clientHeight === 0) return;
    canvas.width = Math.round(clientWidth * devicePixelRatio);
    canvas.height = Math.round(clientHeight * devicePixelRatio);
    ctx.scale(devicePixelRatio, devicePixelRatio);
    const frame = this.#place(canvas);
    this.#colours ??= coloursOf(this);
    const colours = this.#colours;
    this.#paintAxes(ctx, frame, colours);
    const snap = (/** @type {number} */ n) => Math.round(n * devicePixelRatio) / devicePixelRatio;
    /** @type {(cell: Cell) => [number, number, number, number]} */
    const box = ([estimate, distance]) => {
      const [x0, x1] = [snap(xOf(frame, distance)), snap(xOf(frame, distance + 1))];
      const [y0, y1] = [snap(yOf(frame, estimate + 1)), snap(yOf(frame, estimate))];
      return [x0, y0, x1 - x0, y1 - y0];
    };
    for (const cell of this.report?.cells ?? []) {
      ctx.fillStyle = colourAt(warmth(cell[2], this.most), colours.dark);
      ctx.fillRect(...box(cell));
    }
    ctx.strokeStyle = colours.ink;
    ctx.lineWidth = 1;
    ctx.beginPath();
    ctx.moveTo(frame.left, frame.bottom);
    ctx.lineTo(frame.right, frame.top);
    ctx.stroke();
    if (!this.at) return;
    const [x, y, width, height] = box(this.at);
    ctx.lineWidth = 2;
    ctx.strokeRect(x - 1, y - 1, width + 2, height + 2);
  }

  /** @param {CanvasRenderingContext2D} ctx @param {Frame} frame @param {ReturnType<typeof coloursOf>} colours */
  #paintAxes(ctx, frame, { muted, line, font, size }) {
    const { left, top, right, bottom, most } = frame;
    const say = words.quality.axes;
    ctx.font = font;
    ctx.fillStyle = muted;
    ctx.strokeStyle = line;
    ctx.lineWidth = 1;
    const step =
      [1, 2, 5, 10, 20].find((n) => ((bottom - top) * n) / (most + 1) >= 1.6 * size) ?? 50;
    for (let n = 0; n <= most; n += step) {
      const x = (xOf(frame, n) + xOf(frame, n + 1)) / 2;
      const y = (yOf(frame, n) + yOf(frame, n + 1)) / 2;
      ctx.beginPath();
      ctx.moveTo(left, y);
      ctx.lineTo(right, y);
      ctx.moveTo(x, bottom);
      ctx.lineTo(x, bottom + 4);
      ctx.stroke();
      ctx.textBaseline = 'middle';
      ctx.textAlign = 'right';
      ctx.fillText(`${n}`, left - 5, y);
      ctx.textBaseline = 'top';
      ctx.textAlign = 'center';
      ctx.fillText(`${n}`, x, bottom + 5);
    }
    ctx.textAlign = 'right';
    ctx.fillText(say.distance, right, bottom + 6 + size);
    ctx.textAlign = 'left';
    ctx.textBaseline = 'top';
    ctx.fillText(say.estimate, left + 4, top);
  }

  /** @param {PointerEvent & {target: HTMLCanvasElement}} event */
  #pointed({ target, offsetX, offsetY }) {
    const place = cellAt(this.#place(target), offsetX, offsetY);
    this.at =
      this.report?.cells.find(([h, d]) => h === place?.estimate && d === place.distance) ?? null;
  }

  #left() {
    this.at = null;
  }

  /** @param {KeyboardEvent} event */
  #walked(event) {
    const next = walkedCell(this.report?.cells ?? [], this.at, event.key);
    if (!next) return;
    // The page's own arrow keys move pieces.
    event.stopPropagation();
    event.preventDefault();
    this.at = next;
  }
}

/** The page's colours as a canvas takes them: custom properties are resolved as an element's own colour. @param {HTMLElement} element */
function coloursOf(element) {
  const colour = (/** @type {string} */ name) => {
    element.style.color = `var(${name})`;
    return getComputedStyle(element).color;
  };
  const [ink, muted, line] = [colour('--ink'), colour('--ink-muted'), colour('--line')];
  element.style.color = '';
  const { fontFamily, colorScheme } = getComputedStyle(element);
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const size = Math.round(0.75 * rem);
  const chosen = document.documentElement.dataset.theme ?? colorScheme;
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  return { ink, muted, line, dark, rem, size, font: `${size}px ${fontFamily}` };
}

customElements.define('heat-map', HeatMap);
