import { html, LitElement, nothing } from 'lit';
import { ask } from '../../../shared/kit/act.js';
import { words } from '../../../shared/words/words.js';
import '../../help/defined-term.js';
import { laneKey, laneStyle } from '../../../shared/draw/lane-style.js';
import { icons } from '../../../shared/kit/icons.js';
import { fields } from '../../../shared/kit/properties.js';
import { controls } from '../../../shared/kit/styles.js';
import { walk } from '../../../shared/kit/walk.js';
import { unitOf } from '../../../shared/state/puzzles.js';
import { stateInWords } from './in-words.js';
import { laneCardStyle } from './lane-card-style.js';
import { levelOf } from './level.js';

/** @import { LaneSpec, LaneState } from '../../../shared/state/state.js' */

/** @typedef {'generated' | 'expanded' | 'stored' | 'bytes' | 'level' | 'rate' | 'time'} Place */

/** Abbreviates counts of many lanes from here on. */
const MOST_DIGITS = 1e8;

/** `<lane-card>`: one search of the race, its state in words and its counters. */
export class LaneCard extends LitElement {
  static properties = {
    ...fields('game lane above term'),
    alone: { type: Boolean },
    compact: { type: Boolean, reflect: true },
    dense: { type: Boolean, reflect: true },
    first: { type: Boolean, reflect: true },
    focused: { type: Boolean, reflect: true },
  };

  static styles = [controls, laneCardStyle];

  constructor() {
    super();
    this.game = '';
    this.lane = /** @type {LaneState | null} */ (null);
    this.above = '';
    this.compact = false;
    this.dense = false;
    this.first = false;
    this.focused = false;
    this.alone = false;
    /** The counter in the tab order. @type {Place | ''} */
    this.term = '';
  }

  updated() {
    if (!this.lane) return;
    this.style.setProperty('--lane-colour', laneStyle(this.lane.spec.id).colour);
  }

  render() {
    const { lane } = this;
    if (!lane) return nothing;
    const { spec, snapshot, time, tableTime, rate } = lane;
    const { bytes, seconds, lasted } = words.format;
    const { table } = snapshot ?? {};
    const unit = unitOf(this.game, spec.search);
    const level = levelOf(lane, unit);
    const name = words.lane(spec);
    return html`
      ${laneKey(spec.id)}
      <div class="head">
        <h2 title=${words.algorithmMeaning(spec.search.algorithm, unit)}>
          ${
            this.alone
              ? nameParts(spec)
              : html`<button
                  class="quiet look printed"
                  aria-pressed=${this.focused}
                  title=${words.lookInto(name)}
                  @click=${() => ask(this, (control) => control.race.focus(spec.id))}
                >
                  ${nameParts(spec)}
                </button>`
          }
        </h2>
        <button
          class="icon quiet"
          ?hidden=${this.alone || (this.compact && !this.focused)}
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

  /** Eight digits fit in a table row; the table of numbers has all. @param {number} n */
  #count(n) {
    const { count, compact } = words.format;
    return this.dense && n >= MOST_DIGITS ? compact(n) : count(n);
  }

  /** @param {LaneState} lane */
  #state(lane) {
    const { phase, spec, snapshot, isSilent } = lane;
    const solved = snapshot?.outcome === 'solved';
    const text = stateInWords(this.game, lane);
    return html`<p class="state">
      <span class=${isSilent ? 'failed' : solved ? 'solved' : phase} title=${text}>${text}${this.above && html`<small>${this.above}</small>`}</span>
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
   * `plus` is the heuristic's tables.
   * @param {Exclude<Place, 'generated'>} place @param {string} value @param {string} plus
   * @param {{name: string, meaning: string}} [said]
   */
  #counter(place, value, plus = '', said) {
    const { name, meaning } = said ?? words.counters[/** @type {'expanded'} */ (place)];
    return html`<div class=${place}>
      <dt>${this.#term(place, { name, meaning })}</dt>
      <dd>${output(name, value)}${plus ? html`<span class="plus">${plus}</span>` : nothing}</dd>
    </div>`;
  }

  /**
   * Only one is in the tab order: otherwise passing the lanes would take dozens of presses.
   * @param {Place} place @param {{name: string, meaning: string}} said
   */
  #term(place, { name, meaning }) {
    // For a finger it is too small; Help has all terms.
    if (this.compact || matchMedia('(pointer: coarse)').matches) return name;
    // The table names its columns once; only the measure of progress is named in each row.
    const entry = this.dense && !this.first ? 'level' : 'generated';
    return html`<defined-term
      .meaning=${meaning}
      .aside=${place !== (this.term || entry)}
      @focusin=${() => {
        this.term = place;
      }}
      >${name}</defined-term
    >`;
  }

  /** @param {KeyboardEvent} event */
  #walked(event) {
    walk(event, this.renderRoot.querySelectorAll('defined-term'));
  }
}

/** @param {LaneSpec} spec */
function nameParts(spec) {
  const { main, more } = words.laneParts(spec);
  return html`${main}<small>${more}</small>`;
}

/**
 * Silent for screen readers, and not to be translated: it changes ten times a second, and the lane's end is announced.
 * @type {(name: string, value: string) => unknown}
 */
const output = (name, value) =>
  html`<output aria-label=${name} aria-live="off" translate="no">${value}</output>`;

customElements.define('lane-card', LaneCard);
