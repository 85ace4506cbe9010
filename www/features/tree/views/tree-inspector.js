import { css, html, LitElement, nothing } from 'lit';
import { OPENING } from '../../../shared/puzzles/puzzles.js';
import '../../../shared/board/rolling-board.js';
import { fields, flags } from '../../../shared/kit/properties.js';
import { controls } from '../../../shared/kit/styles.js';
import { isDrawn, puzzleOf, unitOf } from '../../../shared/state/puzzles.js';
import { words } from '../../../shared/words/words.js';
import { labelled, stepInWords } from '../../stepping/step-words.js';
import { Inspection } from '../inspection.js';

/** @import { Step } from '../../../pkg/rolling_cubes.js' */
/** @import { Problem, Search } from '../../../shared/state/state.js' */
/** @import { Incumbent } from '../../../shared/state/upper.js' */
/** @import { Fate } from '../../../shared/state/slices/tree.js' */

/** `<tree-inspector>`: a node's board, numbers, fate and reason. It requests these by the node's number. */
export class TreeInspector extends LitElement {
  static properties = {
    ...fields('game search run own found ask positionOf fate goal map note'),
    ...flags('proved patterns hand spoken'),
    length: { type: Number },
    node: { type: Number },
    side: { type: Number },
  };

  static styles = [
    controls,
    css`
      :host {
        display: grid;
        grid-template: auto auto auto minmax(0, 1fr) / minmax(0, 1fr);
        align-content: start;
        gap: var(--space-1);
        min-width: 0;
        font-size: var(--text-s);
      }
      rolling-board {
        inline-size: min(100%, 9.5rem);
        aspect-ratio: 1;
        margin-inline: auto;
        pointer-events: none;
      }
      h3 {
        font-weight: 600;
      }
      h3 small {
        font-weight: 400;
        color: var(--ink-muted);
      }
      dl {
        display: flex;
        gap: var(--space-3);
      }
      dl div {
        display: flex;
        align-items: baseline;
        gap: var(--space-1);
      }
      dt {
        color: var(--ink-muted);
        font-style: italic;
      }
      dd {
        font-size: var(--text-l);
        font-weight: 600;
      }
      .note {
        color: var(--ink-muted);
      }
      /* Above the pseudocode. */
      :host([brief]) {
        grid-template: auto / 3.5rem minmax(0, 1fr);
        align-items: center;
        overflow: hidden;
      }
      :host([brief]) :is(h3, dl) {
        display: none;
      }
      :host([brief]) rolling-board {
        inline-size: 3.5rem;
      }
      @media (max-width: 799px) {
        :host {
          grid-template: auto auto auto 1fr / 7rem minmax(0, 1fr);
          column-gap: var(--space-3);
        }
        rolling-board {
          grid-row: 1 / -1;
          inline-size: 7rem;
        }
      }
    `,
  ];

  #inspection = new Inspection(() => this.requestUpdate());

  constructor() {
    super();
    this.game = OPENING;
    this.run = '';
    /** The lane's own report if it is the current node. @type {Step | null} */
    this.own = null;
    this.search = /** @type {Search} */ ({ algorithm: '' });
    this.length = 0;
    /** The incumbent, in a search that continues after it. @type {Incumbent} */
    this.found = null;
    this.proved = false;
    /** -1 for none. */
    this.node = -1;
    this.ask = /** @type {(node: number) => Promise<Step | null>} */ (async () => null);
    this.positionOf = /** @type {(state: string) => readonly (string | null)[]} */ (() => []);
    /** Its fate at this moment, if the picture knows it. @type {Fate | null} */
    this.fate = null;
    this.goal = /** @type {readonly (string | null)[]} */ ([]);
    /** The problem, if it is a map. @type {Problem | null} */
    this.map = null;
    this.side = 3;
    this.patterns = false;
    this.hand = false;
    /** A note, shown even without details. */
    this.note = '';
    /** Whether it is announced to screen readers, as after keyboard selection. */
    this.spoken = false;
  }

  willUpdate() {
    this.#inspection.look(this.run, this.node, this.own, this.ask);
  }

  render() {
    const { step } = this.#inspection;
    const say = words.tree;
    if (!step || this.node < 0) {
      // Announced only for keyboard selection.
      return html`<p class="note" role=${this.spoken ? 'status' : nothing}>${this.note}</p>`;
    }
    const { node, depth, moves, estimate, value } = step;
    const unit = unitOf(this.game, this.search);
    const isThere = node === this.node;
    const position = this.positionOf(step.state);
    const sentences = [
      stepInWords(
        this.game,
        this.search,
        labelled(this.map, step),
        this.length || depth,
        this.side,
        this.found,
        this.proved,
      ),
      // The fate at generation may have changed since.
      isThere && this.fate && this.fate !== step.fate ? (say.since[this.fate] ?? '') : '',
    ];
    const f = estimate === null ? null : depth + estimate;
    const numbers = { g: unit === 'cost' ? depth : moves.length, h: estimate, f, F: value };
    const meanings = {
      ...say.numbers,
      ...(unit === 'cost' && say.costNumbers),
    };
    return html`
      ${
        isDrawn(this.game)
          ? html`<b>${step.state}</b>`
          : html`<rolling-board
        .puzzle=${puzzleOf(this.game)}
        .line=${{ positions: [position], rolls: [] }}
        .goal=${this.goal}
        .patterns=${this.patterns}
        .label=${words.text.about(say.thumbnail, words.board.inWords(this.game, position, this.side))}
      ></rolling-board>`
      }
      <h3>${say.node(node)} ${this.hand && isThere ? html`<small>${say.inHand}</small>` : nothing}</h3>
      <dl>
        ${Object.entries(numbers).map(([name, value]) =>
          value === null
            ? nothing
            : html`<div title=${meanings[/** @type {keyof typeof numbers} */ (name)]}>
                <dt>${name}</dt>
                <dd>${value}</dd>
              </div>`,
        )}
      </dl>
      <div>
        <p>${words.text.sentences(sentences)}</p>
        ${this.note ? html`<p class="note">${this.note}</p>` : nothing}
      </div>
      <p class="unseen" role="status">
        ${this.spoken && isThere ? words.text.sentences([words.text.sentence(say.node(node)), ...sentences]) : ''}
      </p>
    `;
  }
}

customElements.define('tree-inspector', TreeInspector);
