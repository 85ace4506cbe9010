import { css, html, LitElement, nothing } from 'lit';
import { inWords } from '../../../shared/engine/error-words.js';
import { ask } from '../../../shared/kit/act.js';
import { fieldStyle } from '../../../shared/kit/fields.js';
import { fields } from '../../../shared/kit/properties.js';
import { controls } from '../../../shared/kit/styles.js';
import { pageOf } from '../../../shared/puzzles/puzzles.js';
import { allowed, firstDesign, RANGE, runsOf } from '../../../shared/state/plan.js';
import { words } from '../../../shared/words/words.js';
import { Experiments } from '../experiments.js';

/** @import { Design, Doing, Experiment, NumberName } from '../../../shared/state/plan.js' */

/** `<experiment-form>`: designs, starts, shows and cancels an experiment. */
export class ExperimentForm extends LitElement {
  static properties = { ...fields('game experiment chosen'), lanes: { type: Number } };

  static styles = [
    controls,
    fieldStyle,
    css`
      .range {
        display: flex;
        gap: var(--space-2);
      }
      label {
        display: flex;
        align-items: center;
        gap: var(--space-1);
        white-space: nowrap;
      }
      input {
        padding-inline-end: var(--space-1);
        width: 4rem;
      }
      input[type='checkbox'] {
        width: auto;
        min-height: 0;
      }
      input[name='seed'] {
        width: 4.5rem;
      }
      input[name='max_nodes'] {
        width: 7rem;
      }
      .standing {
        min-height: 1.75rem;
      }
      progress {
        flex: 1 1 8rem;
        max-width: 20rem;
      }
      .doing {
        color: var(--ink-muted);
      }
      .failed {
        color: var(--alarm);
      }
    `,
  ];

  constructor() {
    super();
    this.game = '';
    this.lanes = 0;
    this.experiment = /** @type {Experiment | null} */ (null);
    this.chosen = /** @type {Design | null} */ (null);
  }

  /** @returns {Design} */
  get design() {
    return this.chosen ?? this.experiment?.plan ?? firstDesign(this.game);
  }

  render() {
    const say = words.statistics.experiment;
    const isRunning = this.experiment?.status === 'running';
    return html`<form class="row" @submit=${this.#begin}>
        ${this.#field('instances', say.instances)}
        <span class="range">${this.#field('from', say.from)} ${this.#field('to', say.to)}</span>
        ${this.#field('seed', say.seed)}
        ${this.#field('max_nodes', say.max_nodes)}
        ${pageOf(this.game).space.census === 'at-once' ? this.#floors(say) : nothing}
        ${
          isRunning
            ? html`<button type="button" @click=${() => ask(this, (control) => control.service(Experiments)?.cancel())}>
                ${say.cancel}
              </button>`
            : html`<button class="primary">${say.run}</button>`
        }
      </form>
      <div class="standing row">${this.#standing()}</div>`;
  }

  /** @param {typeof words.statistics.experiment} say */
  #floors(say) {
    return html`<label title=${say.floorsLong}>
      <input
        type="checkbox"
        name="floors"
        .checked=${this.design.floors ?? false}
        @change=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => {
          ask(this, (control) =>
            control.service(Experiments)?.design({ ...this.design, floors: target.checked }),
          );
        }}
      />
      ${say.floors}
    </label>`;
  }

  /** @param {NumberName} name @param {string} label */
  #field(name, label) {
    const { min, max } = RANGE[name];
    return html`<label>
      ${label}
      <input
        type="number"
        name=${name}
        min=${min}
        max=${max}
        required
        .value=${String(this.design[name])}
        @change=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => {
          // An emptied field gets its number back. An invalid number stays for correction but is not stored, as a link
          // could not hold it.
          if (Number.isNaN(target.valueAsNumber)) target.value = String(this.design[name]);
          else if (target.validity.valid)
            ask(this, (control) =>
              control
                .service(Experiments)
                ?.design({ ...this.design, [name]: target.valueAsNumber }),
            );
        }}
      />
    </label>`;
  }

  #standing() {
    const say = words.statistics.experiment;
    if (!this.experiment) return html`<p>${say.how(this.lanes)}</p>`;
    const { plan, status, failure, runs, time, instances, doing } = this.experiment;
    switch (status) {
      case 'running':
        return html`<progress
            aria-label=${say.progress}
            max=${runsOf(plan)}
            value=${runs > 0 ? runs : nothing}
          ></progress>
          <p>${say.running(runs, runsOf(plan), time)}</p>
          <p class="doing">${doing ? this.#doing(doing) : ''}</p>`;
      case 'done':
        return html`<p role="status">${say.done(instances.length, runs, time)}</p>`;
      case 'cancelled':
        return html`<p role="status">${say.cancelled(instances.length, plan.instances)}</p>`;
      case 'failed':
        return html`<p role="alert" class="failed">${say.failed(inWords(failure))}</p>`;
      default:
        return nothing;
    }
  }

  /** @param {Doing} doing */
  #doing(doing) {
    if ('looked' in doing) {
      return words.statistics.experiment.looking(this.game, doing.looked, doing.wanted);
    }
    const { name, done, total, bytes } = doing.table;
    const percent = total === null ? null : Math.floor((100 * done) / Math.max(total, 1));
    return words.states.preparing(name, percent, words.format.bytes(bytes));
  }

  /** @param {Event} event */
  #begin(event) {
    event.preventDefault();
    const design = allowed(this.design);
    ask(this, (control) => control.service(Experiments)?.design(design));
    ask(this, (control) => control.service(Experiments)?.begin(design));
  }
}

customElements.define('experiment-form', ExperimentForm);
