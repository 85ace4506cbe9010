// How texts are put together.

/** @import { Words } from '../shape.js' */

/** @type {Words['text']} */
export const text = {
  sentence: (definition) => `${definition}。`,
  sentences: (all) => all.filter(Boolean).join(''),
  about: (thing, said) => `${thing}：${said}`,
  noted: (name, note) => `${name}（${note}）`,
  within: (whole, one) => `${whole}，${one}`,
  list: (title, entries) => `${title}。${entries.join('；')}`,
};
