import { css, html, LitElement, nothing } from 'lit';
import { compact } from '../format.js';
import { words } from '../messages.js';
import { ask } from './act.js';
import { icons } from './icons.js';
import { laneKey, laneStyle } from './lane-style.js';
import { controls } from './styles.js';

/** `<lane-card>`: one search of the race, its state in words and its counters. */
export class LaneCard extends LitElement {
  /** @override */
  static properties = { lane: { attribute: false }, onBoard: { type: Boolean } };

  /** @override */
  static styles = [
    controls,
    css`
      :host {
        display: block;
        container-type: inline-size;
        min-width: 0;
      }
      .key {
        display: block;
        stroke: var(--lane-colour);
        margin-block-end: var(--space-2);
      }
      h2 {
        margin: 0;
        font-size: var(--text-l);
        font-weight: 600;
        line-height: 1.25;
      }
      .generated {
        display: flex;
        align-items: baseline;
        flex-wrap: wrap;
        column-gap: var(--space-2);
        margin-block: var(--space-1);
      }
      .generated output {
        font-size: var(--text-xl);
        font-weight: 600;
        line-height: 1.15;
        letter-spacing: -0.01em;
      }
      dl {
        display: grid;
        grid-template-columns: repeat(3, minmax(0, 1fr));
        gap: var(--space-1) var(--space-3);
        margin: 0;
      }
      @container (max-width: 15rem) {
        dl {
          grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
        }
        .generated {
          display: grid;
        }
      }
      dt,
      .unit {
        font-size: var(--text-s);
        color: var(--ink-muted);
      }
      dt[title],
      .unit[title] {
        cursor: help;
      }
      dd {
        margin: 0;
        white-space: nowrap;
      }
      .state {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-height: 2.75rem;
        margin: var(--space-1) 0 0;
        line-height: 1.25;
      }
      .state button {
        flex: none;
      }
      .solved {
        font-weight: 600;
      }
      .failed {
        color: var(--alarm);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import('../state/state.js').LaneState | null} */
    this.lane = null;
    /** Whether its solution is the line on the board. */
    this.onBoard = false;
  }

  /** @override */
  updated() {
    if (!this.lane) return;
    this.style.setProperty('--lane-colour', laneStyle(this.lane.spec.id).colour);
  }

  /** @override */
  render() {
    const { lane } = this;
    if (!lane) return nothing;
    const { spec, snapshot, phase } = lane;
    const solved = snapshot?.outcome === 'solved';
    const { count, bytes, seconds } = words.format;
    const deepens = snapshot ? snapshot.bound !== null : spec.heuristic !== undefined;
    return html`
      ${laneKey(spec.id)}
      <h2>${words.lane(spec)}</h2>
      <div class="generated">
        ${output('generated', count(snapshot?.generated ?? 0))}
        <span class="unit" title=${words.counters.generated.meaning}>${words.counters.generated.name}</span>
      </div>
      <dl>
        ${counter('expanded', count(snapshot?.expanded ?? 0))}
        ${counter('stored', count(snapshot?.stored_peak ?? 0))}
        ${counter('bytes', bytes(snapshot?.bytes_peak ?? 0))}
        ${
          deepens
            ? counter('bound', snapshot ? count(snapshot.bound ?? 0) : '–')
            : counter('depth', count(snapshot?.depth ?? 0))
        }
        ${counter('rate', compact(lane.rate))} ${counter('time', seconds(lane.time))}
      </dl>
      <p class="state">
        <span class=${solved ? 'solved' : phase}>${stateInWords(lane)}</span>
        ${
          solved && !this.onBoard && snapshot.moves.length > 0
            ? html`<button
                class="icon"
                aria-label=${words.showOnBoard}
                title=${words.showOnBoard}
                @click=${() => ask(this, { type: 'show-solution', lane: spec.id })}
              >
                ${icons.board}
              </button>`
            : nothing
        }
        ${
          phase === 'failed'
            ? html`<button
                class="quiet"
                @click=${() => ask(this, { type: 'restart-lane', lane: spec.id })}
              >
                ${words.startAgain}
              </button>`
            : nothing
        }
      </p>
    `;
  }
}

/** @typedef {keyof typeof words.counters} CounterName */

/** Silent, since ten changes a second are nothing to listen to: the lane's end is announced instead.
 * @type {(name: CounterName, value: string) => unknown} */
const output = (name, value) =>
  html`<output aria-label=${words.counters[name].name} aria-live="off">${value}</output>`;

/** @type {(name: CounterName, value: string) => unknown} */
const counter = (name, value) => html`<div>
  <dt title=${words.counters[name].meaning}>${words.counters[name].name}</dt>
  <dd>${output(name, value)}</dd>
</div>`;

/** @type {(lane: import('../state/state.js').LaneState) => string} */
export function stateInWords({ phase, snapshot, failure }) {
  const say = words.states;
  if (phase === 'failed') return say.failed(failure);
  switch (snapshot?.outcome) {
    case 'solved':
      return say.solved(snapshot.length ?? 0);
    case 'exhausted':
      return say.exhausted;
    case 'limit':
      return say[snapshot.limit ?? 'nodes'];
    default:
      return phase === 'ended' ? say.paused : say[phase];
  }
}

customElements.define('lane-card', LaneCard);
