// Shortens the built templates: removes indents and CSS comments.

import { parseAst } from 'vite';

/** @import { Plugin } from 'vite' */

/** Text replacements by a template's tag. Markup keeps some space where there was any, as it may separate words. @type {Readonly<Record<string, (text: string) => string>>} */
const SHORT = {
  css: (text) =>
    text
      .replaceAll(/\/\*.*?\*\//gs, '')
      .replaceAll(/\s+/g, ' ')
      // CSS needs no space around these; before a colon it may be a descendant combinator.
      .replaceAll(/ ?([{};,]) ?/g, '$1')
      .replaceAll(': ', ':')
      .replaceAll(';}', '}'),
  html: (text) => text.replaceAll(/\s*\n\s*/g, '\n'),
  svg: (text) => text.replaceAll(/\s*\n\s*/g, '\n'),
};

/** The source with shortened templates. @param {string} code */
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
