import { css, html, LitElement, svg } from 'lit';
import { GLYPHS } from './glyphs.js';

/** @typedef {'W' | 'R' | 'B' | 'E'} Top the colour a top is to have, or E for the empty square */

/** A square's width in the drawing's own units; the space between squares is the rest to 100. */
const SIDE = 92;

/** A letter as the d of a path; SVG's y runs down. @type {(top: 'W' | 'R' | 'B') => string} */
const outline = (top) =>
  GLYPHS[top]
    .map(
      (loop) =>
        `M${loop.map(([x, y]) => `${(x * 50).toFixed(1)} ${(-y * 50).toFixed(1)}`).join('L')}Z`,
    )
    .join('');

/** `<goal-pattern>`: the nine tops one wants to see, flat and small. */
export class GoalPattern extends LitElement {
  /** @override */
  static properties = {
    pattern: { attribute: false },
    patterns: { type: Boolean },
    label: { type: String },
  };

  /** @override */
  static styles = css`
    :host {
      display: inline-block;
      inline-size: 6rem;
      aspect-ratio: 1;
    }
    :host([hidden]) {
      display: none;
    }
    svg {
      display: block;
      width: 100%;
      height: 100%;
    }
    rect {
      stroke: var(--board-outline, #2a2622);
      vector-effect: non-scaling-stroke;
      stroke-width: 1px;
    }
    .W rect {
      fill: var(--cube-white, #f4f1ea);
    }
    .R rect {
      fill: var(--cube-red, #c8402f);
    }
    .B rect {
      fill: var(--cube-blue, #2f5fa8);
    }
    .E rect {
      fill: none;
      stroke: var(--ink-muted, #857e72);
      stroke-dasharray: 3 3;
    }
    .letter {
      fill: var(--cube-paper, #fbf9f4);
      fill-rule: evenodd;
    }
    .W .letter {
      fill: var(--cube-ink, #1e1b18);
    }
    .mark {
      display: none;
      fill: #000;
      opacity: 0.28;
    }
    .patterns .mark {
      display: inline;
    }
    @media (forced-colors: active) {
      svg {
        forced-color-adjust: none;
      }
      .mark {
        display: inline;
      }
    }
  `;

  constructor() {
    super();
    /** @type {readonly Top[]} row by row */
    this.pattern = [];
    /** Dots and stripes besides hues. */
    this.patterns = false;
    /** The goal in words. */
    this.label = '';
  }

  /** @override */
  render() {
    return html`<svg class=${this.patterns ? 'patterns' : ''} viewBox="-50 -50 300 300" role="img" aria-label=${this.label}>
      ${this.pattern.map(
        (top, square) =>
          svg`<g class=${top} transform="translate(${(square % 3) * 100} ${Math.floor(square / 3) * 100})">
            <rect x=${-SIDE / 2} y=${-SIDE / 2} width=${SIDE} height=${SIDE} rx="9"></rect>
            ${top === 'R' || top === 'B' ? svg`<path class="mark" d=${MARKS[top]}></path>` : null}
            ${top === 'E' ? null : svg`<path class="letter" d=${outline(top)}></path>`}
          </g>`,
      )}
    </svg>`;
  }
}

/** The same marks as on the cubes: dots on red, stripes on blue. */
const MARKS = {
  R: [-32, -16, 0, 16, 32]
    .flatMap((y) =>
      [-32, -16, 0, 16, 32].map((x) => `M${x - 4.5} ${y}a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z`),
    )
    .join(''),
  B: [
    'M-42 -6L-6 -42H6L-42 6Z',
    'M-42 18L18 -42H30L-42 30Z',
    'M-36 36L36 -36L42 -42V-30L-30 42H-42Z',
    'M-18 42L42 -18V-6L-6 42Z',
    'M6 42L42 6V18L18 42Z',
  ].join(''),
};

customElements.define('goal-pattern', GoalPattern);
