// What a page that is one file has in it beside its script: compressed by LZMA, in base64, each the text of an element.

import { decompress } from 'lzma1';

/** The bytes that an element's text stands for. @param {string} id the element's */
export const unpacked = (id) =>
  decompress(
    Uint8Array.from(atob(document.getElementById(id)?.textContent ?? ''), (letter) =>
      letter.charCodeAt(0),
    ),
  );
