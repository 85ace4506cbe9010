// A file's words are inserted only as text by the template.

import { html, nothing } from 'lit';
import '../../../shared/board/small-board.js';
import { play } from '../../../shared/engine/engine.js';
import { withMaths } from '../../../shared/kit/maths.js';
import { readLink } from '../../../shared/state/link.js';
import { words } from '../../../shared/words/words.js';
import { evaluate } from '../formula.js';
import { numberIn } from '../number.js';

/** @import { Measure } from '../formula.js' */
/** @import { Inline } from '../inline.js' */
/** @import { Block } from '../parse.js' */

/**
 * `follow` is null on paper.
 * @typedef {{known: (measure: Measure) => number | null, follow: ((href: string) => void) | null,
 *   addressOf: (href: string) => string}} Context
 */

/** @type {(inlines: readonly Inline[], context: Context) => unknown[]} */
export const inlinesIn = (inlines, context) => inlines.map((one) => inlineIn(one, context));

/** @param {Inline} one @param {Context} context @returns {unknown} */
function inlineIn(one, context) {
  if (typeof one === 'string') return withMaths(one);
  switch (one.kind) {
    case 'strong':
      return html`<strong>${inlinesIn(one.inside, context)}</strong>`;
    case 'em':
      return html`<em>${inlinesIn(one.inside, context)}</em>`;
    case 'del':
      return html`<del>${inlinesIn(one.inside, context)}</del>`;
    case 'code':
      return html`<code>${one.text}</code>`;
    case 'break':
      return html`<br />`;
    case 'board':
      return boardIn(one);
    case 'number': {
      const value = evaluate(one.formula, context.known);
      const title = value === null ? words.lessons.uncounted : words.lessons.counted(one.text);
      return html`<span class="number" title=${title}>${value === null ? '?' : numberIn(value)}</span>`;
    }
    case 'link':
      return html`<a href=${context.addressOf(one.href)} @click=${followed(one.href, context)}
        >${inlinesIn(one.inside, context)}</a
      >`;
  }
}

/** Pictures a link's start, coloured by its custom bound. @param {{href: string, text: string}} board */
function boardIn({ href, text }) {
  const { puzzle, start, goal, own } = readLink(href).link;
  const [, kept] = /^paint\(colours=([WRB]+)\)$/.exec(own.workshop ?? '') ?? [];
  const [pieces = []] = play(puzzle, start, goal, []).positions;
  const seen = pieces.map((piece) =>
    kept ? (piece?.replace(RegExp(`[^${kept}]`, 'g'), 'X') ?? null) : piece,
  );
  return html`<small-board .puzzle=${puzzle} .pieces=${seen} .label=${text}></small-board>`;
}

/** Opens a link here; otherwise, or for another window, the browser does. @param {string} href @param {Context} context */
const followed =
  (href, { follow }) =>
  (/** @type {MouseEvent} */ event) => {
    if (!follow || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    follow(href);
  };

/** @type {(blocks: readonly Block[], context: Context) => unknown[]} */
export const blocksIn = (blocks, context) => blocks.map((block) => blockIn(block, context));

/** @param {Block} block @param {Context} context @returns {unknown} */
export function blockIn(block, context) {
  switch (block.kind) {
    case 'paragraph':
      return html`<p>${inlinesIn(block.inside, context)}</p>`;
    case 'list': {
      const items = block.items.map((item) => html`<li>${itemIn(item, context)}</li>`);
      return block.ordered ? html`<ol>${items}</ol>` : html`<ul>${items}</ul>`;
    }
    case 'table':
      return html`<table>
        <thead><tr>${block.head.map((cell) => html`<th scope="col">${inlinesIn(cell, context)}</th>`)}</tr></thead>
        <tbody>${block.rows.map(
          (row) => html`<tr>${row.map((cell) => html`<td>${inlinesIn(cell, context)}</td>`)}</tr>`,
        )}</tbody>
      </table>`;
    case 'code':
      return html`<pre>${block.text}</pre>`;
    case 'quote':
      return html`<blockquote>${blocksIn(block.blocks, context)}</blockquote>`;
    case 'buttons':
      return html`<p class="buttons">${block.links.map((link, n) => buttonIn(link, n, context))}</p>`;
  }
}

/** @param {readonly Block[]} item @param {Context} context */
const itemIn = (item, context) => {
  const [only] = item;
  return item.length === 1 && only?.kind === 'paragraph'
    ? inlinesIn(only.inside, context)
    : blocksIn(item, context);
};

/** @param {{href: string, inside: Inline[]}} link @param {number} n @param {Context} context */
const buttonIn = ({ href, inside }, n, context) =>
  context.follow
    ? html`<button class=${n === 0 ? 'primary' : nothing} @click=${() => context.follow?.(href)}>
        ${inlinesIn(inside, context)}
      </button>`
    : html`<a href=${context.addressOf(href)}>${inlinesIn(inside, context)}</a> `;
