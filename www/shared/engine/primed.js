// What the engine says of the problem that the page opens with, known since the page was built: so the board is painted before the
// engine is there. From then on the engine answers by itself, but for its catalogue: that is one and the same in each build, and what it
// is put together with need not be loaded.

import * as engine from '../../pkg/rolling_cubes.js';

/** The questions that may be asked so early. @typedef {'catalogue' | 'parse_contest' | 'play' | 'unsolvable'} Question */
/** By the question and its arguments, see `keyOf`. @typedef {Readonly<Record<string, unknown>>} Answers */

/** @type {Answers} */
let answers = {};

/** @type {(question: Question, given: readonly unknown[]) => string} */
export const keyOf = (question, given) => JSON.stringify([question, ...given]);

/** Takes what is known. @param {Answers} known */
export function prime(known) {
  answers = known;
}

/** The engine is there, and answers all but what it would say of every problem alike. */
export function unprime() {
  const kept = keyOf('catalogue', []);
  answers = Object.fromEntries(Object.entries(answers).filter(([key]) => key === kept));
}

/**
 * Asks what is known, and the engine for all else.
 * @template {(...given: any[]) => unknown} Ask
 * @param {Question} question
 * @param {Ask} ask
 * @returns {Ask}
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
