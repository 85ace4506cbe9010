import { css, html, LitElement, nothing } from 'lit';
import { ask } from '../../../shared/kit/act.js';
import { controls } from '../../../shared/kit/styles.js';
import { mostLanes } from '../../../shared/state/offered.js';
import { problemOf } from '../../../shared/state/state.js';
import { words } from '../../../shared/words/words.js';
import { race } from '../acts.js';
import { canPaint } from '../blocks.js';
import { addressOfMade } from '../files.js';
import { judgedNow, readingOf, textOf, vocabularyOf } from '../reading.js';
import { WorkshopWork } from '../workshop.js';
import './judged-panel.js';
import './paint-bench.js';
import './shelf-panel.js';
import { bench } from './style.js';
import './write-bench.js';
import { fields } from '../../../shared/kit/properties.js';

/** @import { HeuristicReading, PuzzleChoice, Vocabulary } from '../../../pkg/rolling_cubes.js' */
/** @import { JudgedPanel } from './judged-panel.js' */
/** @import { State } from '../../../shared/state/state.js' */

/** @typedef {'write' | 'paint'} Bench */

/** @type {(state: State) => boolean} */
const isBeside = ({ lesson }) => lesson !== null && lesson.id !== '';

/** `<workshop-view>`: a bound is made on one side, and judged on the other. */
export class WorkshopView extends LitElement {
  static properties = fields('state puzzle goal positionOf bench note');

  static styles = [
    controls,
    bench,
    css`
      :host {
        display: block;
        container-type: inline-size;
        min-height: 0;
        overflow-y: auto;
      }
      .bar {
        position: sticky;
        inset-block-start: 0;
        z-index: 1;
        background: var(--paper);
        padding-block: var(--space-1) var(--space-2);
      }
      .bar .end {
        margin-inline-start: auto;
      }
      .both {
        display: grid;
        grid-template: 'bench judged' auto 'shelf judged' 1fr / minmax(0, 1.15fr) minmax(0, 1fr);
        gap: var(--space-4) var(--space-5);
        align-items: start;
        padding: 3px;
      }
      .column {
        grid-area: bench;
        display: grid;
        gap: var(--space-4);
        min-width: 0;
      }
      .judged {
        grid-area: judged;
        /* Below the bar, which stays. */
        scroll-margin-block-start: calc(var(--touch) + 2 * var(--space-2));
      }
      .shelf {
        grid-area: shelf;
      }
      .note {
        overflow-wrap: anywhere;
      }
      @container (max-width: 40rem) {
        /* After pressing the button, the verdict matters more than the shelf. */
        .both {
          grid-template: 'bench' 'judged' 'shelf' / minmax(0, 1fr);
        }
        .bar {
          position: static;
        }
      }
      @media (max-width: 799px) {
        :host {
          overflow: visible;
        }
      }
    `,
  ];

  #awaited = false;

  constructor() {
    super();
    this.state = /** @type {State | null} */ (null);
    this.puzzle = /** @type {PuzzleChoice | null} */ (null);
    /** Empty if the goal has only tops. @type {readonly (string | null)[]} */
    this.goal = [];
    this.positionOf = /** @type {(position: string) => readonly (string | null)[]} */ (() => []);
    this.bench = /** @type {Bench} */ ('write');
    this.note = '';
  }

