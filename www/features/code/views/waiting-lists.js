import { css, html, LitElement, nothing } from 'lit';
import { OPENING, topOf } from '../../../shared/puzzles/puzzles.js';
import '../../../shared/board/goal-pattern.js';
import { fields } from '../../../shared/kit/properties.js';
import { controls } from '../../../shared/kit/styles.js';
import { isDrawn, puzzleOf } from '../../../shared/state/puzzles.js';
import { rankOf } from '../../../shared/state/rank.js';
import { endsOf, fateShown, isAdded } from '../../../shared/state/waiting.js';
import { words } from '../../../shared/words/words.js';

/** @import { Step, WaiterReport, WaitingReport } from '../../../pkg/rolling_cubes.js' */
/** @import { LaneState } from '../../../shared/state/state.js' */

/**
 * `<waiting-lists>`: the open list, next entry first, and the newest step's effect on it.
 * @fires {CustomEvent<WaiterReport | null>} list the entry that is pointed at
 */
export class WaitingLists extends LitElement {
  static properties = {
    ...fields('game lane marked parent positionOf'),
    patterns: { type: Boolean },
    side: { type: Number },
  };

  static styles = [
    controls,
    css`
      :host {
        display: grid;
        align-content: start;
        gap: var(--space-2);
        min-width: 0;
        font-size: var(--text-s);
      }
      h3 {
        margin: 0 0 var(--space-1);
        font-size: var(--text-s);
        font-weight: 600;
      }
      ul {
        display: flex;
        flex-wrap: wrap;
        align-items: start;
        gap: var(--space-1);
      }
      li,
      .item {
        display: grid;
        justify-items: center;
        min-width: calc(2.5 * var(--unit));
        line-height: 1.2;
        color: var(--ink-muted);
      }
      li.more {
        align-self: center;
        inline-size: min-content;
        text-align: center;
      }
      goal-pattern {
        inline-size: calc(2.25 * var(--unit));
        border: 2px solid transparent;
        border-radius: 4px;
      }
      .large goal-pattern {
        inline-size: calc(3 * var(--unit));
      }
      .added goal-pattern {
        border-color: var(--accent);
      }
      .marked {
        outline: 2px solid var(--accent);
        outline-offset: 1px;
        border-radius: 4px;
      }
      .added {
        color: var(--ink);
        font-weight: 600;
      }
      .step {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-height: calc(3.5 * var(--unit));
      }
      .counted {
        font-size: var(--text-s);
        color: var(--ink-muted);
      }
      .gone goal-pattern {
        opacity: 0.45;
      }
      .gone {
        text-decoration: line-through;
      }
    `,
  ];

  constructor() {
    super();
    this.game = OPENING;
    this.side = 3;
    this.lane = /** @type {LaneState | null} */ (null);
    /** The node that is pointed at. @type {Step | null} */
    this.marked = null;
    this.parent = /** @type {string | undefined} */ (undefined);
    this.positionOf = /** @type {(state: string) => readonly (string | null)[]} */ (() => []);
    this.patterns = false;
  }

  render() {
    const { lane } = this;
    if (!lane?.waiting) return nothing;
    const two = lane.snapshot?.sides !== null;
    return html`${this.#step(lane)}
      <div class=${this.side > 3 ? 'large' : ''} role="group" aria-label=${words.code.waiting.region}>
        ${lane.waiting.map((list) => this.#part(lane, list, two))}
      </div>`;
  }

  /** @param {LaneState} lane */
  #step({ step }) {
    if (!step) return nothing;
    const say = words.code.waiting;
    const fate = fateShown(step);
    const gone = fate === 'duplicate' || fate === 'pruned' || fate === 'worse';
    const took = step.expanded ? this.parent : undefined;
    return html`<div class=${this.side > 3 ? 'step large' : 'step'}>
      ${took ? html`${this.#board(took, say.took)}<span aria-hidden="true">→</span>` : nothing}
      <span class=${gone ? 'gone' : 'added'}>${this.#board(step.state, '')}</span>
      <span>${say.outcome[fate]}</span>
    </div>`;
  }

  /** @param {string} state @param {string} label */
  #board(state, label) {
    return html`<span class="item">${this.#pattern(state)}${label}</span>`;
  }

  /** @param {LaneState} lane @param {WaitingReport} list @param {boolean} two */
  #part(lane, list, two) {
    const say = words.code.waiting;
    const rank = rankOf(lane.spec.search);
    const { head, between, tail } = endsOf(list, this.side > 3 ? 10 : 12);
    return html`<section>
      <h3 title=${rank.by === 'f' || rank.by === 'weighed' ? say.heap : nothing}>
        ${say.title(list.shape, two ? list.side : null, list.total, rank)}
      </h3>
      ${list.shape === 'stack' && list.total > 0 ? html`<p class="counted">${say.stack}</p>` : nothing}
      <ul>
        ${head.map((waiter) => this.#waiter(list, waiter))}
        ${between > 0 ? html`<li class="more">${say.more(between)}</li>` : nothing}
        ${tail.map((waiter) => this.#waiter(list, waiter))}
      </ul>
    </section>`;
  }

  /** @param {WaitingReport} list @param {WaiterReport} waiter */
  #waiter(list, waiter) {
    const { state, depth, estimate } = waiter;
    const added = this.lane?.step && isAdded(list, waiter, this.lane.step);
    const position = isDrawn(this.game)
      ? state
      : words.board.inWords(this.game, this.positionOf(state), this.side);
    const label = words.code.waiting.item(position, depth, estimate);
    const isMarked = this.marked?.state === state && this.marked.depth === depth;
    return html`<li
      class=${`${added ? 'added' : ''}${isMarked ? ' marked' : ''}`}
      title=${added ? words.code.waiting.added : nothing}
      @pointerenter=${() => this.#list(waiter)}
      @pointerleave=${() => this.#list(null)}
    >
      ${this.#pattern(state, label)}
      ${estimate === null ? depth : `${depth}+${estimate}`}
    </li>`;
  }

  /** @param {WaiterReport | null} detail the entry that is pointed at */
  #list(detail) {
    this.dispatchEvent(new CustomEvent('list', { detail, bubbles: true, composed: true }));
  }

  /** @param {string} state @param {string} [label] */
  #pattern(state, label = words.board.inWords(this.game, this.positionOf(state), this.side)) {
    if (isDrawn(this.game)) return html`<b>${state}</b>`;
    return html`<goal-pattern
      .puzzle=${puzzleOf(this.game)}
      .pattern=${this.positionOf(state).map((piece) => topOf(this.game, piece))}
      .patterns=${this.patterns}
      .label=${label}
    ></goal-pattern>`;
  }
}

customElements.define('waiting-lists', WaitingLists);
