// Parses a lesson: Markdown with extensions, see `README.md`.

import { Marked } from 'marked';
import { inlinesOf, ownLink, plainOf, Reading, shortened } from './inline.js';
import { DEEPEST, MOST_CHARACTERS, tooMuch } from './limits.js';

/** @import { Formula } from './formula.js' */
/** @import { ProblemCode } from '../../shared/kit/file-text.js' */
/** @import { Inline, Problem } from './inline.js' */
/** @import { Token, Tokens } from 'marked' */

/** @typedef {Tokens.List} List */
/** @typedef {Tokens.Table} Table */
/** @typedef {Tokens.Blockquote} Blockquote */

/** @typedef {{inside: Inline[], right: boolean}} Choice */
/**
 * `shows`: the link to what its answer shows.
 * @typedef {{kind: 'question', id: string, ask: Inline[], shows: string | null, more: Block[], choices: Choice[],
 *   number: {formula: Formula, roughly: boolean} | null, answer: Block[]}} Question
 */
/**
 * @typedef {{kind: 'paragraph', inside: Inline[]}
 *   | {kind: 'list', ordered: boolean, items: Block[][]}
 *   | {kind: 'table', head: Inline[][], rows: Inline[][][]}
 *   | {kind: 'code', text: string}
 *   | {kind: 'quote', blocks: Block[]}
 *   | {kind: 'buttons', links: {href: string, inside: Inline[]}[]}} Block
 */
/**
 * `look`: what is pointed at: nodes of a map, `bound`, `rounds`, `memory`, or a line of the pseudocode such as `line cut`.
 * @typedef {{title: string, setUp: string | null, look: string[], parts: (Block | Question)[], notes: Block[]}} Step
 */
/** @typedef {{title: string, minutes: number, lead: Block[], steps: Step[], sources: Block[][]}} Lesson */

const MARK = /^\[!(\w+)\]\s*/;

/**
 * Never throws: faults are reported by line, and then there is no lesson. O(length).
 * @param {string} text
 * @returns {{lesson: Lesson, problems: null} | {lesson: null, problems: Problem[]}}
 */
export function parsed(text) {
  const source = text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
  const refused = (/** @type {Problem} */ { code, line, given }) => ({
    lesson: null,
    problems: [{ code, line, given: shortened(given) }],
  });
  if (source.length > MOST_CHARACTERS)
    return refused({ code: 'long', line: 1, given: String(source.length) });
  const much = tooMuch(source);
  if (much) return refused(much);
  try {
    const tokens = new Marked({ gfm: true }).lexer(source);
    const links = Object.entries(tokens.links).flatMap(([name, { href }]) => {
      const own = ownLink(href ?? '');
      return own === null ? [] : [/** @type {[string, string]} */ ([name, own])];
    });
    const reading = new Reading(new Map(links));
    const lesson = new Builder(reading).whole(tokens, source.split('\n').length);
    const { problems } = reading;
    return problems.length > 0 ? { lesson: null, problems } : { lesson, problems: null };
  } catch (error) {
    // Too deeply nested Markdown.
    const given = error instanceof Error ? error.message : String(error);
    return refused({ code: 'unread', line: 1, given });
  }
}

class Builder {
  #reading;
  /** @type {Lesson} */
  #lesson = { title: '', minutes: 0, lead: [], steps: [], sources: [] };
  #question = /** @type {Question | null} */ (null);
  #questions = 0;
  #asked = 1;

  /** @param {Reading} reading */
  constructor(reading) {
    this.#reading = reading;
  }

