import { css, html, LitElement, nothing } from 'lit';
import '../../../shared/board/goal-pattern.js';
import { fields } from '../../../shared/kit/properties.js';
import { controls } from '../../../shared/kit/styles.js';
import { puzzleOf } from '../../../shared/state/puzzles.js';
import { words } from '../../../shared/words/words.js';
import { groupOf } from '../painting.js';
import { colourOf, groups } from './group-style.js';

/** @import { PaintingKey } from '../../../pkg/rolling_cubes.js' */
/** @import { Kept } from '../painting.js' */

/** `<painted-board>`: the goal, on which is touched what a painting keeps. Fires `touched` with a member of its key. */
export class PaintedBoard extends LitElement {
  static properties = { ...fields('game goal places of kept'), side: { type: Number } };

  static styles = [
    controls,
    groups,
    css`
      .board {
        position: relative;
        inline-size: min(15rem, 70vw);
        padding: 4px;
        border-radius: var(--radius);
        background: var(--board-slab, light-dark(#e6e1d7, #33302c));
      }
      goal-pattern {
        display: block;
        inline-size: 100%;
      }
      .squares {
        position: absolute;
        inset: 4px;
        display: grid;
        grid-template-columns: repeat(var(--side), 1fr);
        grid-auto-rows: 1fr;
      }
      .squares button {
        min-height: 0;
        min-width: 0;
        padding: 0;
        border: 3px solid transparent;
        border-radius: 12%;
        display: grid;
        align-items: end;
        justify-items: end;
        font-size: var(--text-s);
        font-weight: 600;
      }
      .squares button.out {
        background: color-mix(in oklab, var(--board-slab, light-dark(#e6e1d7, #33302c)), transparent 12%);
      }
      .squares button:not(.out) {
        border-color: var(--group);
      }
      .squares button:focus-visible {
        outline-offset: -4px;
      }
    `,
  ];

  constructor() {
    super();
    this.game = '';
    this.goal = /** @type {readonly (string | null)[]} */ ([]);
    this.side = 3;
    this.places = /** @type {readonly (string | null)[]} */ ([]);
    this.of = /** @type {PaintingKey | null} */ (null);
    this.kept = /** @type {Kept} */ ({});
  }

  render() {
    const { of: key, kept } = this;
    if (!key) return nothing;
    const isMany = (kept[key.key]?.length ?? 0) > 1;
    return html`<div class="board" .style=${`--side: ${this.side}`}>
      <goal-pattern .puzzle=${puzzleOf(this.game)} .pattern=${this.goal} aria-hidden="true"></goal-pattern>
      <div class="squares" role="group" aria-label=${words.workshop.paint.key(key.key)}>
        ${this.places.map((member) =>
          member === null
            ? html`<span></span>`
            : this.#square(member, groupOf(kept, key, member), isMany),
        )}
      </div>
    </div>`;
  }

  /** @param {string} member @param {number} group @param {boolean} isMany */
  #square(member, group, isMany) {
    const sentence = words.workshop.paint.kept(member, group);
    return html`<button
      class=${group < 0 ? 'out' : ''}
      .style=${colourOf(group)}
      aria-pressed=${group >= 0}
      aria-label=${sentence}
      title=${sentence}
      @click=${() => this.dispatchEvent(new CustomEvent('touched', { detail: member }))}
    >
      ${isMany && group >= 0 ? html`<span class="badge">${group + 1}</span>` : nothing}
    </button>`;
  }
}

customElements.define('painted-board', PaintedBoard);
