// Lessons as files: each can be saved, changed in an editor, and opened again.

import { download } from '../../shared/export/download.js';
import { packed } from '../../shared/export/packed.js';
import { fileText } from '../../shared/kit/file-text.js';
import { keepOwn } from './library.js';
import { MOST_CHARACTERS } from './limits.js';
import { parsed } from './parse.js';

/** @import { Problem } from './inline.js' */
/** @import { Opened } from './library.js' */

/** Characters have up to four bytes. */
const MOST_BYTES = 4 * MOST_CHARACTERS;

/**
 * Reads a lesson's file.
 * @param {File} file
 * @returns {Promise<{id: string, problems?: undefined} | {problems: readonly Problem[]}>} the lesson's name, or what is wrong with the file
 */
export async function openFile(file) {
  if (file.size > MOST_BYTES)
    return { problems: [{ code: 'long', line: 1, given: String(file.size) }] };
  const { text, unread } = await fileText(file);
  if (unread) return { problems: [{ code: unread, line: 1, given: '' }] };
  const { problems } = parsed(text);
  return problems ? { problems } : { id: packed(text) ?? keepOwn(text) };
}

/** Saves a lesson's file. @param {Opened} opened */
export const saveFile = ({ id, text }) =>
  download(
    `${/^[\w-]{1,40}$/.test(id) ? id : 'lesson'}.md`,
    new Blob([text], { type: 'text/markdown' }),
  );
