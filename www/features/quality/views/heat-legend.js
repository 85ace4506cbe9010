import { css, html, LitElement } from 'lit';
import { colourAt, decades, warmth } from '../../../shared/draw/heat.js';
import { words } from '../../../shared/words/words.js';

/** How many colours the ramp is drawn with. */
const STEPS = 24;

/** `<heat-legend>`: which colour stands for how many positions. */
export class HeatLegend extends LitElement {
  /** @override */
  static properties = { most: { type: Number } };

  /** @override */
  static styles = css`
    :host {
      display: flex;
      align-items: start;
      gap: 0.5rem;
      font-size: var(--text-s);
      color: var(--ink-muted);
    }
    .ramp {
      position: relative;
      inline-size: 15rem;
      block-size: 2rem;
    }
    .steps {
      display: flex;
      block-size: 0.75rem;
    }
    .steps i {
      flex: 1;
    }
    .ramp span {
      position: absolute;
      inset-block-start: 0.75rem;
      translate: -50% 0;
    }
  `;

  constructor() {
    super();
    /** The most positions of any cell. */
    this.most = 1;
  }

  /** @override */
  render() {
    return html`<span>${words.quality.legend}</span>
      <div class="ramp" aria-hidden="true">
        <div class="steps">${Array.from({ length: STEPS }, () => html`<i></i>`)}</div>
        ${decades(this.most).map((count) => html`<span>${words.format.compact(count)}</span>`)}
      </div>`;
  }

  /** @override */
  updated() {
    // The page's policy allows no styles in markup.
    this.renderRoot.querySelectorAll('i').forEach((step, n) => {
      const part = n / (STEPS - 1);
      step.style.background = `light-dark(${colourAt(part, false)}, ${colourAt(part, true)})`;
    });
    const counts = decades(this.most);
    this.renderRoot.querySelectorAll('.ramp span').forEach((name, n) => {
      const place = 100 * warmth(counts[n] ?? 1, this.most);
      /** @type {HTMLElement} */ (name).style.insetInlineStart = `${place}%`;
    });
  }
}

customElements.define('heat-legend', HeatLegend);
