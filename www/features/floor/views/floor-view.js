import { css, html, LitElement, nothing } from 'lit';
import { ask } from '../../../shared/kit/act.js';
import { FloorWork } from '../floor.js';
import { heuristicChosen } from '../state.js';
import '../../../shared/kit/export-buttons.js';
import { controls } from '../../../shared/kit/styles.js';
import { pageOf } from '../../../shared/puzzles/puzzles.js';
import { words } from '../../../shared/words/words.js';
import { laneLaid } from '../laying.js';
import { offeredOf, sidesOf } from '../sides.js';
import { asksMeasured } from '../standing.js';
import './facing-plot.js';
import './floor-facts.js';

import { inWords } from '../../../shared/engine/error-words.js';
import { facingFigure, floorMakers, laidOf } from './floor-files.js';

/** @import { FloorCounts, PuzzleChoice } from '../../../pkg/rolling_cubes.js' */
/** @import { SideName } from '../state.js' */
/** @import { State } from '../../../shared/state/state.js' */
/** @import { Offered } from '../sides.js' */

/** `<floor-view>`: how few positions any search could expand, and where the line between both sides costs least. */
export class FloorView extends LitElement {
  static properties = { state: { attribute: false }, puzzle: { attribute: false } };

  static styles = [
    controls,
    css`
      :host {
        display: grid;
        grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
        gap: var(--space-2);
        container-type: inline-size;
        min-width: 0;
        min-height: 0;
      }
      .bar {
        margin-block-start: var(--space-1);
        gap: var(--space-1) var(--space-3);
      }
      label {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-width: 0;
      }
      export-buttons {
        margin-inline-start: auto;
        font-size: var(--text-s);
      }
      .known {
        display: grid;
        grid-template: minmax(0, 1fr) / minmax(0, 1.2fr) minmax(21rem, 1fr);
        gap: var(--space-4);
        min-height: 0;
      }
      .numbers {
        overflow-y: auto;
        min-height: 0;
      }
      .alone {
        display: grid;
        align-content: start;
        gap: var(--space-3);
        max-width: 44rem;
        margin-block-start: var(--space-4);
      }
      .working {
        gap: var(--space-2);
        align-self: start;
        margin-block-start: var(--space-4);
      }
      progress {
        flex: 1 1 10rem;
      }
      @container (max-width: 40rem) {
        .known {
          display: block;
        }
        facing-plot {
          height: 24rem;
        }
        .numbers {
          overflow: visible;
          margin-block-start: var(--space-4);
        }
      }
    `,
  ];

  constructor() {
    super();
    this.state = /** @type {State | null} */ (null);
    this.puzzle = /** @type {PuzzleChoice | null} */ (null);
  }

  render() {
    const { state, puzzle } = this;
    if (!state || !puzzle) return nothing;
    return html`${this.#bar(state, puzzle)} ${this.#body(state, puzzle)}`;
  }

