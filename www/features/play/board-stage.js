import { css, html, LitElement, nothing } from 'lit';
import '../../shared/board/roll-figure.js';
import '../../shared/board/rolling-board.js';
import { ask } from '../../shared/kit/act.js';
import { pageOf } from '../../shared/puzzles/puzzles.js';
import { goalIsTops, puzzleOf } from '../../shared/state/puzzles.js';
import { words } from '../../shared/words/words.js';
import { glide, isStill } from './glide.js';
import { goalFigure, goalStyle } from './goal-figure.js';
import './playback-bar.js';
import { fields, flags } from '../../shared/kit/properties.js';
import { controls } from '../../shared/kit/styles.js';
import { viewReset, viewResetStyle } from '../../shared/kit/view-reset.js';

/** @import { Line, Onward } from '../../pkg/rolling_cubes.js' */
/** @import { RollingBoard } from '../../shared/board/rolling-board.js' */
/** @import { Degrees } from '../../shared/board/sight.js' */
/** @import { LaneState, Problem } from '../../shared/state/state.js' */

/** Milliseconds that a position rests before the next move while playing. */
const REST = 90;
/** With reduced motion: long enough to see the change. */
const STILL_REST = 600;

/** The state has whole moves; this element interpolates. */
export class BoardStage extends LitElement {
  static properties = {
    ...fields(
      'game line movable goal goalPieces problem lane lanes whose camera news hinted shown refused',
    ),
    ...flags('playing solvable patterns chequered solved marked plain'),
    side: { type: Number },
    at: { type: Number },
  };

  static styles = [
    controls,
    goalStyle,
    viewResetStyle,
    css`
      :host {
        display: grid;
        grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
        gap: var(--space-2);
        min-height: 0;
      }
      .stage {
        container-type: size;
        position: relative;
        min-height: 0;
        border-radius: var(--radius);
      }
      rolling-board {
        position: absolute;
        inset: 0;
        aspect-ratio: auto;
      }
      .rule {
        position: absolute;
        inset: auto 0 0 auto;
        inline-size: clamp(8 * var(--unit), 29cqi, 13 * var(--unit));
        display: grid;
        justify-items: end;
        gap: var(--space-1);
        pointer-events: none;
        font-size: var(--text-s);
        line-height: 1.25;
        text-align: end;
        text-wrap: balance;
        color: var(--ink-muted);
      }
      .rule roll-figure {
        inline-size: 100%;
      }
      @container (max-width: 27rem) {
        .rule {
          display: none;
        }
      }
      /* In a low board it would lie on the goal's words. */
      @media (min-width: 800px) {
        @container (max-height: 12.5em) {
          .rule {
            display: none;
          }
        }
        @container (max-height: 16em) {
          .figured .rule {
            display: none;
          }
        }
      }
      /* A phone has no free corner. */
      @media (max-width: 799px) {
        .stage {
          margin-block-end: calc(1.75 * var(--unit));
        }
        .stage.figured {
          margin-block-end: var(--rule-room, calc(3.5 * var(--unit)));
        }
        .stage.map {
          margin-block-end: 0;
        }
        .rule {
          inset: calc(100% + var(--space-2)) 0 auto;
          inline-size: auto;
          display: flex;
          align-items: center;
          gap: var(--space-3);
          text-align: start;
        }
        .rule roll-figure {
          flex: none;
          inline-size: calc(10 * var(--unit));
        }
      }
      @media (max-width: 359px) {
        .stage:not(.figured, .map) {
          margin-block-end: calc(2.75 * var(--unit));
        }
      }
      .refused {
        position: absolute;
        inset: auto auto 0 0;
        padding: var(--space-1) var(--space-2);
        background: var(--paper);
        font-size: var(--text-m);
      }
      /* For keyboard users: legal moves, shown on focus. */
      .moves {
        position: absolute;
        inset: auto 0 0;
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1);
        background: var(--paper);
      }
      .moves button {
        max-inline-size: 100%;
        white-space: normal;
      }
      .moves:not(:focus-within) {
        clip-path: inset(50%);
        pointer-events: none;
      }
    `,
  ];

  #callOff = () => {};
  /** @type {unknown} the line that `shown` is a place on */
  #shownLine = null;

