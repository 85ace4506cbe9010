import { css, html, LitElement, nothing } from 'lit';
import '../../help/defined-term.js';
import { fields } from '../../../shared/kit/properties.js';
import { controls } from '../../../shared/kit/styles.js';
import { words } from '../../../shared/words/words.js';
import { factsOf, luckOf } from '../facts.js';
import { SORTS } from '../laid.js';
import { standingsOf } from '../standing.js';

/** @import { FloorCounts, PuzzleChoice } from '../../../pkg/rolling_cubes.js' */
/** @import { LaneState } from '../../../shared/state/state.js' */
/** @import { Promised } from '../standing.js' */
/** @import { laidOf } from './floor-files.js' */

/** `<floor-facts>`: what was measured in numbers, facts apart from luck, and how far above the floor the lanes are. */
export class FloorFacts extends LitElement {
  static properties = fields('counts laid lanes puzzle');

  static styles = [
    controls,
    css`
      :host {
        display: block;
        min-width: 0;
      }
      table {
        inline-size: 100%;
        border-collapse: collapse;
      }
      th,
      td {
        padding: 0.05rem 0;
        border-block-end: 1px solid var(--line);
        text-align: start;
        font-weight: 400;
        vertical-align: baseline;
      }
      td {
        padding-inline-start: var(--space-2);
        text-align: end;
      }
      small {
        display: inline-block;
        white-space: nowrap;
        margin-inline-start: var(--space-1);
        font-size: var(--text-s);
        color: var(--ink-muted);
      }
      tbody th[scope='row'] {
        color: var(--ink-muted);
      }
      tr.floor th,
      tr.floor td {
        color: var(--ink);
        font-weight: 600;
      }
      th[scope='rowgroup'] {
        padding-block-start: var(--space-2);
        font-weight: 600;
      }
      tbody:first-of-type th[scope='rowgroup'] {
        padding-block-start: 0;
      }
      h3 {
        margin: var(--space-3) 0 var(--space-1);
        font-size: inherit;
      }
      li + li {
        margin-block-start: var(--space-1);
      }
      p {
        color: var(--ink-muted);
      }
      .promise {
        display: block;
        inline-size: 100%;
        block-size: 0.75rem;
        margin-block: var(--space-1);
        border-inline-end: 2px solid var(--alarm);
        fill: var(--accent);
        stroke: var(--ink);
        stroke-width: 2px;
      }
      .promise rect {
        stroke: none;
      }
      .promise .all {
        fill: var(--line);
      }
    `,
  ];

  constructor() {
    super();
    this.counts = /** @type {FloorCounts | null} */ (null);
    this.laid = /** @type {ReturnType<typeof laidOf>} */ (null);
    this.lanes = /** @type {readonly LaneState[]} */ ([]);
    this.puzzle = /** @type {PuzzleChoice | null} */ (null);
  }

  render() {
    const { counts, laid, lanes, puzzle } = this;
    if (!counts || !puzzle) return nothing;
    const say = words.floor;
    const standings = standingsOf({ lanes }, puzzle, counts);
    return html`
      <table>
        ${laid ? laidPart(laid) : nothing}
        <tbody>
          ${group(say.kinds.facts)}
          ${factsOf(counts).map(({ name, ...told }) => row(say.facts[name], told, FLOORS.has(name)))}
        </tbody>
        <tbody>
          ${group(say.kinds.luck)}
          ${luckOf(counts).map(({ name, ...told }) => row(say.luck[name], told))}
        </tbody>
      </table>
      <h3>${say.lanes}</h3>
      ${
        standings.length === 0
          ? html`<p>${say.noLanes}</p>`
          : html`<ul>
              ${standings.map(
                ({ spec, expanded, times, floor, known, promised }) =>
                  html`<li>
                    ${say.standing(words.lane(spec), expanded, times, floor, known)}
                    ${promised && floor > 0 ? promisePart(floor, promised) : nothing}
                  </li>`,
              )}
            </ul>`
      }
    `;
  }
}

/** @param {NonNullable<ReturnType<typeof laidOf>>} laid */
function laidPart({ of, full, sides, generated }) {
  const say = words.floor.laid;
  return html`<tbody>
    ${group({ name: full ? say.first(generated) : say.group, meaning: say.groupLong })}
    ${SORTS.map((sort) => {
      const { name, one, two } = say.sorts[sort];
      return row({ name, meaning: sides === 2 ? two : one }, { value: of[sort] });
    })}
  </tbody>`;
}

/** The floors themselves. @type {ReadonlySet<string>} */
const FLOORS = new Set(['cover', 'coverConsistent']);

/** @param {{name: string, meaning: string}} kind */
const group = ({ name, meaning }) => html`<tr>
  <th scope="rowgroup" colspan="2"><defined-term .meaning=${meaning}>${name}</defined-term></th>
</tr>`;

/** @param {{name: string, meaning: string}} term @param {{value: number | null, sides?: readonly number[]}} told */
const row = (
  { name, meaning },
  { value, sides },
  isFloor = false,
) => html`<tr class=${isFloor ? 'floor' : ''}>
  <th scope="row"><defined-term .meaning=${meaning}>${name}</defined-term></th>
  <td>${value === null ? words.floor.unknown : words.format.count(value)}${sides ? html`<small>${words.floor.ofSides(sides)}</small>` : nothing}</td>
</tr>`;

/**
 * Expansions below C*, on a scale up to the proved maximum. The other line is the floor.
 * @param {number} floor @param {Promised} promised
 */
function promisePart(floor, { times, below }) {
  const part = (/** @type {number} */ n) => `${(100 * n) / (times * floor)}%`;
  return html`${words.floor.promise(times, below, times * floor)}
    <svg class="promise" aria-hidden="true">
      <rect class="all" width="100%" height="100%"></rect>
      <rect width=${part(below)} height="100%"></rect>
      <line x1=${part(floor)} x2=${part(floor)} y2="100%"></line>
    </svg>`;
}

customElements.define('floor-facts', FloorFacts);
