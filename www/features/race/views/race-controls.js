import { css, html, LitElement, nothing } from 'lit';
import { ask } from '../../../shared/kit/act.js';
import { fields, flags } from '../../../shared/kit/properties.js';
import { controls } from '../../../shared/kit/styles.js';
import { searchesOf, stageOf } from '../../../shared/state/traits.js';
import { words } from '../../../shared/words/words.js';

/** @import { Mode } from '../../../shared/state/state.js' */

/** The slider's places: these digits in each of seven decades of nodes a second, then full speed. */
const DIGITS = [1, 2, 3, 5];
/** @type {(number | null)[]} */
export const RATES = Array.from({ length: 7 }, (_, decade) =>
  DIGITS.map((digit) => digit * 10 ** decade),
)
  .flat()
  .concat(10_000_000);
RATES.push(null);

/** `<race-controls>`: run, pause, one node, one layer, to the end, restart, and the speed. */
export class RaceControls extends LitElement {
  static properties = {
    ...fields('speed mode algorithms'),
    ...flags('running begun over brief'),
    few: { type: Boolean, reflect: true },
  };

  static styles = [
    controls,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2);
      }
      .run {
        min-width: calc(5.5 * var(--unit));
      }
      .stage {
        max-inline-size: calc(8.75 * var(--unit));
        padding-inline: var(--space-2);
        font-size: var(--text-m);
        line-height: 1.15;
        white-space: normal;
        text-wrap: balance;
      }
      /* The disabled attribute would lose the focus. */
      button[aria-disabled='true'],
      button[aria-disabled='true']:hover {
        opacity: 0.6;
        cursor: default;
        color: var(--ink-muted);
        background: transparent;
        border-color: var(--line);
      }
      @media (forced-colors: active) {
        button[aria-disabled='true'] {
          opacity: 1;
          color: GrayText;
          border-color: GrayText;
        }
      }
      .speed {
        display: grid;
        grid-template-columns: minmax(calc(5 * var(--unit)), 1fr);
        align-items: center;
        flex: 1 1 calc(8 * var(--unit));
        margin-inline-start: var(--space-2);
      }
      .speed output {
        font-size: var(--text-s);
        color: var(--ink-muted);
        text-align: center;
        margin-block-start: calc(-1 * var(--space-2));
        line-height: 1;
      }
      @media (max-width: 799px) {
        :host {
          gap: var(--space-1);
        }
        .stage {
          max-inline-size: calc(5.5 * var(--unit));
          font-size: var(--text-s);
          line-height: 1.1;
        }
        button {
          padding-inline: var(--space-1);
          flex: 1 1 auto;
        }
        .run {
          min-width: calc(4.5 * var(--unit));
        }
        .speed {
          grid-template-columns: minmax(calc(5 * var(--unit)), 1fr) 7.5em;
          margin-inline-start: 0;
          flex-basis: 100%;
        }
        .speed output {
          margin-block-start: 0;
          text-align: end;
        }
        :host([few]) .speed {
          grid-template-columns: minmax(0, 1fr);
          flex-basis: calc(7 * var(--unit));
        }
        :host([few]) .speed output {
          text-align: center;
        }
      }
      /* One row, or half of the content would be below. */
      @media (max-width: 359px) {
        :host {
          column-gap: var(--space-1);
        }
        button {
          padding-inline: calc(0.2 * var(--unit));
          font-size: var(--text-m);
        }
        .stage {
          max-inline-size: calc(4.5 * var(--unit));
          padding-inline: calc(0.2 * var(--unit));
        }
        .run {
          min-width: calc(3.25 * var(--unit));
        }
      }
    `,
  ];

  constructor() {
    super();
    this.running = false;
    this.begun = false;
    this.over = false;
    /** Nodes a second; null is full speed. */
    this.speed = /** @type {number | null} */ (null);
    this.mode = /** @type {Mode} */ ('time');
    this.brief = false;
    /** Without those that step one lane too. */
    this.few = false;
    this.algorithms = /** @type {readonly string[]} */ ([]);
  }

  render() {
    const { running, begun, over, speed, mode, few } = this;
    const say = words.race;
    const stages = this.algorithms.map((algorithm) => stageOf({ algorithm }));
    const rate = speed === null ? say.full : say.rate(speed, mode);
    /** @type {(act: 'run' | 'pause' | 'step' | 'stage' | 'finish' | 'restart', name: string, long: string, off: boolean, look?: string) => unknown} */
    const button = (act, name, long, off, look = '') => html`<button
      class=${look}
      title=${over && off ? say.over : long}
      aria-disabled=${off}
      @click=${() => off || ask(this, (control) => control.race[act]())}
    >
      ${name}
    </button>`;
    return html`
      ${
        running
          ? button('pause', say.pause, say.pause, false, 'primary run')
          : few && over
            ? nothing
            : button('run', say.run, say.run, over, over ? 'run' : 'primary run')
      }
      ${few ? nothing : button('step', say.step, say.stepLong[mode], running || over)}
      ${few ? nothing : button('stage', say.stage(stages), say.stageLong(stages, searchesOf), running || over, 'stage')}
      ${this.brief ? nothing : button('finish', say.end, say.endLong, over)}
      ${few && !over ? nothing : button('restart', say.restart, say.restart, !begun, over ? 'primary' : '')}
      ${
        this.brief
          ? nothing
          : html`<label class="speed">
        <input
          type="range"
          min="0"
          max=${RATES.length - 1}
          .value=${String(RATES.indexOf(speed))}
          aria-label=${say.speed}
          aria-valuetext=${rate}
          @input=${this.#slid}
        />
        <output aria-live="off">${rate}</output>
      </label>`
      }
    `;
  }

  /** @param {Event & {target: HTMLInputElement}} event */
  #slid({ target }) {
    ask(this, (control) => control.race.setSpeed(RATES[target.valueAsNumber] ?? null));
  }
}

customElements.define('race-controls', RaceControls);
