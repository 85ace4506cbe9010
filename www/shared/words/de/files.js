// Words for a file that has no text.

/** @import { Unread } from '../../kit/file-text.js' */

/** @type {Readonly<Record<Unread, string>>} */
export const unread = {
  encoding: 'die Datei ist kein Text in UTF-8; speichere sie als UTF-8 und öffne sie noch einmal',
  gone: 'der Browser kann die Datei nicht mehr lesen; wähle sie noch einmal',
};
