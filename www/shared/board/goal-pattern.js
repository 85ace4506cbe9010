import { css, html, LitElement, svg } from 'lit';
import { fields } from '../kit/properties.js';
import { piecesOf } from './pieces.js';

/** @import { Point } from './projection.js' */

/** Attributes that the style sheet sets; a drawing without it needs them inline. */
const INLINED = ['fill', 'fill-rule', 'opacity', 'stroke', 'stroke-dasharray', 'vector-effect'];

/** Width of a square; the gap is the rest to 100. */
const SIDE = 92;
/** Default height of a sign. */
const SIGN = 0.5;

/** Loops as an SVG path; SVG's y runs down. @type {(loops: readonly (readonly Point[])[], height: number) => string} */
const outline = (loops, height) =>
  loops
    .map(
      (loop) =>
        `M${loop.map(([x, y]) => `${(x * height * 100).toFixed(1)} ${(-y * height * 100).toFixed(1)}`).join('L')}Z`,
    )
    .join('');

/**
 * `<goal-pattern>`: a goal position, flat and small: a cube's top, a tile's number, a light or dark disc. Empty squares
 * are null or the puzzle's sign for them.
 */
export class GoalPattern extends LitElement {
  static properties = { ...fields('puzzle pattern label'), patterns: { type: Boolean } };

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
    .shape {
      stroke: var(--board-outline, light-dark(#2a2622, #100f0e));
      vector-effect: non-scaling-stroke;
      stroke-width: 1px;
    }
    .W .shape {
      fill: var(--cube-white, #f4f1ea);
    }
    .R .shape {
      fill: var(--cube-red, #c8402f);
    }
    .B .shape {
      fill: var(--cube-blue, #2f5fa8);
    }
    .tile .shape {
      fill: var(--piece-tile, light-dark(#f8f2e4, #e6decd));
    }
    .light .shape {
      fill: var(--piece-light, light-dark(#f7f2e6, #ece5d6));
    }
    .dark .shape {
      fill: var(--piece-dark, light-dark(#40382f, #2b2622));
      stroke: var(--ink-muted, #857e72);
    }
    .toy .shape {
      fill: var(--piece-toy, #8a6d52);
    }
    .counter .shape {
      fill: var(--piece-counter, light-dark(#f3ede0, #d9d1c1));
    }
    .empty .shape {
      fill: none;
      stroke: var(--ink-muted, #857e72);
      stroke-dasharray: 3 3;
    }
    .sign {
      fill: var(--cube-ink, #1e1b18);
    }
    .W .sign,
    .R .sign,
    .B .sign {
      fill-rule: evenodd;
    }
    .R .sign,
    .B .sign,
    .dark .sign,
    .toy .sign {
      fill: var(--cube-paper, #fbf9f4);
    }
    .counter .sign {
      fill: var(--piece-faint, light-dark(#6f665a, #5f574c));
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
    this.puzzle = '';
    this.pattern = /** @type {readonly (string | null)[]} */ ([]);
    this.patterns = false;
    this.label = '';
  }

  /** The drawing as SVG text that needs no style sheet, in the square from (0, 0) to (1, 1). */
  drawn() {
    const shown = /** @type {SVGElement} */ (this.renderRoot.querySelector('svg'));
    const copy = /** @type {SVGElement} */ (shown.cloneNode(true));
    const parts = [...shown.querySelectorAll('*')];
    [...copy.querySelectorAll('*')].forEach((part, n) => {
      const style = getComputedStyle(parts[n] ?? shown);
      if (style.display === 'none') part.remove();
      for (const name of INLINED) part.setAttribute(name, style.getPropertyValue(name));
      part.removeAttribute('class');
    });
    for (const name of ['class', 'role', 'aria-label']) copy.removeAttribute(name);
    for (const name of ['width', 'height']) copy.setAttribute(name, '1');
    return new XMLSerializer().serializeToString(copy).replaceAll(/<!--.*?-->/g, '');
  }

  render() {
    const size = Math.ceil(Math.sqrt(this.pattern.length)) || 1;
    const { flat } = piecesOf(this.puzzle);
    return html`<svg class=${this.patterns ? 'patterns' : ''} viewBox="-50 -50 ${size * 100} ${size * 100}" role="img" aria-label=${this.label}>
      ${this.pattern.map((label, square) => {
        const { shape, tone, glyph, height = SIGN } = flat(label);
        return svg`<g class=${tone} transform="translate(${(square % size) * 100} ${Math.floor(square / size) * 100})">
            ${
              shape === 'glyph'
                ? svg`<path class="shape" d=${outline(glyph, height)}></path>`
                : shape === 'disc'
                  ? svg`<circle class="shape" r=${SIDE / 2}></circle>`
                  : svg`<rect class="shape" x=${-SIDE / 2} y=${-SIDE / 2} width=${SIDE} height=${SIDE} rx="9"></rect>`
            }
            ${tone === 'R' || tone === 'B' ? svg`<path class="mark" d=${MARKS[tone]}></path>` : null}
            ${glyph.length > 0 && shape !== 'glyph' ? svg`<path class="sign" d=${outline(glyph, height)}></path>` : null}
          </g>`;
      })}
    </svg>`;
  }
}

/** The marks on the cubes: dots on red, stripes on blue. */
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
