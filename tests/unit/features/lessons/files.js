import { readdirSync, readFileSync } from 'node:fs';
import { parsed } from '../../../../www/features/lessons/parse.js';

/** @import { Formula } from '../../../../www/features/lessons/formula.js' */
/** @import { Lesson } from '../../../../www/features/lessons/parse.js' */

/** The languages that have lessons. */
export const TAGS = readdirSync('www/features/lessons').filter((tag) =>
  /^[a-z]{2}(-\w+)?$/.test(tag),
);

export const parsedFiles = () =>
  readdirSync('www/features/lessons', { recursive: true, encoding: 'utf8' })
    .filter((name) => /^[\w-]+[\\/]\d+-.*\.md$/.test(name))
    .sort()
    .map((name) => {
      const path = `www/features/lessons/${name}`;
      const text = readFileSync(path, 'utf8');
      const { lesson, problems } = parsed(text);
      if (!lesson) throw new Error(`${path}: ${JSON.stringify(problems)}`);
      return { path, text, lesson };
    });

/** @param {unknown} value @param {(one: any) => boolean} is @returns {any[]} */
function allIn(value, is) {
  if (typeof value !== 'object' || value === null) return [];
  return [...(is(value) ? [value] : []), ...Object.values(value).flatMap((one) => allIn(one, is))];
}

/** @param {Lesson} lesson @returns {Formula[]} */
export const formulasOf = (lesson) =>
  allIn(lesson, (one) => typeof one.formula === 'object').map(({ formula }) => formula);

/** @param {Lesson} lesson @returns {string[]} */
export const linksOf = (lesson) => [
  ...lesson.steps.flatMap(({ setUp }) => setUp ?? []),
  ...allIn(lesson, (one) => typeof one.shows === 'string').map(({ shows }) => shows),
  ...allIn(lesson, (one) => typeof one.href === 'string').map(({ href }) => href),
];
