// Words for a file that has no text.

/** @import { Unread } from '../../kit/file-text.js' */

/** @type {Readonly<Record<Unread, string>>} */
export const unread = {
  encoding: '该文件不是UTF-8文本；请存为UTF-8后重新打开',
  gone: '浏览器无法再读取该文件；请重新选择',
};
