// The searches for those who listen.

import { isOver, isRunning } from '../../shared/state/state.js';
import { traitsOf } from '../../shared/state/traits.js';
import { words } from '../../shared/words/words.js';
import { endInWords } from '../race/views/in-words.js';
import { verdictInWords } from '../race/views/verdict.js';
import { startsAnew } from './pictures.js';

/** @import { LaneState, State } from '../../shared/state/state.js' */

/** Milliseconds between two sentences of a running race. */
const PAUSE = 5000;

/** What is in a lane's picture. @param {LaneState} lane @param {number | null} [chosen] number of an earlier round */
export function valueInWords({ spec: { search }, snapshot }, chosen = null) {
  const say = words.play.stage.value;
  const { iterations = [], sides = null, generated = 0, stored = 0, depth = 0 } = snapshot ?? {};
  const number = chosen ?? iterations.length;
  const round = iterations[number - 1];
  if (startsAnew(search) && round)
    return say.round(number, round.bound, round.generated, chosen === null ? stored : null);
  if (sides) return say.sides(sides[0].radius, sides[1].radius, stored);
  if (traitsOf(search).level === 'layer') return say.layer(depth, generated, stored);
  return say.plain(generated, stored);
}

/** All lanes at once while they run, not too often. Where a closing sentence is read, only lanes that failed are named. */
export class Voice {
  #text = '';
  #spoke = /** @type {number | null} */ (null);

  /** @param {State} state @param {number} now milliseconds */
  say(state, now) {
    const about = (/** @type {LaneState} */ lane) =>
      words.text.about(words.lane(lane.spec), valueInWords(lane));
    if (!isRunning(state)) {
      this.#spoke = null;
      const isTold = isOver(state) && !!verdictInWords(state).lesson;
      const lanes = state.lanes.filter(({ phase }) => !isTold || phase === 'failed');
      this.#text = words.text.sentences(lanes.map((lane) => endInWords(state.key, lane)));
    } else if (this.#spoke === null) {
      this.#spoke = now;
      this.#text = '';
    } else if (now - this.#spoke >= PAUSE) {
      this.#spoke = now;
      this.#text = words.text.sentences(state.lanes.map(about));
    }
    return this.#text;
  }
}
