import { css, html, LitElement, nothing, svg } from 'lit';
import { pointedAt } from '../kit/pointed.js';
import { fields } from '../kit/properties.js';
import { controls } from '../kit/styles.js';
import { words } from '../words/words.js';
import { draw } from './draw.js';
import { nearestMark, walkedMark } from './nearest.js';
import { pictureStyle, remOf, roomOf } from './room.js';
import { elementOf, INK, thickOn } from './screen.js';
import { keyShapes } from './svg-text.js';

/** @import { Mark, Plot } from './figure.js' */

/**
 * `<figure-plot>`: a figure with its legend. A point shows its text when pointed at or reached by keys; a point with a
 * key fires `pick` on click or Enter.
 */
export class FigurePlot extends LitElement {
  static properties = fields('figure at');

  static styles = [
    controls,
    pictureStyle,
    css`
      :host {
        display: grid;
        grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
        gap: var(--space-1);
        min-width: 0;
        min-height: 0;
      }
      .legend {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-4);
      }
      .legend li {
        display: flex;
        align-items: center;
        gap: var(--space-2);
      }
      .can-pick {
        cursor: pointer;
      }
      .plot:focus-visible {
        outline-offset: -2px;
      }
      .said {
        position: absolute;
        inset: 0 0 auto auto;
        padding-inline: var(--space-2);
        background: var(--paper);
        font-weight: 600;
        pointer-events: none;
      }
    `,
  ];

  #marks = /** @type {readonly Mark[]} */ ([]);
  #room = roomOf(this);

  constructor() {
    super();
    this.figure = /** @type {Plot | null} */ (null);
    this.at = /** @type {Mark | null} */ (null);
  }

  render() {
    const { figure } = this;
    if (!figure) return nothing;
    const { width, height } = this.#room;
    const rem = remOf();
    const { shapes, marks } =
      width > 0
        ? draw(figure, { width, height, rem, thick: thickOn(this, rem) }, INK)
        : { shapes: [], marks: [] };
    this.#marks = marks;
    const here = this.at && marks.find((mark) => isSame(mark, this.at));
    const series = figure.kind === 'curves' ? figure.series : [];
    return html`
      <ul class="legend">
        ${series.map(
          ({ name, lane, second = false }) => html`<li>
            <svg width="40" height="16" aria-hidden="true">
              ${keyShapes(lane, second, { x: 0, y: 8, width: 40, size: 5 }, INK).map(elementOf)}
            </svg>
            ${name}
          </li>`,
        )}
      </ul>
      <div
        class=${here?.datum.key === undefined ? 'plot' : 'plot can-pick'}
        tabindex=${marks.length > 0 ? 0 : nothing}
        role="group"
        aria-label=${figure.title}
        @pointermove=${this.#pointed}
        @pointerdown=${this.#pointed}
        @pointerleave=${this.#left}
        @click=${this.#picked}
        @keydown=${this.#walked}
      >
        <svg
          class="picture"
          role="img"
          viewBox=${width > 0 ? `0 0 ${width} ${height}` : nothing}
          aria-label=${altOf(figure)}
        >
          ${shapes.map(elementOf)}
          ${
            here
              ? svg`<circle cx=${here.x} cy=${here.y} r=${0.5 * rem} fill="none" stroke=${INK.ink} stroke-width="2"></circle>`
              : nothing
          }
        </svg>
        <p class="said" aria-live="polite">
          ${here ? saidOf(here, series) : ''}
        </p>
      </div>
    `;
  }

  /** @param {PointerEvent} event */
  #pointed(event) {
    const { x, y } = pointedAt(/** @type {Element} */ (event.currentTarget), event);
    // A column reacts anywhere, a point only near itself.
    const within = this.figure?.kind === 'curves' ? 24 : Number.POSITIVE_INFINITY;
    this.at = nearestMark(this.#marks, x, y, within);
  }

  #left() {
    this.at = null;
  }

  #picked() {
    const key = this.at?.datum.key;
    if (key !== undefined) this.dispatchEvent(new CustomEvent('pick', { detail: key }));
  }

  /** @param {KeyboardEvent} event */
  #walked(event) {
    if (event.key === 'Enter') return this.#picked();
    if (event.key === 'Escape') return this.#left();
    const next = walkedMark(this.#marks, this.at, event.key);
    if (!next) return;
    // The page uses arrow keys to move pieces.
    event.stopPropagation();
    event.preventDefault();
    this.at = next;
  }
}

/** Finds the current mark after a redraw, by series and place. @type {(mark: Mark, other: Mark | null) => boolean} */
const isSame = (mark, other) =>
  mark.series === other?.series &&
  mark.datum.x === other.datum.x &&
  mark.datum.key === other.datum.key;

/** @type {(mark: Mark, series: readonly {name: string}[]) => string} */
function saidOf({ datum, series: n }, series) {
  const { name = '' } = series[n] ?? {};
  return series.length > 1 && datum.key === undefined
    ? words.text.within(name, datum.said)
    : datum.said;
}

/** @type {(figure: Plot) => string} */
function altOf(figure) {
  const { title } = figure;
  switch (figure.kind) {
    case 'curves':
      return words.text.list(
        title,
        figure.series.map(({ name }) => name),
      );
    case 'bars':
      return words.text.list(
        title,
        figure.bars.map(({ name, said }) => words.text.about(name, said)),
      );
  }
}

customElements.define('figure-plot', FigurePlot);
