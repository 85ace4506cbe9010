// What a page that is one file has in it beside its script: compressed by LZMA, in base64, each the text of an element.

import { decompress } from 'lzma1';

/** The bytes that an element's text stands for. @param {string} id the element's */
export function unpacked(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no ${id} in it`);
  const letters = atob(element.textContent);
  return decompress(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
}
