// The result of a guess and its explanation, as numbers; the words are in the catalogue.

import { hasEnded } from '../../shared/state/state.js';
import { traitsOf } from '../../shared/state/traits.js';

/** @import { Cause, Guess, Mark, Question } from '../../shared/state/slices/guess.js' */
/** @import { LaneState, State } from '../../shared/state/state.js' */

/**
 * @typedef {{question: 'fewer', best: readonly LaneState[], causes: readonly Cause[]}} Fewer
 * @typedef {{question: 'factor', value: number, causes: readonly Cause[]}} Factor `causes` are those of the lanes with
 *   the fewest and the most
 * @typedef {{question: 'bound', value: number, isShortest: boolean, iterations: number}} Bound
 * @typedef {{question: 'next', value: number, bound: number, before: {bound: number, generated: number} | null, isLast: boolean}} Next
 * @typedef {{question: 'none', bound: number | null}} None the iteration did not take place
 * @typedef {Fewer | Factor | Bound | Next | None} Outcome
 */

/** @type {(lane: LaneState) => Cause} */
function causeOf({ spec, snapshot }) {
  const { sides, stores } = traitsOf(spec.search);
  const { generated = 0, duplicates = 0, pruned = 0, iterations = [] } = snapshot ?? {};
  return {
    spec,
    generated,
    sides: sides > 1,
    stores,
    duplicates,
    pruned,
    iterations: iterations.length,
  };
}

/** @type {(state: State) => LaneState[] | null} */
function solvedLanes({ lanes }) {
  if (!lanes.every(hasEnded)) return null;
  return lanes
    .filter(({ snapshot }) => snapshot?.outcome === 'solved')
    .sort((a, b) => (a.snapshot?.generated ?? 0) - (b.snapshot?.generated ?? 0));
}

/** The result; null while unknown, or if there will be none. @type {(state: State, guess: Guess) => Outcome | null} */
export function outcomeOf(state, guess) {
  switch (guess.question) {
    case 'fewer': {
      const solved = solvedLanes(state);
      const [first] = solved ?? [];
      if (!solved || !first) return null;
      const least = first.snapshot?.generated;
      const best = solved.filter(({ snapshot }) => snapshot?.generated === least);
      return { question: 'fewer', best, causes: solved.map(causeOf) };
    }
    case 'factor': {
      const solved = solvedLanes(state) ?? [];
      const [few, many] = [solved[0], solved.at(-1)];
      if (!few || !many || few === many) return null;
      const causes = [causeOf(few), causeOf(many)];
      const value = (causes[1]?.generated ?? 0) / (causes[0]?.generated ?? 1);
      return { question: 'factor', value, causes };
    }
    case 'bound':
      return boundOf(laneOf(state, guess));
    case 'next':
      return nextOf(laneOf(state, guess), guess.iteration);
  }
}

/** @type {(state: State, guess: Guess) => LaneState | undefined} */
const laneOf = ({ lanes }, { lane }) => lanes.find(({ spec }) => spec.id === lane);

/** @type {(lane: LaneState | undefined) => Bound | null} */
function boundOf(lane) {
  const { snapshot } = lane ?? {};
  const last = snapshot?.iterations.at(-1);
  if (lane?.phase !== 'ended' || !snapshot || snapshot.outcome !== 'solved' || !last) return null;
  const isShortest = snapshot.proves === 'shortest' && snapshot.length === last.bound;
  return {
    question: 'bound',
    value: last.bound,
    isShortest,
    iterations: snapshot.iterations.length,
  };
}

/** @type {(lane: LaneState | undefined, number: number) => Next | None | null} */
function nextOf(lane, number) {
  const { snapshot } = lane ?? {};
  if (!lane || !snapshot) return null;
  const { iterations, stage_end, outcome } = snapshot;
  const isOver = lane.phase === 'ended';
  const one = iterations[number];
  if (!one) return isOver ? { question: 'none', bound: iterations.at(-1)?.bound ?? null } : null;
  const isNewest = number === iterations.length - 1;
  if (isNewest && !isOver && !stage_end) return null;
  const before = iterations[number - 1] ?? null;
  return {
    question: 'next',
    value: one.generated,
    bound: one.bound,
    before,
    isLast: isNewest && isOver && outcome === 'solved',
  };
}

/** The factor by which a guess differs, at least 1. @type {(guessed: number, value: number) => number} */
export const offBy = (guessed, value) =>
  guessed > 0 && value > 0 ? Math.max(guessed / value, value / guessed) : Infinity;

/** The nearest mark on the logarithmic scale, if any. @type {(marks: readonly Mark[], value: number) => Mark | null} */
export const nearestOf = (marks, value) =>
  marks.reduce(
    (/** @type {Mark | null} */ best, mark) =>
      best === null || offBy(mark.value, value) < offBy(best.value, value) ? mark : best,
    null,
  );

/** The scale's extent in powers of ten: covers likely guesses, all marks and the result. @type {(question: Question, values: readonly number[]) => number} */
export function decadesOf(question, values) {
  const usual = { fewer: 1, factor: 4, bound: 2, next: 7 }[question];
  const most = Math.max(1, ...values);
  return Math.max(usual, Math.ceil(Math.log10(most) + 1e-9));
}
