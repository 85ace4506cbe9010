// Takes out of the built templates what only their readers need: indents, and the comments of style sheets.

import { parseAst } from 'vite';

/** @import { Plugin } from 'vite' */

/** By the tag of a template, what its text becomes. Where there is space in markup there stays some: it may part words. @type {Readonly<Record<string, (text: string) => string>>} */
const SHORT = {
  css: (text) =>
    text
      .replaceAll(/\/\*.*?\*\//gs, '')
      .replaceAll(/\s+/g, ' ')
      // Around these a style sheet needs none; before a colon it may stand for a descendant.
      .replaceAll(/ ?([{};,]) ?/g, '$1')
      .replaceAll(': ', ':')
      .replaceAll(';}', '}'),
  html: (text) => text.replaceAll(/\s*\n\s*/g, '\n'),
  svg: (text) => text.replaceAll(/\s*\n\s*/g, '\n'),
};

/** The source with its templates shortened. @param {string} code */
export function shortened(code) {
  /** @type {{start: number, end: number, text: string}[]} */
  const edits = [];
  /** @param {unknown} value */
  const visit = (value) => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    else if (typeof value === 'object' && value !== null) {
      const node = /** @type {any} */ (value);
      const short = node.type === 'TaggedTemplateExpression' ? SHORT[node.tag.name] : undefined;
      if (short) {
        for (const { start, end } of node.quasi.quasis)
          edits.push({ start, end, text: short(code.slice(start, end)) });
      }
      for (const one of Object.values(node)) visit(one);
    }
  };
  visit(parseAst(code));
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/** @type {() => Plugin} */
export const templates = () => ({
  name: 'templates',
  apply: 'build',
  transform: (code, id) =>
    /\/www\/.*\.js$/.test(id) && /\b(?:css|html|svg)`/.test(code)
      ? { code: shortened(code), map: null }
      : undefined,
});
