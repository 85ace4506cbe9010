// Data of the one-file page: LZMA in base64, as the text of elements.

import { decompress } from 'lzma1';

/** @param {string} id of the element */
export function unpacked(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no ${id} in it`);
  const letters = atob(element.textContent);
  return decompress(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
}