  /** @param {readonly Token[]} tokens @param {number} lines */
  whole(tokens, lines) {
    const reading = this.#reading;
    for (const token of tokens) {
      this.#take(token);
      reading.line += token.raw.split('\n').length - 1;
    }
    // The last token of some files ends with an additional line.
    reading.line = Math.min(reading.line, lines);
    this.#endQuestion();
    if (this.#lesson.title === '') reading.note('title', '');
    if (this.#lesson.steps.length === 0) reading.note('steps', '');
    return this.#lesson;
  }

  get #step() {
    return this.#lesson.steps.at(-1);
  }

  /** @param {Token} token */
  #take(token) {
    if (token.type === 'space' || token.type === 'def' || token.type === 'hr') {
      if (token.type === 'def' && ownLink(token.href) === null)
        this.#reading.note('elsewhere', token.href);
      return;
    }
    if (token.type === 'heading') return this.#heading(token);
    if (token.type === 'blockquote') {
      const [mark, blocks] = this.#marked(/** @type {Blockquote} */ (token));
      if (mark !== null) return this.#put(mark, blocks);
    }
    const question = this.#question;
    if (question && question.answer.length === 0) {
      if (token.type === 'list') return this.#choices(/** @type {List} */ (token), question);
      const block = this.#blockOf(token);
      if (block && !this.#isNumber(block, question)) question.more.push(block);
      return;
    }
    const block = this.#blockOf(token);
    const step = this.#step;
    if (block) (step ? step.parts : this.#lesson.lead).push(block);
  }

  /** @param {Token} token */
  #heading(token) {
    const reading = this.#reading;
    this.#endQuestion();
    const { depth, tokens = [] } = /** @type {Tokens.Heading} */ (token);
    const inside = inlinesOf(tokens, reading);
    const title = plainOf(inside).trim();
    const [only] = inside;
    const link =
      inside.length === 1 && typeof only === 'object' && only.kind === 'link' ? only : null;
    if (depth === 1 && this.#lesson.title === '' && title) this.#lesson.title = title;
    else if (depth === 2 && this.#lesson.title !== '' && title)
      this.#lesson.steps.push({ title, setUp: link?.href ?? null, look: [], parts: [], notes: [] });
    else if (depth === 3 && this.#step) this.#ask(link?.inside ?? inside, link?.href ?? null);
    else reading.note('heading', token.raw.trim());
  }

  /** @param {Inline[]} ask @param {string | null} shows */
  #ask(ask, shows) {
    this.#questions += 1;
    /** @type {Question} */
    const question = {
      ...{ kind: 'question', id: `${this.#questions}`, ask, shows },
      ...{ more: [], choices: [], number: null, answer: [] },
    };
    this.#question = question;
    this.#asked = this.#reading.line;
    this.#step?.parts.push(question);
  }

  #endQuestion() {
    const question = this.#question;
    this.#question = null;
    if (!question) return;
    const { ask, choices, number, answer } = question;
    const note = (/** @type {ProblemCode} */ code) =>
      this.#reading.note(code, plainOf(ask), this.#asked);
    if (!number && choices.length < 2) note('question');
    if (choices.length > 0 && !choices.some(({ right }) => right)) note('right');
    if (answer.length === 0) note('answer');
  }

  /** @param {List} token @param {Question} question */
  #choices(token, question) {
    const all = token.items.every(({ task }) => task);
    if (!all || question.number) {
      const block = this.#blockOf(token);
      if (block) question.more.push(block);
      return;
    }
    for (const item of token.items) {
      const inside = inlinesOf(
        item.tokens.flatMap((one) => ('tokens' in one ? (one.tokens ?? []) : [])),
        this.#reading,
      );
      question.choices.push({ inside, right: item.checked === true });
    }
  }

  /** `= {{…}}` asks for a number, and `≈ {{…}}` for an estimate. @param {Block} block @param {Question} question */
  #isNumber(block, question) {
    if (block.kind !== 'paragraph' || question.choices.length > 0) return false;
    const [sign, number, ...rest] = block.inside;
    const mark = typeof sign === 'string' ? sign.trim() : '';
    if (!['=', '≈', '~'].includes(mark) || rest.length > 0) return false;
    if (typeof number !== 'object' || number.kind !== 'number') return false;
    question.number = { formula: number.formula, roughly: mark !== '=' };
    return true;
  }

