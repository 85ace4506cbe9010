import { css, html, LitElement, nothing } from 'lit';
import { OPENING } from '../../../shared/puzzles/puzzles.js';
import '../../../shared/board/goal-pattern.js';
import '../../../shared/board/small-board.js';
import { fields } from '../../../shared/kit/properties.js';
import { controls } from '../../../shared/kit/styles.js';
import { puzzleOf } from '../../../shared/state/puzzles.js';
import { words } from '../../../shared/words/words.js';
import { pieceOfPart } from '../parts.js';

/** @import { About } from '../../../pkg/rolling_cubes.js' */
/** @import { LaneState } from '../../../shared/state/state.js' */

/** `<heuristic-panel>`: the current node's estimate, its terms, and why it is a lower bound. */
export class HeuristicPanel extends LitElement {
  static properties = { ...fields('game lane positionOf'), patterns: { type: Boolean } };

  static styles = [
    controls,
    css`
      :host {
        display: grid;
        align-content: start;
        gap: var(--space-2);
        min-width: 0;
        overflow-y: auto;
        font-size: var(--text-m);
        line-height: 1.4;
      }
      h3 {
        font-weight: 600;
      }
      h4 {
        font-size: var(--text-s);
        font-weight: 400;
        color: var(--ink-muted);
      }
      ul {
        display: grid;
        grid-template-columns: repeat(3, minmax(0, 1fr));
        gap: var(--space-2);
        padding: 4px;
        text-align: center;
        font-size: var(--text-s);
      }
      small-board,
      goal-pattern {
        inline-size: 100%;
      }
      strong {
        display: block;
        font-size: var(--text-l);
      }
      /* A bound's expression may have no break opportunity. */
      li {
        min-width: 0;
        overflow-wrap: anywhere;
      }
      /* The largest term determines the maximum. */
      li.counts {
        outline: 2px solid var(--accent);
        outline-offset: 2px;
        border-radius: var(--radius);
      }
    `,
  ];

  constructor() {
    super();
    this.game = OPENING;
    this.lane = /** @type {LaneState | null} */ (null);
    this.positionOf = /** @type {(state: string) => readonly (string | null)[]} */ (() => []);
    this.patterns = false;
  }

  render() {
    const { lane } = this;
    const say = words.code.heuristic;
    const name = lane?.spec.search.heuristic;
    if (!lane || !name) return html`<p>${say.none}</p>`;
    const { perimeter } = lane.spec.search;
    const { step, snapshot } = lane;
    const proof = words.proof(this.game, name);
    const isWaiting = snapshot?.outcome === 'preparing';
    const estimate = step?.estimate ?? null;
    return html`
      <h3>
        ${isWaiting || !step ? words.heuristic(name) : estimate === null ? say.notAsked(name) : say.says(name, estimate, perimeter)}
      </h3>
      ${perimeter === undefined ? nothing : html`<p>${say.around(name, perimeter)}</p>`}
      <p>${isWaiting ? say.notYet : words.heuristicMeaning(name, this.game)}</p>
      ${estimate === null ? nothing : this.#parts(lane)}
      ${
        proof
          ? html`<h4>${say.admissible}</h4>
              <p>${proof.admissible}</p>
              <h4>${say.consistent}</h4>
              <p>${proof.consistent}</p>`
          : nothing
      }
    `;
  }

  /** @param {LaneState} lane */
  #parts({ parts, step }) {
    if (!parts || !step) return nothing;
    const say = words.code.heuristic;
    const pieces = this.positionOf(step.state);
    const bounds = parts.parts.map(([, bound]) => bound);
    const most = Math.max(...bounds);
    return html`<ul>
        ${parts.parts.map(
          ([
            about,
            bound,
          ]) => html`<li class=${parts.rule === 'max' && bound === most ? 'counts' : ''}>
            ${'made' in about ? about.made : html`${this.#drawn(about, pieces)} ${say.part(about)}`}
            <strong>${bound}</strong>
          </li>`,
        )}
      </ul>
      <p>h = ${say.rule(parts.rule, bounds)}</p>`;
  }

  /** @param {Exclude<About, {made: string}>} about @param {readonly (string | null)[]} pieces */
  #drawn(about, pieces) {
    if ('quantity' in about) return nothing;
    const kept = pieces.map((piece) => pieceOfPart(about, piece));
    if ('colour' in about) {
      return html`<small-board
        .puzzle=${puzzleOf(this.game)}
        .pieces=${kept}
        .patterns=${this.patterns}
        .label=${words.code.heuristic.painted(about.colour)}
      ></small-board>`;
    }
    return html`<goal-pattern
      .puzzle=${puzzleOf(this.game)}
      .pattern=${kept}
      .label=${words.code.heuristic.part(about)}
    ></goal-pattern>`;
  }
}

customElements.define('heuristic-panel', HeuristicPanel);
