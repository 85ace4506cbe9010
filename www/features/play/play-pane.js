import { css, html, LitElement, nothing } from 'lit';
import { laneMark } from '../../shared/draw/lane-mark.js';
import { ask } from '../../shared/kit/act.js';
import { controls } from '../../shared/kit/styles.js';
import { focusedLane, isOver, isRunning, problemOf } from '../../shared/state/state.js';
import { words } from '../../shared/words/words.js';
import { stateInWords, verdictInWords } from '../race/views/in-words.js';

/** @import { LaneState, State } from '../../shared/state/state.js' */

/** The lesson to begin with. */
export const FIRST_LESSON = { id: 'states', step: 0, due: true };

/** `<play-pane>`: beside the board what it is about, two searches to be watched on the same problem, and three ways on. */
export class PlayPane extends LitElement {
  /** @override */
  static properties = { state: { attribute: false } };

  /** @override */
  static styles = [
    controls,
    css`
      :host {
        container-type: inline-size;
        display: grid;
        grid-template: repeat(4, auto) 1fr auto / minmax(0, 1fr);
        gap: var(--space-4);
        min-width: 0;
        min-height: 100%;
      }
      h2 {
        font-size: var(--text-xl);
        line-height: 1.15;
        text-wrap: balance;
      }
      .about {
        color: var(--ink-muted);
        font-size: var(--text-l);
      }
      .lanes {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
        gap: var(--space-3) var(--space-5);
      }
      .lane {
        display: grid;
        justify-items: start;
        gap: 0;
        block-size: auto;
        padding: var(--space-2);
        margin: calc(-1 * var(--space-2));
        border-color: transparent;
        text-align: start;
        white-space: normal;
        overflow-wrap: anywhere;
        min-width: 0;
      }
      .lane[aria-pressed='true'] {
        box-shadow: none;
        border-color: transparent;
        color: var(--ink);
      }
      .mark {
        display: block;
        overflow: visible;
        margin-block-end: var(--space-2);
      }
      .name {
        font-size: var(--text-l);
        font-weight: 600;
        line-height: 1.25;
      }
      .generated {
        font-size: clamp(calc(2 * var(--unit)), 11cqi, calc(4.5 * var(--unit)));
        font-weight: 650;
        line-height: 1.1;
        letter-spacing: -0.015em;
        white-space: nowrap;
      }
      .unit,
      .said {
        font-size: var(--text-m);
        color: var(--ink-muted);
      }
      .said {
        min-height: 1.4em;
      }
      .verdict {
        font-size: var(--text-l);
        line-height: 1.35;
        text-wrap: pretty;
      }
      .watch {
        font-size: var(--text-l);
        white-space: normal;
        min-height: calc(1.15 * var(--touch));
        padding-inline: var(--space-4);
      }
      .doors {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
        gap: var(--space-2);
        margin-block-start: var(--space-2);
      }
      .door {
        display: grid;
        align-content: center;
        padding: var(--space-2) var(--space-3);
        text-align: start;
        white-space: normal;
        line-height: 1.3;
      }
      .door span {
        font-size: var(--text-s);
        color: var(--ink-muted);
      }
      @media (max-width: 799px) {
        h2 {
          font-size: var(--text-l);
        }
        .about {
          order: 1;
        }
        .doors {
          order: 2;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {State | null} */
    this.state = null;
  }

  /** @override */
  render() {
    const { state } = this;
    if (!state) return nothing;
    const say = words.play;
    const running = isRunning(state);
    const { start } = problemOf(state);
    const fewest = state.guide?.distances[start];
    return html`
      <h2>${say.task(state.key)}</h2>
      <p class="about">
        ${words.text.sentences([say.how(state.key), fewest === undefined ? '' : say.fewest(state.key, fewest)])}
      </p>
      <div>
        <button
          class="primary watch"
          @click=${() => ask(this, ({ race }) => (running ? race.pause() : race.watch()))}
        >
          ${running ? words.race.pause : this.#begun ? (isOver(state) ? say.again : say.on) : say.watch(state.lanes.length)}
        </button>
      </div>
      <div class="lanes">${state.lanes.map((lane) => this.#lane(lane, state))}</div>
      <p class="verdict" role="status">${isOver(state) ? verdictInWords(state).lesson : ''}</p>
      <nav class="doors" aria-label=${say.doors}>
        ${this.#door(say.guess, say.guessMore, () => ask(this, ({ page }) => page.toggleGuess()))}
        ${this.#door(say.learn, say.learnMore, () => ask(this, ({ page }) => page.read(FIRST_LESSON)))}
        ${this.#door(say.teach, say.teachMore, () => ask(this, ({ page }) => page.enter('teach')))}
      </nav>
    `;
  }

  get #begun() {
    return this.state?.lanes.some(({ phase }) => phase !== 'ready') ?? false;
  }

  /** @param {LaneState} lane @param {State} state */
  #lane(lane, state) {
    const { spec, snapshot, phase } = lane;
    const name = words.lane(spec);
    const solution = isOver(state) && snapshot?.moves;
    return html`<button
      class="lane"
      aria-pressed=${lane === focusedLane(state)}
      title=${words.lookInto(name)}
      @click=${() =>
        ask(this, ({ race, board }) => {
          race.focus(spec.id);
          if (solution) board.playLine(solution);
        })}
    >
      ${laneMark(spec.id, 1.5)}
      <span class="name">${name}</span>
      <output class="generated" aria-label=${words.counters.generated.name} aria-live="off" translate="no"
        >${words.format.count(snapshot?.generated ?? 0)}</output
      >
      <span class="unit">${words.play.generated}</span>
      <span class="said">${phase === 'ready' ? '' : stateInWords(state.key, lane)}</span>
    </button>`;
  }

  /** @param {string} name @param {string} more @param {() => unknown} go */
  #door(name, more, go) {
    return html`<button class="door" @click=${go}>
      <strong>${name}</strong><span>${more}</span>
    </button>`;
  }
}

customElements.define('play-pane', PlayPane);
