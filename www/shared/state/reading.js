// The keys of a link that the page alone knows: the lesson that is read beside the instrument, and its step. The engine, which has no
// lessons, never sees them.
//
//     lesson = the name of a lesson | z.a lesson, packed | nothing, for the list of all
//     step   = its step, from 1; left out for the first

import { OWN, takenOut } from './own.js';

/**
 * A lesson that is open, at a step counted from 0; an empty name is the list of all. `due`: its step is still to set up board, lanes and
 * view, as a link says that has nothing else.
 * @typedef {{id: string, step: number, due: boolean}} Lesson
 */

/** Keys that say nothing of board, lanes and view. */
const BESIDE = new Set(['v', 'lang', 'theme', 'present', '']);

/** The longest name that is kept: that of a lesson that is packed into its link. */
export const MOST_NAME = 16_000;

/** The last step that a link can name. */
export const MOST_STEP = 999;

/** The step that a link names, counted from 0; null where it names none. @type {(text: string) => number | null} */
export function stepOf(text) {
  const step = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return step >= 1 && step <= MOST_STEP ? step - 1 : null;
}

/**
 * Takes a link apart: what the engine reads, and the lesson that is open; null for none.
 * @param {string} text an address, or what follows its `#`
 * @returns {{link: string, lesson: Lesson | null}}
 */
export function parted(text) {
  const { others, own } = takenOut(text, OWN.lesson);
  const link = `#${others.join('&')}`;
  const id = own.lesson?.slice(0, MOST_NAME);
  if (id === undefined) return { link: own.step === undefined ? text : link, lesson: null };
  const due = others.every((part) => BESIDE.has(part.replace(/^amp;/, '').split('=')[0] ?? ''));
  // The list of all has no steps.
  const step = (id && stepOf(own.step ?? '1')) || 0;
  return { link, lesson: { id, step, due } };
}

/** What a lesson adds to a link. @type {(lesson: Lesson | null) => string} */
export function partOf(lesson) {
  if (!lesson) return '';
  return `&lesson=${lesson.id}${lesson.step > 0 ? `&step=${lesson.step + 1}` : ''}`;
}

/** What a step sets up, beside it: where the link was copied another lesson may have been open. @type {(link: string, lesson: Lesson | null) => string} */
export const setUpBy = (link, lesson) =>
  `${takenOut(link, OWN.lesson).others.join('&')}${partOf(lesson)}`;

/** A link that stands in a lesson, to be opened beside it; one that names a lesson itself leads there. @type {(link: string, lesson: Lesson | null) => string} */
export const besideLesson = (link, lesson) => (parted(link).lesson ? link : setUpBy(link, lesson));

/** What of a link stays when a lesson sets something up: whether the page is presented to a room. @type {(link: string) => string} */
export const stays = (link) =>
  link
    .split('&')
    .filter((part) => part.startsWith('present='))
    .map((part) => `&${part}`)
    .join('');

/** Whether two are the same lesson at the same step. @type {(a: Lesson | null, b: Lesson | null) => boolean} */
export const isSameStep = (a, b) => a?.id === b?.id && a?.step === b?.step;
