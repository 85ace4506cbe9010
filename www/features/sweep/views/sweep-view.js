import { css, html, LitElement, nothing } from 'lit';
import '../../../shared/draw/figure-plot.js';
import { inWords } from '../../../shared/engine/error-words.js';
import { ask } from '../../../shared/kit/act.js';
import '../../../shared/kit/export-buttons.js';
import { listenForDrops } from '../../../shared/kit/drop.js';
import { fieldStyle } from '../../../shared/kit/fields.js';
import { controls } from '../../../shared/kit/styles.js';
import { keyOf } from '../../../shared/puzzles/puzzles.js';
import { SWEPT, sharedEnd } from '../../../shared/puzzles/swept.js';
import { FRESH, WANTED } from '../../../shared/state/slices/sweep.js';
import { problemOf } from '../../../shared/state/state.js';
import { words } from '../../../shared/words/words.js';
import { MOST_SEED } from '../link.js';
import { countedOf } from '../report.js';
import { isSweptHere } from '../sweeps.js';
import { boxesFigure, pairOf, problemsIn, sharesFigure, sweepMakers } from './sweep-files.js';

/** @import { Plot } from '../../../shared/draw/figure.js' */
/** @import { State } from '../../../shared/state/state.js' */
/** @import { Report } from '../report.js' */

/** `<sweep-view>`: required expansions over all problems of a puzzle, and which side and family of searches needs fewer. */
export class SweepView extends LitElement {
  /** @override */
  static properties = {
    state: { attribute: false },
    over: { type: Boolean, reflect: true },
  };

  /** @override */
  static styles = [
    controls,
    fieldStyle,
    css`
      :host {
        display: grid;
        grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr);
        gap: var(--space-1);
        container-type: inline-size;
        min-width: 0;
        min-height: 0;
      }
      :host([over]) {
        outline: 2px dashed var(--accent);
        outline-offset: -2px;
      }
      .bar {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-1) var(--space-2);
      }
      label {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-width: 0;
      }
      select {
        max-inline-size: 14rem;
      }
      input[type='number'] {
        background: var(--paper);
        inline-size: 6rem;
      }
      progress {
        flex: 1 1 6rem;
      }
      .source {
        color: var(--ink-muted);
        font-size: var(--text-s);
      }
      .refused {
        color: var(--alarm);
      }
      .pictures {
        display: grid;
        grid-template: minmax(0, 1fr) / minmax(0, 1.5fr) minmax(0, 1fr);
        gap: var(--space-4);
        min-height: 0;
      }
      .picture {
        display: grid;
        grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
        min-width: 0;
        min-height: 0;
      }
      export-buttons {
        justify-content: end;
        font-size: var(--text-s);
      }
      .alone {
        display: grid;
        align-content: start;
        gap: var(--space-3);
        max-width: 44rem;
        margin-block-start: var(--space-3);
      }
      @container (max-width: 40rem) {
        .pictures {
          display: block;
        }
        .picture {
          grid-template-rows: 24rem auto;
          margin-block-end: var(--space-4);
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {State | null} */
    this.state = null;
    this.over = false;
    listenForDrops(this, (file, event) => {
      event.preventDefault();
      this.#open(file);
    });
  }

  /** @override */
  render() {
    const { state } = this;
    if (!state) return nothing;
    const say = words.sweep;
    const { report, problem, refused, phase, failure } = state.atlas.sweep ?? FRESH;
    return html`${this.#bar(state)}
      <div>
        ${problem ? html`<p class="refused" role="alert">${say.refused(refused, problem)}</p>` : nothing}
        ${phase === 'failed' ? html`<p class="refused" role="alert">${say.failed(inWords(failure))}</p>` : nothing}
        ${report ? this.#told(state, report) : nothing}
      </div>
      ${report ? this.#pictures(state, report) : this.#alone(state)}`;
  }

  /** @param {State} state */
  #bar(state) {
    const say = words.sweep;
    const { report, phase, progress, place, wanted, seed } = state.atlas.sweep ?? FRESH;
    const isRunning = phase === 'running';
    return html`<div class="bar">
      <button
        title=${say.kindsLong.census}
        @click=${() => ask(this, ({ counting }) => counting.sweeps?.show(false))}
      >
        ${say.kinds.census}
      </button>
      ${
        report && report.summaries.length > 1
          ? html`<label>
              <span>${say.heuristics}</span>
              <select
                @change=${(/** @type {Event & {target: HTMLSelectElement}} */ { target }) =>
                  ask(this, ({ counting }) => counting.sweeps?.look(target.selectedIndex))}
              >
                ${report.summaries.map(
                  (summary, n) =>
                    html`<option .selected=${n === place}>${pairOf(summary)}</option>`,
                )}
              </select>
            </label>`
          : nothing
      }
      ${
        isRunning
          ? html`<progress
                aria-label=${say.progressName}
                max=${progress.of || nothing}
                value=${progress.of ? progress.done : nothing}
              ></progress>
              <span>${say.progress(progress.done, progress.of)}</span>
              <button @click=${() => ask(this, ({ counting }) => counting.sweeps?.cancel())}>
                ${say.cancel}
              </button>`
          : nothing
      }
      ${
        isSweptHere(state.key) && !isRunning
          ? html`<label>
                <span>${say.wanted}</span>
                <select
                  @change=${(/** @type {Event & {target: HTMLSelectElement}} */ { target }) =>
                    ask(this, ({ counting }) =>
                      counting.sweeps?.want(WANTED[target.selectedIndex] ?? wanted),
                    )}
                >
                  ${WANTED.map((n) => html`<option .selected=${n === wanted}>${say.about_n(n)}</option>`)}
                </select>
              </label>
              <label>
                <span>${say.seed}</span>
                <input
                  type="number"
                  inputmode="numeric"
                  min="0"
                  max=${MOST_SEED}
                  required
                  title=${say.seedLong}
                  .value=${`${seed}`}
                  @change=${this.#drawn}
                />
              </label>
              <button
                class=${report ? '' : 'primary'}
                @click=${() => ask(this, ({ counting }) => counting.sweeps?.begin())}
              >
                ${say.count}
              </button>`
          : nothing
      }
      <button title=${say.openLong} @click=${() => this.#input?.click()}>${say.open}</button>
      <input
        type="file"
        hidden
        accept=".json,application/json"
        aria-label=${say.open}
        @change=${this.#picked}
      />
    </div>`;
  }

  /** @param {State} state */
  #alone(state) {
    const say = words.sweep;
    const { key } = state;
    const end = SWEPT[key];
    return html`<div class="alone">
      <p>${say.about}</p>
      <p>${end && isSweptHere(key) ? say.shared(key, end, problemOf(state)[end]) : say.elsewhere(key)}</p>
      <p>${words.text.about(say.open, say.openLong)}</p>
    </div>`;
  }

  /** @param {State} state @param {Report} report */
  #shown({ atlas: { sweep } }, report) {
    const summary = report.summaries[sweep?.place ?? 0] ?? report.summaries[0];
    if (!summary) throw new Error('a report has a pair of heuristics');
    const key = keyOf({ name: report.puzzle, side: Math.sqrt(report.fixed.length) });
    return { summary, key, end: sharedEnd(key) };
  }

  /** @param {State} state @param {Report} report */
  #told(state, report) {
    const say = words.sweep;
    const { summary, key, end } = this.#shown(state, report);
    const { backward_against_forward: sides, two_sides_against_one: families } = summary;
    return html`<p>${say.verdict(sides, families, countedOf(summary))}</p>
      <p class="source">
        ${problemsIn(report, summary, key, end)}
        (<span title=${report.command}>${say.source(state.atlas.sweep?.from ?? '', report.shard)}</span>)
      </p>`;
  }

