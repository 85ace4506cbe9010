import { partsOf, without } from './own.js';
import { readPage, writePage } from './page-keys.js';

/** @import { Lesson } from './page-keys.js' */

/** The lesson's part of a link. @type {(lesson: Lesson | null) => string} */
export const partOf = (lesson) => (lesson ? `&${writePage('', { ...readPage(''), lesson })}` : '');

/**
 * The link that a step sets up, with this lesson; another may have been open where the link was copied.
 * @type {(link: string, lesson: Lesson | null) => string}
 */
export const setUpBy = (link, lesson) => `${without(link, ['lesson', 'step'])}${partOf(lesson)}`;

/** A lesson's link, opened beside the lesson, unless it names a lesson itself. @type {(link: string, lesson: Lesson | null) => string} */
export const besideLesson = (link, lesson) =>
  partsOf(link).some(({ key }) => key === 'lesson') ? link : setUpBy(link, lesson);

/** The part of a link that stays when a lesson sets something up: whether the page is presented, and shows it alone. @type {(link: string) => string} */
export const stays = (link) =>
  link
    .split('&')
    .filter((part) => /^(present|alone)=/.test(part))
    .map((part) => `&${part}`)
    .join('');

/** @type {(a: Lesson | null, b: Lesson | null) => boolean} */
export const isSameStep = (a, b) => a?.id === b?.id && a?.step === b?.step;
