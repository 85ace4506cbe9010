// Inline text of a lesson: from Markdown tokens to inert data. Markup is shown as text; a link leads to a state of this page or nowhere.

import { visible } from '../../shared/state/visible.js';
import { formulaOf } from './formula.js';

/** @import { ProblemCode } from '../../shared/kit/file-text.js' */
/** @import { Formula } from './formula.js' */
/** @import { Token, Tokens } from 'marked' */

/** @typedef {Tokens.Link} LinkToken */

/**
 * @typedef {string
 *   | {kind: 'strong' | 'em' | 'del', inside: Inline[]}
 *   | {kind: 'code', text: string}
 *   | {kind: 'break'}
 *   | {kind: 'number', text: string, formula: Formula}
 *   | {kind: 'board', href: string, text: string}
 *   | {kind: 'link', href: string, inside: Inline[]}} Inline
 */

/** @typedef {{code: ProblemCode, line: number, given: string}} Problem */
/** What is known while a file is read. */
export class Reading {
  problems = /** @type {Problem[]} */ ([]);
  line = 1;
  /** @type {ReadonlyMap<string, string>} */
  links;

  /** @param {ReadonlyMap<string, string>} links */
  constructor(links) {
    this.links = links;
  }

  /** @param {ProblemCode} code @param {string} given @param {number} [line] */
  note(code, given, line = this.line) {
    this.problems.push({ code, line, given: shortened(given) });
  }
}

/** As much of a text as a message needs. @param {string} text */
export const shortened = (text) => visible(text, 60);

/** How deep a text may nest. */
const DEEPEST = 8;

const NUMBER = /\{\{([^{}]*)\}\}/g;

/** Null for an address outside this page. @type {(href: string) => string | null} */
export const ownLink = (href) => (/^#v=1(&|$)/.test(href) ? href.slice(1) : null);

/** @param {readonly Token[]} tokens @param {Reading} reading @param {number} [depth] @returns {Inline[]} */
export function inlinesOf(tokens, reading, depth = 0) {
  if (depth > DEEPEST) {
    reading.note('deep', tokens.map(({ raw }) => raw).join(''));
    return [];
  }
  const within = (/** @type {Token} */ token) =>
    inlinesOf('tokens' in token ? (token.tokens ?? []) : [], reading, depth + 1);
  const inlines = tokens.flatMap((token) => {
    switch (token.type) {
      case 'strong':
      case 'em':
      case 'del':
        return [{ kind: token.type, inside: within(token) }];
      case 'codespan':
        return [{ kind: /** @type {const} */ ('code'), text: token.text }];
      case 'br':
        return [{ kind: /** @type {const} */ ('break') }];
      case 'link':
        return linkOf(/** @type {LinkToken} */ (token), within(token), reading);
      case 'image': {
        const href = ownLink(token.href);
        if (href !== null)
          return [{ kind: /** @type {const} */ ('board'), href, text: token.text }];
        reading.note('picture', token.raw);
        return [];
      }
      case 'escape':
        return [token.text];
      case 'checkbox':
        return [];
      case 'text':
        // In a list a text may have tokens of its own.
        return 'tokens' in token && token.tokens ? within(token) : numbersOf(token.raw, reading);
      // HTML and other tokens appear as text.
      default:
        return [token.raw];
    }
  });
  return joined(inlines);
}

/** An escaped sign joins the text around it, so that the formula `f < C\*` is one. @param {readonly Inline[]} inlines */
function joined(inlines) {
  /** @type {Inline[]} */
  const all = [];
  for (const one of inlines) {
    const last = all.at(-1);
    if (typeof one === 'string' && typeof last === 'string') all[all.length - 1] = last + one;
    else all.push(one);
  }
  return all;
}

/** @param {LinkToken} token @param {Inline[]} inside @param {Reading} reading @returns {Inline[]} */
function linkOf(token, inside, reading) {
  // A bare address stays text, as in sources.
  if (!token.raw.startsWith('[')) return [token.raw];
  const href = ownLink(token.href);
  if (href !== null) return [{ kind: 'link', href, inside }];
  reading.note('elsewhere', token.href);
  return [];
}

/** @param {string} text @param {Reading} reading @returns {Inline[]} */
function numbersOf(text, reading) {
  /** @type {Inline[]} */
  const parts = [];
  let from = 0;
  for (const { 0: whole, 1: inside = '', index } of text.matchAll(NUMBER)) {
    parts.push(text.slice(from, index));
    from = index + whole.length;
    try {
      parts.push({
        kind: 'number',
        text: inside.trim(),
        formula: formulaOf(inside, reading.links),
      });
    } catch (error) {
      reading.note('formula', `${whole}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return [...parts, text.slice(from)].filter((part) => part !== '');
}

/** The text without its links and numbers, for names. @type {(inlines: readonly Inline[]) => string} */
export const plainOf = (inlines) =>
  inlines
    .map((one) => {
      if (typeof one === 'string') return one;
      if (one.kind === 'code' || one.kind === 'number' || one.kind === 'board') return one.text;
      return one.kind === 'break' ? ' ' : plainOf(one.inside);
    })
    .join('');
