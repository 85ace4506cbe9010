import { css, html, LitElement } from 'lit';
import { words } from '../messages.js';
import { movedInWords } from './step-words.js';

/** `<way-list>`: the moves from the root to the position in hand, the newest last. */
export class WayList extends LitElement {
  /** @override */
  static properties = {
    game: { type: String },
    side: { type: Number },
    step: { attribute: false },
    rolls: { attribute: false },
  };

  /** @override */
  static styles = css`
    :host {
      display: block;
      min-height: 0;
      overflow-y: auto;
    }
    h2 {
      margin: 0 0 var(--space-2);
      font-size: var(--text-m);
      font-weight: 600;
    }
    p {
      margin: 0;
      color: var(--ink-muted);
    }
    ol {
      margin: 0;
      padding-inline-start: 3ch;
      columns: 18rem auto;
    }
    li::marker {
      color: var(--ink-muted);
    }
    li:last-child {
      font-weight: 600;
    }
  `;

  constructor() {
    super();
    /** Which puzzle, as the page calls it. */
    this.game = '';
    /** Columns of the board. */
    this.side = 3;
    /** @type {import('../pkg/rolling_cubes.js').Step | null} */
    this.step = null;
    /** What each of its moves did. @type {readonly import('../pkg/rolling_cubes.js').Roll[]} */
    this.rolls = [];
  }

  /** @override */
  render() {
    const { step, rolls } = this;
    if (!step) return html`<p>${words.steps.noWay}</p>`;
    return html`
      <h2>${words.steps.way(step.side, rolls.length)}</h2>
      <ol>
        ${step.moves.map((move, i) => {
          const roll = rolls[i];
          return roll && html`<li>${movedInWords(this.game, move, roll, this.side)}</li>`;
        })}
      </ol>
    `;
  }
}

customElements.define('way-list', WayList);
