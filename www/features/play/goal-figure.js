import { css, html } from 'lit';
import '../../shared/board/goal-pattern.js';
import { piecesOfTops } from '../../shared/puzzles/puzzles.js';
import { puzzleOf } from '../../shared/state/puzzles.js';
import { words } from '../../shared/words/words.js';

/** The container must be positioned, and a size container. */
export const goalStyle = css`
  figure.goal {
    position: absolute;
    inset-block-start: var(--space-2);
    inset-inline-end: 0;
    display: grid;
    justify-items: center;
    gap: var(--space-1);
    pointer-events: none;
    /* Only as wide as the pattern: longer words would cover the board. */
    inline-size: min-content;
    text-align: center;
    text-wrap: balance;
  }
  figure.goal figcaption {
    font-size: var(--text-s);
    line-height: 1.25;
    color: var(--ink-muted);
    /* Legible above a turned board. */
    background: color-mix(in oklab, var(--paper), transparent 20%);
    border-radius: var(--radius);
  }
  figure.goal b {
    display: block;
    color: var(--ink);
    font-weight: 600;
  }
  figure.goal goal-pattern {
    inline-size: clamp(3.75 * var(--unit), 19cqi, 7 * var(--unit));
    padding: 4%;
    border-radius: 4px;
    background: var(--board-slab, light-dark(#e6e1d7, #33302c));
  }
`;

/**
 * @typedef {object} Goal
 * @property {string} game
 * @property {number} side
 * @property {string} goal
 * @property {readonly (string | null)[]} goalPieces empty if the goal has only tops
 * @property {boolean} patterns
 */

/** @type {(goal: Goal, reached: boolean) => unknown} */
export function goalFigure({ game, side, goal, goalPieces, patterns }, reached) {
  // A cube's goal is only its top.
  const pieces = goalPieces.length > 0 ? goalPieces : piecesOfTops(game, goal);
  return html`<figure part="goal" class=${reached ? 'goal reached' : 'goal'}>
    <goal-pattern
      .puzzle=${puzzleOf(game)}
      .pattern=${pieces}
      .patterns=${patterns}
      .label=${words.text.about(words.board.goal, words.board.inWords(game, pieces, side))}
    ></goal-pattern>
    <figcaption>
      ${
        reached
          ? html`<b>${words.board.reached}</b>`
          : html`<b>${words.board.goal}</b> <span part="how">${words.board.goalIs(game)}</span>`
      }
    </figcaption>
  </figure>`;
}
