import { css, html, LitElement, nothing } from 'lit';
import { controls } from '../../../shared/kit/styles.js';
import { OPENING } from '../../../shared/puzzles/puzzles.js';
import { unitOf } from '../../../shared/state/puzzles.js';
import { words } from '../../../shared/words/words.js';
import { litOf } from '../lit.js';
import { variablesOf } from '../variables.js';
import './waiting-lists.js';
import { fields } from '../../../shared/kit/properties.js';

/** @import { Step } from '../../../pkg/rolling_cubes.js' */
/** @import { LaneState } from '../../../shared/state/state.js' */
/** @import { Variable } from '../variables.js' */

/** `<code-panel>`: pseudocode with the current line, variables and the open list. */
export class CodePanel extends LitElement {
  static properties = {
    ...fields('game lane positionOf parent form look marked'),
    patterns: { type: Boolean },
    side: { type: Number },
  };

  static styles = [
    controls,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        grid-template-rows: auto auto minmax(0, 1fr);
        align-content: start;
        gap: var(--space-2);
        min-width: 0;
        min-height: 0;
        overflow-y: auto;
        font-size: var(--text-m);
      }
      ol {
        line-height: 1.35;
      }
      li {
        border-inline-start: 3px solid transparent;
        padding-inline: calc(var(--space-2) + 0.9em + var(--indent) * 0.9em) var(--space-1);
        text-indent: -0.9em;
      }
      li.passed {
        border-color: color-mix(in oklab, var(--accent), transparent 60%);
      }
      li.now {
        border-color: var(--accent);
        background: color-mix(in oklab, var(--accent), transparent 80%);
      }
      li.looked {
        outline: 2px solid var(--accent);
        outline-offset: -1px;
      }
      dl {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1) var(--space-3);
        padding-block: var(--space-1);
        border-block: 1px solid var(--line);
      }
      dl div {
        display: flex;
        align-items: baseline;
        gap: var(--space-1);
        white-space: nowrap;
      }
      dt {
        color: var(--ink-muted);
        font-style: italic;
      }
      dd {
        font-weight: 600;
      }
      dd small {
        font-weight: 400;
        color: var(--ink-muted);
      }
      @media (forced-colors: active) {
        li {
          border-color: Canvas;
        }
        li.now {
          border-color: Highlight;
          text-decoration: underline;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.game = OPENING;
    this.side = 3;
    this.lane = /** @type {LaneState | null} */ (null);
    this.positionOf = /** @type {(state: string) => readonly (string | null)[]} */ (() => []);
    this.parent = /** @type {string | undefined} */ (undefined);
    this.patterns = false;
    /** As pseudocode, or as a program in a file with this ending. */
    this.form = '';
    /** Lines that a step of a lesson points at, as `line cut`. @type {readonly string[]} */
    this.look = [];
    /** The node that is pointed at: its lines are lit. @type {Step | null} */
    this.marked = null;
  }

  willUpdate() {
    if (this.form) void import('./program-text.js');
  }

  render() {
    const { lane } = this;
    if (!lane) return nothing;
    const say = words.code;
    return html`
      ${
        this.form
          ? html`<program-text .game=${this.game} .lane=${lane} .ending=${this.form}></program-text>`
          : this.#pseudocode(lane)
      }
      <dl>
        ${variablesOf(lane, unitOf(this.game, lane.spec.search)).map(
          ({ name, value, node }) => html`<div>
            <dt>${say.variables[name]}</dt>
            <dd>
              ${valueInWords(value)}
              ${node ? html`<small>${words.text.noted('', say.setBy(node))}</small>` : nothing}
            </dd>
          </div>`,
        )}
      </dl>
      <waiting-lists
        .game=${this.game}
        .side=${this.side}
        .lane=${lane}
        .marked=${this.marked}
        .parent=${this.parent}
        .positionOf=${this.positionOf}
        .patterns=${this.patterns}
      ></waiting-lists>
    `;
  }

  /** @param {LaneState} lane */
  #pseudocode(lane) {
    const { passed, now } = litOf(this.marked ? { ...lane, step: this.marked } : lane);
    return html`<ol role="list" aria-label=${words.code.region}>
      ${words.code.rule(lane.spec.search).map(({ name, indent, text }) => {
        const kind = name && name === now ? 'now' : name && passed.includes(name) ? 'passed' : '';
        return html`<li
          class=${`${kind} ${this.look.includes(`line ${name}`) ? 'looked' : ''}`}
          .style=${`--indent: ${indent}`}
          aria-current=${kind === 'now' ? 'step' : nothing}
        >
          ${text}
        </li>`;
      })}
    </ol>`;
  }
}

/** @type {(value: Variable['value']) => string} */
function valueInWords(value) {
  const say = words.code;
  if (value === null) return say.unknown;
  if (value === 'infinite') return say.infinite;
  if (value === 'forward' || value === 'backward') return say.sides[value];
  return typeof value === 'string' ? value : words.format.count(value);
}

customElements.define('code-panel', CodePanel);