  /** @param {State} state @param {PuzzleChoice} puzzle */
  #bar(state, puzzle) {
    const say = words.floor;
    const { phase, report } = state.floor;
    const [sides, offered] = [sidesOf(state, puzzle), offeredOf(state, puzzle)];
    return html`<div class="bar row" role="group" aria-label=${say.heuristics}>
      ${choice('forward', offered.forward, sides.forward, this)}
      ${choice('backward', offered.backward, sides.backward, this)} ${this.#lanes(state, puzzle)}
      ${
        phase === 'running' || phase === 'complete'
          ? nothing
          : html`<button class="primary" @click=${() => ask(this, (control) => control.service(FloorWork)?.begin())}>
              ${phase === 'failed' ? say.again : say.measure}
            </button>`
      }
      ${
        report?.floor
          ? html`<export-buttons
              role="group"
              aria-label=${words.statistics.exports.region}
              .name=${`rolling-cubes-${state.key}-floor`}
              .makers=${floorMakers(state, report.floor, laneLaid(state, puzzle)?.spec ?? null, this)}
            ></export-buttons>`
          : nothing
      }
    </div>`;
  }

  /** @param {State} state @param {PuzzleChoice} puzzle */
  #lanes(state, puzzle) {
    const counts = state.floor.report?.floor;
    const lanes = state.lanes.filter(
      ({ spec }) => counts && asksMeasured(spec.search, puzzle, counts),
    );
    if (lanes.length === 0) return nothing;
    const say = words.floor.laid;
    const chosen = laneLaid(state, puzzle)?.spec.id;
    return html`<label title=${say.chooseLong}>
      <span>${say.choose}</span>
      <select
        @change=${(/** @type {Event & {target: HTMLSelectElement}} */ { target }) =>
          ask(this, (control) =>
            control.service(FloorWork)?.lay(lanes[target.selectedIndex - 1]?.spec.id ?? null),
          )}
      >
        <option .selected=${chosen === undefined}>${say.none}</option>
        ${lanes.map(
          ({ spec }) => html`<option .selected=${spec.id === chosen}>${words.lane(spec)}</option>`,
        )}
      </select>
    </label>`;
  }

  /** @param {State} state @param {PuzzleChoice} puzzle */
  #body(state, puzzle) {
    const say = words.floor;
    const { phase, report, failure } = state.floor;
    const { census, positions } = pageOf(state.key).space;
    const counts = report?.floor;
    if (counts) return this.#known(state, puzzle, counts);
    switch (phase) {
      case 'running':
        return html`<div class="working row">
          <progress aria-label=${say.progressName}></progress>
          <span>${say.progress(report?.expanded ?? 0, report?.generated ?? 0)}</span>
          <button @click=${() => ask(this, (control) => control.service(FloorWork)?.cancel())}>
            ${say.cancel}
          </button>
        </div>`;
      case 'failed':
        return alone(html`<p role="alert">${say.failed(inWords(failure))}</p>`);
      case 'unsolvable':
        return alone(html`<p role="note">${say.unsolvable(inWords(failure))}</p>`);
      default:
        return alone(html`<p>${say.about}</p>
          ${census === 'on-request' ? html`<p>${say.large(state.key, positions)}</p>` : nothing}`);
    }
  }

  /** @param {State} state @param {PuzzleChoice} puzzle @param {FloorCounts} counts */
  #known(state, puzzle, counts) {
    const lane = laneLaid(state, puzzle)?.spec ?? null;
    return html`<div class="known">
      <facing-plot
        .figure=${facingFigure(state.floor, counts, lane)}
        @moved=${(/** @type {CustomEvent<number>} */ { detail }) =>
          ask(this, (control) => control.page.change('floor', { threshold: detail }))}
      ></facing-plot>
      <floor-facts
        class="numbers"
        .counts=${counts}
        .laid=${laidOf(state.floor, counts, lane)}
        .lanes=${state.lanes}
        .puzzle=${puzzle}
      ></floor-facts>
    </div>`;
  }
}

/**
 * Inconsistent ones are shown but disabled.
 * @param {SideName} side
 * @param {readonly Offered[]} heuristics
 * @param {string} chosen
 * @param {HTMLElement} view
 */
const choice = (side, heuristics, chosen, view) => html`<label title=${words.floor.sidesLong[side]}>
  <span>${words.floor.sides[side]}</span>
  <select
    @change=${(/** @type {Event & {target: HTMLSelectElement}} */ { target }) =>
      ask(view, ({ page, state }) =>
        page.set({ floor: heuristicChosen(state.floor, side, target.selectedIndex) }),
      )}
  >
    ${heuristics.map(
      ({
        name,
        consistent,
      }) => html`<option value=${name} .selected=${name === chosen} ?disabled=${!consistent}>
        ${words.heuristic(name)}
      </option>`,
    )}
  </select>
</label>`;

/** @param {unknown} text */
const alone = (text) => html`<div class="alone">${text}</div>`;

customElements.define('floor-view', FloorView);
