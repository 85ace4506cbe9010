// The panel beside a tree: pseudocode, node or heuristic.

import { html, nothing } from 'lit';
import '../../code/views/code-panel.js';
import '../../code/views/heuristic-panel.js';
import './panel-choice.js';
import { lengthOf } from '../../stepping/step-words.js';
import './tree-inspector.js';
import { isShortest } from '../../../shared/state/proved.js';
import { words } from '../../../shared/words/words.js';
import { noteOf } from './tree-words.js';

/** @import { Step } from '../../../pkg/rolling_cubes.js' */
/** @import { Tree } from '../../../shared/state/slices/tree.js' */
/** @import { LaneState, Problem } from '../../../shared/state/state.js' */
/** @import { Shown } from './tree-part.js' */

/**
 * @typedef {object} Setting
 * @property {string} game
 * @property {number} side
 * @property {readonly (string | null)[]} goal the goal's pieces
 * @property {Problem | null} map the problem, if it is a map
 * @property {boolean} patterns
 * @property {string | undefined} parent the newest node's parent in text form
 * @property {(state: string) => readonly (string | null)[]} positionOf converts position text to pieces
 * @property {Step | null} marked the node that is pointed at
 * @property {readonly string[]} look lines that a step of a lesson points at
 * @property {string} form of the search: the ending of a program's file, or empty for pseudocode
 */

/**
 * A selected node is always shown, also one of the tree beside; other panels are about the lane in focus.
 * @param {Shown} shown the last active picture
 * @param {object} options
 * @param {LaneState} options.lane the lane in focus
 * @param {Tree['panel']} options.chosen
 * @param {boolean} options.beside whether it is the tree beside
 * @param {Setting} options.setting
 * @param {() => void} options.lookAway clears the selection when another panel is chosen
 * @param {(event: CustomEvent) => void} options.list an entry of the open list is pointed at
 * @param {(event: CustomEvent<{form: string}>) => void} options.take another form
 */
export function panelPart(shown, { lane, chosen, beside, setting, lookAway, list, take }) {
  const { pointed, walkedTo } = shown.growth;
  const informed = Boolean(lane.spec.search.heuristic);
  const own = chosen === 'heuristic' && !informed ? 'code' : chosen;
  const panel = pointed >= 0 || walkedTo >= 0 || beside ? 'node' : own;
  // Its lines and its entry in the open list are marked.
  const isBoth = pointed >= 0 && own === 'code' && !beside;
  return html`<div class="panel" part="panel" @list=${list}>
    <panel-choice .panel=${isBoth ? own : panel} .form=${setting.form} .informed=${informed} @act=${lookAway} @form=${take}></panel-choice>
    ${panel === 'node' ? inspector(shown, setting, isBoth) : nothing}
    ${panel === 'code' || isBoth ? code(lane, setting) : nothing}
    ${panel === 'heuristic' ? heuristic(lane, setting) : nothing}
  </div>`;
}

/** @param {LaneState} lane @param {Setting} setting */
const code = (
  lane,
  { game, side, parent, positionOf, patterns, form, look, marked },
) => html`<code-panel
  tabindex="0"
  role="group"
  aria-label=${words.code.panels.code}
  .game=${game}
  .side=${side}
  .lane=${lane}
  .parent=${parent}
  .positionOf=${positionOf}
  .patterns=${patterns}
  .form=${form}
  .look=${look}
  .marked=${marked}
></code-panel>`;

/** @param {LaneState} lane @param {Setting} setting */
const heuristic = (lane, { game, positionOf, patterns }) => html`<heuristic-panel
  .game=${game}
  .lane=${lane}
  .positionOf=${positionOf}
  .patterns=${patterns}
></heuristic-panel>`;

/** @param {Shown} shown @param {Setting} setting @param {boolean} isBrief */
function inspector(
  { growth, lane, picture },
  { game, side, goal, map, positionOf, patterns },
  isBrief,
) {
  const { forest } = picture;
  const { hand } = growth.points;
  // Under the mouse, else selected by keys, else the current node.
  const looked = [growth.pointed, growth.walkedTo, hand].find((node) => node >= 0) ?? -1;
  const isHand = looked === hand;
  const number = growth.numberOf(looked);
  // At the end of A* the current node was generated long before.
  const isOwn = isHand && (looked < 0 || number === lane.step?.node);
  return html`<tree-inspector
    ?brief=${isBrief}
    .game=${game}
    .search=${lane.spec.search}
    .run=${`${lane.spec.id}`}
    .length=${lengthOf(game, lane.spec.search, lane.snapshot) ?? 0}
    .found=${lane.snapshot?.incumbent ?? null}
    .proved=${lane.snapshot !== null && isShortest(lane.snapshot)}
    .ask=${growth.follower?.ask}
    .node=${looked < 0 ? (lane.step?.node ?? -1) : number}
    .own=${isOwn ? lane.step : null}
    .fate=${looked < 0 ? null : forest.trace.fate(forest.record(looked), growth.moment)}
    .positionOf=${positionOf}
    .goal=${goal}
    .map=${map}
    .side=${side}
    .patterns=${patterns}
    .hand=${isHand}
    .spoken=${looked === growth.walkedTo}
    .note=${noteOf(growth, picture, looked)}
  ></tree-inspector>`;
}
