import { css, html, LitElement, nothing } from 'lit';
import { ask } from '../../shared/kit/act.js';
import { fieldStyle } from '../../shared/kit/fields.js';
import { icons } from '../../shared/kit/icons.js';
import { fields } from '../../shared/kit/properties.js';
import { controls } from '../../shared/kit/styles.js';
import { whole } from '../../shared/kit/whole.js';
import { isAtWork } from '../../shared/state/state.js';
import { stageOf } from '../../shared/state/traits.js';
import { words } from '../../shared/words/words.js';

/** @import { LaneState } from '../../shared/state/state.js' */
/** @import { Travel } from '../../shared/state/lane-news.js' */

/** `<travel-bar>`: steps one lane's run forward and back. */
export class TravelBar extends LitElement {
  static properties = fields('lane target written');

  static styles = [
    controls,
    fieldStyle,
    css`
      :host {
        container-type: inline-size;
        display: grid;
        grid-template-columns: repeat(5, auto) minmax(0, 1fr);
        align-items: center;
        gap: var(--space-1);
      }
      form {
        display: flex;
        justify-content: end;
        align-items: baseline;
        gap: var(--space-1);
        min-width: 0;
        white-space: nowrap;
      }
      form input {
        text-align: end;
        padding: 0 var(--space-1);
        min-width: 0;
        flex: 0 1 6.5em;
        width: 6.5em;
      }
      form input:hover {
        border-color: var(--accent);
      }
      /* Wide enough for tens of millions, so that the layout is stable. */
      .of {
        min-width: 6.25em;
        color: var(--ink-muted);
        font-size: var(--text-s);
      }
      input[type='range'] {
        grid-column: 1 / -1;
      }
      /* On a phone and beside a lesson, the total moves to the end of the slider. */
      @container (max-width: 25em) {
        form {
          display: contents;
        }
        form input {
          grid-column: 6;
          justify-self: end;
          max-width: 100%;
        }
        .of {
          grid-area: 2 / 6;
          padding-inline-end: var(--space-1);
          text-align: end;
        }
        input[type='range'] {
          grid-area: 2 / 1 / 3 / 6;
        }
      }
      /* On the narrowest screens the field is before the slider. */
      @media (max-width: 359px) {
        form {
          display: flex;
          grid-area: 2 / 1 / 3 / 5;
          justify-content: start;
        }
        form input {
          width: 5.5em;
        }
        .of {
          text-align: start;
        }
        input[type='range'] {
          grid-area: 2 / 5 / 3 / -1;
        }
      }
    `,
  ];

  #held = false;

  constructor() {
    super();
    this.lane = /** @type {LaneState | null} */ (null);
    /** The slider's target, until the search has reached it. @type {number | null} */
    this.target = null;
    /** Text in the field, until committed or left. @type {string | null} */
    this.written = null;
  }

  willUpdate() {
    if (this.lane?.phase !== 'away' && !this.#held) this.target = null;
  }

  render() {
    const { lane } = this;
    if (!lane) return nothing;
    const say = words.travel;
    const { phase, furthest } = lane;
    const stage = stageOf(lane.spec.search);
    const node = this.target ?? lane.snapshot?.generated ?? 0;
    const failed = phase === 'failed';
    const working = isAtWork(lane);
    const atStart = failed || node === 0;
    const atEnd = failed || phase === 'ended';
    /** @type {(label: string, key: string, sign: unknown, order: Travel, disabled: boolean) => unknown} */
    const button = (label, key, sign, order, disabled) => html`<button
      class="icon"
      aria-label=${label}
      title=${say.withKey(label, key)}
      aria-keyshortcuts=${key}
      ?disabled=${disabled}
      @click=${() => this.#go(order)}
    >
      ${sign}
    </button>`;
    return html`
      ${button(say.stageBack(stage), 'Shift+,', icons.farBack, { type: 'stage-back' }, atStart)}
      ${button(say.back, ',', icons.stepBack, { type: 'back', nodes: 1 }, atStart)}
      <button
        class="icon primary"
        aria-label=${working ? say.pause : say.play}
        title=${working ? say.pause : say.play}
        ?disabled=${failed}
        @click=${() => (working ? this.#go({ type: 'pause' }) : ask(this, (control) => control.race.playLane(lane.spec.id)))}
      >
        ${working ? icons.pause : icons.play}
      </button>
      ${button(say.forward, '.', icons.stepForward, { type: 'step', nodes: 1 }, atEnd)}
      ${button(say.stageForward(stage), 'Shift+.', icons.farForward, { type: 'stage' }, atEnd)}
      <form @submit=${this.#jumped}>
        <input
          inputmode="numeric"
          autocomplete="off"
          aria-label=${say.node}
          title=${say.nodeLong}
          .value=${this.written ?? words.format.count(node)}
          ?disabled=${failed}
          @focus=${this.#entered}
          @input=${this.#wrote}
          @blur=${this.#left}
        />
        <span class="of">${say.of(furthest)}</span>
      </form>
      <input
        type="range"
        min="0"
        max=${furthest}
        .value=${String(node)}
        ?disabled=${failed || furthest === 0}
        aria-label=${say.slider}
        aria-valuetext=${say.valueText(node, furthest)}
        @input=${this.#slid}
        @change=${this.#released}
      />
    `;
  }

  /** @param {Travel} order */
  #go(order) {
    this.target = null;
    const id = this.lane?.spec.id;
    if (id !== undefined) ask(this, (control) => control.race.travel(id, order));
  }

  /** @param {Event & {target: HTMLInputElement}} event */
  #slid({ target }) {
    const nodes = target.valueAsNumber;
    this.#go({ type: 'seek', nodes });
    this.#held = true;
    this.target = nodes;
  }

  #released() {
    this.#held = false;
    this.requestUpdate();
  }

  /** @param {FocusEvent & {target: HTMLInputElement}} event */
  #entered({ target }) {
    target.select();
  }

  /** @param {Event & {target: HTMLInputElement}} event */
  #wrote({ target }) {
    this.written = target.value;
    target.setCustomValidity('');
  }

  /** @param {Event & {target: HTMLInputElement}} event */
  #left({ target }) {
    this.written = null;
    target.setCustomValidity('');
  }

  /** @param {Event & {target: HTMLFormElement}} event */
  #jumped(event) {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (event.target.querySelector('input'));
    const node = whole(field.value, 0, Number.MAX_SAFE_INTEGER);
    if (node !== null) {
      this.written = null;
      this.#go({ type: 'seek', nodes: node });
    } else {
      field.setCustomValidity(words.travel.nodeWrong(field.value));
      field.reportValidity();
    }
  }
}
customElements.define('travel-bar', TravelBar);
