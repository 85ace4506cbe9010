import { css, html, LitElement, nothing } from 'lit';
import { laneMark } from '../../shared/draw/lane-mark.js';
import { remOf, roomOf } from '../../shared/draw/room.js';
import { fields } from '../../shared/kit/properties.js';
import { controls } from '../../shared/kit/styles.js';
import { unitOf } from '../../shared/state/puzzles.js';
import { words } from '../../shared/words/words.js';
import { stateInWords } from '../race/views/in-words.js';
import { levelOf } from '../race/views/level.js';

/** @import { LaneState } from '../../shared/state/state.js' */

/** From this number of lanes on, each is a table row. */
const MANY = 4;
/** Minimum width of a lane in em, so that names do not collide. */
const LEAST = 8.5;
/** From this width in em, the longest word of a name fits in large letters, and a number beside its label. */
const WIDE = 13;
/** From this width in em, rows show all counts; narrower ones, as beside a lesson, show one. */
const TABLE = 20;

/** `<present-lanes>`: the lanes in large type: name, main count, progress and stored positions. */
export class PresentLanes extends LitElement {
  static properties = {
    ...fields('game lanes'),
    rows: { type: Boolean, reflect: true },
    narrow: { type: Boolean, reflect: true },
  };

  static styles = [
    controls,
    css`
      :host {
        container-type: inline-size;
        display: grid;
        grid-template-rows: repeat(6, auto);
        grid-auto-flow: column;
        grid-auto-columns: minmax(0, 1fr);
        gap: 0 calc(1.25 * var(--unit));
      }
      /* Columns align, regardless of the length of names. */
      section {
        display: grid;
        grid-template-rows: subgrid;
        grid-row: 1 / -1;
        min-width: 0;
      }
      .mark {
        display: block;
        overflow: visible;
        margin-block: 0.35em 0.6em;
      }
      h2 {
        font-weight: 600;
        line-height: 1.2;
        text-wrap: balance;
      }
      :host([narrow]:not([rows])) h2 {
        font-size: var(--text-m);
      }
      :host([narrow]:not([rows])) dl > div {
        display: block;
      }
      .generated {
        font-size: clamp(
          calc(1.5 * var(--unit)),
          calc(15cqi / var(--lanes)),
          calc(3.25 * var(--unit))
        );
        font-weight: 650;
        line-height: 1.1;
        letter-spacing: -0.015em;
        white-space: nowrap;
      }
      .unit {
        margin-block-start: 0.2em;
        color: var(--ink-muted);
        font-size: var(--text-s);
        line-height: 1.1;
      }
      dl {
        display: flex;
        flex-wrap: wrap;
        gap: 0 calc(1.25 * var(--unit));
        margin: 0.35em 0 0;
      }
      dl > div {
        display: flex;
        gap: 0.4em;
        align-items: baseline;
        white-space: nowrap;
      }
      dt {
        color: var(--ink-muted);
        font-size: var(--text-s);
      }
      dd {
        font-weight: 600;
      }
      .state {
        min-height: 1.3em;
        font-size: var(--text-s);
        font-weight: 600;
        line-height: 1.3;
      }
      .frozen {
        color: var(--accent);
      }
      .failed {
        color: var(--alarm);
      }
      :host([rows]) {
        grid-auto-flow: row;
        grid-template: none / minmax(min-content, 1fr) repeat(3, auto);
        gap: 0.3em var(--unit);
      }
      :host([rows]) section {
        grid-row: auto;
        grid-column: 1 / -1;
        grid-template: none / subgrid;
        align-items: baseline;
      }
      :host([rows]) :is(.mark, h2, .state) {
        grid-column: 1;
      }
      /* A marker is higher than its line. */
      :host([rows]) .mark {
        margin-block: 4px 8px;
      }
      :host([rows][narrow]) .mark {
        margin-block: 2px 4px;
      }
      :host([rows]) h2 {
        grid-row: 2;
        font-size: var(--text-m);
      }
      :host([rows]) :is(.generated, dl > div) {
        grid-row: 2;
        justify-self: end;
        text-align: end;
      }
      :host([rows]) .generated {
        grid-column: 2;
        font-size: var(--text-l);
      }
      :host([rows]) dl {
        display: contents;
      }
      @container (max-width: 24em) {
        :host([rows]) dl > div:first-child {
          display: none;
        }
      }
      :host([rows]) .state:not(.frozen, .failed) {
        display: none;
      }
      :host([rows]) .unit {
        display: none;
      }
      :host([rows][narrow]) {
        grid-template: none / minmax(0, 1fr) auto;
        gap: 0.3em calc(0.5 * var(--unit));
      }
      :host([rows][narrow]) h2 {
        font-size: var(--text-s);
        overflow-wrap: anywhere;
      }
      :host([rows][narrow]) dl {
        display: none;
      }
      :host([rows][narrow]) .unit {
        display: block;
        grid-area: 1 / 2;
        justify-self: end;
        margin: 0;
      }
    `,
  ];

  /** A lesson beside it takes room. */
  #room = roomOf(this);

  constructor() {
    super();
    this.game = '';
    this.lanes = /** @type {readonly LaneState[]} */ ([]);
    this.rows = false;
    this.narrow = false;
  }

  willUpdate() {
    const { length } = this.lanes;
    // In em; unknown at first.
    const width = this.#room.width / remOf() || Number.POSITIVE_INFINITY;
    const own = width / length;
    this.rows = length >= MANY || own < LEAST;
    this.narrow = this.rows ? width < TABLE : own < WIDE;
    this.style.setProperty('--lanes', String(this.lanes.length));
  }

  render() {
    return this.lanes.map((lane, n) => this.#lane(lane, n + 1));
  }

  /** @param {LaneState} lane @param {number} place the key that freezes it */
  #lane(lane, place) {
    const { spec, snapshot, frozen } = lane;
    const { count } = words.format;
    const name = words.lane(spec);
    const level = levelOf(lane, unitOf(this.game, spec.search));
    const { generated, stored } = words.counters;
    return html`<section aria-label=${name}>
      ${laneMark(spec.id, this.rows && this.narrow ? 1 : 2)}
      <h2>${name}</h2>
      <p class="unit">${generated.name}</p>
      <p class="generated">${count(snapshot?.generated ?? 0)}</p>
      <dl>
        <div><dt>${level.name}</dt><dd>${level.value}</dd></div>
        <div><dt>${stored.name}</dt><dd>${count(snapshot?.stored_peak ?? 0)}</dd></div>
      </dl>
      ${frozen ? html`<p class="state frozen">${words.present.frozen(place)}</p>` : this.#state(lane)}
    </section>`;
  }

  /** The lane's result or why it waits; running and paused are visible anyway. @param {LaneState} lane */
  #state(lane) {
    const isOver = lane.phase === 'ended' || lane.phase === 'failed';
    const isPreparing = lane.snapshot?.outcome === 'preparing';
    return html`<p class="state ${lane.phase}">
      ${isOver || isPreparing ? stateInWords(this.game, lane) : nothing}
    </p>`;
  }
}

customElements.define('present-lanes', PresentLanes);
