import { css, html, LitElement, nothing } from 'lit';
import { ask } from '../../../shared/kit/act.js';
import { fields } from '../../../shared/kit/properties.js';
import { controls } from '../../../shared/kit/styles.js';
import { pageOf } from '../../../shared/puzzles/puzzles.js';
import { problemOf } from '../../../shared/state/state.js';
import { words } from '../../../shared/words/words.js';
import { Atlas } from '../atlas.js';
import {
  countsOf,
  deepestOf,
  hasPatterns,
  lookedAtOf,
  meanOf,
  partAbove,
  totalOf,
} from '../census.js';
import { lookAt } from '../look.js';

/** @import { SurveyReport } from '../../../pkg/rolling_cubes.js' */
/** @import { Kind, Look } from '../state.js' */
/** @import { State } from '../../../shared/state/state.js' */

/** @type {readonly Kind[]} */
const KINDS = ['positions', 'patterns'];

/** `<census-facts>`: a census in numbers, its options, and the depths of board and goal. */
export class CensusFacts extends LitElement {
  static properties = fields('state report here');

  static styles = [
    controls,
    css`
      :host {
        display: block;
      }
      .bar {
        gap: 0 var(--space-2);
        margin-block-end: var(--space-1);
      }
      .kinds {
        display: flex;
      }
      .kinds button {
        border-radius: 0;
        margin-inline-end: -1px;
      }
      .kinds button:first-child {
        border-start-start-radius: var(--radius);
        border-end-start-radius: var(--radius);
      }
      .kinds button:last-child {
        border-start-end-radius: var(--radius);
        border-end-end-radius: var(--radius);
      }
      label {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-height: var(--touch);
        margin-inline-start: auto;
        cursor: pointer;
      }
      input[type='checkbox'] {
        inline-size: 1.125rem;
        block-size: 1.125rem;
        margin: 0;
      }
      progress {
        flex: 1 1 6rem;
      }
      strong {
        font-size: var(--text-l);
      }
      button.link {
        min-height: 0;
        padding: 0;
        border: 0;
        color: var(--accent);
        text-decoration: underline;
        text-underline-offset: 0.2em;
        text-decoration-thickness: 1px;
      }
    `,
  ];

  constructor() {
    super();
    this.state = /** @type {State | null} */ (null);
    this.report = /** @type {SurveyReport | null} */ (null);
    this.here = '';
  }

  render() {
    const { state, report } = this;
    if (!state || !report) return nothing;
    const running = state.atlas.census.phase === 'running';
    const choices = !running && hasPatterns(report);
    return html`
      <div class="bar row">
        ${running ? this.#progress(state.key, report) : nothing}
        ${choices ? this.#kinds(state, report) : nothing}
        ${running || choices ? nothing : this.#numbers(state, report)}
        ${running ? nothing : this.#scale(state)}
      </div>
      ${choices ? this.#numbers(state, report) : nothing}
      <p aria-live="polite">${this.#places(state, report)}</p>
    `;
  }

  /** @param {string} key @param {SurveyReport} report */
  #progress(key, { positions }) {
    const say = words.atlas;
    const total = pageOf(key).space.positions;
    return html`<progress
        aria-label=${say.progressName}
        max=${total || nothing}
        value=${total ? positions : nothing}
      ></progress>
      <span>${say.progress(positions, total)}</span>
      <button @click=${() => ask(this, (control) => control.service(Atlas)?.cancel())}>${say.cancel}</button>`;
  }

  /** @param {State} state @param {SurveyReport} report */
  #kinds({ atlas: { look } }, report) {
    const say = words.atlas;
    const shown = lookedAtOf(report, look).kind;
    return html`<div class="kinds" role="group" aria-label=${say.kind}>
      ${KINDS.map(
        (kind) => html`<button
          aria-pressed=${kind === shown}
          title=${say.kindsLong[kind]}
          @click=${() => this.#look({ kind, depth: null })}
        >
          ${say.kinds[kind]}
        </button>`,
      )}
    </div>`;
  }

  /** @param {State} state */
  #scale({ atlas: { look } }) {
    return html`<label title=${words.atlas.logarithmicLong}>
      <input
        type="checkbox"
        .checked=${look.logarithmic}
        @change=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) =>
          this.#look({ logarithmic: target.checked })}
      />
      ${words.atlas.logarithmic}
    </label>`;
  }

  /** @param {State} state @param {SurveyReport} report */
  #numbers({ key, atlas: { look } }, report) {
    const say = words.atlas;
    const { kind } = lookedAtOf(report, look);
    const counts = countsOf(report, kind);
    const deepest = deepestOf(counts);
    return html`<p>
      <strong>${say.total(kind, totalOf(counts))}</strong> · ${say.mean(meanOf(counts))} ·
      <button class="link" title=${say.deepestLong} @click=${() => this.#look({ depth: null })}>
        ${say.deepest(key, deepest, counts[deepest] ?? 0)}
      </button>
    </p>`;
  }

  /** @param {State} state @param {SurveyReport} report */
  #places(state, report) {
    const say = words.atlas;
    const { key, atlas } = state;
    const here = atlas.census.depths[this.here];
    const goal = atlas.census.goals[problemOf(state).goal];
    const above = partAbove(countsOf(report, 'positions'), here ?? 0);
    return words.text.sentences([
      typeof here === 'number' ? say.here(key, here, above) : '',
      goal === undefined ? '' : say.goal(key, goal),
    ]);
  }

  /** @param {Partial<Look>} look */
  #look(look) {
    lookAt(this, look);
  }
}

customElements.define('census-facts', CensusFacts);
