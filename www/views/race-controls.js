import { css, html, LitElement } from 'lit';
import { words } from '../messages.js';
import { ask } from './act.js';
import { controls } from './styles.js';

/** The slider's places: these digits in each of seven decades of nodes a second, then full speed. */
const DIGITS = [1, 2, 3, 5];
const RATES = Array.from({ length: 7 }, (_, decade) => DIGITS.map((digit) => digit * 10 ** decade))
  .flat()
  .concat(10_000_000, Number.POSITIVE_INFINITY);

/** `<race-controls>`: run, pause, one node, to the end, restart, and the speed. */
export class RaceControls extends LitElement {
  /** @override */
  static properties = {
    running: { type: Boolean },
    begun: { type: Boolean },
    over: { type: Boolean },
    speed: { type: Number },
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
        min-width: 5.5rem;
      }
      .speed {
        display: grid;
        grid-template-columns: auto minmax(5rem, 1fr);
        align-items: center;
        column-gap: var(--space-2);
        flex: 1 1 12rem;
        margin-inline-start: var(--space-3);
      }
      .speed output {
        grid-column: 1 / -1;
        font-size: var(--text-s);
        color: var(--ink-muted);
        text-align: end;
        margin-block-start: calc(-1 * var(--space-2));
        line-height: 1;
      }
      @media (max-width: 799px) {
        .speed {
          grid-template-columns: auto minmax(5rem, 1fr) 7em;
          margin-inline-start: 0;
          flex-basis: 100%;
        }
        .speed output {
          grid-column: auto;
          margin-block-start: 0;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.running = false;
    this.begun = false;
    this.over = false;
    this.speed = 1;
  }

  /** @override */
  render() {
    const { running, begun, over, speed } = this;
    const say = words.race;
    const rate = speed === Number.POSITIVE_INFINITY ? say.full : say.rate(speed);
    return html`
      <button
        class="primary run"
        @click=${() => ask(this, { type: running ? 'pause' : 'run' })}
      >
        ${running ? say.pause : say.run}
      </button>
      <button
        aria-label=${say.stepLong}
        title=${say.stepLong}
        ?disabled=${running || over}
        @click=${() => ask(this, { type: 'step' })}
      >
        ${say.step}
      </button>
      <button title=${say.endLong} ?disabled=${over} @click=${() => ask(this, { type: 'end' })}>${say.end}</button>
      <button ?disabled=${!begun} @click=${() => ask(this, { type: 'restart' })}>
        ${say.restart}
      </button>
      <label class="speed">
        <span>${say.speed}</span>
        <input
          type="range"
          min="0"
          max=${RATES.length - 1}
          .value=${String(Math.max(0, RATES.indexOf(speed)))}
          aria-valuetext=${rate}
          @input=${this.#slid}
        />
        <output aria-live="off">${rate}</output>
      </label>
    `;
  }

  /** @param {Event & {target: HTMLInputElement}} event */
  #slid({ target }) {
    ask(this, { type: 'speed', rate: RATES[target.valueAsNumber] ?? Number.POSITIVE_INFINITY });
  }
}

customElements.define('race-controls', RaceControls);
