import { css, html, LitElement, nothing } from 'lit';
import { GoalPattern } from '../../../shared/board/goal-pattern.js';
import { SmallBoard } from '../../../shared/board/small-board.js';
import { onPaper } from '../../../shared/draw/paper.js';
import { ask } from '../../../shared/kit/act.js';
import { fields, flags } from '../../../shared/kit/properties.js';
import { controls } from '../../../shared/kit/styles.js';
import { piecesOfTops } from '../../../shared/puzzles/puzzles.js';
import { goalIsTops, puzzleOf } from '../../../shared/state/puzzles.js';
import { words } from '../../../shared/words/words.js';
import { Atlas } from '../atlas.js';
import { lookAt } from '../look.js';
import { EXHIBITS } from '../state.js';

/** @import { Drawing } from '../../../shared/draw/gallery.js' */
/** @import { Exhibit, Gallery } from '../state.js' */

/** `<position-gallery>`: items of one depth; a click puts one on the board. */
export class PositionGallery extends LitElement {
  static properties = {
    ...fields('game start gallery'),
    ...flags('deepest patterns'),
    count: { type: Number },
  };

  static styles = [
    controls,
    css`
      :host {
        display: flex;
        flex-direction: column;
        gap: var(--space-1);
        min-height: 0;
        min-width: 0;
      }
      h3 {
        font-weight: 600;
      }
      p {
        font-size: var(--text-s);
        color: var(--ink-muted);
      }
      .wall {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(5.25rem, 1fr));
        align-content: start;
        gap: var(--space-1);
        padding: 2px;
        overflow-y: auto;
        min-height: 0;
      }
      .wall.round {
        grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
      }
      .wall button {
        display: block;
        width: 100%;
        height: auto;
        padding: var(--space-1);
        border-color: transparent;
      }
      goal-pattern,
      small-board {
        display: block;
        inline-size: 100%;
        pointer-events: none;
      }
      .more {
        grid-column: 1 / -1;
        justify-self: center;
      }
    `,
  ];

  constructor() {
    super();
    this.game = '';
    this.start = '';
    this.gallery = /** @type {Gallery | null} */ (null);
    this.count = 0;
    this.deepest = false;
    this.patterns = false;
  }

  /** Whether items can be goals. A cube's goal is only its tops, so positions of cubes cannot. */
  get areGoals() {
    return !goalIsTops(this.game) || this.gallery?.kind === 'patterns';
  }

  get heading() {
    const { gallery, game, count, deepest } = this;
    if (!gallery) return '';
    return words.atlas.gallery.title(game, gallery.kind, gallery.depth, count, deepest);
  }

  /** @returns {Drawing[]} */
  drawings() {
    const found = this.renderRoot.querySelectorAll('goal-pattern, small-board');
    return onPaper(() =>
      [...found].map((element, n) => ({
        element: element instanceof GoalPattern ? element.drawn() : imageOf(element),
        text: this.gallery?.exhibits[n]?.text ?? '',
      })),
    );
  }

  render() {
    const { gallery, game, count } = this;
    if (!gallery) return nothing;
    const say = words.atlas.gallery;
    const { exhibits } = gallery;
    return html`
      <h3>${this.heading}</h3>
      <p>${words.text.sentences([say.how(game, this.areGoals), say.shown(exhibits.length, count)])}</p>
      <ul class=${this.areGoals ? 'wall' : 'wall round'}>
        ${exhibits.map((exhibit) => this.#exhibit(exhibit))}
        ${
          exhibits.length < count
            ? html`<li class="more">
                <button class="quiet" @click=${this.#more}>${say.more}</button>
              </li>`
            : nothing
        }
      </ul>
    `;
  }

  /** @param {Exhibit} exhibit */
  #exhibit(exhibit) {
    const say = words.atlas.gallery;
    const pieces = exhibit.pieces ?? piecesOfTops(this.game, exhibit.text);
    const inWords = words.board.inWords(this.game, pieces, Math.sqrt(pieces.length));
    const label = this.areGoals ? say.makeGoal(inWords) : say.goThere(inWords);
    return html`<li>
      <button class="printed" aria-label=${label} @click=${() => this.#chose(exhibit)}>
        ${
          this.areGoals
            ? html`<goal-pattern
                aria-hidden="true"
                .puzzle=${puzzleOf(this.game)}
                .pattern=${pieces}
                .patterns=${this.patterns}
              ></goal-pattern>`
            : html`<small-board
                aria-hidden="true"
                .puzzle=${puzzleOf(this.game)}
                .pieces=${pieces}
                .patterns=${this.patterns}
              ></small-board>`
        }
      </button>
    </li>`;
  }

  /** @param {Exhibit} exhibit */
  #chose({ text }) {
    if (this.areGoals) {
      const problems = [{ start: this.start, goal: text }];
      ask(this, (control) => control.problem.take(problems, 'own'));
    } else {
      ask(this, (control) => control.service(Atlas)?.goTo(text));
    }
  }

  #more() {
    const most = (this.gallery?.most ?? 0) + EXHIBITS;
    lookAt(this, { most });
  }
}

/** Resolution in a file relative to the screen. */
const SHARP = 3;

/** A perspective board has only pixels. @param {Element} board */
function imageOf(board) {
  if (!(board instanceof SmallBoard)) return '';
  const { address, width, height } = board.drawn(SHARP);
  const tall = height / width;
  return `<image href="${address}" y="${(1 - tall) / 2}" width="1" height="${tall}"/>`;
}

customElements.define('position-gallery', PositionGallery);
