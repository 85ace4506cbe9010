// Presents a lesson: what a clicker does next within a step, and what its speaker reads. Pure.

import { words } from '../../shared/words/words.js';
import { evaluate } from './formula.js';
import { plainOf } from './inline.js';
import { numberIn } from './number.js';

/** @import { Notes } from '../present/clicker.js' */
/** @import { Measure } from './formula.js' */
/** @import { Inline } from './inline.js' */
/** @import { Block, Lesson, Step } from './parse.js' */

/** @typedef {(measure: Measure) => number | null} Known */

/**
 * Acts within a step: showing an answer, or opening the first link of a row of buttons.
 * @typedef {{kind: 'answer', id: string} | {kind: 'press', href: string, name: string}} Beat
 */

/** All of a step, in their order. @type {(step: Step) => Beat[]} */
export const beatsOf = ({ parts }) =>
  parts.flatMap((part) => {
    if (part.kind === 'question') return [/** @type {Beat} */ ({ kind: 'answer', id: part.id })];
    const [link] = part.kind === 'buttons' ? part.links : [];
    return link ? [{ kind: 'press', href: link.href, name: plainOf(link.inside) }] : [];
  });

/**
 * The answer to a question shows its own link, or the first that can be pressed before the next question.
 * @type {(step: Step, id: string) => {shows: string | null, isPressed: boolean}}
 */
export function shownBy({ parts }, id) {
  const from = parts.findIndex((part) => part.kind === 'question' && part.id === id);
  const [question, ...after] = parts.slice(from);
  const until = after.findIndex(({ kind }) => kind === 'question');
  const [press] = after
    .slice(0, until < 0 ? after.length : until)
    .flatMap((part) => (part.kind === 'buttons' ? part.links : []));
  const own = question?.kind === 'question' ? question.shows : null;
  return { shows: own ?? press?.href ?? null, isPressed: press !== undefined && own === null };
}

/** @param {readonly Inline[]} inlines @param {Known} known @returns {string} */
const saidIn = (inlines, known) =>
  inlines
    .map((one) => {
      if (typeof one === 'string') return one;
      if (one.kind === 'number') {
        const value = evaluate(one.formula, known);
        return value === null ? '?' : numberIn(value);
      }
      if (one.kind === 'code') return one.text;
      if (one.kind === 'board') return '';
      return one.kind === 'break' ? ' ' : saidIn(one.inside, known);
    })
    .join('');

/** What blocks say, a paragraph each. @param {readonly Block[]} blocks @param {Known} known @returns {string[]} */
export const paragraphsOf = (blocks, known) => blocks.flatMap((block) => saidOf(block, known));

/** @param {Block} block @param {Known} known @returns {string[]} */
function saidOf(block, known) {
  switch (block.kind) {
    case 'paragraph':
      return [saidIn(block.inside, known)];
    case 'list':
      return block.items.flatMap((item) => paragraphsOf(item, known));
    case 'quote':
      return paragraphsOf(block.blocks, known);
    case 'code':
      return [block.text];
    case 'table':
      return [block.head, ...block.rows].map((row) =>
        row.map((cell) => saidIn(cell, known)).join(' · '),
      );
    case 'buttons':
      return block.links.map(({ inside }) => saidIn(inside, known));
  }
}

/**
 * What a speaker reads at a step.
 * @param {Lesson} lesson
 * @param {number} place the step, from 0
 * @param {Beat | {kind: 'read'} | null} beat what comes next within it, scrolling to what is below too; null where nothing does
 * @param {Known} known
 * @returns {Notes}
 */
export function notesOf({ title, steps }, place, beat, known) {
  const say = words.lessons;
  const step = steps[place];
  if (!step) throw new Error(`'${title}' has no step ${place + 1}`);
  const after = steps[place + 1];
  return {
    title,
    shown: [say.step(place + 1, steps.length), step.title],
    say: paragraphsOf(step.notes, known),
    next:
      beat?.kind === 'press'
        ? say.room.press(beat.name)
        : beat
          ? say.room[beat.kind]
          : after
            ? say.room.step(after.title)
            : say.room.end,
  };
}
