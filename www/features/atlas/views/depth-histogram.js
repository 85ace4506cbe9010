import { css, html, LitElement, svg } from 'lit';
import { countScale, namedEvery } from '../../../shared/draw/histogram.js';
import { ask } from '../../../shared/kit/act.js';
import { controls } from '../../../shared/kit/styles.js';
import { language, words } from '../../../shared/words/words.js';
import { totalOf } from '../census.js';

/** @import { CountScale } from '../../../shared/draw/histogram.js' */
/** @import { Kind } from '../../../shared/state/slices/atlas.js' */

/** A place on the axis with a name, such as where the board stands. @typedef {{depth: number, name: string}} Mark */

/** `<depth-histogram>`: how many there are at each depth, a bar a depth, each of which can be looked into. */
export class DepthHistogram extends LitElement {
  /** @override */
  static properties = {
    counts: { attribute: false },
    kind: { type: String },
    logarithmic: { type: Boolean },
    chosen: { type: Number },
    growing: { type: Boolean },
    marks: { attribute: false },
    pointed: { state: true },
    size: { state: true },
  };

  /** @override */
  static styles = [
    controls,
    css`
      :host {
        display: block;
        position: relative;
        container-type: inline-size;
        min-height: 0;
        min-width: 0;
        overflow: hidden;
      }
      svg {
        display: block;
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
        font-size: var(--text-s);
      }
      text {
        fill: var(--ink-muted);
      }
      .grid {
        stroke: var(--line);
      }
      .column {
        cursor: pointer;
        outline: none;
      }
      .hit {
        fill: transparent;
      }
      .bar {
        fill: light-dark(
          color-mix(in oklab, var(--accent) 48%, var(--paper)),
          color-mix(in oklab, var(--accent) 62%, var(--paper))
        );
      }
      .column:hover .bar,
      .column:focus-visible .bar {
        fill: color-mix(in oklab, var(--accent) 75%, var(--paper));
      }
      .column:hover .hit {
        fill: color-mix(in oklab, var(--accent) 9%, transparent);
      }
      .column:focus-visible .hit {
        stroke: var(--accent);
        stroke-width: 2;
      }
      .column[aria-pressed='true'] .bar {
        fill: var(--accent);
      }
      .mark path {
        fill: var(--ink);
      }
      .mark text {
        fill: var(--ink);
        font-weight: 600;
      }
      .readout {
        position: absolute;
        inset-block-start: 0;
        inset-inline-start: var(--plot-left, 0);
        display: flex;
        align-items: baseline;
        gap: var(--space-2);
        margin: 0;
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
        .bar {
          fill: CanvasText;
        }
        .column[aria-pressed='true'] .bar {
          fill: Highlight;
        }
      }
    `,
  ];

  #cleanup = () => {};

