// A link as a picture for cameras.

import { encode } from 'uqr';

/**
 * The dark modules of a QR code as one path, row by row, in units of a module, a quiet zone of four around it.
 * @param {string} text
 * @returns {{size: number, path: string} | null} null for a text that no code can hold
 */
export function qrOf(text) {
  try {
    const { size, data } = encode(text, { ecc: 'M', border: 4 });
    return { size, path: data.map(rowOf).join('') };
  } catch {
    return null;
  }
}

/** @param {readonly boolean[]} row @param {number} y */
function rowOf(row, y) {
  let path = '';
  for (let x = 0; x < row.length; ) {
    const from = x;
    while (row[x]) x += 1;
    if (x > from) path += `M${from} ${y}h${x - from}v1H${from}z`;
    x += 1;
  }
  return path;
}
