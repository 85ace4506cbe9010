/** @import { Unread } from '../../kit/file-text.js' */

/** @type {Readonly<Record<Unread, string>>} */
export const unread = {
  encoding: 'ファイルがUTF-8のテキストではありません。UTF-8で保存して、もう一度開いてください',
  gone: 'ブラウザがファイルを読めなくなりました。もう一度選んでください',
};
