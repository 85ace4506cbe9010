import { css, html, LitElement, nothing } from 'lit';
import { ask } from '../../../shared/kit/act.js';
import { controls } from '../../../shared/kit/styles.js';
import { words } from '../../../shared/words/words.js';
import { stateInWords } from '../../race/views/in-words.js';
import { playFrom, showWhere } from '../acts.js';
import './audit-card.js';
import './score-card.js';
import { fields } from '../../../shared/kit/properties.js';
import { bench } from './style.js';

/** @import { PuzzleChoice } from '../../../pkg/rolling_cubes.js' */
/** @import { State } from '../../../shared/state/state.js' */
/** @import { Fault } from '../jobs.js' */

/** `<judged-panel>`: audit and score of the bound on the bench. */
export class JudgedPanel extends LitElement {
  static properties = fields('state puzzle text positionOf');

  static styles = [
    controls,
    bench,
    css`
      :host {
        gap: var(--space-4);
        container-type: inline-size;
      }
      .race table {
        inline-size: 100%;
        border-collapse: collapse;
      }
      .race :is(th, td) {
        padding: var(--space-1) var(--space-2) var(--space-1) 0;
        border-block-end: 1px solid var(--line);
        font-weight: 400;
        text-align: start;
        overflow-wrap: anywhere;
      }
      .race thead th,
      .race td:nth-child(2) {
        text-align: end;
        white-space: nowrap;
      }
      .race td:nth-child(2) {
        font-weight: 600;
      }
      .side {
        container-type: inline-size;
        display: grid;
        align-content: start;
        gap: var(--space-3);
        min-width: 0;
      }
    `,
  ];

  constructor() {
    super();
    this.state = /** @type {State | null} */ (null);
    this.puzzle = /** @type {PuzzleChoice | null} */ (null);
    this.text = '';
    this.positionOf = /** @type {(position: string) => readonly (string | null)[]} */ (() => []);
  }

  render() {
    const { state, puzzle, text } = this;
    return state && puzzle ? this.#judged(state, puzzle, text) : nothing;
  }

  /** @param {State} state @param {PuzzleChoice} puzzle @param {string} text */
  #judged(state, puzzle, text) {
    const { judged } = state.workshop;
    return html`${this.#race(state, text)}
      <div class="side">
        <audit-card
          .game=${state.key}
          .judgement=${judged}
          .positionOf=${this.positionOf}
          .patterns=${state.patterns}
          @play=${(/** @type {CustomEvent<string>} */ { detail }) => this.#play(puzzle, detail)}
          @where=${(/** @type {CustomEvent<Fault>} */ { detail }) =>
            ask(this, (control) => showWhere(control, detail, text))}
        ></audit-card>
        <score-card .game=${state.key} .judgement=${judged}></score-card>
      </div>`;
  }

  /** @param {State} state @param {string} text */
  #race({ key, lanes }, text) {
    const isRaced = text !== '' && lanes.some(({ spec }) => spec.search.heuristic === text);
    if (!isRaced) return nothing;
    const { generated } = words.counters;
    return html`<div class="race">
      <h3>${words.workshop.raced}</h3>
      <table>
        <thead><tr><td></td><th scope="col">${generated.name}</th><td></td></tr></thead>
        <tbody>${lanes.map(
          (lane) => html`<tr>
            <th scope="row">${words.lane(lane.spec)}</th>
            <td>${words.format.count(lane.snapshot?.generated ?? 0)}</td>
            <td class="how">${stateInWords(key, lane)}</td>
          </tr>`,
        )}</tbody>
      </table>
    </div>`;
  }

  /** On a phone the board is far below. @param {PuzzleChoice} puzzle @param {string} position */
  #play(puzzle, position) {
    ask(this, (control) => playFrom(control, puzzle, position));
    window.scrollTo({ top: document.documentElement.scrollHeight });
  }
}

customElements.define('judged-panel', JudgedPanel);
