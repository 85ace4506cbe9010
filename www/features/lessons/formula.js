// Formulas of a lesson, such as `{{generated of first, lane 2 / generated of first}}`, whose values are computed.
//
//     sum     = product *( ( "+" | "-" ) product )
//     product = power *( ( "*" | "/" ) power )
//     power   = atom [ "^" power ]
//     atom    = whole number | "(" sum ")" | measure
//     measure = what "of" link *( "," qualifier whole number )
//
// A link is a name that the lesson's file defines. `measure.js` lists what can be counted.

import { QUALIFIERS, WHATS } from './measured.js';

/** @import { Qualifier } from './measured.js' */

/**
 * @typedef {object} Measure
 * @property {string} what
 * @property {string} of the link, from its `v=1` on
 * @property {Readonly<Partial<Record<Qualifier, number>>>} part
 */

/**
 * @typedef {{kind: 'number', value: number}
 *   | {kind: 'measure', measure: Measure}
 *   | {kind: '+' | '-' | '*' | '/' | '^', left: Formula, right: Formula}} Formula
 */

/** Limit on characters, which also limits nesting. */
const MOST = 300;

const TOKEN = /\s*(?:(\d{1,12})|([a-z][a-z0-9]*(?:-[a-z0-9]+)*)|([-+*/^(),]))/y;

class Reader {
  #tokens = /** @type {string[]} */ ([]);
  #at = 0;
  #links;

  /** @param {string} text @param {ReadonlyMap<string, string>} links */
  constructor(text, links) {
    this.#links = links;
    const all = text.trimEnd();
    if (all.length > MOST) throw new Error(`${MOST}`);
    TOKEN.lastIndex = 0;
    while (TOKEN.lastIndex < all.length) {
      const from = TOKEN.lastIndex;
      const found = TOKEN.exec(all);
      if (!found) throw new Error(all.slice(from).trim());
      this.#tokens.push(found[0].trim());
    }
  }

  /** @returns {Formula} */
  whole() {
    const formula = this.#sum();
    if (this.#at < this.#tokens.length) throw new Error(this.#tokens[this.#at]);
    return formula;
  }

  /** @returns {Formula} */
  #sum() {
    let left = this.#product();
    for (let kind = this.#any('+', '-'); kind; kind = this.#any('+', '-')) {
      left = { kind, left, right: this.#product() };
    }
    return left;
  }

  /** @returns {Formula} */
  #product() {
    let left = this.#power();
    for (let kind = this.#any('*', '/'); kind; kind = this.#any('*', '/')) {
      left = { kind, left, right: this.#power() };
    }
    return left;
  }

  /** @returns {Formula} */
  #power() {
    const left = this.#atom();
    const kind = this.#any('^');
    return kind ? { kind, left, right: this.#power() } : left;
  }

  /** @returns {Formula} */
  #atom() {
    if (this.#any('(')) {
      const inside = this.#sum();
      this.#expect(')');
      return inside;
    }
    const token = this.#next();
    return /^\d/.test(token) ? { kind: 'number', value: Number(token) } : this.#measure(token);
  }

  /** @param {string} what @returns {Formula} */
  #measure(what) {
    if (!WHATS.includes(what)) throw new Error(what);
    this.#expect('of');
    const name = this.#next();
    const of = this.#links.get(name);
    if (of === undefined) throw new Error(name);
    /** @type {Partial<Record<Qualifier, number>>} */
    const part = {};
    while (this.#any(',')) {
      const word = this.#next();
      const qualifier = QUALIFIERS.find((one) => one === word);
      const value = this.#next();
      if (!qualifier || !/^\d/.test(value)) throw new Error(`${word} ${value}`);
      part[qualifier] = Number(value);
    }
    return { kind: 'measure', measure: { what, of, part } };
  }

  /** @template {string} T @param {...T} tokens */
  #any(...tokens) {
    const found = tokens.find((token) => token === this.#tokens[this.#at]);
    if (found) this.#at += 1;
    return found;
  }

  /** @param {string} token */
  #expect(token) {
    const next = this.#next();
    if (next !== token) throw new Error(next);
  }

  #next() {
    const token = this.#tokens[this.#at];
    if (token === undefined) throw new Error('}}');
    this.#at += 1;
    return token;
  }
}

/**
 * What stands between `{{` and `}}`. O(length).
 * @param {string} text
 * @param {ReadonlyMap<string, string>} links the links of the lesson by their names
 * @returns {Formula}
 * @throws {Error} what was not understood
 */
export const formulaOf = (text, links) => new Reader(text, links).whole();

/** All that is to be counted for a formula. @type {(formula: Formula) => Measure[]} */
export function measuresOf(formula) {
  if (formula.kind === 'number') return [];
  if (formula.kind === 'measure') return [formula.measure];
  return [...measuresOf(formula.left), ...measuresOf(formula.right)];
}

/** @type {Readonly<Record<'+' | '-' | '*' | '/' | '^', (a: number, b: number) => number>>} */
const RULES = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '^': (a, b) => a ** b,
};

/**
 * Null if a measure is unknown, or the result is not a number.
 * @type {(formula: Formula, known: (measure: Measure) => number | null) => number | null}
 */
export function evaluate(formula, known) {
  if (formula.kind === 'number') return formula.value;
  if (formula.kind === 'measure') return known(formula.measure);
  const [left, right] = [evaluate(formula.left, known), evaluate(formula.right, known)];
  if (left === null || right === null) return null;
  const value = RULES[formula.kind](left, right);
  return Number.isFinite(value) ? value : null;
}

/** What is to be counted of a link, as one text: `generated, lane 2`. @type {(measure: Measure) => string} */
export const nameOf = ({ what, part }) =>
  [
    what,
    ...QUALIFIERS.flatMap((one) => (part[one] === undefined ? [] : [`${one} ${part[one]}`])),
  ].join(', ');
