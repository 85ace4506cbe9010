import { html } from 'lit';
import { verdictInWords } from '../race/views/verdict.js';
import './lane-pictures.js';
import { Pictures, startsAnew } from './pictures.js';
import './stage-bar.js';
import { Voice } from './voice.js';

/** @import { Shown, Tools } from '../../shared/kit/feature.d.ts' */
/** @import { State } from '../../shared/state/state.js' */
/** @import { Race } from '../race/race.js' */

/** @param {Tools & {race: Race}} tools */
export const work = ({ store, race }) => [new Pictures(store, race)];

/** Beside a lesson, a tree that is another with more of it cut lies upon it. @param {State} state */
const isOver = ({ lesson, lanes }) =>
  lesson !== null && lanes.length === 2 && lanes.every(({ spec }) => startsAnew(spec.search));

/** `bare`: names and counts are elsewhere. @param {Pick<Shown, 'state' | 'control'>} shown @param {boolean} [bare] */
export const stage = ({ state, control }, bare = false) =>
  html`<lane-pictures ?bare=${bare} ?over=${isOver(state)} .state=${state} .pictures=${control.service(Pictures) ?? null}></lane-pictures>`;

/** What stands beside the button that begins. @param {Shown} shown */
export const bar = (shown) => html`<stage-bar .shown=${shown}></stage-bar>`;

const voice = new Voice();

/** What the lanes come to, for those who listen. @param {State} state */
export const ends = (state) =>
  html`<p class="unseen" role="status">${voice.say(state, performance.now())}</p>`;

/** @param {State} state */
export const prices = (state) => verdictInWords(state).lesson;
