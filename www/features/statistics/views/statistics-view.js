import { html, LitElement, nothing } from 'lit';
import { ask } from '../../../shared/kit/act.js';
import { hasOwnSpace } from '../../../shared/puzzles/puzzles.js';
import { focusedLane, isRunning } from '../../../shared/state/state.js';
import { words } from '../../../shared/words/words.js';
import { freshQuality } from '../../quality/state.js';
import { DEPTH_COUNTERS, picturesOf, QUANTITIES } from '../state.js';
import '../../../shared/kit/export-buttons.js';
import '../../../shared/draw/figure-plot.js';
import '../../quality/views/heuristic-quality.js';
import { controls } from '../../../shared/kit/styles.js';
import { qualityMakers } from '../../quality/views/quality-files.js';
import '../../experiments/views/experiment-form.js';
import { experimentNotes, keyOf } from '../../experiments/picture.js';
import { pictureMakers } from '../files.js';
import './numbers-table.js';
import { fields } from '../../../shared/kit/properties.js';
import { pictureOf } from '../pictures.js';
import { statisticsStyle } from './style.js';

/** @import { HeuristicChoice } from '../../../pkg/rolling_cubes.js' */
/** @import { Picture } from '../../../shared/draw/picture.js' */
/** @import { StatisticsSettings as Settings } from '../state.js' */
/** @import { State } from '../../../shared/state/state.js' */

/** Milliseconds between two pictures while lanes run: looks live and costs little. */
const REDRAW = 250;

/** Pictures without an optional logarithmic axis. @type {ReadonlySet<string>} */
const WITHOUT_SCALE = new Set(['branching', 'quality', 'counters']);

/** `<statistics-view>`: one picture of the lanes' counts, and its numbers. */
export class StatisticsView extends LitElement {
  static properties = fields('state heuristics numbers');

  static styles = [controls, statisticsStyle];

  /** The drawn state, slightly older than the newest while lanes run. @type {State | null} */
  #drawn = null;
  #drawnAt = 0;
  #timer = 0;

