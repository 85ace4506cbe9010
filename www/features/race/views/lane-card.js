import { html, LitElement, nothing } from 'lit';
import { ask } from '../../../shared/kit/act.js';
import { words } from '../../../shared/words/words.js';
import '../../help/defined-term.js';
import { laneKey, laneStyle } from '../../../shared/draw/lane-style.js';
import { icons } from '../../../shared/kit/icons.js';
import { controls } from '../../../shared/kit/styles.js';
import { stateInWords } from './in-words.js';
import { laneCardStyle } from './lane-card-style.js';
import { levelOf } from './level.js';

/** @import { LaneSpec, LaneState } from '../../../shared/state/state.js' */

/** The counters of a card, by their places in it. @typedef {'generated' | 'expanded' | 'stored' | 'bytes' | 'level' | 'rate' | 'time'} Place */

/** From here on a count of many lanes is written short. */
const MOST_DIGITS = 1e8;

/** `<lane-card>`: one search of the race, its state in words and its counters. */
export class LaneCard extends LitElement {
  /** @override */
  static properties = {
    game: { type: String },
    lane: { attribute: false },
    above: { attribute: false },
    onBoard: { type: Boolean },
    compact: { type: Boolean, reflect: true },
    dense: { type: Boolean, reflect: true },
    first: { type: Boolean, reflect: true },
    focused: { type: Boolean, reflect: true },
    alone: { type: Boolean },
    term: { state: true },
  };

  /** @override */
  static styles = [controls, laneCardStyle];

  constructor() {
    super();
    /** Which puzzle, as the page calls it. */
    this.game = '';
    /** @type {LaneState | null} */
    this.lane = null;
    /** How far above the floor it is, where that is known. */
    this.above = '';
    /** Whether its solution is the line on the board. */
    this.onBoard = false;
    /** Whether the panel below needs the room: only the large number and the state are shown. */
    this.compact = false;
    /** Whether it is one of many: a row of a table, where there is the width for one. */
    this.dense = false;
    /** Whether it is the first of them, which names the columns. */
    this.first = false;
    /** Whether it is the lane that the panel looks into. */
    this.focused = false;
    /** Whether there is neither a board to show its solution on nor a dialog to configure it. */
    this.alone = false;
    /** The counter that the tab key comes to; arrow keys go on to the others. @type {Place | ''} */
    this.term = '';
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
    const { spec, snapshot, time, tableTime, rate } = lane;
    const { bytes, seconds, lasted } = words.format;
    const { table } = snapshot ?? {};
    const level = levelOf(lane);
    const name = words.lane(spec);
    return html`
      ${laneKey(spec.id)}
      <div class="head">
        <h2 title=${words.algorithmMeaning(spec.search.algorithm)}>
          ${
            this.compact
              ? html`<button
                  class="quiet look"
                  aria-pressed=${this.focused}
                  title=${words.lookInto(name)}
                  @click=${() => ask(this, (control) => control.race.focus(spec.id))}
                >
                  ${nameParts(spec)}
                </button>`
              : nameParts(spec)
          }
        </h2>
        <button
          class="icon quiet"
          ?hidden=${this.alone}
          aria-label=${words.configure(name)}
          title=${words.configure(name)}
          @click=${() => this.dispatchEvent(new CustomEvent('configure', { bubbles: true, composed: true, detail: { lane } }))}
        >
          ${icons.configure}
        </button>
      </div>
      <div class="generated" @keydown=${this.#walked}>
        ${output(words.counters.generated.name, this.#count(snapshot?.generated ?? 0))}
        <span class="unit">${this.#term('generated', words.counters.generated)}</span>
      </div>
      <dl @keydown=${this.#walked}>
        ${this.#counter('expanded', this.#count(snapshot?.expanded ?? 0))}
        ${this.#counter('stored', this.#count(snapshot?.stored_peak ?? 0))}
        ${this.#counter('bytes', bytes(snapshot?.bytes_peak ?? 0), table ? words.plusTable(bytes(table.bytes)) : '')}
        ${this.#counter('level', level.value, '', level)}
        ${this.#counter('rate', rate === null ? words.unknown : words.format.compact(rate), '', { ...words.counters.rate, name: words.rateName(rate) })}
        ${this.#counter('time', lasted(time, snapshot?.generated ?? 0), table ? words.plusTable(seconds(tableTime)) : '')}
      </dl>
      ${this.#state(lane)}
    `;
  }

  /** A count, which of many lanes has room for eight digits: the table of numbers has them all. @param {number} n */
  #count(n) {
    const { count, compact } = words.format;
    return this.dense && n >= MOST_DIGITS ? compact(n) : count(n);
  }

  /** How it stands, and what can be done about it. @param {LaneState} lane */
  #state(lane) {
    const { phase, spec, snapshot, isSilent } = lane;
    const solved = snapshot?.outcome === 'solved';
    const text = stateInWords(this.game, lane);
    return html`<p class="state">
      <span class=${isSilent ? 'failed' : solved ? 'solved' : phase} title=${text}>${text}${this.above && html`<small>${this.above}</small>`}</span>
      ${
        solved && !this.onBoard && !this.alone && snapshot.moves.length > 0
          ? html`<button
              class="icon"
              aria-label=${words.showOnBoard}
              title=${words.showOnBoard}
              @click=${() => ask(this, (control) => control.board.showSolution(spec.id))}
            >
              ${icons.board}
            </button>`
          : nothing
      }
      ${
        phase === 'failed' || isSilent
          ? html`<button
              class="quiet again"
              title=${words.startAgain}
              @click=${() => ask(this, (control) => control.race.restartLane(spec.id))}
            >
              ${icons.again}<span>${words.startAgain}</span>
            </button>`
          : nothing
      }
    </p>`;
  }

  /**
   * A counter with its name. `plus` is what is to be added to it, for the heuristic's tables.
   * @param {Exclude<Place, 'generated'>} place @param {string} value @param {string} plus @param {{name: string, meaning: string}} [said]
   */
  #counter(place, value, plus = '', said) {
    const { name, meaning } = said ?? words.counters[/** @type {'expanded'} */ (place)];
    return html`<div class=${place}>
      <dt>${this.#term(place, { name, meaning })}</dt>
      <dd>${output(name, value)}${plus ? html`<span class="plus">${plus}</span>` : nothing}</dd>
    </div>`;
  }

  /**
   * A counter's name with its meaning. The tab key comes to one of them, or it would take dozens of presses to pass the lanes.
   * @param {Place} place @param {{name: string, meaning: string}} said
   */
  #term(place, { name, meaning }) {
    // In a table the columns are named once, and only what tells how far a search has come is named in each row.
    const entry = this.compact ? 'generated' : this.dense && !this.first ? 'level' : 'generated';
    return html`<defined-term
      .meaning=${meaning}
      .aside=${place !== (this.compact ? entry : this.term || entry)}
      @focusin=${() => {
        this.term = place;
      }}
      >${name}</defined-term
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

/** A lane's name: what it is called by, and behind that more quietly what else was chosen. @param {LaneSpec} spec */
function nameParts(spec) {
  const { main, more } = words.laneParts(spec);
  return html`${main}<small>${more}</small>`;
}

/** Silent, since ten changes a second are nothing to listen to: the lane's end is announced instead.
 * @type {(name: string, value: string) => unknown} */
const output = (name, value) => html`<output aria-label=${name} aria-live="off">${value}</output>`;

customElements.define('lane-card', LaneCard);
