// The engine's analysis of a text, cached by problem and text.

import { readHeuristic, vocabulary } from '../../shared/engine/engine.js';
import { choiceOf } from '../../shared/state/games.js';
import { problemOf } from '../../shared/state/state.js';
import { firstHole, HOLE } from './blocks.js';

/** @import { Catalogue, HeuristicReading as Reading, Vocabulary } from '../../pkg/rolling_cubes.js' */
/** @import { Judgement, Side } from '../../shared/state/slices/workshop.js' */
/** @import { State } from '../../shared/state/state.js' */

/** @template T @param {(puzzle: string, start: string, goal: string, text: string) => T} ask */
function kept(ask) {
  let key = '';
  /** @type {T | null} */
  let answer = null;
  /** @type {(puzzle: string, start: string, goal: string, text: string) => T} */
  return (...given) => {
    const wanted = given.join(' ');
    if (answer === null || wanted !== key) answer = ask(...given);
    key = wanted;
    return answer;
  };
}

const wordsFor = kept((puzzle, start, goal) => vocabulary(puzzle, start, goal));

const [ownReading, rivalReading] = [kept(readHeuristic), kept(readHeuristic)];

/** @param {State} state @param {string} puzzle */
export function vocabularyOf(state, puzzle) {
  const { start, goal } = problemOf(state);
  return wordsFor(puzzle, start, goal, '');
}

/** @param {State} state @param {string} puzzle @param {string} text */
export function readingOf(state, puzzle, text) {
  const { start, goal } = problemOf(state);
  return ownReading(puzzle, start, goal, text);
}

/** @param {State} state @param {string} puzzle @param {string} text */
export function rivalReadingOf(state, puzzle, text) {
  const { start, goal } = problemOf(state);
  return rivalReading(puzzle, start, goal, text);
}

/** The written text, else the first published bound. @type {(state: State, vocabulary: Vocabulary) => string} */
export const textOf = ({ key, workshop }, { examples }) =>
  workshop.texts[key] ?? examples[0]?.text ?? '';

/** Whether a text cannot run for nothing but a hole that is left in it. @type {(reading: Reading) => boolean} */
export const isHoled = ({ tree, error }) =>
  tree !== null && error?.given === HOLE && firstHole(tree) !== null;
/** What a judgement of a text is about: the game, the problem and the text. @type {(state: State, text: string) => string} */
export function aboutOf(state, text) {
  const { start, goal } = problemOf(state);
  return [state.key, start, goal, text].join(' ');
}

/** The judgements of what is on the bench; none of what was there a moment ago. @type {(state: State, texts: Record<Side, string | null>) => State['workshop']['judged']} */
export function judgedNow(state, texts) {
  const { own, rival } = state.workshop.judged;
  /** @param {Judgement | null} judgement @param {string | null} text */
  const now = (judgement, text) =>
    text !== null && judgement?.of === aboutOf(state, text) ? judgement : null;
  return { own: now(own, texts.own), rival: now(rival, texts.rival) };
}

/** Both texts that are judged, by their sides. @type {(state: State, catalogue: Catalogue) => Record<Side, string | null>} */
export function textsOf(state, catalogue) {
  const { name } = choiceOf(catalogue, state.key);
  return { own: textOf(state, vocabularyOf(state, name)), rival: state.workshop.rival };
}
