import { css, html, LitElement, nothing } from 'lit';
import { controls } from '../../shared/kit/styles.js';
import { walk } from '../../shared/kit/walk.js';
import { layersOf } from '../../shared/state/layers.js';
import { isSetTo } from '../../shared/state/offered.js';
import { isShortest } from '../../shared/state/proved.js';
import { rankOf, weighed, weighedBy } from '../../shared/state/rank.js';
import { traitsOf } from '../../shared/state/traits.js';
import { upperOf } from '../../shared/state/upper.js';
import { words } from '../../shared/words/words.js';

/** @import { LaneState } from '../../shared/state/state.js' */
/** @import { Unit } from '../../shared/words/en/names.js' */

/** @typedef {Exclude<keyof typeof words.numbers, 'region'>} Name */

/** `<step-numbers>`: g, h, f and the bound of the current position, in large type. */
export class StepNumbers extends LitElement {
  static properties = { lane: { attribute: false }, unit: { attribute: false } };

  static styles = [
    controls,
    css`
      :host {
        display: block;
        position: relative;
      }
      dl {
        display: grid;
        grid-template-columns: var(--columns);
        grid-auto-flow: var(--flow, column);
        grid-auto-columns: minmax(0, 1fr);
        gap: var(--space-2);
        text-align: center;
      }
      dt,
      dd {
        margin: 0;
        white-space: nowrap;
      }
      dt {
        font-size: var(--text-s);
        color: var(--ink-muted);
      }
      .term {
        cursor: help;
        text-decoration: underline dotted;
        text-underline-offset: 0.2em;
        border-radius: var(--radius);
      }
      dd {
        font-size: var(--number, var(--text-xl));
        font-weight: 600;
        line-height: 1.15;
      }
      /* Costs have up to seven digits. */
      .long dd {
        font-size: var(--text-l);
      }
      @media (max-width: 799px) {
        dl {
          display: flex;
          flex-wrap: wrap;
          justify-content: space-around;
        }
      }
      @media (max-width: 359px) {
        dl {
          gap: var(--space-1);
        }
        dd {
          font-size: var(--text-l);
        }
      }
      @media (max-width: 479px) {
        .many {
          gap: var(--space-1);
        }
        .many dd {
          font-size: var(--text-l);
        }
      }
      dd.none {
        font-weight: 400;
        color: var(--ink-muted);
      }
      /* The tooltip overlays the words, so that nothing moves. */
      [role='tooltip'] {
        position: absolute;
        inset: calc(100% + var(--space-1)) 0 auto;
        z-index: 1;
        min-height: 4.5em;
        padding: var(--space-2) var(--space-3);
        background: var(--paper);
        border: 1px solid var(--line);
        border-radius: var(--radius);
        color: var(--ink);
        font-size: var(--text-m);
        text-align: start;
        white-space: normal;
      }
      .term:not(:hover, :focus-visible) + [role='tooltip'] {
        visibility: hidden;
      }
    `,
  ];

  constructor() {
    super();
    this.lane = /** @type {LaneState | null} */ (null);
    /** The search's unit. @type {Unit} */
    this.unit = 'moves';
  }

  render() {
    if (!this.lane) return nothing;
    const numbers = numbersInWords(this.lane, this.unit);
    // For a finger the terms are too small.
    const isCoarse = matchMedia('(pointer: coarse)').matches;
    const isLong = numbers.some(({ value }) => `${value}`.length > 3);
    return html`<dl
      class=${isLong ? 'long' : numbers.length > 4 ? 'many' : ''}
      @keydown=${(/** @type {KeyboardEvent} */ event) => walk(event, this.renderRoot.querySelectorAll('.term'))}
    >
      ${numbers.map(
        ({ id, name, meaning, value }, place) => html`<div>
          <dt>
            <span class="term" tabindex=${place > 0 ? -1 : isCoarse ? nothing : 0} aria-describedby=${id}>${name}</span>
            <span role="tooltip" id=${id}>${meaning}</span>
          </dt>
          <dd class=${value == null ? 'none' : ''}>${value ?? '–'}</dd>
        </div>`,
      )}
    </dl>`;
  }
}

/** Lower bounds on every solution, if the heuristic is one. @type {ReadonlySet<Name>} */
const BELOW_ALL = new Set(['learnedBound', 'reached', 'farthest', 'proved']);

/** @type {(lane: LaneState, unit?: Unit) => {id: Name, name: string, meaning: string, value: number | null | undefined}[]} */
export const numbersInWords = (lane, unit = 'moves') =>
  numbersOf(lane).map(([id, value]) => {
    const { name, meaning: usual } = words.numbers[id];
    const meaning = unit === 'cost' && (id === 'g' || id === 'h') ? words.costNumbers[id] : usual;
    const isProved =
      BELOW_ALL.has(id) && value != null && lane.snapshot && isShortest(lane.snapshot);
    const all = isProved ? words.levelAndMore(meaning, words.noneBetter) : meaning;
    return { id, name, meaning: all, value };
  });

/** @type {(lane: LaneState) => [Name, number | null | undefined][]} */
function numbersOf({ spec: { search }, step, snapshot }) {
  const f = step && step.estimate !== null ? step.depth + step.estimate : null;
  /** @type {[Name, number | null | undefined][]} */
  const evaluated = [
    ['g', step?.depth],
    ['h', step?.estimate],
    ['f', f],
  ];
  const { level, informed } = traitsOf(search);
  const weights = weighedBy(search);
  const value =
    weights && step && step.estimate !== null ? weighed(weights, step.depth, step.estimate) : null;
  /** @type {[Name, number | null | undefined][]} */
  const valued = weights ? [...evaluated.slice(0, 2), ['value', value]] : evaluated;
  switch (level) {
    case 'bound': {
      if (weights) return [...valued, ['weighedBound', step?.bound]];
      if (rankOf(search).by === 'learned') {
        return [...evaluated, ['stored', step?.value], ['learnedBound', step?.bound]];
      }
      return informed
        ? [...evaluated, ['bound', step?.bound]]
        : [
            ['depth', step?.moves.length],
            ['depthBound', step?.bound],
          ];
    }
    case 'estimate':
      return [...valued, ['nearest', snapshot?.nearest?.expanded]];
    case 'proved':
      return [...evaluated, ['proved', step?.bound]];
    case 'f':
      return informed
        ? [...evaluated, ['reached', step?.bound]]
        : [
            ['g', step?.depth],
            ['farthest', step?.bound],
          ];
    case 'incumbent': {
      if (!informed) return [['depth', step?.moves.length]];
      const cut = isSetTo(search, 'ties', 'cut');
      const found = cut ? 'incumbentCut' : 'incumbent';
      const given = cut ? 'givenCut' : 'given';
      return [...evaluated, [step?.found ? found : given, step?.bound]];
    }
    case 'layer':
      if (informed) return [...evaluated, ['upper', upperOf(search, snapshot?.incumbent ?? null)]];
      return [
        ['depth', step?.moves.length],
        ['layers', snapshot && layersOf(snapshot)],
      ];
  }
}

customElements.define('step-numbers', StepNumbers);