  constructor() {
    super();
    this.game = '';
    this.side = 3;
    this.movable = /** @type {readonly Onward[]} */ ([]);
    /** @type {Line} */
    this.line = { states: [], positions: [], rolls: [], onward: [], solved: false };
    this.goal = '';
    /** Empty if the goal has only tops. @type {readonly (string | null)[]} */
    this.goalPieces = [];
    /** The problem, of a map. @type {Problem | null} */
    this.problem = null;
    /** The search whose marks a map shows. @type {LaneState | null} */
    this.lane = null;
    /** Of the race on a map. @type {readonly LaneState[] | null} */
    this.lanes = null;
    /** The move that the board is to stand at, or to come to. */
    this.at = 0;
    this.playing = false;
    this.solvable = false;
    /** The words for whose solution the line is. */
    this.whose = '';
    this.patterns = false;
    this.chequered = false;
    this.camera = /** @type {Degrees} */ (null);
    this.solved = false;
    this.news = '';
    this.marked = false;
    this.hinted = /** @type {number | null} */ (null);
    this.plain = false;
    /** Fractional position. */
    this.shown = 0;
    this.refused = false;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#callOff();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('at') || changed.has('line')) this.refused = false;
    if (!changed.has('at') && !changed.has('line') && !changed.has('playing')) return;
    const sameStart = /** @type {any} */ (this.#shownLine)?.states[0] === this.line.states[0];
    const distance = Math.abs(this.at - this.shown);
    const jump = !sameStart || distance > 1.5 || isStill();
    this.#shownLine = this.line;
    this.#callOff();
    if (jump) this.shown = this.at;
    if (this.shown === this.at) this.#arrived();
    else this.#move(this.shown);
  }

  /** Takes the rest of a roll's time. @param {number} from */
  #move(from) {
    const to = this.at;
    this.#callOff = glide(from, to, pageOf(this.game).moveTime * Math.abs(to - from), (place) => {
      this.shown = place;
      if (place === to) this.#arrived();
    });
  }

  #arrived() {
    if (!this.playing) return;
    const rest = isStill() ? STILL_REST : REST;
    const timer = setTimeout(() => ask(this, (control) => control.board.arrived()), rest);
    this.#callOff = () => clearTimeout(timer);
  }

  render() {
    return html`
      <div class=${this.problem ? 'stage map' : goalIsTops(this.game) ? 'stage figured' : 'stage'}>
        ${this.problem ? this.#map(this.problem) : this.#board()}
        <div class="moves" role="group" aria-label=${words.board.legal}>
          ${this.#moves.map(
            ({ move, from, to }) => html`<button
              @click=${() => ask(this, (control) => control.board.move(from, to))}
            >
              ${words.board.move(this.game, { move, from, to }, this.side)}
            </button>`,
          )}
        </div>
        <p class=${this.refused ? 'refused' : 'unseen'} role="status">${this.refused ? words.board.stuck(this.game) : this.news}</p>
      </div>
      ${
        this.plain
          ? nothing
          : html`<playback-bar
              part="playback"
              role="group"
              aria-label=${words.playback.region}
              .at=${this.at}
              .length=${this.line.rolls.length}
              .playing=${this.playing}
              .solvable=${this.solvable}
              .whose=${this.whose}
            ></playback-bar>`
      }
    `;
  }

  #board() {
    const position = this.line.positions[this.at] ?? [];
    return html`
      <rolling-board
        .line=${this.line}
        .at=${this.shown}
        .patterns=${this.patterns}
        .chequered=${this.chequered}
        .camera=${this.camera}
        .label=${words.text.about(words.board.region, words.board.inWords(this.game, position, this.side))}
        title=${words.board.help(this.game)}
        .puzzle=${puzzleOf(this.game)}
        .movable=${this.movable}
        .goal=${this.goalPieces}
        .marked=${this.marked}
        .hinted=${this.hinted}
        @square=${this.#pressed}
        @move=${this.#moved}
        @camera=${this.#turned}
      ></rolling-board>
      ${goalFigure(this, this.solved)} ${viewReset(this.camera)}
      <figure class="rule" part="rule" ?hidden=${this.camera !== null}>
        ${
          goalIsTops(this.game)
            ? html`<roll-figure .patterns=${this.patterns} .label=${words.board.roll}></roll-figure>`
            : nothing
        }
        <figcaption part="rule-words">${words.board.rule(this.game)}</figcaption>
      </figure>`;
  }

  /** @param {Problem} problem */
  #map(problem) {
    return html`<map-board
      .problem=${problem}
      .line=${this.line}
      .at=${this.shown}
      .lane=${this.lane}
      .lanes=${this.lanes}
      .marked=${this.marked}
    ></map-board>`;
  }

  /** Each move once, though a board may list it for two pieces: as it is listed first. */
  get #moves() {
    const names = this.movable.map(({ move }) => move);
    return this.movable.filter(({ move }, place) => names.indexOf(move) === place);
  }

  /** @param {CustomEvent<{square: number}>} event */
  #pressed({ detail }) {
    const { square } = detail;
    if (ask(this, (control) => control.board.press(square)) === false) this.#refuse(square);
  }

  /** @param {CustomEvent<{from: number, to: number}>} event */
  #moved({ detail }) {
    ask(this, (control) => control.board.move(detail.from, detail.to));
  }

  /** @param {CustomEvent<{camera: Degrees}>} event */
  #turned({ detail }) {
    ask(this, (control) => control.board.turn(detail.camera));
  }

  /** @param {number} square */
  #refuse(square) {
    /** @type {RollingBoard | null} */
    const board = this.renderRoot.querySelector('rolling-board');
    board?.shake(square);
    this.refused = true;
  }
}

customElements.define('board-stage', BoardStage);