  /** @param {State} state @param {Report} report */
  #pictures(state, report) {
    const { summary, key, end } = this.#shown(state, report);
    const subtitle = problemsIn(report, summary, key, end);
    const makers = sweepMakers(report, summary, subtitle, this);
    const picture = (/** @type {'shares' | 'boxes'} */ name, /** @type {Plot} */ figure) =>
      html`<div class="picture">
        <figure-plot .figure=${figure}></figure-plot>
        <export-buttons
          role="group"
          aria-label=${words.text.about(words.statistics.exports.region, figure.title)}
          .name=${`rolling-cubes-${report.puzzle}-sweep-${name}`}
          .makers=${makers[name]}
        ></export-buttons>
      </div>`;
    return html`<div class="pictures">
      ${picture('shares', sharesFigure(summary))} ${picture('boxes', boxesFigure(summary))}
    </div>`;
  }

  /** @returns {HTMLInputElement | null} */
  get #input() {
    return this.renderRoot.querySelector('input[type=file]');
  }

  /** An invalid seed is reset. @param {Event & {target: HTMLInputElement}} event */
  #drawn({ target }) {
    const seed = target.valueAsNumber;
    const isFit = Number.isInteger(seed) && seed >= 0 && seed <= MOST_SEED;
    if (isFit) ask(this, ({ counting }) => counting.sweeps?.draw(seed));
    else target.value = `${(this.state?.atlas.sweep ?? FRESH).seed}`;
  }

  #picked() {
    const input = this.#input;
    this.#open(input?.files?.[0]);
    // Allows the same file to be opened again after a correction.
    if (input) input.value = '';
  }

  /** @param {File | undefined} file */
  #open(file) {
    if (file) ask(this, ({ counting }) => counting.sweeps?.open(file));
  }
}

customElements.define('sweep-view', SweepView);
