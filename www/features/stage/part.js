import { html, nothing } from 'lit';
import { laneStyle } from '../../shared/draw/lane-style.js';
import { isOver } from '../../shared/state/state.js';
import { words } from '../../shared/words/words.js';
import './lane-pictures.js';
import { newPuzzle } from './new-puzzle.js';
import { Pictures } from './pictures.js';

/** @import { Tools } from '../../shared/kit/feature.d.ts' */
/** @import { Shown } from '../../shared/kit/feature.d.ts' */
/** @import { State } from '../../shared/state/state.js' */
/** @import { Race } from '../race/race.js' */

/** @param {Tools & {race: Race}} tools */
export const work = ({ store, race }) => [new Pictures(store, race)];

/** @param {Pick<Shown, 'state' | 'control'>} shown */
export const stage = ({ state, control }) =>
  html`<lane-pictures .state=${state} .pictures=${control.service(Pictures) ?? null}></lane-pictures>`;

/** What the colours mean. @param {State} state */
const legend = ({ lanes }) => {
  const say = words.play.stage;
  const square = (/** @type {string} */ colour, opacity = 1) =>
    html`<i .style=${`background: ${colour}; opacity: ${opacity}`}></i>`;
  const [first = 'currentColor', ...others] = lanes.map(({ spec }) => laneStyle(spec.id).colour);
  return html`<p class="legend">
    <span>${[first, ...others].map((colour) => square(colour))}${say.kept}</span>
    <span>${square(first, 0.45)}${say.forgotten}</span>
    <span>${square('currentColor', 0.35)}${say.before}</span>
  </p>`;
};

/** What stands beside the button that begins. @param {Shown} shown */
export const bar = (shown) =>
  html`${newPuzzle(shown)}${legend(shown.state)}${
    isOver(shown.state)
      ? html`<button @click=${() => shown.control.page.show('race')}>${words.chart.region}</button>`
      : nothing
  }`;