  render() {
    const { puzzle } = this;
    if (!this.state || !puzzle) return nothing;
    const vocabulary = vocabularyOf(this.state, puzzle.name);
    const text = textOf(this.state, vocabulary);
    const { workshop } = this.state;
    const judged = judgedNow(this.state, text);
    const state = { ...this.state, workshop: { ...workshop, judged } };
    const reading = readingOf(state, puzzle.name, text);
    return html`${this.#bar(state, puzzle, vocabulary, reading)}
      ${this.note ? html`<p class="note" role="status">${this.note}</p>` : nothing}
      <div class="both">
        <div class="column">
          <p class="how">${words.workshop.about(state.key)}</p>
          ${this.#bench(state, vocabulary, reading, text)}
        </div>
        <judged-panel
          class="judged"
          .state=${state}
          .puzzle=${puzzle}
          .text=${reading.text ?? ''}
          .positionOf=${this.positionOf}
        ></judged-panel>
        ${
          isBeside(state)
            ? nothing
            : html`<shelf-panel
                class="shelf"
                .game=${state.key}
                .text=${reading.facts ? reading.text : null}
                @edited=${this.#edited}
              ></shelf-panel>`
        }
      </div>`;
  }

  /** @param {State} state @param {PuzzleChoice} puzzle @param {Vocabulary} vocabulary @param {HeuristicReading} reading */
  #bar(state, puzzle, vocabulary, reading) {
    const say = words.workshop;
    const phase = state.workshop.judged?.phase;
    const canRun = reading.facts !== null;
    const benches = /** @type {Bench[]} */ (canPaint(vocabulary) ? ['write', 'paint'] : []);
    return html`<div class="row bar">
      <div class="row" role="group" aria-label=${say.benches.region}>
        ${benches.map(
          (name) => html`<button
            aria-pressed=${this.bench === name}
            @click=${() => {
              this.bench = name;
            }}
          >
            ${say.benches[name]}
          </button>`,
        )}
      </div>
      <div class="row end">
        ${
          phase === 'running'
            ? html`<button @click=${() => ask(this, (control) => control.service(WorkshopWork)?.cancel())}>${say.audit.cancel}</button>`
            : html`<button
                class="primary"
                ?disabled=${!canRun}
                @click=${this.#judge}
              >
                ${phase === 'failed' ? say.audit.again : say.audit.run}
              </button>`
        }
        <button
          title=${say.raceLong(mostLanes())}
          ?disabled=${!canRun}
          @click=${() => this.#race(puzzle, reading.text ?? '')}
        >
          ${say.race}
        </button>
        ${isBeside(state) ? nothing : html`<button title=${say.shareLong} ?disabled=${!canRun} @click=${() => this.#share(state, reading.text ?? '')}>${say.share}</button>`}
      </div>
    </div>`;
  }

  /** @param {PuzzleChoice} puzzle @param {string} text */
  async #race(puzzle, text) {
    ask(this, (control) => race(control, puzzle, text));
    // The lanes appear in the next frame.
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    /** @type {JudgedPanel | null} */
    const judged = this.renderRoot.querySelector('judged-panel');
    judged?.renderRoot.querySelector('.race')?.scrollIntoView({ block: 'center' });
  }

  /** Scrolls the verdict into sight if necessary, at once and when complete. */
  #judge() {
    ask(this, (control) => control.service(WorkshopWork)?.judge());
    this.#awaited = true;
    this.#showVerdict();
  }

  #showVerdict() {
    const [bar, verdict] = ['.bar', 'judged-panel'].map((one) =>
      this.renderRoot.querySelector(one),
    );
    const { top = 0 } = verdict?.getBoundingClientRect() ?? {};
    const { bottom = 0 } = bar?.getBoundingClientRect() ?? {};
    if (top > window.innerHeight / 2 || top < Math.max(0, bottom))
      verdict?.scrollIntoView({ block: 'start' });
  }

  async updated() {
    const phase = this.state?.workshop.judged?.phase;
    // A lesson asks for it.
    if (phase === 'running' && this.state && isBeside(this.state)) this.#awaited = true;
    if (!this.#awaited || phase === undefined || phase === 'running') return;
    this.#awaited = false;
    // The result makes the page longer once drawn.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    this.#showVerdict();
  }

  /** @param {State} state @param {Vocabulary} vocabulary @param {HeuristicReading} reading @param {string} text */
  #bench(state, vocabulary, reading, text) {
    if (this.bench === 'write' || !canPaint(vocabulary)) {
      return html`<write-bench
        .text=${text}
        .isOffered=${state.workshop.texts[state.key] === undefined}
        .reading=${reading}
        .vocabulary=${vocabulary}
        .brief=${isBeside(state)}
        @written=${this.#written}
        @edited=${this.#edited}
      ></write-bench>`;
    }
    return html`<paint-bench
      .game=${state.key}
      .goal=${this.goal.length > 0 ? this.goal : [...problemOf(state).goal]}
      .text=${text}
      .isOffered=${state.workshop.texts[state.key] === undefined}
      .reading=${reading}
      .vocabulary=${vocabulary}
      .tables=${state.workshop.judged?.tables ?? null}
      @edited=${this.#edited}
    ></paint-bench>`;
  }

  /** @param {CustomEvent<string>} event */
  #written({ detail }) {
    this.note = '';
    ask(this, (control) => control.service(WorkshopWork)?.write(detail));
  }

  /** The engine's form has no needless brackets. @param {CustomEvent<string>} event */
  #edited({ detail }) {
    const { state, puzzle } = this;
    if (!state || !puzzle) return;
    const { text } = readingOf(state, puzzle.name, detail);
    this.#written(new CustomEvent('written', { detail: text ?? detail }));
  }

  /** @param {State} state @param {string} text */
  async #share(state, text) {
    const say = words.workshop;
    const link = addressOfMade(state.key, problemOf(state), text);
    try {
      await navigator.clipboard.writeText(link);
      this.note = say.copied;
    } catch {
      this.note = say.copy(link);
    }
  }
}

customElements.define('workshop-view', WorkshopView);
