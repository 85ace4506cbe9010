// Words for a file that has no text.

/** @import { Unread } from '../../kit/file-text.js' */

/** @type {Readonly<Record<Unread, string>>} */
export const unread = {
  encoding: 'the file is not UTF-8 text; save it as UTF-8 and open it again',
  gone: 'the browser cannot read the file any more; choose it again',
};