  constructor() {
    super();
    /** How many there are at each depth. @type {readonly number[]} */
    this.counts = [];
    /** What is counted. @type {Kind} */
    this.kind = 'positions';
    this.logarithmic = false;
    /** The depth whose gallery is shown. */
    this.chosen = 0;
    /** Whether there are more to come, and parts of all mean nothing yet. */
    this.growing = false;
    /** @type {readonly Mark[]} */
    this.marks = [];
    /** The depth under the pointer or with the focus. @type {number | null} */
    this.pointed = null;
    this.size = { width: 0, height: 0, rem: 16 };
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    const resized = new ResizeObserver(() => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      this.size = { width: this.clientWidth, height: this.clientHeight, rem };
    });
    resized.observe(this);
    this.#cleanup = () => resized.disconnect();
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.#cleanup();
  }

  /** @override @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has('counts') && !changed.has('logarithmic') && this.#language === language)
      return;
    this.#language = language;
    const { ticks } = countScale(Math.max(1, ...this.counts), this.logarithmic);
    // A language that has no short word for a thousand writes its noughts.
    const longest = Math.max(...ticks.map((tick) => words.format.compact(tick).length));
    this.#left = Math.max(3.2, 0.7 + 0.55 * longest);
  }

  /** @override */
  updated() {
    this.style.setProperty('--plot-left', `${this.#plot.left}px`);
  }

  /** What the numbers beside the bars take, in the page's letters, and in which language. */
  #left = 3.2;
  #language = '';

  /** Where the bars are, in pixels. */
  get #plot() {
    const { width, height, rem } = this.size;
    const left = this.#left * rem;
    const foot = height - (1.6 + 1.35 * this.marks.length) * rem;
    return { left, right: width - 0.3 * rem, top: 2.2 * rem, foot: Math.max(foot, 4 * rem), rem };
  }

  /** @override */
  render() {
    const { counts, size } = this;
    if (size.width === 0 || counts.length === 0) return html``;
    const depth = Math.min(this.pointed ?? this.chosen, counts.length - 1);
    const scale = countScale(Math.max(...counts), this.logarithmic);
    const [title = '', ...lines] = this.#inWords(depth);
    return html`
      <svg
        viewBox="0 0 ${size.width} ${size.height}"
        role="group"
        aria-label=${words.atlas.histogram(this.kind)}
        @keydown=${this.#walked}
      >
        ${this.#axes(scale)} ${counts.map((_, at) => this.#column(at, scale))}
        ${this.marks.map((mark, row) => this.#mark(mark, row))}
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

  /** All there are, once they are counted. */
  get #total() {
    return this.growing ? null : totalOf(this.counts);
  }

  /** A bar's place from left to right. */
  get #step() {
    const { left, right } = this.#plot;
    return (right - left) / this.counts.length;
  }

  /** @param {CountScale} scale */
  #axes({ part, ticks }) {
    const { left, right, top, foot, rem } = this.#plot;
    const every = namedEvery(this.#step, 1.7 * rem);
    const named = this.counts.flatMap((_, depth) => (depth % every === 0 ? [depth] : []));
    return svg`
      ${ticks.map((tick) => {
        const y = foot - part(tick) * (foot - top);
        return svg`<line class="grid" x1=${left} x2=${right} y1=${y} y2=${y}></line>
          <text x=${left - 0.4 * rem} y=${y + 0.3 * rem} text-anchor="end">${words.format.compact(tick)}</text>`;
      })}
      ${named.map(
        (depth) =>
          svg`<text x=${left + (depth + 0.5) * this.#step} y=${foot + 1.1 * rem} text-anchor="middle">${depth}</text>`,
      )}
    `;
  }

  /** @param {number} depth @param {CountScale} scale */
  #column(depth, { part }) {
    const { left, top, foot } = this.#plot;
    const count = this.counts[depth] ?? 0;
    // What is there is seen, however little it is.
    const height = count > 0 ? Math.max(1.5, part(count) * (foot - top)) : 0;
    const x = left + depth * this.#step;
    const gap = Math.min(2, this.#step / 5);
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
      <rect class="hit" x=${x} y=${top} width=${this.#step} height=${foot - top}></rect>
      <rect class="bar" x=${x + gap / 2} y=${foot - height} width=${this.#step - gap} height=${height}></rect>
    </g>`;
  }

  /** @param {Mark} mark @param {number} row */
  #mark({ depth, name }, row) {
    const { left, right, foot, rem } = this.#plot;
    const x = left + (depth + 0.5) * this.#step;
    const y = foot + (1.5 + 1.35 * row) * rem;
    const h = 0.45 * rem;
    // Near the right edge a name stands before its sign.
    const before = x > (left + right) / 2;
    return svg`<g class="mark">
      <path d=${`M${x} ${y}l${h} ${1.6 * h}h${-2 * h}z`}></path>
      <text x=${x + (before ? -1 : 1) * 0.8 * rem} y=${y + 0.75 * rem} text-anchor=${before ? 'end' : 'start'}>${name}</text>
    </g>`;
  }

  /** The bar that the tab key comes to. */
  get #entry() {
    return Math.min(this.chosen, this.counts.length - 1);
  }

  /** @param {number | null} depth */
  #point(depth) {
    this.pointed = depth;
  }

  /** @param {number} depth */
  #choose(depth) {
    if ((this.counts[depth] ?? 0) > 0) ask(this, (control) => control.page.lookAtAtlas({ depth }));
  }

  /** Arrow keys go from bar to bar. @param {KeyboardEvent} event */
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
    // The page's own arrow keys move pieces.
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
