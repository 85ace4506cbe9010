// Speaker notes, derived from the state: the view, its description, and the next step.

import { isDrawn } from '../../shared/state/puzzles.js';
import { standingOf } from '../../shared/state/standing.js';
import { focusedLane, hasEnded, problemOf } from '../../shared/state/state.js';
import { words } from '../../shared/words/words.js';
import { nameOf } from '../play/problem-menu.js';
import { stateInWords } from '../race/views/in-words.js';
import { verdictInWords } from '../race/views/verdict.js';
import { labelled, standInWords } from '../stepping/step-words.js';

/** @import { Clicker } from '../../shared/kit/feature.d.ts' */
/** @import { State } from '../../shared/state/state.js' */
/** @import { Recall } from '../stepping/stage-words.js' */
/** @import { Notes } from './clicker.js' */

/**
 * @param {State} state
 * @param {number} side squares in a row
 * @param {Recall} recall a node's step, if stored
 * @param {Clicker | null} clicker of the view
 * @returns {Notes}
 */
export function notesOf(state, side, recall, clicker) {
  const say = words.present.notes;
  const { key, view, lanes } = state;
  const problem = words.text.within(words.puzzle(key).full, nameOf(state, state.chosen));
  return {
    title: words.text.about(words.views.names[view], problem),
    shown: lanes.map((lane) =>
      say.lane(
        lane.spec,
        lane.snapshot?.generated ?? 0,
        words.text.sentence(stateInWords(key, lane)),
      ),
    ),
    say: [...toSay(state, side, recall), asked(state)].filter(Boolean),
    next: say.steps[clicker?.next(state) ?? 'none'],
  };
}

/** @param {State} state @param {number} side @param {Recall} recall @returns {string[]} */
function toSay(state, side, recall) {
  if (state.view === 'tree') {
    const lane = focusedLane(state);
    const problem = isDrawn(state.key) ? problemOf(state) : null;
    const told = lane && { ...lane, step: labelled(problem, lane.step) };
    return told ? [standInWords(state.key, told, side, recall)] : [];
  }
  const { lesson, remarks } = verdictInWords(state);
  return state.view === 'race' ? [lesson, remarks] : [];
}

/** A question for the room that the next step answers. @param {State} state @returns {string} */
function asked(state) {
  const say = words.present.notes.ask;
  const { view, lanes } = state;
  if (view === 'tree') {
    const lane = focusedLane(state);
    if (!lane?.snapshot?.generated) return say.root;
    if (hasEnded(lane)) return say.ended;
    return lane.snapshot.stage_end ? say.stage : say.node;
  }
  if (view !== 'race') return '';
  const begun = lanes.some(({ phase }) => phase !== 'ready');
  if (!begun) return say.ready;
  return standingOf(lanes) === 'over' ? say.over : say.running;
}
