import { css, html, LitElement } from 'lit';
import { paint } from './paint.js';
import { rollItems } from './roll-scene.js';
import { themeFrom } from './theme.js';
import { watchLooks } from './watch.js';

/** `<roll-figure>`: a cube's roll in three still moments; the text beside it describes them. */
export class RollFigure extends LitElement {
  static properties = { patterns: { type: Boolean }, label: { type: String } };

  static styles = css`
    :host {
      display: block;
      inline-size: 12rem;
      aspect-ratio: 3.4;
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
    this.patterns = false;
    this.label = '';
    watchLooks(this, () => this.#paint());
  }

  render() {
    return html`<canvas role="img" aria-label=${this.label}></canvas>`;
  }

  updated() {
    this.#paint();
  }

  #paint() {
    /** @type {HTMLCanvasElement | null} */
    const canvas = this.renderRoot?.querySelector('canvas');
    const ctx = canvas?.getContext('2d');
    if (!canvas || !ctx || canvas.clientWidth === 0) return;
    const { clientWidth: width, clientHeight: height } = canvas;
    const ratio = devicePixelRatio;
    // Setting the size also clears the canvas.
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    const patterns = this.patterns || matchMedia('(forced-colors: active)').matches;
    paint(ctx, rollItems(width, height, themeFrom(canvas), patterns), width, height, ratio);
  }
}

customElements.define('roll-figure', RollFigure);
