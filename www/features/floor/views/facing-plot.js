import { css, html, LitElement, nothing } from 'lit';
import { draw } from '../../../shared/draw/draw.js';
import { thresholdAt } from '../../../shared/draw/facing.js';
import { pictureStyle, remOf, roomOf } from '../../../shared/draw/room.js';
import { elementOf, INK } from '../../../shared/draw/screen.js';
import { pointedAt } from '../../../shared/kit/pointed.js';
import { controls } from '../../../shared/kit/styles.js';
import { steppedTo } from './stepped.js';

/** @import { Facing } from '../../../shared/draw/figure.js' */

/** `<facing-plot>`: two facing histograms with a movable line; it fires `moved` with the line's new place. */
export class FacingPlot extends LitElement {
  static properties = { figure: { attribute: false } };

  static styles = [
    controls,
    pictureStyle,
    css`
      :host {
        display: block;
        position: relative;
        min-width: 0;
        min-height: 0;
      }
      .plot {
        position: absolute;
        inset: 0;
        cursor: ew-resize;
        touch-action: pan-y;
      }
      .plot:focus-visible {
        outline-offset: 2px;
      }
      svg {
        user-select: none;
      }
    `,
  ];

  #room = roomOf(this);

  constructor() {
    super();
    this.figure = /** @type {Facing | null} */ (null);
  }

  get #sized() {
    const { width, height } = this.#room;
    return { width, height, rem: remOf() };
  }

  render() {
    const { figure } = this;
    if (!figure) return nothing;
    const size = this.#sized;
    const { shapes } = size.width > 0 ? draw(figure, size, INK) : { shapes: [] };
    return html`<div
      class="plot"
      role="slider"
      tabindex="0"
      aria-label=${figure.names.line}
      aria-valuemin="0"
      aria-valuemax=${figure.costs.length - 1}
      aria-valuenow=${figure.at}
      aria-valuetext=${figure.said}
      @pointerdown=${this.#taken}
      @pointermove=${this.#dragged}
      @keydown=${this.#pressed}
    >
      <svg
        class="picture"
        aria-hidden="true"
        viewBox=${size.width > 0 ? `0 0 ${size.width} ${size.height}` : nothing}
      >
        ${shapes.map(elementOf)}
      </svg>
    </div>`;
  }

  /** @param {PointerEvent & {currentTarget: HTMLElement}} event */
  #taken(event) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    this.#follow(event);
  }

  /** @param {PointerEvent & {currentTarget: HTMLElement}} event */
  #dragged(event) {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) this.#follow(event);
  }

  /** @param {PointerEvent & {currentTarget: HTMLElement}} event */
  #follow(event) {
    if (!this.figure) return;
    const { x } = pointedAt(event.currentTarget, event);
    this.#move(thresholdAt(this.figure, this.#sized, x));
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (!this.figure) return;
    const to = steppedTo(this.figure, event.key);
    if (to === null) return;
    // The page's own arrow keys move pieces.
    event.stopPropagation();
    event.preventDefault();
    this.#move(to);
  }

  /** @param {number} to */
  #move(to) {
    if (to !== this.figure?.at) this.dispatchEvent(new CustomEvent('moved', { detail: to }));
  }
}

customElements.define('facing-plot', FacingPlot);
