import { css, html, LitElement, nothing } from 'lit';
import { reported } from '../../../shared/engine/error-words.js';
import { ask } from '../../../shared/kit/act.js';
import { controls } from '../../../shared/kit/styles.js';
import { words } from '../../../shared/words/words.js';
import { stateInWords } from '../../race/views/in-words.js';
import { playFrom, showWhere } from '../acts.js';
import { rivalReadingOf } from '../reading.js';
import { standingOf } from '../verdict.js';
import './audit-card.js';
import './duel-form.js';
import './score-card.js';
import { bench } from './style.js';

/** @import { PuzzleChoice } from '../../../pkg/rolling_cubes.js' */
/** @import { Side } from '../../../shared/state/slices/workshop.js' */
/** @import { State } from '../../../shared/state/state.js' */
/** @import { Fault } from '../protocol.js' */
/** @import { ScoreCard } from './score-card.js' */

/** `<judged-panel>`: audit and score of the bound on the bench; in a duel those of both, side by side. */
export class JudgedPanel extends LitElement {
  /** @override */
  static properties = {
    state: { attribute: false },
    puzzle: { attribute: false },
    text: { type: String },
    positionOf: { attribute: false },
  };

  /** @override */
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
      .two {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: var(--space-4);
      }
      .side {
        container-type: inline-size;
        display: grid;
        align-content: start;
        gap: var(--space-3);
        min-width: 0;
      }
      @container (max-width: 34rem) {
        .two {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {State | null} */
    this.state = null;
    /** @type {PuzzleChoice | null} */
    this.puzzle = null;
    this.text = '';
    /** @type {(position: string) => readonly (string | null)[]} */
    this.positionOf = () => [];
  }

  /** @override */
  render() {
    const { state, puzzle, text } = this;
    return state && puzzle ? this.#judged(state, puzzle, text) : nothing;
  }

  /** @param {State} state @param {PuzzleChoice} puzzle @param {string} text */
  #judged(state, puzzle, text) {
    const { rival, judged } = state.workshop;
    const made = /** @type {const} */ ([
      ['own', text, judged.own],
      ['rival', rival ?? '', judged.rival],
    ]);
    return html`${this.#race(state, [text, rival])}
    ${
      rival === null
        ? this.#side(state, puzzle, 'own', text, made)
        : html`<div class="two">
              ${this.#side(state, puzzle, 'own', text, made)}
              ${this.#side(state, puzzle, 'rival', rival, made)}
            </div>
            ${this.#won(judged)}
            ${this.#scoreOf(state, 'own', made, 'picture')}`
    }
    ${this.#duel(state, puzzle)}`;
  }

  /** @param {State} state @param {readonly (string | null)[]} texts */
  #race({ key, lanes }, texts) {
    const isRaced = lanes.some(
      ({ spec: { search } }) => search.heuristic && texts.includes(search.heuristic),
    );
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

  /** @param {State} state @param {PuzzleChoice} puzzle @param {Side} side @param {string} text @param {ScoreCard['made']} made */
  #side(state, puzzle, side, text, made) {
    const say = words.workshop.duel;
    const isDuel = state.workshop.rival !== null;
    return html`<div class="side">
      ${isDuel ? html`<h3>${side === 'own' ? say.own : say.rival}</h3><p class="code">${text}</p>${this.#wrongRival(state, puzzle, side, text)}` : nothing}
      <audit-card
        .game=${state.key}
        .judgement=${state.workshop.judged[side]}
        .positionOf=${this.positionOf}
        .patterns=${state.patterns}
        @play=${(/** @type {CustomEvent<string>} */ { detail }) => this.#play(puzzle, detail)}
        @where=${(/** @type {CustomEvent<Fault>} */ { detail }) =>
          ask(this, (control) => showWhere(control, side, detail, text))}
      ></audit-card>
      ${this.#scoreOf(state, side, made, isDuel ? 'number' : 'both')}
    </div>`;
  }

  /** On a phone the board is far below. @param {PuzzleChoice} puzzle @param {string} position */
  #play(puzzle, position) {
    ask(this, (control) => playFrom(control, puzzle, position));
    window.scrollTo({ top: document.documentElement.scrollHeight });
  }

  /** @param {State} state @param {Side} side @param {ScoreCard['made']} made @param {'number' | 'picture' | 'both'} shown */
  #scoreOf(state, side, made, shown) {
    return html`<score-card
      .game=${state.key}
      .judgement=${state.workshop.judged[side]}
      .landmarks=${state.workshop.landmarks[state.key] ?? {}}
      .made=${made}
      .shown=${shown}
    ></score-card>`;
  }

  /** @param {State} state @param {PuzzleChoice} puzzle @param {Side} side @param {string} text */
  #wrongRival(state, puzzle, side, text) {
    if (side === 'own') return nothing;
    const { error } = rivalReadingOf(state, puzzle.name, text);
    return error
      ? html`<p class="wrong">${words.workshop.duel.wrong(reported({ ...error, field: null }))}</p>`
      : nothing;
  }

  /** @param {State['workshop']['judged']} judged */
  #won({ own, rival }) {
    const say = words.workshop.duel;
    if (own?.phase !== 'complete' || rival?.phase !== 'complete') return nothing;
    const standings = [own, rival].map(({ audit, score }) => standingOf(audit, score));
    const [one = 0, other = 0] = [own.score?.score ?? 0, rival.score?.score ?? 0];
    const side = one === other ? 'none' : one < other ? 'own' : 'rival';
    const isRefuted = standings.some((one) => one === 'refuted' || one === 'elsewhere');
    const isFair = standings.every((one) => one === 'counts');
    return html`<p role="status">${
      isFair
        ? say.won(side, Math.abs(one - other))
        : isRefuted
          ? say.refuted
          : standings.includes('beyond')
            ? say.beyond
            : say.unproved
    }</p>`;
  }

  /** @param {State} state @param {PuzzleChoice} puzzle */
  #duel(state, puzzle) {
    const say = words.workshop.duel;
    if (state.workshop.rival !== null) {
      return html`<button @click=${() => ask(this, ({ workshop }) => workshop?.setAgainst(null))}>${say.end}</button>`;
    }
    // A lesson names the rival.
    if (state.lesson) return nothing;
    return html`<duel-form
      .usual=${puzzle.heuristic}
      @against=${(/** @type {CustomEvent<string>} */ { detail }) =>
        ask(this, ({ workshop }) => workshop?.setAgainst(detail))}
    ></duel-form>`;
  }
}

customElements.define('judged-panel', JudgedPanel);
