import { css, html, LitElement, nothing } from 'lit';
import { solve } from '../../shared/engine/engine.js';
import { ask } from '../../shared/kit/act.js';
import { printed } from '../../shared/words/weights.js';
import { words } from '../../shared/words/words.js';
import { STOPS, weighedAs, weightOf } from './weights.js';
import './map-board.js';
import { fields } from '../../shared/kit/properties.js';

/** @import { PropertyValues } from 'lit' */
/** @import { LaneState, Problem } from '../../shared/state/state.js' */

/** `<weight-slider>`: h times 0 to 5. Its stops are small maps with what A* looks into with that weight. */
export class WeightSlider extends LitElement {
  static properties = { ...fields('problem lane floods'), drawn: { type: Boolean } };

  static styles = css`
    :host {
      container-type: inline-size;
      display: block;
      position: relative;
      margin-block: var(--space-1);
      font-size: max(12px, var(--text-s));
      line-height: 1.3;
      color: var(--ink-muted);
    }
    @media print {
      :host {
        display: none;
      }
    }
    p {
      margin: 0;
    }
    .stops {
      display: grid;
      grid-template-columns: repeat(6, minmax(0, 1fr));
      text-align: center;
    }
    .flood {
      position: relative;
      block-size: clamp(2.5rem, 8svh, 4.5rem);
    }
    .stops > * {
      margin: 2px;
      background: var(--well);
    }
    .chosen {
      outline: 2px solid var(--accent);
      color: var(--ink);
      font-weight: 650;
    }
    :host(:focus-within) .chosen {
      outline-width: 4px;
    }
    input {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      margin: 0;
      appearance: none;
      opacity: 0;
      cursor: pointer;
    }
    /* As wide as a stop, so that a press chooses the stop below it. */
    input::-webkit-slider-thumb {
      appearance: none;
      inline-size: calc(100cqi / 6);
      block-size: 100%;
    }
    input::-moz-range-thumb {
      inline-size: calc(100cqi / 6);
      block-size: 100%;
      border: 0;
    }
  `;

  #of = '';
  #frame = 0;

  constructor() {
    super();
    this.problem = /** @type {Problem} */ ({ start: '', goal: '' });
    this.lane = /** @type {LaneState | null} */ (null);
    /** Whether the map is small enough to be searched six times at once. */
    this.drawn = false;
    /** The ends of the runs of the stops; fewer while they run. @type {readonly LaneState[]} */
    this.floods = [];
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** @param {PropertyValues<this>} changed */
  willUpdate(changed) {
    const of = this.lane ? JSON.stringify(weighedAs(this.lane.spec.search, '1')) : '';
    if (changed.has('problem') || of !== this.#of) [this.#of, this.floods] = [of, []];
  }

  /** One run in a frame. */
  updated() {
    if (!this.drawn || this.floods.length === STOPS.length) return;
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      const { lane, problem, floods } = this;
      const weight = STOPS[floods.length];
      if (!lane || !weight) return;
      const search = weighedAs(lane.spec.search, weight);
      const { start, goal } = problem;
      try {
        const snapshot = solve({ puzzle: 'map', start, goal, ...search });
        this.floods = [...floods, { ...lane, spec: { ...lane.spec, search }, snapshot }];
      } catch {
        // The costs are too large for the weight, as the lane says when it gets it.
      }
    });
  }

  render() {
    const { lane, problem } = this;
    const say = words.maps.weights;
    const weight = lane ? weightOf(lane.spec.search) : '';
    const at = STOPS.indexOf(weight);
    const { outcome, expanded = 0, cost, length } = this.floods[at]?.snapshot ?? {};
    const said =
      outcome === 'solved'
        ? words.text.about(say.times(weight), say.found(expanded, cost ?? length ?? 0))
        : say.times(weight);
    return html`<p aria-hidden="true">${said}</p>
      <div class="stops" inert>
        ${STOPS.map(
          (stop, n) => html`<div class=${n === at ? 'chosen' : ''}>
            ${this.drawn ? html`<div class="flood">${this.floods[n] && html`<map-board bare .problem=${problem} .lane=${this.floods[n]}></map-board>`}</div>` : nothing}
            × ${printed(stop)}
          </div>`,
        )}
      </div>
      <input
        type="range"
        min="0"
        max=${STOPS.length - 1}
        .value=${`${at}`}
        aria-label=${say.label}
        aria-valuetext=${said}
        @input=${this.#choose}
      />`;
  }

  /** @param {Event & {target: HTMLInputElement}} event */
  #choose({ target }) {
    const { lane } = this;
    const weight = STOPS[target.valueAsNumber];
    if (!lane || !weight) return;
    ask(this, ({ race }) => {
      race.configureLane(lane.spec.id, weighedAs(lane.spec.search, weight));
      race.finish();
    });
  }
}

customElements.define('weight-slider', WeightSlider);
