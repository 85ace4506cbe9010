// Exercises of several questions of one sort, each about something else that was drawn.

/** @import { Picture, Question, Run } from '../kind.js' */
/** @import { Random } from '../../../shared/kit/random.js' */

/** Questions of an exercise. */
const ROUNDS = 3;

/**
 * A run of so many questions, each about something else that was drawn.
 * @template Drawn
 * @implements {Run}
 */
export class Rounds {
  #drawn;
  #ask;
  #show;
  #at = 0;
  /** @type {Question | null} */
  question;

  /** @param {readonly Drawn[]} all @param {(one: Drawn) => Question} ask @param {(one: Drawn) => Picture} show */
  constructor(all, ask, show) {
    this.#drawn = all;
    this.#ask = ask;
    this.#show = show;
    this.question = this.#next();
  }

  #next() {
    const one = this.#drawn[this.#at];
    return one === undefined ? null : this.#ask(one);
  }

  go() {
    this.#at += 1;
    this.question = this.#next();
  }

  picture() {
    const one = this.#drawn[Math.min(this.#at, this.#drawn.length - 1)];
    if (one === undefined) throw new Error('nothing was drawn');
    return this.#show(one);
  }
}

/** So many things, each drawn until it is one that is wanted. @type {<T>(random: Random, draw: (random: Random) => T, isWanted: (one: T) => boolean) => T[]} */
export const several = (random, draw, isWanted) =>
  Array.from({ length: ROUNDS }, (_, round) => {
    const own = random.nth(round);
    for (let number = 0; ; number += 1) {
      const one = draw(own.nth(number));
      if (isWanted(one)) return one;
    }
  });
