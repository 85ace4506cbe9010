// What a race has shown, in sentences.

import { contestMost } from '../../../shared/puzzles/puzzles.js';
import { problemOf } from '../../../shared/state/state.js';
import { verdictOf } from '../../../shared/state/verdict.js';
import { words } from '../../../shared/words/words.js';

/** @import { State } from '../../../shared/state/state.js' */

/** Nothing before the end. @type {(state: State) => {lesson: string, remarks: string}} */
export function verdictInWords(state) {
  const verdict = verdictOf(state, state.guide?.distances[problemOf(state).start]);
  if (!verdict) return { lesson: '', remarks: '' };
  const { length, isKnown, longer, comparison } = verdict;
  const say = words.verdict;
  const shortest = isKnown
    ? say.length(state.key, length, contestMost(state.key, problemOf(state)))
    : say.found(state.key, length);
  const longerBy = longer.map(({ spec, length: own, more }) =>
    say.longer(state.key, spec, own, more, isKnown),
  );
  if (!comparison) return { lesson: shortest, remarks: words.text.sentences(longerBy) };
  const { big, small, ratio, differ, between, payOff } = comparison;
  // A table is memory, too, but not in positions.
  const compare = big.table || small.table ? say.compare : say.prices;
  return {
    lesson: words.text.sentences([shortest, compare(big, small, ratio)]),
    remarks: words.text.sentences([
      ...longerBy,
      differ.length > 1 ? say.confounded(differ, between) : '',
      payOff ? say.payOff(payOff) : '',
    ]),
  };
}
