import { css, html, LitElement } from 'lit';
import { words } from '../messages.js';
import { ask } from './act.js';
import { controls } from './styles.js';

/** The slider's places: these digits in each of seven decades of nodes a second, then full speed. */
const DIGITS = [1, 2, 3, 5];
/** @type {(number | null)[]} */
const RATES = Array.from({ length: 7 }, (_, decade) => DIGITS.map((digit) => digit * 10 ** decade))
  .flat()
  .concat(10_000_000);
RATES.push(null);

/** `<race-controls>`: run, pause, one node, one layer, to the end, restart, and the speed. */
export class RaceControls extends LitElement {
  /** @override */
  static properties = {
    running: { type: Boolean },
    begun: { type: Boolean },
    over: { type: Boolean },
    speed: { attribute: false },
  };

  /** @override */
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
          gap: var(--space-1) var(--space-2);
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
  }

  /** @override */
  render() {
    const { running, begun, over, speed } = this;
    const say = words.race;
    const rate = speed === null ? say.full : say.rate(speed);
    /** @type {(type: 'step' | 'stage' | 'end' | 'restart', name: string, long: string, disabled: boolean) => unknown} */
    const button = (type, name, long, disabled) => html`<button
      aria-label=${long}
      title=${long}
      ?disabled=${disabled}
      @click=${() => ask(this, { type })}
    >
      ${name}
    </button>`;
    return html`
      <button
        class="primary run"
        @click=${() => ask(this, { type: running ? 'pause' : 'run' })}
      >
        ${running ? say.pause : say.run}
      </button>
      ${button('step', say.step, say.stepLong, running || over)}
      ${button('stage', say.stage, say.stageLong, running || over)}
      <button title=${say.endLong} ?disabled=${over} @click=${() => ask(this, { type: 'end' })}>
        ${say.end}
      </button>
      <button ?disabled=${!begun} @click=${() => ask(this, { type: 'restart' })}>
        ${say.restart}
      </button>
      <label class="speed">
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
      </label>
    `;
  }

  /** @param {Event & {target: HTMLInputElement}} event */
  #slid({ target }) {
    ask(this, { type: 'speed', rate: RATES[target.valueAsNumber] ?? null });
  }
}

customElements.define('race-controls', RaceControls);
