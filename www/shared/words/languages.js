import { FOLDERS } from '#folders';

/** @import { Language } from './shape.js' */

/** @type {(tag: string) => string | null} */
function folderOf(tag) {
  if (Object.hasOwn(FOLDERS, tag)) return tag;
  const [language = ''] = tag.split('-');
  if (Object.hasOwn(FOLDERS, language)) return language;
  // Of a language in several scripts: `zh` and `zh-TW` get `zh-Hans`.
  return spoken().find((one) => one.split('-')[0] === language) ?? null;
}

/** The tags to choose from, sorted: all but variants of a language that has a folder, such as the pseudo-language. */
export const spoken = () =>
  Object.keys(FOLDERS)
    .filter((tag) => !tag.includes('-') || !Object.hasOwn(FOLDERS, tag.split('-')[0] ?? ''))
    .sort();

/**
 * The visitor's language: the link's, else the first available one that the browser prefers, else English.
 * @type {(asked: string | null, preferred: readonly string[]) => string}
 */
export function languageFor(asked, preferred) {
  const wanted = asked === null ? preferred : [asked, ...preferred];
  return wanted.map(folderOf).find((tag) => tag !== null) ?? 'en';
}

/** Tags and native names of these languages. @type {() => {tag: string, name: string}[]} */
export const offered = () =>
  spoken().map((tag) => ({
    tag,
    name: new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag,
  }));

/** @type {(tag: string) => Promise<Language>} */
export async function load(tag) {
  const folder = FOLDERS[tag];
  if (!folder) throw new Error(`there is no language '${tag}'`);
  return folder();
}