  constructor() {
    super();
    this.state = /** @type {State | null} */ (null);
    this.heuristics = /** @type {readonly HeuristicChoice[]} */ ([]);
    this.numbers = false;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  willUpdate() {
    const { state } = this;
    if (!state || state === this.#drawn) return;
    const wait = this.#drawnAt + REDRAW - performance.now();
    const only = this.#drawn?.statistics === state.statistics && this.#drawn.key === state.key;
    clearTimeout(this.#timer);
    if (only && isRunning(state) && wait > 0) {
      this.#timer = window.setTimeout(() => this.requestUpdate(), wait);
      return;
    }
    this.#drawn = state;
    this.#drawnAt = performance.now();
  }

  render() {
    const drawn = this.#drawn;
    if (!drawn) return nothing;
    const all = picturesOf(hasOwnSpace(drawn.key));
    const isThere = all.includes(drawn.statistics.picture);
    const state = isThere
      ? drawn
      : { ...drawn, statistics: { ...drawn.statistics, picture: all[0] ?? 'depths' } };
    const { statistics, key, lanes, experiment } = state;
    const isExperiment = statistics.picture === 'experiment';
    const picture = pictureOf(state);
    const isTable = statistics.picture === 'counters';
    return html`
      <div class="first">
        ${this.#choice(all, statistics)}
        <div class="bar row">
          ${this.#options(statistics)} ${this.#scope(state)}
          <export-buttons
            part="exports"
            role="group"
            aria-label=${words.statistics.exports.region}
            .name=${`rolling-cubes-${key}-${statistics.picture}`}
            .makers=${
              statistics.picture === 'quality'
                ? qualityMakers(state, this.heuristics, this)
                : pictureMakers(state, picture, this)
            }
          ></export-buttons>
        </div>
        ${
          isExperiment
            ? html`<experiment-form
                .game=${key}
                .lanes=${lanes.length}
                .experiment=${experiment}
                .chosen=${state.design}
              ></experiment-form>`
            : nothing
        }
        ${this.#body(state, picture)}
        ${picture.note ? html`<p class="notes">${picture.note}</p>` : nothing}
        ${isExperiment && experiment ? html`<p class="notes">${experimentNotes(experiment, key)}</p>` : nothing}
      </div>
      ${
        isTable || picture.table.rows.length === 0
          ? nothing
          : html`<details ?open=${this.numbers} @toggle=${this.#toggled}>
              <summary>${words.statistics.numbers}</summary>
              ${
                this.numbers
                  ? html`<numbers-table .table=${picture.table} @pick=${this.#picked}></numbers-table>`
                  : nothing
              }
            </details>`
      }
    `;
  }

  /** @param {State} state @param {Picture} picture */
  #body(state, { figure, table, empty }) {
    const { statistics, key, quality } = state;
    if (statistics.picture === 'counters') {
      return html`<numbers-table turned .table=${table}></numbers-table>`;
    }
    if (statistics.picture === 'quality') {
      return html`<heuristic-quality
        .game=${key}
        .quality=${quality}
        .heuristics=${this.heuristics}
        .lane=${focusedLane(state)}
      ></heuristic-quality>`;
    }
    if (!figure) return html`<p class="empty">${empty}</p>`;
    return html`<figure-plot .figure=${figure} @pick=${this.#picked}></figure-plot>`;
  }

  /** @param {readonly Settings['picture'][]} all @param {Settings} settings */
  #choice(all, { picture }) {
    return html`<div class="choice row" part="choice" role="radiogroup" aria-label=${words.statistics.choose}>
      ${all.map(
        (name) => html`<label>
          <input
            type="radio"
            name="picture"
            .checked=${name === picture}
            @change=${() => this.#set({ picture: name })}
          />
          <span data-name=${words.statistics.pictures[name]}>${words.statistics.pictures[name]}</span>
        </label>`,
      )}
    </div>`;
  }

  /** @param {Settings} settings */
  #options({ picture, counter, quantity, logarithmic }) {
    const say = words.statistics;
    const isGrowth = picture === 'iterations' && quantity === 'growth';
    return html`
      ${
        picture === 'depths'
          ? select(
              say.counter,
              DEPTH_COUNTERS.map((name) => [name, say.columns[name].name]),
              counter,
              (value) => this.#set({ counter: value }),
            )
          : nothing
      }
      ${
        picture === 'iterations'
          ? select(
              say.quantity,
              QUANTITIES.map((name) => [name, say.quantities[name]]),
              quantity,
              (value) => this.#set({ quantity: value }),
            )
          : nothing
      }
      ${
        WITHOUT_SCALE.has(picture) || isGrowth
          ? nothing
          : html`<label title=${say.logarithmicLong}>
              <input
                type="checkbox"
                .checked=${logarithmic}
                @change=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) =>
                  this.#set({ logarithmic: target.checked })}
              />
              ${say.logarithmic}
            </label>`
      }
    `;
  }

  /** @param {State} state */
  #scope({ statistics, quality }) {
    const isKnown = this.heuristics.some(({ exact }) => exact);
    if (statistics.picture !== 'quality' || !isKnown) return nothing;
    const { scope, scopes } = words.quality;
    const names = /** @type {(keyof typeof scopes)[]} */ (Object.keys(scopes));
    return select(
      scope,
      names.map((name) => [name, scopes[name]]),
      quality.scope,
      (value) => ask(this, (control) => control.page.set({ quality: freshQuality('', value) })),
    );
  }

  /** @param {Partial<Settings>} change */
  #set(change) {
    ask(this, (control) => control.page.change('statistics', change));
  }

  /** @param {CustomEvent<string>} event */
  #picked({ detail }) {
    const { plan, instances = [] } = this.state?.experiment ?? {};
    const instance = instances.find((one) => keyOf(one) === detail);
    if (!plan || !instance) return;
    const problems = [{ start: instance.start, goal: plan.goal }];
    ask(this, (control) => control.problem.take(problems, 'own'));
  }

  /** @param {Event & {target: HTMLDetailsElement}} event */
  #toggled({ target }) {
    this.numbers = target.open;
  }
}

/**
 * @template {string} T @param {string} label @param {readonly (readonly [T, string])[]} choices
 * @param {T} chosen @param {(value: T) => void} choose
 */
const select = (label, choices, chosen, choose) => html`<label
  ><span>${label}</span>
  <select
  @change=${(/** @type {Event & {target: HTMLSelectElement}} */ { target }) =>
    choose(/** @type {T} */ (target.value))}
>
  ${choices.map(([value, name]) => html`<option value=${value} .selected=${value === chosen}>${name}</option>`)}
</select></label>`;

customElements.define('statistics-view', StatisticsView);
