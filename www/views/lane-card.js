import { css, html, LitElement, nothing } from 'lit';
import { compact } from '../format.js';
import { words } from '../messages.js';
import { layersOf } from '../state/layers.js';
import { ask } from './act.js';
import './defined-term.js';
import { icons } from './icons.js';
import { stateInWords } from './in-words.js';
import { laneKey, laneStyle } from './lane-style.js';
import { controls } from './styles.js';

/** `<lane-card>`: one search of the race, its state in words and its counters. */
export class LaneCard extends LitElement {
  /** @override */
  static properties = {
    game: { type: String },
    lane: { attribute: false },
    onBoard: { type: Boolean },
    compact: { type: Boolean, reflect: true },
    focused: { type: Boolean, reflect: true },
    alone: { type: Boolean },
    term: { state: true },
  };

  /** @override */
  static styles = [
    controls,
    css`
      :host {
        display: block;
        container-type: inline-size;
        min-width: 0;
      }
      .key {
        display: block;
        color: var(--lane-colour);
        margin-block: 3px calc(var(--space-2) + 1px);
      }
      .head {
        display: flex;
        gap: var(--space-1);
        align-items: start;
        justify-content: space-between;
      }
      .head button {
        flex: none;
        min-height: calc(1.75 * var(--unit));
        min-width: calc(1.75 * var(--unit));
        margin: calc(-0.125 * var(--unit)) 0;
        color: var(--ink-muted);
      }
      h2 {
        margin: 0;
        font-size: var(--text-l);
        font-weight: 600;
        line-height: 1.25;
      }
      .generated {
        display: flex;
        align-items: baseline;
        flex-wrap: wrap;
        column-gap: var(--space-2);
        margin-block: var(--space-1);
      }
      .generated output {
        font-size: var(--text-xl);
        font-weight: 600;
        line-height: 1.15;
        letter-spacing: -0.01em;
      }
      dl {
        display: grid;
        grid-template-columns: repeat(3, minmax(0, 1fr));
        gap: var(--space-1) var(--space-3);
        margin: 0;
      }
      dt,
      .unit {
        font-size: var(--text-s);
        color: var(--ink-muted);
      }
      /* Seven to a card: their lines are to be found, not to be seen first. */
      defined-term {
        --term-line: var(--line);
      }
      dd {
        margin: 0;
        white-space: nowrap;
      }
      .state {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-height: calc(2.75 * var(--unit));
        margin: var(--space-1) 0 0;
        line-height: 1.25;
      }
      .state button {
        flex: none;
      }
      .solved {
        font-weight: 600;
      }
      .failed {
        color: var(--alarm);
      }
      :host([compact]) .generated output {
        font-size: var(--text-l);
      }
      :host([compact]) .generated {
        margin-block: 0;
      }
      :host([compact]) h2 {
        font-size: var(--text-m);
        min-width: 0;
      }
      /* The lane that is looked into is the one whose rule is whole; the others' are faint, but for their markers. */
      :host([compact]:not([focused])) .key line {
        opacity: 0.35;
      }
      button.look {
        max-width: 100%;
        min-height: calc(1.75 * var(--unit));
        padding: 0;
        border: 0;
        box-shadow: none;
        color: var(--ink-muted);
        font-weight: inherit;
        white-space: nowrap;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      button.look[aria-pressed='true'] {
        color: var(--ink);
        box-shadow: none;
      }
      :host([compact]) dl {
        display: none;
      }
      :host([compact]) .state {
        min-height: calc(1.75 * var(--unit));
        margin: 0;
        font-size: var(--text-s);
      }
      /* In a narrow card the counters are a table, a line each, and nothing wraps. */
      @container (max-width: 15em) {
        h2 {
          font-size: var(--text-m);
          white-space: nowrap;
          overflow: hidden;
          text-overflow: ellipsis;
        }
        .key {
          margin-block-end: calc(var(--space-1) + 1px);
        }
        .generated {
          flex-flow: row-reverse nowrap;
          justify-content: space-between;
          margin-block: 0;
        }
        .generated output {
          flex: none;
          font-size: calc(1.375 * var(--unit));
        }
        .unit {
          min-width: 0;
          overflow: hidden;
          text-overflow: ellipsis;
        }
        dl {
          display: block;
        }
        dl > div {
          display: flex;
          justify-content: space-between;
          align-items: baseline;
          line-height: 1.25;
        }
        dd,
        .state {
          font-size: var(--text-s);
        }
        .state {
          min-height: calc(1.75 * var(--unit));
          margin: 0;
        }
        .state button {
          min-height: calc(1.75 * var(--unit));
          min-width: calc(1.75 * var(--unit));
        }
      }
    `,
  ];

  constructor() {
    super();
    /** Which puzzle, as the page calls it. */
    this.game = '';
    /** @type {import('../state/state.js').LaneState | null} */
    this.lane = null;
    /** Whether its solution is the line on the board. */
    this.onBoard = false;
    /** Whether the panel below needs the room: only the large number and the state are shown. */
    this.compact = false;
    /** Whether it is the lane that the panel looks into. */
    this.focused = false;
    /** Whether there is neither a board to show its solution on nor a dialog to configure it. */
    this.alone = false;
    /** The counter that the tab key comes to; arrow keys go on to the others. @type {string} */
    this.term = 'generated';
  }

  /** @override */
  updated() {
    if (!this.lane) return;
    this.style.setProperty('--lane-colour', laneStyle(this.lane.spec.id).colour);
  }

