import { css, html, LitElement, nothing } from 'lit';
import { ask } from '../../shared/kit/act.js';
import { icons } from '../../shared/kit/icons.js';
import { controls } from '../../shared/kit/styles.js';
import { words } from '../../shared/words/words.js';

/** @import { Breakpoints } from '../../pkg/rolling_cubes.js' */
/** @import { LaneState } from '../../shared/state/state.js' */

/**
 * `<breakpoint-chips>`: a lane's breakpoints, each with a remove button.
 * @fires {CustomEvent} edit the breakpoints should be edited
 */
export class BreakpointChips extends LitElement {
  static properties = { lane: { attribute: false } };

  static styles = [
    controls,
    css`
      :host {
        display: flex;
        align-items: center;
        gap: var(--space-1) var(--space-2);
        min-width: 0;
      }
      ul {
        /* Chips shrink before the button's word breaks. */
        flex-shrink: 1000;
        display: flex;
        gap: var(--space-1);
        min-width: 0;
        max-width: 100%;
        overflow-x: auto;
        scrollbar-width: none;
      }
      li {
        display: flex;
        align-items: center;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        padding-inline-start: var(--space-2);
        font-size: var(--text-s);
        white-space: nowrap;
      }
      li.hit {
        border-color: var(--accent);
        box-shadow: inset 0 0 0 1px var(--accent);
        font-weight: 600;
      }
      li button.icon {
        border: 0;
        min-height: 2rem;
        min-width: 2rem;
        color: var(--ink-muted);
      }
      @media (pointer: coarse) {
        li button.icon {
          min-height: var(--touch);
          min-width: var(--touch);
        }
      }
      li svg.icon {
        width: 0.75rem;
        height: 0.75rem;
      }
      .edit {
        flex: 0 1 auto;
        min-width: 0;
        white-space: normal;
        overflow-wrap: anywhere;
        margin-inline-start: calc(-1 * var(--space-2));
      }
      @media (max-width: 799px) {
        .edit {
          font-size: var(--text-s);
        }
      }
    `,
  ];

  constructor() {
    super();
    this.lane = /** @type {LaneState | null} */ (null);
  }

  render() {
    if (!this.lane) return nothing;
    const { breakpoints, broke } = this.lane;
    const say = words.breakpoints;
    return html`
      <button
        class="quiet edit"
        @click=${() => this.dispatchEvent(new CustomEvent('edit', { bubbles: true, composed: true }))}
      >
        ${say.open}
      </button>
      <ul aria-label=${say.region}>
        ${chipsOf(breakpoints).map(
          ([field, chip]) => html`<li class=${broke?.kind === kindOf(field) ? 'hit' : ''}>
            ${chip}
            <button
              class="icon"
              aria-label=${say.remove(chip)}
              title=${say.remove(chip)}
              @click=${() => this.#remove(field)}
            >
              ${icons.remove}
            </button>
          </li>`,
        )}
      </ul>
    `;
  }

  /** @param {keyof Breakpoints} field */
  #remove(field) {
    if (!this.lane) return;
    const { spec, breakpoints: all } = this.lane;
    const { [field]: _, ...breakpoints } = all;
    ask(this, (control) => control.race.setBreakpoints(spec.id, breakpoints));
  }
}

/** @type {(breakpoints: Breakpoints) => [keyof Breakpoints, string][]} */
function chipsOf({ position, depth, bound, met, estimate_below, duplicate }) {
  const say = words.breakpoints.chips;
  /** @type {[keyof Breakpoints, string | false | null | undefined][]} */
  const all = [
    ['position', position && say.position(position)],
    ['depth', depth == null ? null : say.depth(depth)],
    ['bound', bound && say.bound],
    ['met', met && say.met],
    ['estimate_below', estimate_below == null ? null : say.estimateBelow(estimate_below)],
    ['duplicate', duplicate && say.duplicate],
  ];
  return all.flatMap(([field, chip]) => (chip ? [[field, chip]] : []));
}

/** @type {(field: keyof Breakpoints) => string} */
const kindOf = (field) => field.replace('_', '-');

customElements.define('breakpoint-chips', BreakpointChips);
