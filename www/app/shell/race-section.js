// The race beside or below the board: its controls, its lanes, and the view.

import { html, nothing } from 'lit';
import { ask } from '../../shared/kit/act.js';
import { icons } from '../../shared/kit/icons.js';
import { standIn } from '../../shared/kit/opening.js';
import { isOpen } from '../../shared/state/challenge.js';
import { mostLanes } from '../../shared/state/offered.js';
import { isDrawn } from '../../shared/state/puzzles.js';
import { words } from '../../shared/words/words.js';
import { controlsPart, endsPart, isMany, lanePart } from './elements.js';
import '../../features/play/play-pane.js';

/** @import { Feature, Shown } from '../../shared/kit/feature.d.ts' */
/** @import { State, View } from '../../shared/state/state.js' */
/** @import { Later } from '../parts/later.js' */

/**
 * `wanted` is the view that is chosen, `first` that none has been drawn, and `plain` that there are no controls for choosing.
 * @typedef {{parts: Later, wanted: View, first: boolean, narrow: boolean, plain: boolean}} How
 */

/** @type {(shown: Shown, how: How) => unknown} */
export function raceSection(shown, how) {
  const { state } = shown;
  const isPlayed = state.view === 'play' && !isOpen(state);
  // A lesson beside the board to play on says all.
  if (isPlayed && state.lesson) return nothing;
  const name = isPlayed ? words.play.region : words.race.region;
  return html`<section class="race" aria-label=${name}>
    ${isPlayed ? play(shown, how.parts) : race(shown, how)}
    ${how.parts.get('stage')?.ends?.(state) ?? endsPart(state)}
  </section>`;
}

/** @param {Shown} shown @param {Later} parts */
function play(shown, parts) {
  const drawn = parts.get('stage');
  return html`<play-pane
    .state=${shown.state}
    .stage=${drawn?.stage?.(shown) ?? standIn(parts.phase('stage'), () => parts.load('stage'))}
    .bar=${drawn?.bar?.(shown)}
    .prices=${drawn?.prices?.(shown.state) ?? ''}
  ></play-pane>`;
}

/** @param {Shown} shown @param {How} how */
const race = (
  shown,
  how,
) => html`${controlsPart(shown.state, how.plain, !how.plain && shown.state.view === 'tree')}
  ${how.plain ? names(shown, how) : cards(shown, how.parts.there)}
  ${panel(shown, how)}`;

/** Beside a lesson, the pictures have names and counts. @param {Shown} shown @param {How} how */
const names = ({ state, presented }, how) =>
  picturesIn(state, how) && !presented
    ? nothing
    : html`<present-lanes .game=${state.key} .lanes=${state.lanes}></present-lanes>`;

/** @param {Shown} shown @param {How} how */
function panel(shown, how) {
  const { state } = shown;
  const { parts, wanted, first, narrow } = how;
  const phase = parts.phase(wanted);
  // The previous view stays until the next one is ready or has failed.
  const stays = phase === 'there' || (phase === 'loading' && !first);
  const name = words.views.names[stays ? state.view : wanted];
  const note = narrow ? nothing : html`<challenge-note .state=${state}></challenge-note>`;
  const view = () =>
    stays
      ? (parts.get(state.view)?.view?.panel?.(shown) ?? chart(shown, how))
      : standIn(phase, () => parts.load(wanted));
  return html`<div class="panel" role="tabpanel" aria-label=${name} aria-busy=${phase === 'loading'}>
    ${isOpen(state) ? note : view()}
  </div>`;
}

/** More than two pictures of puzzles have no room in the lab. @param {State} state */
const isCrowded = (state) => isMany(state) && !isDrawn(state.key);

/** Pictures of the searches are in the place of the curves until these are asked for. @param {State} state @param {How} how */
const isPictured = (state, { plain }) =>
  state.view === 'race' && (plain || !(state.chart.face === 'curves' || isCrowded(state)));

/** @param {State} state @param {How} how */
const picturesIn = (state, how) => (isPictured(state, how) ? how.parts.get('stage') : null);

/** @param {Shown} shown @param {How} how */
function chart(shown, how) {
  const { state, presented } = shown;
  const { parts, plain } = how;
  const loading = () => standIn(parts.phase('stage'), () => parts.load('stage'));
  const drawn = isPictured(state, how)
    ? (parts.get('stage')?.stage?.(shown, (presented && !isDrawn(state.key)) || !plain) ??
      loading())
    : undefined;
  return html`${parts.all.map((part) => part?.chart?.(shown) || nothing)}${parts.get('race')?.curves?.(state, isMany(state), drawn)}`;
}

/** @param {Shown} shown @param {readonly Feature[]} parts */
function cards({ state, puzzle }, parts) {
  const { lanes } = state;
  const above = (/** @type {number} */ lane) =>
    parts.map((part) => part.above?.(state, puzzle, lane) ?? '').join('');
  return html`<div class=${isMany(state) ? 'lanes many' : 'lanes'}>
    ${lanes.map((lane) => lanePart(state, lane, false, above(lane.spec.id)))}
    ${state.view === 'race' ? raceActs(state) : nothing}
  </div>`;
}

/** Other views show the lanes of the race. @param {State} state */
const raceActs = (state) => html`<div class="add">
      ${
        state.lanes.length < mostLanes()
          ? html`<button
              class="icon quiet"
              aria-label=${words.race.add}
              title=${words.race.add}
              @click=${addLane}
            >
              ${icons.add}<span>${words.race.add}</span>
            </button>`
          : nothing
      }
      <button
        class="icon quiet"
        aria-label=${words.chart.region}
        title=${words.chart.region}
        aria-pressed=${state.chart.face === 'curves'}
        ?hidden=${isCrowded(state)}
        @click=${toggleChart}
      >
        ${icons.chart}<span>${words.chart.region}</span>
      </button>
    </div>`;

/** @param {Event} event */
const addLane = ({ currentTarget }) =>
  currentTarget?.dispatchEvent(
    new CustomEvent('configure', { detail: { lane: null }, bubbles: true, composed: true }),
  );

/** @param {Event} event */
const toggleChart = ({ currentTarget }) =>
  ask(/** @type {HTMLElement} */ (currentTarget), ({ page, state: { chart } }) =>
    page.change('chart', { face: chart.face === 'curves' ? 'pictures' : 'curves' }),
  );