  /** @param {Blockquote} token @returns {[string | null, Block[]]} */
  #marked(token) {
    const blocks = this.#blocksOf(token.tokens, 1);
    const [first] = blocks;
    const [text] = first?.kind === 'paragraph' ? first.inside : [];
    const mark = typeof text === 'string' ? MARK.exec(text) : null;
    if (!mark || first?.kind !== 'paragraph' || typeof text !== 'string') return [null, blocks];
    const inside = [text.slice(mark[0].length), ...first.inside.slice(1)].filter(
      (one) => one !== '',
    );
    const begun = inside.length > 0 ? [{ ...first, inside }] : [];
    return [mark[1] ?? '', [...begun, ...blocks.slice(1)]];
  }

  /** @param {string} mark @param {Block[]} blocks */
  #put(mark, blocks) {
    const reading = this.#reading;
    const step = this.#step;
    if (mark === 'source') this.#lesson.sources.push(blocks);
    else if (mark === 'minutes') {
      const [block] = blocks;
      this.#lesson.minutes = Number(block?.kind === 'paragraph' ? plainOf(block.inside) : '');
      if (!(this.#lesson.minutes >= 1 && this.#lesson.minutes <= 600))
        reading.note('minutes', mark);
    } else if (mark === 'notes' && step) step.notes.push(...blocks);
    else if (mark === 'look' && step)
      step.look = blocks.flatMap((block) =>
        block.kind === 'paragraph' ? plainOf(block.inside).split(/,\s*/) : [],
      );
    else if (mark === 'answer' && this.#question) this.#question.answer.push(...blocks);
    else reading.note('mark', `[!${mark}]`);
  }

  /** @param {readonly Token[]} tokens @param {number} depth */
  #blocksOf(tokens, depth) {
    return tokens.map((token) => this.#blockOf(token, depth)).filter((block) => block !== null);
  }

  /** @param {Token} token @param {number} [depth] @returns {Block | null} */
  #blockOf(token, depth = 0) {
    const reading = this.#reading;
    if (depth > DEEPEST) {
      reading.note('deep', token.raw);
      return null;
    }
    switch (token.type) {
      case 'space':
      case 'hr':
      case 'def':
      case 'checkbox':
        return null;
      case 'paragraph':
      case 'text':
        return paragraphOf(inlinesOf(token.tokens ?? [token], reading));
      case 'list': {
        const { ordered, items } = /** @type {List} */ (token);
        const inside = items.map(({ tokens }) => this.#blocksOf(tokens, depth + 1));
        return { kind: 'list', ordered, items: inside };
      }
      case 'table': {
        const { header, rows } = /** @type {Table} */ (token);
        const cells = (/** @type {Table['header']} */ row) =>
          row.map((cell) => inlinesOf(cell.tokens, reading));
        return { kind: 'table', head: cells(header), rows: rows.map(cells) };
      }
      case 'code':
        return { kind: 'code', text: token.text };
      case 'blockquote':
        return { kind: 'quote', blocks: this.#blocksOf(token.tokens ?? [], depth + 1) };
      case 'heading':
        reading.note('heading', token.raw.trim());
        return null;
      // HTML appears as text.
      default:
        return { kind: 'paragraph', inside: [token.raw.trim()] };
    }
  }
}

/** A paragraph of links alone is a row of buttons. @param {Inline[]} inside @returns {Block} */
function paragraphOf(inside) {
  const words = inside.filter((one) => typeof one !== 'string' || one.trim() !== '');
  const links = words.flatMap((one) =>
    typeof one === 'object' && one.kind === 'link' ? [{ href: one.href, inside: one.inside }] : [],
  );
  return links.length > 0 && links.length === words.length
    ? { kind: 'buttons', links }
    : { kind: 'paragraph', inside };
}
