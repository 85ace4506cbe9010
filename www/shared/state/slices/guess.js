// Guesses before a race, of one or of a whole room, and what they are about.

import { problemOf } from '../state.js';
import { traitsOf } from '../traits.js';

/** @import { LaneState, State } from '../state.js' */

/**
 * What is guessed: which lane generates fewest; how many times as many the most; the bound that a lane ends with; the nodes
 * that its next bound adds.
 * @typedef {'fewer' | 'factor' | 'bound' | 'next'} Question
 *
 * A guess of a number, and how many have guessed it.
 * @typedef {{value: number, hands: number}} Mark
 *
 * @typedef {object} Guess
 * @property {string} of the problem and the searches that it is about
 * @property {Question} question
 * @property {number} lane the lane that the bound or the nodes are of
 * @property {number} iteration the one that is guessed, counted from 0
 * @property {readonly Mark[]} marks by their value
 * @property {Readonly<Record<number, number>>} hands for each lane by its id
 */

/** The most that can be guessed, and the most hands. */
export const MOST_VALUE = 1e12;
export const MOST_HANDS = 999;

/** What a guess is about: nothing else that changes takes it away. @type {(state: State) => string} */
export function aboutOf(state) {
  const { start, goal } = problemOf(state);
  return JSON.stringify([
    state.key,
    start,
    goal,
    state.lanes.map(({ spec }) => [spec.id, spec.search]),
  ]);
}

/** The lanes whose search goes from bound to bound. @type {(state: State) => readonly LaneState[]} */
export const boundedLanes = ({ lanes }) =>
  lanes.filter(({ spec }) => traitsOf(spec.search).level === 'bound');

/** What can be asked of these lanes. @type {(state: State) => Question[]} */
export function questionsOf(state) {
  const many = state.lanes.length > 1;
  const bounded = boundedLanes(state).length > 0;
  return /** @type {const} */ (['fewer', 'factor', 'bound', 'next']).filter((question) =>
    question === 'fewer' || question === 'factor' ? many : bounded,
  );
}

/** The iteration that a lane begins next. @type {(lane: LaneState | undefined) => number} */
const nextOf = (lane) => lane?.snapshot?.iterations.length ?? 0;

/** A question that nobody has guessed about yet; null where nothing can be asked. @type {(state: State, question?: Question, lane?: number) => Guess | null} */
export function asked(state, question, lane) {
  const questions = questionsOf(state);
  const wanted = question && questions.includes(question) ? question : questions[0];
  if (!wanted) return null;
  const bounded = boundedLanes(state);
  const about = bounded.find(({ spec }) => spec.id === lane) ?? bounded[0];
  return {
    of: aboutOf(state),
    question: wanted,
    lane: about?.spec.id ?? 0,
    iteration: nextOf(about),
    marks: [],
    hands: {},
  };
}

/** The guess as it stands; a fresh question where what it was about is there no more. @type {(state: State) => Guess | null} */
export function guessOf(state) {
  const { guess } = state;
  if (!guess) return null;
  return guess.of === aboutOf(state) ? guess : asked(state, guess.question);
}

/** So many more hands for a number; none takes it away. @type {(guess: Guess, value: number, hands: number) => Guess} */
export function marked(guess, value, hands) {
  const others = guess.marks.filter((mark) => mark.value !== value);
  const all = hands > 0 ? [...others, { value, hands: Math.min(hands, MOST_HANDS) }] : others;
  return { ...guess, marks: all.sort((a, b) => a.value - b.value) };
}

/** So many hands for a lane. @type {(guess: Guess, lane: number, hands: number) => Guess} */
export const raised = (guess, lane, hands) => ({
  ...guess,
  hands: { ...guess.hands, [lane]: Math.min(Math.max(hands, 0), MOST_HANDS) },
});
