// Duration of a lesson for a reader alone and for a speaker.

import { shownBy } from '../../../../www/features/lessons/beats.js';
import { readLink } from '../../../../www/shared/state/link.js';
import { Job, solve } from '../../engine.js';

/** @import { Lesson, Step } from '../../../../www/features/lessons/parse.js' */

/** A pace: words per minute, and seconds per question and per set-up, in addition to the race's time. @typedef {{words: number, question: number, look: number}} Pace */

/** A careful reader, who thinks before answering. @type {Pace} */
export const READER = { words: 160, question: 40, look: 10 };

/** A speaker, who lets a room think, counts its hands and explains each picture. @type {Pace} */
export const SPEAKER = { words: 120, question: 60, look: 11 };

/** Seconds for an exercise within a lesson. */
const PERFORMED = 90;

/** A slow notebook: nodes, table entries or positions per second. */
const RATE = 500_000;

/** @param {unknown} part @returns {string} */
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

const LETTERS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Words; of Chinese and Japanese, which do not part them, as many as English takes to say the same. @param {unknown} part */
function wordsIn(part) {
  const text = textOf(part);
  const parted = text.replaceAll(LETTERS, ' ').split(/\s+/);
  const aWord = /\p{Script=Hiragana}/u.test(text) ? 2.5 : 1.65;
  const letters = text.match(LETTERS)?.length ?? 0;
  return parted.filter((word) => /\p{L}/u.test(word)).length + letters / aWord;
}

/** Links opened within a step: its set-up, and the first of each row of buttons. @param {Step} step */
export const opened = ({ setUp, parts }) => [
  ...(setUp ? [setUp] : []),
  ...parts
    .flatMap((part) => (part.kind === 'buttons' ? part.links.slice(0, 1) : []))
    .map(({ href }) => href),
];

/** @type {Map<string, number>} */
const known = new Map();

/** @param {string} text */
export function secondsOf(text) {
  const before = known.get(text);
  if (before !== undefined) return before;
  const { link } = readLink(text);
  const { puzzle, start, goal } = link;
  let nodes = 0;
  if (link.view === 'atlas') {
    const survey = Job.survey(puzzle, start);
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

/** @param {Step} step @param {Pace} pace @param {boolean} spoken whether the notes are spoken, too */
export function minutesOf(step, pace, spoken) {
  const words = wordsIn(step.parts) + (spoken ? wordsIn(step.notes) : 0);
  const asked = step.parts.flatMap((part) => (part.kind === 'question' ? part.id : []));
  const questions = asked.length;
  const links = opened(step);
  // Without a link, the lanes that are set up run to their ends.
  const [setUp = ''] = links;
  if (asked.some((id) => shownBy(step, id).shows === null) && /[&]race=/.test(setUp))
    links.push(`${setUp.replace(/&at=[^&]*/, '')}&at=${endsOf(setUp)}`);
  const shown = links.reduce((sum, link) => sum + secondsOf(link), 0);
  const performed = setUp.includes('exercise=') ? PERFORMED : 0;
  return (
    words / pace.words +
    (questions * pace.question + links.length * pace.look + shown + performed) / 60
  );
}

/** @param {string} link */
const endsOf = (link) => readLink(link).link.race.map(() => 'end');

/** @param {Lesson} lesson @param {Pace} pace */
export const leadOf = ({ lead }, pace) => wordsIn(lead) / pace.words;
