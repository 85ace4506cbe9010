import { css, html, LitElement, nothing } from 'lit';
import '../../shared/board/rolling-board.js';
import { ask } from '../../shared/kit/act.js';
import { puzzleOf, unitOf } from '../../shared/state/puzzles.js';
import { words } from '../../shared/words/words.js';
import './breakpoint-chips.js';
import { laneKey, laneStyle } from '../../shared/draw/lane-style.js';
import { pageOf } from '../../shared/puzzles/puzzles.js';
import { glide, isStill } from '../play/glide.js';
import { goalFigure, goalStyle } from '../play/goal-figure.js';
import './step-numbers.js';
import { controls } from '../../shared/kit/styles.js';
import { viewReset, viewResetStyle } from '../../shared/kit/view-reset.js';
import { labelled, newsInWords, standInWords } from './step-words.js';
import './travel-bar.js';
import { fields } from '../../shared/kit/properties.js';

/** @import { Line } from '../../pkg/rolling_cubes.js' */
/** @import { Degrees } from '../../shared/board/sight.js' */
/** @import { LaneState, Problem } from '../../shared/state/state.js' */
/** @import { Follower } from '../trace/follower.js' */
/** @import { Recall } from './stage-words.js' */

/** Steps that follow each other faster than this (milliseconds) are not animated. */
const HASTE = 150;

/**
 * `<search-stage>`: one lane's search node by node: position, numbers, the step in words, and controls.
 * @fires {CustomEvent} edit the lane's breakpoints should be edited
 */
export class SearchStage extends LitElement {
  static properties = {
    ...fields('game lane traces line goal problem goalPieces camera shown'),
    patterns: { type: Boolean },
    side: { type: Number },
  };

  static styles = [
    controls,
    goalStyle,
    viewResetStyle,
    css`
      :host {
        display: grid;
        /* Determines the goal's size. */
        container-type: inline-size;
        grid-template: auto minmax(0, 1fr) repeat(4, auto) / minmax(0, 1fr);
        gap: var(--space-2);
        min-height: 0;
      }
      .whose {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        margin: 0;
        font-weight: 600;
        min-width: 0;
      }
      .whose b {
        font-weight: inherit;
        white-space: nowrap;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .whose span {
        flex: none;
        inline-size: 2rem;
        color: var(--lane-colour);
      }
      .key {
        display: block;
      }
      .stage {
        grid-area: 2 / 1;
        position: relative;
        min-height: 0;
      }
      .stage.map {
        min-height: 16rem;
      }
      :host([close]) .stage.map {
        --notes: none;
        min-height: 10rem;
      }
      /* In a corner over the board; on a phone it has its own place. */
      figure.goal {
        grid-area: 2 / 1;
        position: relative;
        inset: auto;
        place-self: start end;
      }
      rolling-board {
        position: absolute;
        inset: 0;
        aspect-ratio: auto;
      }
      /* The end of a stage takes five lines; reserving them keeps the board's size. */
      .words {
        min-height: 7em;
        line-height: 1.4;
      }
      @media (min-width: 800px) {
        :host([close]) {
          grid-template:
            'whose whose chips' auto
            'stage goal numbers' minmax(0, 1fr)
            'words words words' auto
            'travel travel travel' auto / minmax(0, 1fr) auto minmax(8.5rem, auto);
        }
        :host([close][drawn]) {
          grid-template:
            'whose chips' auto
            'stage stage' minmax(0, 1fr)
            'numbers numbers' auto
            'words words' auto
            'travel travel' auto / minmax(0, 1fr) minmax(8.5rem, auto);
        }
        :host([close]) .whose {
          grid-area: whose;
        }
        :host([close]) .stage {
          grid-area: stage;
        }
        :host([close]) figure.goal span {
          display: none;
        }
        :host([close]) figure.goal {
          grid-area: goal;
        }
        :host([close]) step-numbers {
          grid-area: numbers;
          align-self: center;
        }
        :host([close]:not([drawn])) step-numbers {
          --columns: 1fr 1fr;
          --flow: row;
          --number: var(--text-l);
        }
        :host([close]) .words {
          grid-area: words;
          min-height: 4.2em;
          overflow: auto;
        }
        :host([close]) travel-bar {
          grid-area: travel;
        }
        :host([close]) breakpoint-chips {
          grid-area: chips;
          justify-content: end;
        }
      }
      /* On a phone the board is small, so that board, controls and tree fit. */
      @media (max-width: 799px) {
        :host {
          grid-template:
            'stage whose whose' auto
            'stage numbers numbers' auto
            'stage goal chips' minmax(0, 1fr)
            'words words words' auto
            'travel travel travel' auto / minmax(0, 1.6fr) auto minmax(0, 1.2fr);
        }
        /* All numbers in one row, so that the tree does not move. */
        :host([drawn]) {
          grid-template-columns: minmax(0, 1fr) auto minmax(0, 1.2fr);
          --number: var(--text-l);
        }
        .whose {
          grid-area: whose;
          line-height: 1.2;
        }
        .whose b {
          white-space: normal;
        }
        .stage {
          grid-area: stage;
          min-height: 11rem;
        }
        step-numbers {
          grid-area: numbers;
        }
        figure.goal {
          grid-area: goal;
          place-self: end start;
        }
        figure.goal goal-pattern {
          inline-size: 3.5rem;
        }
        figure.goal span,
        .view span {
          display: none;
        }
        breakpoint-chips {
          grid-area: chips;
          align-self: end;
          flex-direction: column;
          align-items: start;
        }
        /* Reserves five lines, so that the tree does not move. */
        .words {
          grid-area: words;
          min-height: 6.5em;
          font-size: var(--text-m);
          line-height: 1.3;
        }
        travel-bar {
          grid-area: travel;
        }
      }
      @media print {
        travel-bar,
        breakpoint-chips {
          display: none;
        }
      }
      @media (max-width: 359px) {
        :host {
          grid-template:
            'stage whose' auto
            'stage numbers' auto
            'stage goal' minmax(0, 1fr)
            'words words' auto
            'travel travel' auto
            'chips chips' auto / minmax(0, 0.85fr) minmax(0, 1fr);
        }
        .whose span {
          inline-size: 1.25rem;
        }
        .words {
          min-height: 7.8em;
        }
        breakpoint-chips {
          flex-direction: row;
          align-items: center;
        }
      }
    `,
  ];