  /** @override */
  render() {
    const { lane } = this;
    if (!lane) return nothing;
    const { spec, snapshot, phase } = lane;
    const solved = snapshot?.outcome === 'solved';
    const { count, bytes, seconds } = words.format;
    const level = this.#level;
    return html`
      ${laneKey(spec.id)}
      <div class="head">
        <h2 title=${words.algorithmMeaning(spec.search.algorithm)}>
          ${
            this.compact
              ? html`<button
                  class="quiet look"
                  aria-pressed=${this.focused}
                  title=${words.lookInto(words.lane(spec.search))}
                  @click=${() => ask(this, { type: 'focus', lane: spec.id })}
                >
                  ${words.lane(spec.search)}
                </button>`
              : words.lane(spec.search)
          }
        </h2>
        <button
          class="icon quiet"
          ?hidden=${this.alone}
          aria-label=${words.configure(words.lane(spec.search))}
          title=${words.configure(words.lane(spec.search))}
          @click=${() => this.dispatchEvent(new CustomEvent('configure', { bubbles: true, composed: true, detail: { lane } }))}
        >
          ${icons.configure}
        </button>
      </div>
      <div class="generated" @keydown=${this.#walked}>
        ${output('generated', count(snapshot?.generated ?? 0))}
        <span class="unit">${this.#term('generated')}</span>
      </div>
      <dl @keydown=${this.#walked}>
        ${this.#counter('expanded', count(snapshot?.expanded ?? 0))}
        ${this.#counter('stored', count(snapshot?.stored_peak ?? 0))}
        ${this.#counter('bytes', bytes(snapshot?.bytes_peak ?? 0))}
        ${this.#counter(level, levelOf(level, snapshot))}
        ${this.#counter('rate', compact(lane.rate))} ${this.#counter('time', seconds(lane.time))}
      </dl>
      <p class="state">
        <span class=${solved ? 'solved' : phase}>${stateInWords(this.game, lane)}</span>
        ${
          solved && !this.onBoard && !this.alone && snapshot.moves.length > 0
            ? html`<button
                class="icon"
                aria-label=${words.showOnBoard}
                title=${words.showOnBoard}
                @click=${() => ask(this, { type: 'show-solution', lane: spec.id })}
              >
                ${icons.board}
              </button>`
            : nothing
        }
        ${
          phase === 'failed'
            ? html`<button
                class="quiet"
                @click=${() => ask(this, { type: 'restart-lane', lane: spec.id })}
              >
                ${words.startAgain}
              </button>`
            : nothing
        }
      </p>
    `;
  }

  /** What tells how far this search has come. */
  get #level() {
    return LEVELS[this.lane?.spec.search.algorithm ?? ''] ?? 'depth';
  }

  /** @param {CounterName} name @param {string} value */
  #counter(name, value) {
    return html`<div>
      <dt>${this.#term(name)}</dt>
      <dd>${output(name, value)}</dd>
    </div>`;
  }

  /** A counter's name with its meaning. The tab key comes to one of them, or it would take dozens of presses to pass the lanes. @param {CounterName} name */
  #term(name) {
    const isGone = this.compact || (LEVEL_NAMES.has(this.term) && this.term !== this.#level);
    const entry = isGone ? 'generated' : this.term;
    const { name: said, meaning } = words.counters[name];
    return html`<defined-term
      .meaning=${meaning}
      .aside=${name !== entry}
      @focusin=${() => {
        this.term = name;
      }}
      >${said}</defined-term
    >`;
  }

  /** Arrow keys go from counter to counter. @param {KeyboardEvent} event */
  #walked(event) {
    /** @type {NodeListOf<HTMLElement>} */
    const terms = this.renderRoot.querySelectorAll('defined-term');
    const shown = [...terms].filter((term) => term.checkVisibility());
    const here = shown.indexOf(/** @type {HTMLElement} */ (event.target));
    const to = {
      ArrowRight: here + 1,
      ArrowDown: here + 1,
      ArrowLeft: here - 1,
      ArrowUp: here - 1,
      Home: 0,
      End: shown.length - 1,
    }[event.key];
    if (to === undefined || here < 0) return;
    // The page's own arrow keys move pieces.
    event.stopPropagation();
    event.preventDefault();
    shown[(to + shown.length) % shown.length]?.focus();
  }
}

/** @typedef {keyof typeof words.counters} CounterName */

/** Silent, since ten changes a second are nothing to listen to: the lane's end is announced instead.
 * @type {(name: CounterName, value: string) => unknown} */
const output = (name, value) =>
  html`<output aria-label=${words.counters[name].name} aria-live="off">${value}</output>`;

/** @typedef {'bound' | 'f' | 'incumbent' | 'depth'} Level */

/** What tells how far a search has come. @type {Readonly<Record<string, Level>>} */
const LEVELS = {
  'ida-star': 'bound',
  iddfs: 'bound',
  'a-star': 'f',
  'branch-and-bound': 'incumbent',
};

/** Of these a card has one. @type {ReadonlySet<string>} */
const LEVEL_NAMES = new Set(['depth', ...Object.values(LEVELS)]);

/** @type {(level: Level, snapshot: import('../pkg/rolling_cubes.js').Snapshot | null) => string} */
function levelOf(level, snapshot) {
  const value = level === 'depth' ? snapshot && layersOf(snapshot) : snapshot?.bound;
  return value === undefined || value === null ? '–' : words.format.count(value);
}

customElements.define('lane-card', LaneCard);
