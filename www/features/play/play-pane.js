import { css, html, LitElement, nothing } from 'lit';
import { ask } from '../../shared/kit/act.js';
import { fields } from '../../shared/kit/properties.js';
import { controls } from '../../shared/kit/styles.js';
import { isDrawn } from '../../shared/state/puzzles.js';
import { isOver, isRunning, problemOf } from '../../shared/state/state.js';
import { words } from '../../shared/words/words.js';

/** @import { State } from '../../shared/state/state.js' */

/** The lesson to begin with. */
export const FIRST_LESSON = { id: 'states', step: 0, due: true };

/** `<play-pane>`: beside the board what it is about, the searches that solve it, and ways on. */
export class PlayPane extends LitElement {
  static properties = fields('state stage bar prices');

  static styles = [
    controls,
    css`
      :host {
        container-type: inline-size;
        display: grid;
        grid-template: repeat(3, auto) minmax(0, 1fr) auto / minmax(0, 1fr);
        gap: var(--space-2);
        min-width: 0;
        height: 100%;
        min-height: 36rem;
      }
      h2 {
        font-size: clamp(var(--text-l), 3.8cqi, var(--text-xl));
        line-height: 1.15;
        text-wrap: balance;
      }
      /* Its lines are kept, so that nothing below moves. */
      .about {
        min-height: 2.7em;
        line-height: 1.35;
        color: var(--ink-muted);
      }
      .about p:not(:empty) {
        color: var(--ink);
      }
      .bar {
        gap: var(--space-1) var(--space-4);
      }
      .stage {
        display: grid;
        min-width: 0;
        min-height: 0;
      }
      .watch {
        white-space: normal;
        padding-inline: var(--space-4);
      }
      .doors {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
        gap: var(--space-2);
      }
      .door {
        display: flex;
        flex-wrap: wrap;
        align-content: center;
        align-items: baseline;
        gap: 0 var(--space-2);
        padding: 0 var(--space-2);
        font-size: var(--text-m);
        text-align: start;
        white-space: normal;
        line-height: 1.2;
      }
      .door span {
        font-size: var(--text-s);
        color: var(--ink-muted);
      }
      /* Maps are the board. */
      @media (min-width: 800px) {
        :host([drawn]) {
          grid-template-columns: minmax(15rem, 1fr) minmax(0, 3fr);
          column-gap: var(--space-5);
        }
        :host([drawn]) .stage {
          grid-area: 1 / 2 / -1;
        }
        :host([drawn]) .doors {
          grid-row: 5;
        }
      }
      @media (max-width: 799px) {
        :host {
          height: auto;
          min-height: 0;
        }
        h2,
        .about,
        .doors {
          order: 1;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.state = /** @type {State | null} */ (null);
    this.stage = /** @type {unknown} */ (nothing);
    this.bar = /** @type {unknown} */ (nothing);
    /** What the searches have paid. */
    this.prices = '';
  }

  willUpdate() {
    this.toggleAttribute('drawn', !!this.state && isDrawn(this.state.key));
  }

  render() {
    const { state } = this;
    if (!state) return nothing;
    const say = words.play;
    const [running, over] = [isRunning(state), isOver(state)];
    const { start } = problemOf(state);
    const fewest = state.guide?.distances[start];
    return html`
      <h2>${say.task(state.key)}</h2>
      <div class="about">
        ${over ? nothing : running ? say.question(state.lanes.length) : words.text.sentences([say.how(state.key), fewest === undefined ? '' : say.fewest(state.key, fewest)])}
        <p role="status">${over ? this.prices : ''}</p>
      </div>
      <div class="bar row">
        <button
          class="primary watch"
          @click=${() => ask(this, ({ race }) => (running ? race.pause() : race.watch()))}
        >
          ${running ? words.race.pause : this.#begun ? (over ? say.again : say.on) : say.watch(state.lanes.length)}
        </button>
        ${this.bar}
      </div>
      <div class="stage">${this.stage}</div>
      <nav class="doors" aria-label=${say.doors}>
        ${this.#door(say.learn, say.learnMore, () => ask(this, ({ page }) => page.read(FIRST_LESSON)))}
        ${this.#door(say.teach, say.teachMore, () => ask(this, ({ page }) => page.enter('teach')))}
      </nav>
    `;
  }

  get #begun() {
    return this.state?.lanes.some(({ phase }) => phase !== 'ready') ?? false;
  }

  /** @param {string} name @param {string} more @param {() => unknown} go */
  #door(name, more, go) {
    return html`<button class="door" @click=${go}>
      <strong>${name}</strong><span>${more}</span>
    </button>`;
  }
}

customElements.define('play-pane', PlayPane);
