// The engine's analysis of a text, cached by problem and text.

import { readHeuristic, vocabulary } from '../../shared/engine/engine.js';
import { choiceOf } from '../../shared/state/games.js';
import { problemOf } from '../../shared/state/state.js';
import { firstHole, HOLE } from './blocks.js';

/** @import { Catalogue, HeuristicReading as Reading, Vocabulary } from '../../pkg/rolling_cubes.js' */
/** @import { Judgement } from './state.js' */
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

const reading = kept(readHeuristic);

/** @param {State} state @param {string} puzzle */
export function vocabularyOf(state, puzzle) {
  const { start, goal } = problemOf(state);
  return wordsFor(puzzle, start, goal, '');
}

/** @param {State} state @param {string} puzzle @param {string} text */
export function readingOf(state, puzzle, text) {
  const { start, goal } = problemOf(state);
  return reading(puzzle, start, goal, text);
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

/** The judgement of the text on the bench; null if it is about another text or problem. @type {(state: State, text: string) => Judgement | null} */
export const judgedNow = (state, text) =>
  state.workshop.judged?.of === aboutOf(state, text) ? state.workshop.judged : null;

/** The text that is judged. @type {(state: State, catalogue: Catalogue) => string} */
export const benchedOf = (state, catalogue) =>
  textOf(state, vocabularyOf(state, choiceOf(catalogue, state.key).name));
