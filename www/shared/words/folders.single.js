// The languages of a one-file build, all included.

/** @import { Language } from './shape.js' */
/** @import { FOLDERS as Folders } from './folders.js' */

/** @type {Record<string, Language>} */
const all = import.meta.glob(['./*/index.js', '!./grammar/*'], { eager: true });

/** @type {typeof Folders} */
export const FOLDERS = Object.fromEntries(Object.entries(all).map(([path, language]) => [path.split('/')[1] ?? '', async () => language]));
