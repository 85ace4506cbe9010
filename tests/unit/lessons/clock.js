// How long a lesson takes: a reader alone, and a speaker in front of a room.

import { readLink } from '../../../www/shared/state/link.js';
import { Survey, solve } from '../engine.js';

/** @import { Lesson, Step } from '../../../www/features/lessons/parse.js' */

/** What a pace is: words a minute, and seconds for a question and for what a link sets up, beside the time that its race takes. @typedef {{words: number, question: number, look: number}} Pace */

/** A careful reader, who works on a question before answering it. @type {Pace} */
export const READER = { words: 160, question: 40, look: 12 };

/** A speaker, who has a room think, counts its hands and looks at each picture with it. @type {Pace} */
export const SPEAKER = { words: 120, question: 60, look: 15 };

/** A slow notebook: nodes, or entries of a table, or positions of a space, in a second. */
const RATE = 500_000;

/** All text of a part, with a word for each number. @param {unknown} part @returns {string} */
function textOf(part) {
  if (typeof part === 'string') return part;
  if (Array.isArray(part)) return part.map(textOf).join(' ');
  if (typeof part !== 'object' || part === null) return '';
  const { kind, text, inside, blocks, items, head, rows, ask, more, choices, answer } =
    /** @type {Record<string, unknown>} */ (part);
  if (kind === 'buttons') return '';
  if (kind === 'number') return ' number ';
  return [text, inside, blocks, items, head, rows, ask, more, choices, answer]
    .map(textOf)
    .join(' ');
}

/** @param {unknown} part */
const wordsIn = (part) =>
  textOf(part)
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length;

/** The links that one opens within a step: that which sets it up, and the first of each row of buttons. @param {Step} step */
export const opened = ({ setUp, parts }) => [
  ...(setUp ? [setUp] : []),
  ...parts
    .flatMap((part) => (part.kind === 'buttons' ? part.links.slice(0, 1) : []))
    .map(({ href }) => href),
];

/** @type {Map<string, number>} */
const known = new Map();

/** Seconds until a link shows what it is to show. @param {string} text */
export function secondsOf(text) {
  const before = known.get(text);
  if (before !== undefined) return before;
  const { link } = readLink(text);
  const { puzzle, start, goal } = link;
  let nodes = 0;
  if (link.view === 'atlas') {
    const survey = new Survey(puzzle, start);
    while (survey.step(1_000_000));
    nodes += survey.report().layers.reduce((sum, { positions }) => sum + positions, 0);
    survey.free();
  }
  for (const [n, lane] of link.race.entries()) {
    const at = link.at?.[n];
    if (at !== 'end') continue;
    const { generated, table } = solve({ puzzle, start, goal, ...lane });
    nodes += generated + (table?.states ?? 0);
  }
  known.set(text, nodes / RATE);
  return nodes / RATE;
}

/**
 * Minutes for a step.
 * @param {Step} step
 * @param {Pace} pace
 * @param {boolean} spoken whether what its notes have to say is said, too
 */
export function minutesOf(step, pace, spoken) {
  const words = wordsIn(step.parts) + (spoken ? wordsIn(step.notes) : 0);
  const questions = step.parts.filter(({ kind }) => kind === 'question').length;
  const links = opened(step);
  const shown = links.reduce((sum, link) => sum + secondsOf(link), 0);
  return words / pace.words + (questions * pace.question + links.length * pace.look + shown) / 60;
}

/** Minutes for what a lesson says before its first step. @param {Lesson} lesson @param {Pace} pace */
export const leadOf = ({ lead }, pace) => wordsIn(lead) / pace.words;
