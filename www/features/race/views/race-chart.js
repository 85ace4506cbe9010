import { css, html, LitElement, nothing } from 'lit';
import { drawCurves } from '../../../shared/draw/curves.js';
import { elementOf, INK, thickOn } from '../../../shared/draw/screen.js';
import { ask } from '../../../shared/kit/act.js';
import { fields } from '../../../shared/kit/properties.js';
import { controls } from '../../../shared/kit/styles.js';
import { standingOf } from '../../../shared/state/standing.js';
import { words } from '../../../shared/words/words.js';
import { raceFigure } from './race-figure.js';

/** @import { ChartKind, LaneState, Mode } from '../../../shared/state/state.js' */

/** From this height on, in pixels, the axes have names. */
const ROOMY = 150;

/** `<race-chart>`: all lanes in one picture, live. */
export class RaceChart extends LitElement {
  static properties = { ...fields('lanes kind mode size'), logarithmic: { type: Boolean } };

  static styles = [
    controls,
    css`
      :host {
        display: grid;
        grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
        min-height: 0;
        min-width: 0;
      }
      .bar {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-1) var(--space-2);
      }
      select {
        min-width: 0;
      }
      .mode {
        margin-inline-start: auto;
      }
      .plot {
        grid-row: 2;
        position: relative;
        min-height: 0;
        overflow: hidden;
      }
      .plot svg {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
      }
      .empty {
        position: absolute;
        inset: 0;
        display: grid;
        place-items: center;
        color: var(--ink-muted);
      }
      span {
        font-size: var(--text-s);
        color: var(--ink-muted);
      }
      label {
        min-width: 0;
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-height: var(--touch);
        cursor: pointer;
      }
      @media (max-width: 359px) {
        .mode {
          margin-inline-start: 0;
        }
      }
      input {
        inline-size: calc(1.125 * var(--unit));
        block-size: calc(1.125 * var(--unit));
        margin: 0;
      }
    `,
  ];

  #resized = new ResizeObserver(([entry]) => this.#fit(entry?.contentRect));

  constructor() {
    super();
    this.lanes = /** @type {readonly LaneState[]} */ ([]);
    this.kind = /** @type {ChartKind} */ ('stored');
    this.logarithmic = true;
    this.mode = /** @type {Mode} */ ('time');
    this.size = { width: 0, height: 0 };
  }

  connectedCallback() {
    super.connectedCallback();
    if (this.hasUpdated) this.#observe();
  }

  firstUpdated() {
    this.#observe();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#resized.disconnect();
    // Not connected, or nothing to draw yet.
    this.#fit(undefined);
  }

  #observe() {
    const plot = this.renderRoot.querySelector('.plot');
    if (plot) this.#resized.observe(plot);
  }

  /** @param {DOMRectReadOnly | undefined} room */
  #fit({ width, height } = new DOMRectReadOnly()) {
    if (width !== this.size.width || height !== this.size.height) this.size = { width, height };
  }

  render() {
    const say = words.chart;
    const names = this.lanes.map(({ spec }) => words.lane(spec));
    return html`
      <div class="bar" part="bar">
        <label>
          <span>${say.choose}</span>
          <select @change=${this.#chose}>
          ${Object.entries(say.kinds).map(
            ([kind, name]) =>
              html`<option value=${kind} .selected=${kind === this.kind}>${name}</option>`,
          )}
          </select>
        </label>
        <label title=${say.logarithmicLong}>
          <input type="checkbox" .checked=${this.logarithmic} @change=${this.#scaled} />
          ${say.logarithmic}
        </label>
        <label class="mode" title=${words.race.modeLong}>
          <span>${words.race.mode}</span>
          <select @change=${this.#raced}>
          ${Object.entries(words.race.modes).map(
            ([mode, name]) =>
              html`<option value=${mode} .selected=${mode === this.mode}>${name}</option>`,
          )}
          </select>
        </label>
      </div>
      <div class="plot">
        ${
          this.#hasData
            ? html`<svg role="img" aria-label=${say.label(say.kinds[this.kind], names)}>
                ${this.size.width > 0 ? this.#shapes().map(elementOf) : nothing}
              </svg>`
            : nothing
        }
        <p class="empty" part="empty" ?hidden=${this.#hasData}>${say.empty[standingOf(this.lanes)]}</p>
      </div>
    `;
  }

  get #hasData() {
    return this.lanes.some((lane) => lane.samples.length > 0);
  }

  #shapes() {
    // On a projector the letters grow with all others.
    const rem = Number.parseFloat(getComputedStyle(this).fontSize);
    const figure = raceFigure(this.lanes, this.kind, this.logarithmic, this.size.height >= ROOMY);
    return drawCurves(figure, { ...this.size, rem, thick: thickOn(this, rem) }, INK).shapes;
  }

  /** @param {Event & {target: HTMLSelectElement}} event */
  #chose({ target }) {
    const kind = /** @type {ChartKind} */ (target.value);
    ask(this, (control) => control.page.change('chart', { kind }));
  }

  /** @param {Event & {target: HTMLSelectElement}} event */
  #raced({ target }) {
    const mode = /** @type {Mode} */ (target.value);
    ask(this, (control) => control.race.setMode(mode));
  }

  /** @param {Event & {target: HTMLInputElement}} event */
  #scaled({ target }) {
    ask(this, (control) => control.page.change('chart', { logarithmic: target.checked }));
  }
}

customElements.define('race-chart', RaceChart);
