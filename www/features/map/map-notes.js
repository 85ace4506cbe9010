// The sentences under a map: what its signs mean, its question, what its heuristic is worth, and what a way costs.

import { css, html, LitElement, nothing } from 'lit';
import { fields } from '../../shared/kit/properties.js';
import { auditOf } from '../../shared/state/games.js';
import { isShortest } from '../../shared/state/proved.js';
import { words } from '../../shared/words/words.js';
import { isAsked, isInformed } from './asked.js';
import { besidePublished, costOf } from './places.js';

/** @import { MapReport } from '../../pkg/rolling_cubes.js' */
/** @import { LaneState, Problem } from '../../shared/state/state.js' */

/** @typedef {{map: MapReport, problem: Problem, lanes: readonly LaneState[]}} Noted */

/** `<map-notes>`. `brief` is the legend alone. */
export class MapNotes extends LitElement {
  static properties = { ...fields('map problem lanes gone'), brief: { type: Boolean } };

  static styles = css`
    :host {
      display: var(--notes, block);
      font-size: max(12px, var(--text-s));
      line-height: 1.25;
      color: var(--ink-muted);
    }
    p {
      margin: 0;
    }
    .legend {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--space-3);
    }
    span::before {
      content: '';
      display: inline-block;
      inline-size: 0.65em;
      block-size: 0.65em;
      margin-inline-end: 0.3em;
      border: 2px solid var(--ink-muted);
      border-radius: 50%;
      vertical-align: -0.05em;
      /* Forced colours would leave equal rings. */
      forced-color-adjust: none;
    }
    .closed::before {
      background: var(--ink-muted);
    }
    .back::before {
      border-color: var(--ink);
      background: var(--ink);
    }
    .way::before {
      block-size: 0;
      inline-size: 1em;
      border: 0;
      border-block-start: 4px solid var(--ink);
      border-radius: 0;
      vertical-align: 0.25em;
    }
  `;

  constructor() {
    super();
    this.map = /** @type {MapReport | null} */ (null);
    this.problem = /** @type {Problem} */ ({ start: '', goal: '' });
    this.lanes = /** @type {readonly LaneState[]} */ ([]);
    /** The way that was gone by hand. @type {readonly string[]} */
    this.gone = [];
    this.brief = false;
  }

  render() {
    const { map, problem, lanes, gone } = this;
    if (!map) return nothing;
    const noted = { map, problem, lanes };
    const cost = costOf(map, gone);
    return html`${map.numbers ? html`<p>${words.written.around(map.nodes.length, map.size)}</p>` : nothing}${gone.length > 1 && cost < Infinity ? html`<p role="status">${words.maps.walked(cost)}</p>` : legend(noted)}${this.brief ? nothing : html`${published(noted)}${about(noted)}${audit(noted)}`}`;
  }
}

/** @param {Noted} noted */
function legend({ lanes }) {
  if (!lanes.some(({ snapshot }) => snapshot?.generated)) return nothing;
  const say = words.maps.marks;
  const kinds = [
    ['closed', say.closed],
    ['open', say.open],
    ...(lanes.some(({ snapshot }) => snapshot?.sides) ? [['back', say.back]] : []),
    ['way', say.path],
  ];
  return html`<p class="legend">${kinds.map(([kind, name]) => html`<span class=${kind}>${name}</span>`)}</p>`;
}

/** The published length of a benchmark's scenario beside that of the cheapest way found. @param {Noted} noted */
function published({ map: { start }, problem, lanes }) {
  const length = problem.published;
  if (!length) return nothing;
  const snapshot = lanes.map((lane) => lane.snapshot).find(isProved);
  if (!snapshot) return html`<p>${words.maps.published(length)}</p>`;
  const { found, comparison } = besidePublished([start, ...(snapshot.moves ?? [])], Number(length));
  return html`<p>${words.maps.found(length, found.toFixed(4), comparison)}</p>`;
}

/** @param {LaneState['snapshot']} snapshot */
const isProved = (snapshot) => snapshot?.outcome === 'solved' && isShortest(snapshot);

/** The point of a map of the gallery, with a question. @param {Noted} noted */
function about({ map: { heuristic }, problem, lanes }) {
  const [kind, name = ''] = problem.name?.split(' ') ?? [];
  if (kind !== 'map') return nothing;
  const raced = lanes.map(({ spec }) => spec.search);
  return html`<p>${words.maps.about(name, isAsked(problem, raced, heuristic))}</p>`;
}

/** Whether the heuristic of the race is a lower bound on this map, and consistent. @param {Noted} noted */
function audit({ map: { heuristic }, problem, lanes }) {
  const search = lanes.map(({ spec }) => spec.search).find(isInformed);
  if (!search) return nothing;
  const asked = search.heuristic ?? heuristic;
  const audited = auditOf(problem, asked);
  if (!audited) return nothing;
  const { too_much, falls } = audited;
  const [say, name] = [words.maps, words.heuristic(asked)];
  return html`<p>
    ${
      too_much
        ? say.tooMuch(name, too_much.node, too_much.estimate, too_much.distance)
        : falls
          ? say.falls(name, falls.from, falls.to, falls.before - falls.after, falls.cost)
          : say.consistent(name)
    }
  </p>`;
}

customElements.define('map-notes', MapNotes);
