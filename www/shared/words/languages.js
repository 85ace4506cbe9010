// Which of the languages a visitor gets.

import { FOLDERS } from '#folders';

/** @import { Language } from './shape.js' */

/** The folder for a tag: its own, or that of the language that it is a variant of. @type {(tag: string) => string | null} */
function folderOf(tag) {
  if (Object.hasOwn(FOLDERS, tag)) return tag;
  const [language = ''] = tag.split('-');
  return Object.hasOwn(FOLDERS, language) ? language : null;
}

/**
 * The language that a visitor gets: what the link asks for, else the first of the browser's that there is, else English.
 * @type {(asked: string | null, preferred: readonly string[]) => string}
 */
export function languageFor(asked, preferred) {
  const wanted = asked === null ? preferred : [asked, ...preferred];
  return wanted.map(folderOf).find((tag) => tag !== null) ?? 'en';
}

/** The languages to choose from, each by its tag and by its own name. @type {() => {tag: string, name: string}[]} */
export const offered = () =>
  Object.keys(FOLDERS)
    .filter((tag) => !tag.includes('-'))
    .sort()
    .map((tag) => ({ tag, name: new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag }));

/** Loads a language that there is. @type {(tag: string) => Promise<Language>} */
export async function load(tag) {
  const folder = FOLDERS[tag];
  if (!folder) throw new Error(`there is no language '${tag}'`);
  return folder();
}
