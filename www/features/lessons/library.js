// A file per lesson, in a folder per language. A prefix of the file's name gives the order.

import { isPacked, Unfolds, unpacked } from '../../shared/export/packed.js';
import { FILES } from './files.js';
import { parsed } from './parse.js';

/** @import { Problem } from './inline.js' */

/** @typedef {{id: string, tag: string | null, text: string} & ReturnType<typeof parsed>} Opened */

/** The complete language. */
const WHOLE = 'en';

/** @type {ReadonlyMap<string, () => Promise<string>>} */
const byName = new Map(
  Object.entries(FILES).flatMap(([path, load]) => {
    const [, tag, name] = /^\.\/([^/]+)\/\d+-(.+)\.md$/.exec(path) ?? [];
    return tag && name ? [[`${tag}/${name}`, load]] : [];
  }),
);

/** The names of all lessons, in the order in which they are taught. */
export const LESSONS = Object.keys(FILES)
  .sort()
  .flatMap((path) => {
    const [, name] = /^\.\/en\/\d+-(.+)\.md$/.exec(path) ?? [];
    return name ? [name] : [];
  });

/** Lessons from files that are too long for a link, by name. @type {Map<string, string>} */
const own = new Map();

/** Stores an own lesson until the page closes. @param {string} text */
export function keepOwn(text) {
  const id = `file-${own.size + 1}`;
  own.set(id, text);
  return id;
}

/** Whether a lesson is not one of the page's. @param {string} id */
export const isOwn = (id) => isPacked(id) || own.has(id);

/**
 * A lesson in a language, or in English where that has none.
 * @param {string} id
 * @param {string} tag
 * @returns {Promise<Opened | null>} null where there is no such lesson
 */
export async function openLesson(id, tag) {
  const kept = own.get(id);
  if (kept !== undefined) return { id, tag: null, text: kept, ...parsed(kept) };
  if (isPacked(id)) {
    try {
      const text = unpacked(id);
      return { id, tag: null, text, ...parsed(text) };
    } catch (error) {
      return { id, tag: null, text: '', lesson: null, problems: [problemOf(error)] };
    }
  }
  const spoken = byName.has(`${tag}/${id}`) ? tag : WHOLE;
  const load = byName.get(`${spoken}/${id}`);
  if (!load) return null;
  const text = await load();
  return { id, tag: spoken, text, ...parsed(text) };
}

/** @param {unknown} error @returns {Problem} */
function problemOf(error) {
  return { code: error instanceof Unfolds ? 'unfolds' : 'cut', line: 1, given: '' };
}

/** All lessons of the page, in order. @param {string} tag @returns {Promise<Opened[]>} */
export async function openAll(tag) {
  const all = await Promise.all(LESSONS.map((id) => openLesson(id, tag)));
  return all.filter((one) => one !== null);
}
