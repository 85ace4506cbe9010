import { html } from 'lit';
import { laneStyle } from '../../shared/draw/lane-style.js';
import { words } from '../../shared/words/words.js';
import './lane-pictures.js';
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
export const legend = ({ lanes }) => {
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
