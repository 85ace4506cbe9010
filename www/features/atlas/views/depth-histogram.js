import { css, html, LitElement, nothing, svg } from 'lit';
import { columnsOf } from '../../../shared/draw/columns.js';
import { pictureStyle, remOf, roomOf } from '../../../shared/draw/room.js';
import { elementOf, INK } from '../../../shared/draw/screen.js';
import { fields, flags } from '../../../shared/kit/properties.js';
import { controls } from '../../../shared/kit/styles.js';
import { words } from '../../../shared/words/words.js';
import { totalOf } from '../census.js';
import { lookAt } from '../look.js';

/** @import { Shape } from '../../../shared/draw/figure.js' */
/** @import { Kind } from '../state.js' */

/** @typedef {{depth: number, name: string}} Mark */

const KIND = /** @type {const} */ ('columns');

/** `<depth-histogram>`: one bar per depth; a click opens the depth. */
export class DepthHistogram extends LitElement {
  static properties = {
    ...fields('counts kind marks pointed'),
    ...flags('logarithmic growing'),
    chosen: { type: Number },
  };

  static styles = [
    controls,
    pictureStyle,
    css`
      :host {
        display: block;
        position: relative;
        container-type: inline-size;
        min-height: 0;
        min-width: 0;
        overflow: hidden;
      }
      text {
        font-size: var(--text-s);
      }
      .column {
        cursor: pointer;
        outline: none;
      }
      .hit {
        fill: transparent;
      }
      .bar rect {
        fill: light-dark(
          color-mix(in oklab, var(--accent) 48%, var(--paper)),
          color-mix(in oklab, var(--accent) 62%, var(--paper))
        );
      }
      .column:hover .bar rect,
      .column:focus-visible .bar rect {
        fill: color-mix(in oklab, var(--accent) 75%, var(--paper));
      }
      .column:hover .hit {
        fill: color-mix(in oklab, var(--accent) 9%, transparent);
      }
      .column:focus-visible .hit {
        stroke: var(--accent);
        stroke-width: 2;
      }
      .column[aria-pressed='true'] .bar rect {
        fill: var(--accent);
      }
      .readout {
        position: absolute;
        inset-block-start: 0;
        inset-inline-start: var(--plot-left, 0);
        display: flex;
        align-items: baseline;
        gap: var(--space-2);
        white-space: nowrap;
        pointer-events: none;
      }
      .readout strong {
        font-size: var(--text-l);
      }
      @container (max-width: 26rem) {
        .readout {
          inset-inline: 0;
          flex-wrap: wrap;
          column-gap: var(--space-1);
          line-height: 1.15;
        }
        .readout span {
          font-size: var(--text-s);
        }
        .readout strong {
          font-size: var(--text-m);
        }
      }
      @media (forced-colors: active) {
        .bar rect {
          fill: CanvasText;
        }
        .column[aria-pressed='true'] .bar rect {
          fill: Highlight;
        }
      }
    `,
  ];

  #room = roomOf(this);

  constructor() {
    super();
    this.counts = /** @type {readonly number[]} */ ([]);
    this.kind = /** @type {Kind} */ ('positions');
    this.logarithmic = false;
    this.chosen = 0;
    /** The census is incomplete, so percentages are hidden. */
    this.growing = false;
    this.marks = /** @type {readonly Mark[]} */ ([]);
    this.pointed = /** @type {number | null} */ (null);
  }

  render() {
    const { counts } = this;
    const { width, height } = this.#room;
    if (width === 0 || counts.length === 0) return html``;
    const depth = Math.min(this.pointed ?? this.chosen, counts.length - 1);
    const [title = '', ...lines] = this.#inWords(depth);
    const signs = this.marks.map(({ depth: at, name }) => ({ at, name }));
    const { logarithmic } = this;
    const figure = { kind: KIND, title, x: '', y: '', logarithmic, counts, signs };
    const drawn = columnsOf(figure, { width, height, rem: remOf() }, INK);
    this.style.setProperty('--plot-left', `${drawn.room.left}px`);
    return html`
      <svg
        class="picture"
        viewBox="0 0 ${width} ${height}"
        role="group"
        aria-label=${words.atlas.histogram(this.kind)}
        @keydown=${this.#walked}
      >
        ${drawn.frame.map(elementOf)} ${drawn.bars.map((bar, at) => this.#column(at, bar, drawn))}
      </svg>
      <p class="readout" aria-hidden="true"><strong>${title}</strong>
        ${lines.map((line) => html`<span>${line}</span>`)}
      </p>
    `;
  }

  /** @param {number} depth */
  #inWords(depth) {
    return words.atlas.bar(this.kind, depth, this.counts[depth] ?? 0, this.#total);
  }

  get #total() {
    return this.growing ? null : totalOf(this.counts);
  }

  /** @param {number} depth @param {Shape | null} bar @param {ReturnType<typeof columnsOf>} drawn */
  #column(depth, bar, { room: { left, top, bottom }, step }) {
    const count = this.counts[depth] ?? 0;
    return svg`<g
      class="column"
      role="button"
      tabindex=${depth === this.#entry ? 0 : -1}
      aria-label=${words.atlas.barLabel(this.kind, depth, count, this.#total)}
      aria-pressed=${depth === this.chosen}
      data-depth=${depth}
      @click=${() => this.#choose(depth)}
      @pointerenter=${() => this.#point(depth)}
      @pointerleave=${() => this.#point(null)}
      @focus=${() => this.#point(depth)}
      @blur=${() => this.#point(null)}
    >
      <rect class="hit" x=${left + depth * step} y=${top} width=${step} height=${bottom - top}></rect>
      <g class="bar">${bar ? elementOf(bar) : nothing}</g>
    </g>`;
  }

  get #entry() {
    return Math.min(this.chosen, this.counts.length - 1);
  }

  /** @param {number | null} depth */
  #point(depth) {
    this.pointed = depth;
  }

  /** @param {number} depth */
  #choose(depth) {
    if ((this.counts[depth] ?? 0) > 0) lookAt(this, { depth });
  }

  /** @param {KeyboardEvent} event */
  #walked(event) {
    const here = Number(/** @type {HTMLElement} */ (event.target).dataset.depth);
    const last = this.counts.length - 1;
    const to = {
      ArrowLeft: here - 1,
      ArrowRight: here + 1,
      PageUp: here - 5,
      PageDown: here + 5,
      Home: 0,
      End: last,
      Enter: here,
      ' ': here,
    }[event.key];
    if (to === undefined) return;
    // The page uses arrow keys to move pieces.
    event.stopPropagation();
    event.preventDefault();
    if (to === here) return this.#choose(here);
    const depth = Math.min(Math.max(to, 0), last);
    /** @type {SVGElement | null} */ (
      this.renderRoot.querySelector(`[data-depth="${depth}"]`)
    )?.focus();
  }
}

customElements.define('depth-histogram', DepthHistogram);
