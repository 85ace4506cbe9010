// Guesses before a race, by one person or a room.

import { problemOf } from '../state.js';
import { traitsOf } from '../traits.js';

/** @import { LaneSpec, LaneState, State } from '../state.js' */

/**
 * The questions: which lane generates fewest; by what factor the most differs; the bound at which a lane ends; the
 * nodes that its next bound adds.
 * @typedef {'fewer' | 'factor' | 'bound' | 'next'} Question A guess of a number, and how many people made it.
 * @typedef {{value: number, hands: number}} Mark
 *
 * @typedef {object} Guess
 * @property {string} of the problem and searches
 * @property {Question} question
 * @property {number} lane the lane of a bound or nodes question
 * @property {number} iteration the guessed iteration, from 0
 * @property {readonly Mark[]} marks guesses by value
 * @property {Readonly<Record<number, number>>} hands for each lane by its id
 */

/**
 * Explanation of a lane's count: its counters, or a trait of its search.
 * @typedef {object} Cause
 * @property {LaneSpec} spec
 * @property {number} generated
 * @property {boolean} sides whether it is bidirectional
 * @property {boolean} stores whether it detects all duplicates
 * @property {number} duplicates
 * @property {number} pruned
 * @property {number} iterations
 */

/** Limits of a value and of the number of hands. */
export const MOST_VALUE = 1e12;
export const MOST_HANDS = 999;

/** The subject of a guess; other changes keep it. @type {(state: State) => string} */
export function aboutOf(state) {
  const { start, goal } = problemOf(state);
  return JSON.stringify([
    state.key,
    start,
    goal,
    state.lanes.map(({ spec }) => [spec.id, spec.search]),
  ]);
}

/** Lanes whose search deepens from bound to bound. @type {(state: State) => readonly LaneState[]} */
export const boundedLanes = ({ lanes }) =>
  lanes.filter(({ spec }) => traitsOf(spec.search).level === 'bound');

/** The questions possible with these lanes. @type {(state: State) => Question[]} */
export function questionsOf(state) {
  const many = state.lanes.length > 1;
  const bounded = boundedLanes(state).length > 0;
  return /** @type {const} */ (['fewer', 'factor', 'bound', 'next']).filter((question) =>
    question === 'fewer' || question === 'factor' ? many : bounded,
  );
}

/** @type {(lane: LaneState | undefined) => number} */
const nextOf = (lane) => lane?.snapshot?.iterations.length ?? 0;

/** A question without guesses; null if none is possible. @type {(state: State, question?: Question, lane?: number) => Guess | null} */
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

/** The current guess; a fresh question if its subject is gone. @type {(state: State) => Guess | null} */
export function guessOf(state) {
  const { guess } = state;
  if (!guess) return null;
  return guess.of === aboutOf(state) ? guess : asked(state, guess.question);
}

/** Adds hands for a number; never below 0. @type {(guess: Guess, value: number, hands: number) => Guess} */
export function marked(guess, value, hands) {
  const others = guess.marks.filter((mark) => mark.value !== value);
  const all = hands > 0 ? [...others, { value, hands: Math.min(hands, MOST_HANDS) }] : others;
  return { ...guess, marks: all.sort((a, b) => a.value - b.value) };
}

/** Adds hands for a lane. @type {(guess: Guess, lane: number, hands: number) => Guess} */
export const raised = (guess, lane, hands) => ({
  ...guess,
  hands: { ...guess.hands, [lane]: Math.min(Math.max(hands, 0), MOST_HANDS) },
});