  #callOff = () => {};
  #unsubscribe = () => {};
  /** The line on which `shown` is a place: the newest, or the previous one while a move is undone. @type {Line} */
  #shownLine;
  #last = { lane: -1, node: 0, at: 0 };

  constructor() {
    super();
    this.game = '';
    this.side = 3;
    this.lane = /** @type {LaneState | null} */ (null);
    this.traces = /** @type {Follower | null} */ (null);
    /** @type {Line} */
    this.line = { states: [], positions: [], rolls: [], onward: [], solved: false };
    this.#shownLine = this.line;
    this.goal = '';
    /** The problem, of a map. @type {Problem | null} */
    this.problem = null;
    /** The engine's pieces of the goal; empty for goals of tops. @type {readonly (string | null)[]} */
    this.goalPieces = [];
    this.patterns = false;
    this.camera = /** @type {Degrees} */ (null);
    this.shown = 0;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#callOff();
    this.#unsubscribe();
  }

  connectedCallback() {
    super.connectedCallback();
    this.requestUpdate('traces');
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('line')) this.#show();
    if (changed.has('traces')) {
      this.#unsubscribe();
      // The step of the node that set the next bound may load after the words.
      const refresh = () => this.lane?.snapshot?.stage_end && this.requestUpdate();
      this.#unsubscribe = this.traces?.subscribe(refresh) ?? this.#unsubscribe;
    }
    if (this.lane) this.style.setProperty('--lane-colour', laneStyle(this.lane.spec.id).colour);
  }

  /** @type {Recall} */
  #recall = (node) => this.traces?.recall(node) ?? null;

  /** Shows the newest position, animated if it is one step from the last. */
  #show() {
    const now = performance.now();
    const lane = this.lane?.spec.id ?? -1;
    const node = this.lane?.step?.node ?? 0;
    const [before, line, last] = [this.#shownLine, this.line, this.#last];
    const end = line.rolls.length;
    const still = isStill() || lane !== last.lane || now - last.at < HASTE;
    const forward = node === last.node + 1 && end > 0;
    const undone = node === last.node - 1 && before.states.at(-2) === line.states.at(-1);
    this.#last = { lane, node, at: now };
    this.#callOff();
    this.#shownLine = line;
    this.shown = end;
    if (still) return;
    if (forward) this.#move(line, end - 1, end);
    else if (undone) this.#move(before, before.rolls.length, before.rolls.length - 1);
  }

  /** @param {Line} line @param {number} from @param {number} to */
  #move(line, from, to) {
    this.#shownLine = line;
    this.shown = from;
    this.#callOff = glide(from, to, pageOf(this.game).moveTime, (place) => {
      this.shown = place;
    });
  }

  render() {
    const { lane, line } = this;
    if (!lane) return nothing;
    const told = { ...lane, step: labelled(this.problem, lane.step) };
    const name = words.lane(lane.spec);
    const position = line.positions.at(-1) ?? [];
    return html`
      <p class="whose"><span>${laneKey(lane.spec.id)}</span><b title=${name}>${name}</b></p>
      <div class=${this.problem ? 'stage map' : 'stage'}>
        ${
          this.problem
            ? html`<map-board .problem=${this.problem} .line=${line} .at=${0} .lane=${lane}></map-board>`
            : html`<rolling-board
          .line=${this.#shownLine}
          .at=${this.shown}
          .patterns=${this.patterns}
          .label=${words.text.about(words.numbers.region, words.board.inWords(this.game, position, this.side))}
          .puzzle=${puzzleOf(this.game)}
          .goal=${this.goalPieces}
          .camera=${this.camera}
          @camera=${this.#turned}
        ></rolling-board>`
        }
        ${this.problem ? nothing : viewReset(this.camera)}
      </div>
      ${this.problem ? nothing : goalFigure(this, line.solved)}
      <step-numbers role="group" aria-label=${words.numbers.region} .lane=${lane} .unit=${unitOf(this.game, lane.spec.search)}></step-numbers>
      <p class="words" part="words">${standInWords(this.game, told, this.side, this.#recall)}</p>
      <p class="unseen" role="status">${newsInWords(this.game, told, this.side, this.#recall)}</p>
      <travel-bar part="playback" role="group" aria-label=${words.travel.controls} .lane=${lane}></travel-bar>
      <breakpoint-chips part="chips" .lane=${lane}></breakpoint-chips>
    `;
  }

  /** @param {CustomEvent<{camera: Degrees}>} event */
  #turned({ detail }) {
    ask(this, (control) => control.board.turn(detail.camera));
  }
}

customElements.define('search-stage', SearchStage);
