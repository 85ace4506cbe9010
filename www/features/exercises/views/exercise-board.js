import { css, html, LitElement, nothing } from 'lit';
import '../../../shared/board/goal-pattern.js';
import '../../../shared/board/rolling-board.js';
import { play } from '../../../shared/engine/engine.js';
import { fields } from '../../../shared/kit/properties.js';
import { controls } from '../../../shared/kit/styles.js';
import { keyOf } from '../../../shared/puzzles/puzzles.js';
import { goalIsTops } from '../../../shared/state/puzzles.js';
import { words } from '../../../shared/words/words.js';
import { answerOf, partsOf } from '../kind.js';

/** @import { Onward } from '../../../pkg/rolling_cubes.js' */
/** @import { Play } from '../kind.js' */

/** How many moves are listed as buttons that are always in sight. */
const FEW = 4;
/** @type {Readonly<Record<string, string>>} */
const ARROWS = { ArrowUp: 'U', ArrowDown: 'D', ArrowLeft: 'L', ArrowRight: 'R' };

/** `<exercise-board>`: a board to make moves on, and to hand them in. */
export class ExerciseBoard extends LitElement {
  static properties = { ...fields('play goal given missed moves'), patterns: { type: Boolean } };

  static styles = [
    controls,
    css`
      :host {
        display: grid;
        grid-template: minmax(0, 1fr) auto / minmax(0, 1fr) auto;
        gap: var(--space-2) var(--space-4);
        min-height: min(16rem, 45dvh);
      }
      rolling-board {
        aspect-ratio: auto;
        min-height: min(20rem, 70vw, 38dvh);
        min-width: 0;
      }
      figure {
        display: grid;
        align-content: center;
        justify-items: center;
        gap: var(--space-1);
        color: var(--ink-muted);
      }
      goal-pattern {
        inline-size: clamp(5rem, 18vw, 8rem);
      }
      .act {
        grid-column: 1 / -1;
        justify-content: center;
        gap: var(--space-2);
      }
      .moves {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1);
      }
      .moves.many:not(:focus-within) {
        position: absolute;
        clip-path: inset(50%);
        pointer-events: none;
        block-size: 1px;
        overflow: hidden;
      }
      output {
        min-inline-size: 5.5em;
        text-align: center;
      }
    `,
  ];

  constructor() {
    super();
    this.play = /** @type {Play | null} */ (null);
    this.goal = /** @type {readonly (string | null)[]} */ ([]);
    this.patterns = false;
    /** The moves to display; null if the user is to make them. @type {readonly string[] | null} */
    this.given = null;
    /** A wrong answer, to go on from. */
    this.missed = '';
    this.moves = /** @type {readonly string[]} */ ([]);
    this.addEventListener('keydown', (event) => {
      const move = ARROWS[event.key];
      if (!move) return;
      event.preventDefault();
      this.#make((onward) => onward.move === move);
    });
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (this.given) this.moves = this.given;
    else if (changed.has('missed') && this.missed) this.moves = partsOf(this.missed);
    else if (changed.has('play')) {
      const before = /** @type {Play | undefined} */ (changed.get('play'));
      if (before?.start !== this.play?.start || before?.goal !== this.play?.goal) this.moves = [];
    }
  }

  get #line() {
    const { puzzle, start, goal } = /** @type {Play} */ (this.play);
    return play(puzzle, start, goal, [...this.moves]);
  }

  /** If two pieces change places, either may be selected. */
  get #onward() {
    const { onward, positions } = this.#line;
    const isExchange = positions[0]?.every((piece) => piece !== null);
    const turned = onward.map((one) => ({ ...one, from: one.to, to: one.from }));
    return isExchange ? [...onward, ...turned] : onward;
  }

  render() {
    if (!this.play) return nothing;
    const { puzzle, shown } = this.play;
    const line = this.#line;
    const position = line.positions.at(-1) ?? [];
    const side = Math.sqrt(position.length);
    const key = keyOf({ name: puzzle, side });
    const say = words.exercises.desk;
    const { onward } = line;
    return html`<rolling-board
        .puzzle=${puzzle}
        .line=${line}
        .at=${this.moves.length}
        .movable=${this.given ? [] : this.#onward}
        .goal=${goalIsTops(key) ? [] : this.goal}
        .patterns=${this.patterns}
        .camera=${null}
        .label=${words.text.about(words.board.region, words.board.inWords(key, position, side))}
        @square=${(/** @type {CustomEvent<{square: number}>} */ { detail }) =>
          this.#make(({ from }) => from === detail.square)}
        @move=${(/** @type {CustomEvent<{from: number, to: number}>} */ { detail }) =>
          this.#make(({ from, to }) => from === detail.from && to === detail.to)}
      ></rolling-board>
      <figure ?hidden=${this.given !== null}>
        <goal-pattern
          .puzzle=${puzzle}
          .pattern=${this.goal}
          .patterns=${this.patterns}
          .label=${words.text.about(say.goal, words.board.inWords(key, this.goal, side))}
        ></goal-pattern>
        <figcaption>${say[shown]}</figcaption>
      </figure>
      <div class="act row" ?hidden=${this.given !== null}>
        <div class=${onward.length > FEW ? 'moves many' : 'moves'} role="group" aria-label=${words.board.legal}>
          ${onward.map(
            ({ move, from, to }) =>
              html`<button @click=${() => this.#make((one) => one.move === move)}>
                ${words.board.move(key, { move, from, to }, side)}
              </button>`,
          )}
        </div>
        <button ?disabled=${this.moves.length === 0} @click=${() => {
          this.moves = this.moves.slice(0, -1);
        }}>${say.back}</button>
        <output>${say.moves(this.moves.length)}</output>
        <button class="primary" ?disabled=${this.moves.length === 0} @click=${() => {
          const detail = answerOf(this.moves);
          // The next question may begin at the same position.
          this.moves = [];
          this.dispatchEvent(new CustomEvent('answer', { detail }));
        }}>
          ${say.answer}
        </button>
      </div>`;
  }

  /** @param {(onward: Onward) => boolean} fits */
  #make(fits) {
    if (this.given) return;
    const onward = this.#onward.find(fits);
    if (onward) this.moves = [...this.moves, onward.move];
  }
}

customElements.define('exercise-board', ExerciseBoard);
