// Formulas in prose, such as 2 b^(d/2), as MathML, which browsers read aloud and print. Operators keep their spaces,
// for copied text.

import { css, html, mathml } from 'lit';

/** An upright font with all letters, as not every device has a maths font. */
export const mathsStyle = css`
  math,
  .formula {
    font-family: inherit;
    white-space: nowrap;
  }
  mi {
    font-style: italic;
    text-transform: none;
  }
  mi.name {
    font-style: normal;
  }
  /* Fonts without maths tables set exponents too high. */
  msup > :last-child {
    font-size: 0.85em;
    position: relative;
    inset-block-start: 0.35em;
  }
`;

/** Maximum nesting of brackets. */
const DEEPEST = 4;

/**
 * A formula begins outside words, numbers and abbreviations such as "e.g.", and not with the article "a". Only Latin letters
 * make a word with it, as Chinese and Japanese have no spaces around it.
 */
const BEGIN =
  /(?<![\p{sc=Latin}\p{N}'’_\-.]|\p{sc=Latin}\. |\d,)(?=[a-z\dC])(?!a(?! [-+=<>≤≥/] |\^))/gu;
const END = /(?![\p{sc=Latin}\p{N}'’_-]|\.\s?\p{sc=Latin}\.|[.,]\d)/uy;
const NUMBER = /\d+/y;
const LETTER = /(?:[a-z]\*?|C\*)(?![\p{sc=Latin}\p{N}*])/uy;
const SIGN = / ([-+=<>≤≥]) |([-+/,]) ?(?=\S)/y;

/** Parses a formula at one place of a text. A number alone is none. */
class Reader {
  #text;
  #depth = 0;
  at;

  /** @param {string} text @param {number} at */
  constructor(text, at) {
    this.#text = text;
    this.at = at;
  }

  /** @returns {unknown} null if there is no formula */
  whole() {
    const { at } = this;
    const read = this.#sum(false);
    if (this.#eat(END) === undefined || /^\d*$/.test(this.#text.slice(at, this.at))) return null;
    // The mark after a formula stays on its line, in every script.
    const mark = this.#eat(/[.,:;!?)，。、：；！？）」』”]+/y);
    const formula = html`<math>${read}</math>`;
    return mark ? html`<span class="formula">${formula}${mark}</span>` : formula;
  }

  /** @param {RegExp} pattern */
  #eat(pattern) {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text);
    if (found) this.at += found[0].length;
    return found?.[0];
  }

  /** @param {boolean} inside whether it is in brackets @returns {unknown} */
  #sum(inside) {
    const all = [this.#power()];
    if (all[0] === null) return null;
    for (;;) {
      const { at } = this;
      if (this.#eat(/ \/ /y)) {
        const below = this.#atom(true);
        if (below === null) return this.#back(at, all);
        all.push(mathml`<mfrac><mrow>${all.pop()}</mrow><mrow>${below}</mrow></mfrac>`);
        continue;
      }
      const sign = this.#eat(inside ? SIGN : / [-+=<>≤≥] |\/(?=[\da-z])/y);
      // Two factors may follow each other, but "a" is an article.
      if (!sign) this.#eat(/ (?=[b-z](?![\p{sc=Latin}\p{N}]))/uy);
      const next = this.#power();
      if (next === null) return this.#back(at, all);
      if (sign) all.push(mathml`<mo>${sign.replace('-', '−')}</mo>`);
      all.push(next);
    }
  }

  /** Restores the position before the part that did not parse. @param {number} at @param {unknown[]} all */
  #back(at, all) {
    this.at = at;
    return mathml`<mrow>${all}</mrow>`;
  }

  /** @returns {unknown} */
  #power() {
    const base = this.#atom();
    const { at } = this;
    const exponent = base !== null && this.#eat(/\^/y) ? this.#atom(true) : null;
    if (exponent !== null) return mathml`<msup><mrow>${base}</mrow><mrow>${exponent}</mrow></msup>`;
    this.at = at;
    return base;
  }

  /** @param {boolean} [bare] whether to drop brackets, as the layout shows the grouping @returns {unknown} */
  #atom(bare = false) {
    const { at } = this;
    const name = this.#eat(/(?:max|min)(?=\()/y) ?? '';
    if (this.#eat(/\(/y)) {
      this.#depth += 1;
      const inside = this.#depth > DEEPEST ? null : this.#sum(true);
      this.#depth -= 1;
      if (inside !== null && this.#eat(/\)/y))
        return bare && !name
          ? inside
          : mathml`<mi class="name">${name}</mi><mo>(</mo>${inside}<mo>)</mo>`;
      this.at = at;
      return null;
    }
    const number = this.#eat(NUMBER);
    if (number) return mathml`<mn>${number}</mn>`;
    const [letter, star] = this.#eat(LETTER) ?? [];
    if (!letter) return null;
    const set = mathml`<mi>${letter}</mi>`;
    return star ? mathml`<msup>${set}<mo>*</mo></msup>` : set;
  }
}

/** Text with its formulas as MathML. O(length). @type {(text: string) => unknown[]} */
export function withMaths(text) {
  const parts = [];
  let from = 0;
  for (const { index } of text.matchAll(BEGIN)) {
    if (index < from) continue;
    const reader = new Reader(text, index);
    const read = reader.whole();
    if (read === null) continue;
    parts.push(text.slice(from, index), read);
    from = reader.at;
  }
  return [...parts, text.slice(from)].filter((part) => part !== '');
}
