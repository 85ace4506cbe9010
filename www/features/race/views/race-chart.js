import { css, html, LitElement, nothing } from 'lit';
import { drawCurves } from '../../../shared/draw/curves.js';
import { pictureStyle, remOf, roomOf } from '../../../shared/draw/room.js';
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
  static properties = { ...fields('lanes kind mode'), logarithmic: { type: Boolean } };

  static styles = [
    controls,
    pictureStyle,
    css`
      :host {
        display: grid;
        grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
        min-height: 0;
        min-width: 0;
      }
      select {
        min-width: 0;
      }
      .mode {
        margin-inline-start: auto;
      }
      /* Without the bar too. */
      .plot {
        grid-row: 2;
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

  #room = roomOf(this);

  constructor() {
    super();
    this.lanes = /** @type {readonly LaneState[]} */ ([]);
    this.kind = /** @type {ChartKind} */ ('stored');
    this.logarithmic = true;
    this.mode = /** @type {Mode} */ ('time');
  }

  render() {
    const say = words.chart;
    const names = this.lanes.map(({ spec }) => words.lane(spec));
    return html`
      <div class="row" part="bar">
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
            ? html`<svg class="picture" role="img" aria-label=${say.label(say.kinds[this.kind], names)}>
                ${this.#room.width > 0 ? this.#shapes().map(elementOf) : nothing}
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
    const rem = remOf(this);
    const { width, height } = this.#room;
    const figure = raceFigure(this.lanes, this.kind, this.logarithmic, height >= ROOMY);
    return drawCurves(figure, { width, height, rem, thick: thickOn(this, rem) }, INK).shapes;
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
