import { css, html, LitElement, nothing, svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { cellAt, screenColourAt, walkedCell } from '../../../shared/draw/heat.js';
import { cellBox, mapShapes } from '../../../shared/draw/maps.js';
import { pictureStyle, remOf, roomOf } from '../../../shared/draw/room.js';
import { elementOf, INK } from '../../../shared/draw/screen.js';
import { pointedAt } from '../../../shared/kit/pointed.js';
import { fields } from '../../../shared/kit/properties.js';
import { controls } from '../../../shared/kit/styles.js';
import { language, words } from '../../../shared/words/words.js';
import { reportInWords } from '../report.js';

/** @import { QualityReport } from '../../../pkg/rolling_cubes.js' */
/** @import { Cell } from '../../../shared/draw/heat.js' */

/** `<heat-map>`: one heuristic's estimates against exact distances. */
export class HeatMap extends LitElement {
  static properties = {
    ...fields('game heuristic report at'),
    farthest: { type: Number },
    most: { type: Number },
  };

  static styles = [
    controls,
    pictureStyle,
    css`
      :host {
        display: grid;
        grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr);
        min-width: 0;
        min-height: 0;
      }
      h3,
      p {
        white-space: nowrap;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      p {
        font-size: var(--text-s);
        color: var(--ink-muted);
      }
      p.pointed {
        color: var(--ink);
      }
      .plot:focus-visible {
        outline-offset: -2px;
      }
      rect {
        shape-rendering: crispEdges;
      }
    `,
  ];

  #room = roomOf(this);

  constructor() {
    super();
    this.game = '';
    this.heuristic = '';
    this.report = /** @type {QualityReport | null} */ (null);
    /** Maxima of axes and colours, common to all maps. */
    this.farthest = 0;
    this.most = 0;
    this.at = /** @type {Cell | null} */ (null);
  }

  render() {
    const { report, heuristic, at } = this;
    const say = words.quality;
    const summary = reportInWords(report);
    return html`
      <h3 title=${words.heuristicMeaning(heuristic, this.game)}>${words.heuristic(heuristic)}</h3>
      <p class=${at ? 'pointed' : ''} title=${at ? nothing : summary} aria-live=${at ? 'polite' : 'off'}>
        ${at ? say.cell(...at) : summary}
      </p>
      <div
        class="plot"
        role="application"
        tabindex="0"
        aria-label=${say.label(heuristic, this.game, report?.mean_error ?? 0, report?.states ?? 0)}
        @pointermove=${this.#pointed}
        @pointerleave=${this.#left}
        @blur=${this.#left}
        @keydown=${this.#walked}
      >
        ${this.#room.width > 0 ? this.#picture() : nothing}
      </div>
    `;
  }

  #frame() {
    const { width, height } = this.#room;
    const rem = remOf();
    const bottom = Math.max(height - Math.round(2.4 * rem), Math.round(rem));
    const [left, top] = [Math.round(1.9 * rem), Math.round(0.4 * rem)];
    return { left, top, right: width - 2, bottom, most: this.farthest };
  }

  #picture() {
    const { report, most, at } = this;
    const { distance: x, estimate: y } = words.quality.axes;
    const frame = this.#frame();
    const cells = report?.cells ?? [];
    const shapes = () =>
      mapShapes({ x, y, most }, cells, frame, remOf(), INK, screenColourAt).map(elementOf);
    const box = at && cellBox(frame, at);
    // Cells are a separate template: there may be a thousand, and pointer movement changes none.
    return html`<svg class="picture" aria-hidden="true">
      ${guard([report, most, language, ...Object.values(frame)], shapes)}
      ${
        box
          ? svg`<rect x=${box.x - 1} y=${box.y - 1} width=${box.width + 2} height=${box.height + 2} fill="none" stroke=${INK.ink} stroke-width="2"></rect>`
          : nothing
      }
    </svg>`;
  }

  /** @param {PointerEvent & {currentTarget: HTMLElement}} event */
  #pointed(event) {
    const { x, y } = pointedAt(event.currentTarget, event);
    const place = cellAt(this.#frame(), x, y);
    this.at =
      this.report?.cells.find(([h, d]) => h === place?.estimate && d === place.distance) ?? null;
  }

  #left() {
    this.at = null;
  }

  /** @param {KeyboardEvent} event */
  #walked(event) {
    const next = walkedCell(this.report?.cells ?? [], this.at, event.key);
    if (!next) return;
    // The page uses arrow keys to move pieces.
    event.stopPropagation();
    event.preventDefault();
    this.at = next;
  }
}

customElements.define('heat-map', HeatMap);
