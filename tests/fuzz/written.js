// Random bounds for the workshop, from a board's vocabulary, mostly valid.

import { vocabulary } from '../../www/pkg/rolling_cubes.js';

/** @import { Vocabulary } from '../../www/pkg/rolling_cubes.js' */
/** @import { Chance } from './chance.js' */

const NUMBERS = ['0', '1', '2', '7', '255', '2147483647', '?'];

/** A painting; one in nine is invalid. @param {Chance} chance @param {Vocabulary} words */
export function painted(chance, { painting }) {
  const parts = chance.shuffled(painting).slice(0, chance.below(painting.length) + 1);
  const text = parts.map(({ key, members, groups }) => {
    const some = chance.shuffled(members).slice(0, chance.below(chance.once(6) ? 12 : 4) + 1);
    const value = some.reduce(
      (all, one) => all + (all && groups && chance.once(3) ? '+' : '') + one,
      '',
    );
    return `${key}=${value}`;
  });
  const whole = `paint(${text.join(', ')})`;
  return chance.once(9) ? chance.spoiled(whole, '+=,()123abWRuf ') : whole;
}

class Writer {
  /** @type {Chance} */
  #chance;
  /** @type {Vocabulary} */
  #words;
  /** Variables of the enclosing folds. @type {string[]} */
  #variables = [];

  /** @param {Chance} chance @param {Vocabulary} words */
  constructor(chance, words) {
    this.#chance = chance;
    this.#words = words;
  }

  #square() {
    const chance = this.#chance;
    const { squares } = this.#words;
    const one =
      this.#variables.length > 0 && !chance.once(4)
        ? chance.pick(this.#variables)
        : chance.pick(squares);
    return chance.pick([one, one, 'empty', `goal(${one})`, 'goal(empty)']);
  }

  /** @param {number} deep @returns {string} */
  number(deep) {
    const chance = this.#chance;
    const { folds, domains, heuristics, numbers, signs } = this.#words;
    const less = () => this.number(deep - 1);
    switch (chance.below(deep > 0 ? 14 : 4)) {
      case 0:
        return chance.pick(NUMBERS);
      case 1:
        return chance.pick(numbers.length > 0 ? numbers : NUMBERS);
      case 2:
        // The last ones have large tables.
        return chance.pick(heuristics.slice(0, 3));
      case 3:
        return chance.once(2) ? painted(chance, this.#words) : chance.pick(NUMBERS);
      case 4:
        return `-${less()}`;
      case 5:
        return `not ${less()}`;
      case 6:
      case 7:
        return `(${less()}) ${chance.pick(signs)} (${less()})`;
      case 8:
        return `${less()} ${chance.pick(signs)} ${less()}`;
      case 9:
        return `${chance.pick(['max', 'min', 'max'])}(${chance.some(3, less).join(', ')})`;
      case 10:
        return `distance(${this.#square()}, ${this.#square()})`;
      case 11:
        return `${chance.pick(['abs', 'root', 'root-up', 'parity-up', 'pathmax', 'sum'])}(${less()})`;
      case 12:
        return `${chance.pick(['row', 'column', 'wanted', 'colour', 'tile', 'axis'])}(${this.#square()})`;
      default: {
        const variable = `v${this.#variables.length}`;
        this.#variables.push(variable);
        const filter = chance.once(3) ? ` where ${less()}` : '';
        const text = `${chance.pick(folds)}(${variable} in ${chance.pick(domains)}${filter}: ${less()})`;
        this.#variables.pop();
        return text;
      }
    }
  }
}

/** @param {{ puzzle: string, start: string, goal: string }} problem @returns {Vocabulary | null} */
export function wordsFor({ puzzle, start, goal }) {
  try {
    return vocabulary(puzzle, start, goal);
  } catch {
    return null;
  }
}

/** @param {Chance} chance @param {{ puzzle: string, start: string, goal: string }} problem */
export function bound(chance, problem) {
  const words = wordsFor(problem);
  if (!words) return chance.pick(['manhattan', '1 +', 'max(1, 2)']);
  const wide = Array.from({ length: chance.below(900) }, () => chance.below(9)).join(',');
  const text = chance.once(40) ? `max(${wide})` : new Writer(chance, words).number(chance.below(6));
  return chance.once(4) ? chance.spoiled(text, '()+-*/%=<>:,. ?1a_é') : text;
}
