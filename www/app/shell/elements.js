// What of a state is shown by which element: the parts that the page is made of, and the embedded elements too.

import { html } from 'lit';
import { hasOwnSpace } from '../../shared/puzzles/puzzles.js';
import { isOpen } from '../../shared/state/challenge.js';
import { choiceOf } from '../../shared/state/games.js';
import { laneOnBoard, playedOf } from '../../shared/state/played.js';
import { isDrawn } from '../../shared/state/puzzles.js';
import { focusedLane, isOver, isRunning, problemOf } from '../../shared/state/state.js';
import { words } from '../../shared/words/words.js';
import '../../features/play/board-stage.js';
import '../../features/play/guide-bar.js';
import { endInWords, moveInWords } from '../../features/race/views/in-words.js';

/** @import { Line } from '../../pkg/rolling_cubes.js' */
/** @import { Control } from '../control/control.js' */
/** @import { LaneState, State } from '../../shared/state/state.js' */

/** The words for whose solution is on the board. @param {State} state */
function whoseOf(state) {
  const lane = laneOnBoard(state);
  return lane ? words.playback.of(words.lane(lane.spec)) : '';
}

/** Red and blue are painted out. @param {Line} line */
const paintedOut = (line) => ({
  ...line,
  positions: line.positions.map((pieces) =>
    pieces.map((piece) => piece?.replaceAll(/[RB]/g, 'X') ?? null),
  ),
});

/** `solvable`: play finds a solution where there is no line yet. `plain`: there is no playback bar. @type {(control: Control, solvable?: boolean, plain?: boolean) => unknown} */
export function boardPart(control, solvable = false, plain = false) {
  const { state, lines, catalogue } = control;
  const line = state.watched ? lines.newest(state) : lines.whole(state);
  const at = state.watched ? line.rolls.length : state.at;
  const { side } = choiceOf(catalogue, state.key);
  const drawn = isDrawn(state.key);
  const here = lines.played(state).states.at(-1);
  const isHinted = state.hinted !== '' && state.hinted === here;
  return html`<board-stage
    part="board"
    exportparts="goal, playback"
    .game=${state.key}
    .side=${side}
    .line=${plain && state.coat === 'paint' ? paintedOut(line) : line}
    .movable=${lines.movable(state)}
    .goal=${problemOf(state).goal}
    .goalPieces=${lines.goal(state)}
    .problem=${drawn ? problemOf(state) : null}
    .lane=${drawn ? (focusedLane(state) ?? null) : null}
    .lanes=${drawn ? state.lanes : null}
    .at=${at}
    .playing=${state.playing}
    .solvable=${solvable}
    .whose=${whoseOf(state)}
    .plain=${plain}
    .marked=${plain && !state.watched && !state.playing}
    .hinted=${isHinted ? (control.board.nearer()?.from ?? null) : null}
    .patterns=${state.patterns}
    .chequered=${plain && state.coat === 'chequer'}
    .camera=${state.camera}
    .solved=${lines.played(state).solved}
    .news=${moveInWords(line, state, side)}
  ></board-stage>`;
}

/** `plain`: there is no playback bar to go back by. @type {(control: Control, plain?: boolean) => unknown} */
export function guidePart(control, plain = false) {
  const { state, lines } = control;
  const { states, solved } = lines.played(state);
  const focused = focusedLane(state);
  // Without distances it has nothing to say or do before the first move.
  const isEmpty = hasOwnSpace(state.key) && state.moves.length === 0 && !state.watched;
  return html`<guide-bar
    part="guide"
    ?hidden=${isEmpty}
    .guide=${isOpen(state) ? null : state.guide}
    .plain=${plain}
    .hinted=${state.hinted}
    .search=${state.watched && focused ? words.lane(focused.spec) : ''}
    .whose=${plain ? whoseOf(state) : ''}
    .hint=${control.board.nearer() !== undefined}
    .game=${state.key}
    .played=${playedOf(state, solved)}
    .here=${states.at(-1) ?? ''}
    .last=${states.at(-2) ?? ''}
    .at=${state.at}
    .length=${state.moves.length}
  ></guide-bar>`;
}

/** The controls of the race; `brief` has only those that a lesson needs, `few` those that no lane has. @type {(state: State, brief?: boolean, few?: boolean) => unknown} */
export const controlsPart = (state, brief = false, few = false) => html`<race-controls
  part="controls"
  ?hidden=${isOpen(state)}
  role="group"
  aria-label=${words.race.controls}
  .running=${isRunning(state)}
  .begun=${state.lanes.some((lane) => lane.phase !== 'ready')}
  .over=${isOver(state)}
  .speed=${state.speed}
  .algorithms=${state.lanes.map(({ spec }) => spec.search.algorithm)}
  .mode=${state.mode}
  .brief=${brief}
  .few=${few}
></race-controls>`;

/** Whether there are so many lanes that they are shown side by side in a table. @type {(state: State) => boolean} */
export const isMany = ({ lanes }) => lanes.length > 2;

/**
 * `alone`: there is neither a board to show its solution on nor a dialog to configure it. `above`: how far above the floor it is.
 * @type {(state: State, lane: LaneState, alone?: boolean, above?: string) => unknown}
 */
export const lanePart = (state, lane, alone = false, above = '') => html`<lane-card
  part="lane"
  role="region"
  aria-label=${words.lane(lane.spec)}
  .game=${state.key}
  .lane=${lane}
  .above=${above}
  ?alone=${alone}
  ?compact=${state.view !== 'race'}
  ?dense=${isMany(state)}
  ?first=${lane === state.lanes[0]}
  ?focused=${lane === focusedLane(state)}
></lane-card>`;

/** What the lanes have come to, for those who listen. @type {(state: State) => unknown} */
export const endsPart = ({ key, lanes }) =>
  html`<p class="unseen" role="status">${words.text.sentences(lanes.map((lane) => endInWords(key, lane)))}</p>`;
