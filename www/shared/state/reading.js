// The lesson beside the page, in links.

import { partsOf, without } from './own.js';
import { readPage, writePage } from './page-keys.js';

/** @import { Lesson } from './page-keys.js' */

/** What a lesson adds to a link. @type {(lesson: Lesson | null) => string} */
export const partOf = (lesson) => (lesson ? `&${writePage('', { ...readPage(''), lesson })}` : '');

/** What a step sets up, beside it: where the link was copied another lesson may have been open. @type {(link: string, lesson: Lesson | null) => string} */
export const setUpBy = (link, lesson) => `${without(link, ['lesson', 'step'])}${partOf(lesson)}`;

/** A link that stands in a lesson, to be opened beside it; one that names a lesson itself leads there. @type {(link: string, lesson: Lesson | null) => string} */
export const besideLesson = (link, lesson) =>
  partsOf(link).some(({ key }) => key === 'lesson') ? link : setUpBy(link, lesson);

/** What of a link stays when a lesson sets something up: whether the page is presented to a room. @type {(link: string) => string} */
export const stays = (link) =>
  link
    .split('&')
    .filter((part) => part.startsWith('present='))
    .map((part) => `&${part}`)
    .join('');

/** Whether two are the same lesson at the same step. @type {(a: Lesson | null, b: Lesson | null) => boolean} */
export const isSameStep = (a, b) => a?.id === b?.id && a?.step === b?.step;
