import { css, html, LitElement } from 'lit';
import { screenColourAt } from '../../../shared/draw/heat.js';
import { rampShapes } from '../../../shared/draw/maps.js';
import { elementOf, INK } from '../../../shared/draw/screen.js';
import { words } from '../../../shared/words/words.js';

/** The ramp's size in its own units; it scales with the font. */
const SIZE = { wide: 240, high: 32, rem: 16 };

/** `<heat-legend>`: the colour scale of heat maps. */
export class HeatLegend extends LitElement {
  static properties = { most: { type: Number } };

  static styles = css`
    :host {
      display: flex;
      align-items: start;
      gap: 0.5rem;
      font-size: var(--text-s);
      color: var(--ink-muted);
    }
    svg {
      inline-size: 15rem;
      block-size: 2rem;
      overflow: visible;
    }
    rect {
      shape-rendering: crispEdges;
    }
  `;

  constructor() {
    super();
    this.most = 1;
  }

  render() {
    const { wide, high, rem } = SIZE;
    const ramp = rampShapes(this.most, { left: 0, top: 0, wide }, rem, INK, screenColourAt);
    return html`<span>${words.quality.legend}</span>
      <svg viewBox="0 0 ${wide} ${high}" aria-hidden="true">${ramp.map(elementOf)}</svg>`;
  }
}

customElements.define('heat-legend', HeatLegend);
