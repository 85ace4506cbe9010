import { css, html, LitElement, nothing } from 'lit';
import { draw } from '../../../shared/draw/draw.js';
import { elementOf, INK } from '../../../shared/draw/screen.js';
import { drawPrices } from '../picture.js';

/** @import { Columns } from '../../../shared/draw/figure.js' */
/** @import { Prices } from '../picture.js' */

/** `<drawn-figure>`: a still figure of the one drawing core, as large as its element; what it says stands beside it in words. */
export class DrawnFigure extends LitElement {
  /** @override */
  static properties = { figure: { attribute: false }, size: { state: true } };

  /** @override */
  static styles = css`
    :host {
      display: block;
      position: relative;
      min-width: 0;
      overflow: hidden;
    }
    svg {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      font-variant-numeric: tabular-nums;
    }
  `;

  #resized = new ResizeObserver(([entry]) => this.#fit(entry?.contentRect));

  constructor() {
    super();
    /** @type {Columns | Prices | null} */
    this.figure = null;
    this.size = { width: 0, height: 0 };
  }

  /** @param {DOMRectReadOnly | undefined} room */
  #fit({ width, height } = new DOMRectReadOnly()) {
    if (width !== this.size.width || height !== this.size.height) this.size = { width, height };
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    this.#resized.observe(this);
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.#resized.disconnect();
  }

  /** @override */
  render() {
    const { figure, size } = this;
    if (!figure || size.width === 0) return nothing;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 0.85;
    const room = { ...size, rem };
    const { shapes } =
      figure.kind === 'prices' ? drawPrices(figure, room, INK) : draw(figure, room, INK);
    return html`<svg role="img" aria-label=${figure.title} viewBox="0 0 ${size.width} ${size.height}">
      ${shapes.map(elementOf)}
    </svg>`;
  }
}

customElements.define('drawn-figure', DrawnFigure);
