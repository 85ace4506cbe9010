// Answers of the engine about the opening problem, computed at build time, so that the board is painted before the
// engine loads. Then the engine answers, except for the catalogue, which is fixed at build time.

import * as engine from '../../pkg/rolling_cubes.js';

/** @typedef {'catalogue' | 'parse_contest' | 'play' | 'unsolvable'} Question */
/** By question and arguments, see `keyOf`. @typedef {Readonly<Record<string, unknown>>} Answers */

/** @type {Answers} */
let answers = {};

/** @type {(question: Question, given: readonly unknown[]) => string} */
export const keyOf = (question, given) => JSON.stringify([question, ...given]);

/** @param {Answers} known */
export function prime(known) {
  answers = known;
}

/** Drops all answers but those that hold for every problem, once the engine is loaded. */
export function unprime() {
  const kept = keyOf('catalogue', []);
  answers = Object.fromEntries(Object.entries(answers).filter(([key]) => key === kept));
}

/**
 * The stored answer, else the engine's.
 * @template {(...given: any[]) => unknown} Ask @param {Question} question @param {Ask} ask @returns {Ask}
 */
const known = (question, ask) =>
  /** @type {Ask} */ (
    (...given) => {
      const key = keyOf(question, given);
      return key in answers ? answers[key] : ask(...given);
    }
  );

export const catalogue = known('catalogue', engine.catalogue);
export const parseContest = known('parse_contest', engine.parse_contest);
export const play = known('play', engine.play);
export const unsolvable = known('unsolvable', engine.unsolvable);
